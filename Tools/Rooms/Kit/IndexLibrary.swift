import Foundation
import IndexStoreTypes

/// The functions of libIndexStore, which reads the compiler's index of names.
struct IndexLibrary {
    let openStore: index_open_store
    let closeStore: index_close
    let errorText: index_error_text
    let visitUnits: index_visit_texts

    let openUnit: index_open_part
    let closeUnit: index_close
    let mainFile: index_text_of
    let unitTime: index_time_of
    let visitDependencies: index_visit_objects
    let dependencyKind: index_number_of
    let dependencyName: index_text_of

    let openRecord: index_open_part
    let closeRecord: index_close
    let visitOccurrences: index_visit_objects
    let occurrenceSymbol: index_object_of
    let occurrenceRoles: index_flags_of
    let occurrencePlace: index_place_of
    let visitRelations: index_visit_objects
    let relationSymbol: index_object_of
    let relationRoles: index_flags_of

    let symbolName: index_text_of
    let symbolIdentifier: index_text_of
    let symbolKind: index_number_of

    /// Opens the library of a toolchain.
    init(at path: String) throws {
        guard let library = dlopen(path, RTLD_NOW) else {
            throw IndexError(
                "\(path) cannot be opened.", repair: "install Swift's toolchain with libIndexStore")
        }
        func function<Function>(_ name: String, as _: Function.Type = Function.self) throws -> Function {
            guard let symbol = dlsym(library, "indexstore_" + name) else {
                throw IndexError(
                    "\(path) has no indexstore_\(name).", repair: "use the toolchain of Swift 6.3")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        openStore = try function("store_create")
        closeStore = try function("store_dispose")
        errorText = try function("error_get_description")
        visitUnits = try function("store_units_apply_f")
        openUnit = try function("unit_reader_create")
        closeUnit = try function("unit_reader_dispose")
        mainFile = try function("unit_reader_get_main_file")
        unitTime = try function("unit_reader_get_modification_time")
        visitDependencies = try function("unit_reader_dependencies_apply_f")
        dependencyKind = try function("unit_dependency_get_kind")
        dependencyName = try function("unit_dependency_get_name")
        openRecord = try function("record_reader_create")
        closeRecord = try function("record_reader_dispose")
        visitOccurrences = try function("record_reader_occurrences_apply_f")
        occurrenceSymbol = try function("occurrence_get_symbol")
        occurrenceRoles = try function("occurrence_get_roles")
        occurrencePlace = try function("occurrence_get_line_col")
        visitRelations = try function("occurrence_relations_apply_f")
        relationSymbol = try function("symbol_relation_get_symbol")
        relationRoles = try function("symbol_relation_get_roles")
        symbolName = try function("symbol_get_name")
        symbolIdentifier = try function("symbol_get_usr")
        symbolKind = try function("symbol_get_kind")
    }
}

/// The reason that the compiler's index can't be read, with a suggestion.
package struct IndexError: Error, CustomStringConvertible {
    package let description: String

    init(_ reason: String, repair: String) {
        description = "\(reason)\nrepair: \(repair)"
    }
}

extension index_text {
    /// A copy of the library's text.
    var string: String {
        String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
    }
}
