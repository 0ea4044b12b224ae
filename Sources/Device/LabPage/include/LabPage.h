#pragma once
#include <stddef.h>

/// A file of the lab's page: its name, and what is in it.
typedef struct {
    const char *name;
    const unsigned char *bytes;
    size_t count;
} LabPageFile;

/// How many files the page has.
size_t labPageFileCount(void);

/// A file of the page, by its place from 0 on.
LabPageFile labPageFile(size_t index);
