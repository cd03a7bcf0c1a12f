"""The league's save: a journal of deeds, the books posted from it, and the file that keeps both."""
