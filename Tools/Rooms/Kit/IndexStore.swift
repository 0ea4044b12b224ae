import Foundation
import IndexStoreTypes

/// The index that a build writes next to its products.
final class IndexStore {
    private let library: IndexLibrary
    private let store: index_object

    init(at path: String, _ library: IndexLibrary) throws {
        self.library = library
        guard FileManager.default.fileExists(atPath: path) else {
            throw IndexError("There is no index in \(path).", repair: "build the package in debug mode")
        }
        store = try library.opened(path) { library.openStore(path, $0) }
    }

    deinit {
        library.closeStore(store)
    }

    /// The index data of a source file's last compilation.
    struct Unit {
        let file: String
        let time: Date
        let records: [String]
    }

    /// The units of the files in a folder. For a file that was compiled several times, only the latest.
    func units(in folder: String) throws -> [String: Unit] {
        var latest: [String: Unit] = [:]
        for name in library.names(in: store) {
            guard let unit = try unit(name, in: folder) else { continue }
            if let other = latest[unit.file], other.time > unit.time { continue }
            latest[unit.file] = unit
        }
        return latest
    }

    private func unit(_ name: String, in folder: String) throws -> Unit? {
        let reader = try library.opened(name) { library.openUnit(store, name, $0) }
        defer { library.closeUnit(reader) }
        let file = library.mainFile(reader).string
        guard file.hasPrefix(folder + "/") else { return nil }
        return Unit(file: file, time: time(of: reader), records: records(of: reader))
    }

    private func time(of unit: index_object) -> Date {
        var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
        library.unitTime(unit, &seconds, &nanoseconds)
        return Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) * 1e-9)
    }

    private func records(of unit: index_object) -> [String] {
        var names: [String] = []
        library.each(library.visitDependencies, in: unit) { dependency in
            if library.dependencyKind(dependency) == IndexStore.recordKind {
                names.append(library.dependencyName(dependency).string)
            }
        }
        return names
    }

    private static let recordKind: Int32 = 2
}

// Occurrences.
extension IndexStore {
    func occurrences(in unit: Unit) throws -> [Occurrence] {
        try unit.records.flatMap(occurrences(inRecord:))
    }

    private func occurrences(inRecord name: String) throws -> [Occurrence] {
        let reader = try library.opened(name) { library.openRecord(store, name, $0) }
        defer { library.closeRecord(reader) }
        var occurrences: [Occurrence] = []
        library.each(library.visitOccurrences, in: reader) { occurrences.append(occurrence($0)) }
        return occurrences
    }

    private func occurrence(_ object: index_object) -> Occurrence {
        let symbol = library.occurrenceSymbol(object)!
        var line: UInt32 = 0
        library.occurrencePlace(object, &line, nil)
        return Occurrence(
            symbol: Symbol(
                identifier: library.symbolIdentifier(symbol).string,
                name: library.symbolName(symbol).string,
                isType: IndexStore.typeKinds.contains(library.symbolKind(symbol))),
            roles: Roles(rawValue: library.occurrenceRoles(object)), line: Int(line),
            relations: relations(of: object))
    }

    private func relations(of occurrence: index_object) -> [Relation] {
        var relations: [Relation] = []
        library.each(library.visitRelations, in: occurrence) { relation in
            relations.append(
                Relation(
                    identifier: library.symbolIdentifier(library.relationSymbol(relation)!).string,
                    roles: Roles(rawValue: library.relationRoles(relation))))
        }
        return relations
    }

    /// Enumerations, structures, classes, protocols, and type aliases.
    private static let typeKinds: Set<Int32> = [5, 6, 7, 8, 11]
}
