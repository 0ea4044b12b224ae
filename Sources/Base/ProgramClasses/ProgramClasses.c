#include "ProgramClasses.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Swift's ABI: the section of the program's types has an offset to the descriptor of each. A descriptor begins with flags and the offsets
// to what it lies in, to its name and to the function that makes its metadata.
// https://github.com/swiftlang/swift/blob/main/include/swift/ABI/Metadata.h
extern const int32_t __start_swift5_type_metadata[] __attribute__((visibility("hidden"), weak));
extern const int32_t __stop_swift5_type_metadata[] __attribute__((visibility("hidden"), weak));

struct descriptor {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
};

enum { kind_mask = 0x1f, module_kind = 0, class_kind = 16, is_generic = 0x80 };

struct response {
    const void *metadata;
    uintptr_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(uintptr_t request);

/// What an offset leads to; where its lowest bit is set, to a pointer.
static const void *follow(const int32_t *offset) {
    if (*offset == 0) return NULL;
    const char *place = (const char *)offset + (*offset & ~1);
    return *offset & 1 ? *(const void *const *)place : place;
}

static const char *name_of(const struct descriptor *type) {
    return (const char *)&type->name + type->name;
}

static const char *module_of(const struct descriptor *type) {
    while (type != NULL && (type->flags & kind_mask) != module_kind) type = follow(&type->parent);
    return type ? name_of(type) : "";
}

static bool is_called(const struct descriptor *type, const char *name) {
    const struct descriptor *parent = follow(&type->parent);
    return parent != NULL && (parent->flags & kind_mask) == module_kind && strcmp(name_of(type), name) == 0;
}

void program_classes(
    const char *module, const char *name, void (*visit)(const void *metadata, void *context), void *context) {
    for (const int32_t *record = __start_swift5_type_metadata; record < __stop_swift5_type_metadata; record++) {
        // The two lowest bits say how the descriptor is found: at the offset, or by a pointer there.
        const char *place = (const char *)record + (*record & ~3);
        if ((*record & 3) > 1) continue;
        const struct descriptor *type =
            (*record & 3) == 1 ? *(const struct descriptor *const *)place : (const struct descriptor *)place;
        if (type == NULL || (type->flags & kind_mask) != class_kind || type->flags & is_generic) continue;
        if (type->accessor == 0 || (name != NULL && !is_called(type, name))) continue;
        if (module != NULL && strcmp(module_of(type), module) != 0) continue;
        accessor make = (accessor)((const char *)&type->accessor + type->accessor);
        visit(make(0).metadata, context);
    }
}
