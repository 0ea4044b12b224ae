// Swift Testing declares a cross-import overlay for every module named CoreImage: a file that imports both
// `Testing` and `CoreImage` imports this module too. It has nothing to add on Linux, but it has to exist.
