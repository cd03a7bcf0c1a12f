"""Fight plans in the window: written as sentences, judged while they are written, tried out, sealed."""
