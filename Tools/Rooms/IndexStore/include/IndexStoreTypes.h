// The parts of libIndexStore's interface that are used. The library comes with Swift's toolchain and is opened at run time.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A store, a unit, a record, an occurrence, a relation or a symbol.
typedef void *index_object;

typedef struct {
    const char *data;
    size_t length;
} index_text;

typedef bool (*index_text_visitor)(void *context, index_text text);
typedef bool (*index_object_visitor)(void *context, index_object object);

typedef index_object (*index_open_store)(const char *path, void **error);
typedef index_object (*index_open_part)(index_object store, const char *name, void **error);
typedef void (*index_close)(index_object object);
typedef const char *(*index_error_text)(void *error);

typedef bool (*index_visit_texts)(index_object object, unsigned sorted, void *context, index_text_visitor visitor);
typedef bool (*index_visit_objects)(index_object object, void *context, index_object_visitor visitor);

typedef index_text (*index_text_of)(index_object object);
typedef index_object (*index_object_of)(index_object object);
typedef int (*index_number_of)(index_object object);
typedef uint64_t (*index_flags_of)(index_object object);
typedef void (*index_place_of)(index_object object, unsigned *line, unsigned *column);
typedef void (*index_time_of)(index_object object, int64_t *seconds, int64_t *nanoseconds);
