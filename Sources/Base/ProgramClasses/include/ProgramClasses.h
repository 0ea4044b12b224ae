#ifndef PROGRAM_CLASSES_H
#define PROGRAM_CLASSES_H

/// Calls a function with the metadata of each class of the program that has no type parameters: the classes of a module, or with NULL
/// those of all modules; the classes with a name, or with NULL those with any name.
///
/// A class with a name that is asked for is not nested in another type.
void program_classes(
    const char *module, const char *name, void (*visit)(const void *metadata, void *context), void *context);

#endif
