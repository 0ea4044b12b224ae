import Foundation

/// An object of a project file: a target, a group, a file, a build phase.
struct ProjectObject {
    var id: String
    var values: [String: PropertyListValue]

    /// The object's class, such as `PBXGroup`.
    var kind: String { values["isa"]?.string ?? "" }

    func string(_ key: String) -> String? { values[key]?.string }

    func strings(_ key: String) -> [String] { values[key]?.strings ?? [] }
}

/// The objects of a `project.pbxproj`, and their references.
struct ProjectObjects {
    private let objects: [String: [String: PropertyListValue]]
    /// The project object.
    let root: ProjectObject

    /// Reads the project file in an `.xcodeproj`.
    init(project: URL) throws {
        let name = project.lastPathComponent
        let file = project.appendingPathComponent("project.pbxproj")
        guard let data = try? Data(contentsOf: file) else {
            throw ProjectReader.Failure(
                "\(name) has no readable project.pbxproj. Check out the whole project, or pass the folder of its sources."
            )
        }
        let list = try Self.propertyList(data, name: name)
        guard let objects = list.dictionary?["objects"]?.dictionary,
            let rootID = list.dictionary?["rootObject"]?.string, let root = objects[rootID]?.dictionary
        else {
            throw ProjectReader.Failure(
                "\(name)/project.pbxproj contains no project. Open it in Xcode once, or pass the folder of its sources."
            )
        }
        self.objects = objects.compactMapValues(\.dictionary)
        self.root = ProjectObject(id: rootID, values: root)
    }

    private static func propertyList(_ data: Data, name: String) throws -> PropertyListValue {
        if let xml = modernPropertyList(data) { return xml }
        do {
            return try PropertyListParser.parse(Array(data))
        } catch {
            throw ProjectReader.Failure(
                "\(name)/project.pbxproj can't be read: line \(error.line): \(error.message). Fix the line, or restore the file."
            )
        }
    }

    /// Some tools that generate projects write XML.
    private static func modernPropertyList(_ data: Data) -> PropertyListValue? {
        guard data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) else {
            return nil
        }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)).map(value)
    }

    private static func value(_ value: Any) -> PropertyListValue {
        switch value {
        case let entries as [String: Any]: .dictionary(entries.mapValues(Self.value))
        case let values as [Any]: .array(values.map(Self.value))
        case let data as Data: .data(Array(data))
        default: .string("\(value)")
        }
    }

    subscript(id: String?) -> ProjectObject? {
        guard let id, let values = objects[id] else { return nil }
        return ProjectObject(id: id, values: values)
    }

    /// The objects in an array under a key of another object.
    func list(_ key: String, of object: ProjectObject?) -> [ProjectObject] {
        object?.strings(key).compactMap { self[$0] } ?? []
    }

    /// The object under a key of another object.
    func object(_ key: String, of object: ProjectObject?) -> ProjectObject? {
        self[object?.string(key)]
    }

    /// All objects of these classes, sorted by identifier.
    func all(_ kinds: Set<String>) -> [ProjectObject] {
        objects.filter { $0.value["isa"]?.string.map(kinds.contains) == true }
            .map { ProjectObject(id: $0.key, values: $0.value) }
            .sorted { $0.id < $1.id }
    }
}
