"""Fight plans: written instructions a corner follows when nobody is there to be asked."""
