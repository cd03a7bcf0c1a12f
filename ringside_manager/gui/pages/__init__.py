"""The pages of the window, each in a folder of its own and loaded when it is first shown."""
