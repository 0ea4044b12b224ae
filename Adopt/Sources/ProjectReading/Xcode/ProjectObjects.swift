import Foundation

/// An object of a project file: a target, a group, a file, a build phase.
struct ProjectObject {
    var id: String
    var values: [String: Any]

    /// The object's class, such as `PBXGroup`.
    var kind: String { string("isa") ?? "" }

    func string(_ key: String) -> String? { values[key] as? String }

    /// The strings of an array, or a single string as an array.
    func strings(_ key: String) -> [String] { Self.strings(values[key]) }

    static func strings(_ value: Any?) -> [String] {
        (value as? String).map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? String } ?? []
    }
}

/// The objects of a `project.pbxproj`, and their references.
struct ProjectObjects {
    private let objects: [String: [String: Any]]
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
        let list = try Self.propertyList(data, name: name) as? [String: Any]
        let objects = (list?["objects"] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String: Any] }
        guard let rootID = list?["rootObject"] as? String, let root = objects[rootID] else {
            throw ProjectReader.Failure(
                "\(name)/project.pbxproj contains no project. Open it in Xcode once, or pass the folder of its sources."
            )
        }
        self.objects = objects
        self.root = ProjectObject(id: rootID, values: root)
    }

    private static func propertyList(_ data: Data, name: String) throws -> Any {
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            let hasConflict = String(decoding: data, as: UTF8.self).contains("\n<<<<<<<")
            let reason = hasConflict ? "It contains an unresolved merge conflict" : reason(error as NSError)
            throw ProjectReader.Failure(
                "\(name)/project.pbxproj can't be read. \(reason). Correct the file, or restore it.")
        }
    }

    /// The sentence with the line. For Xcode's format, Foundation has it in an error below the error, whose class is private.
    private static func reason(_ error: NSError) -> String {
        let below = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
        return below.firstMatch(of: /"(.+?)" UserInfo/).map { String($0.1) }
            ?? error.userInfo["NSDebugDescription"] as? String ?? "\(error)"
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
        objects.map { ProjectObject(id: $0.key, values: $0.value) }.filter { kinds.contains($0.kind) }
            .sorted { $0.id < $1.id }
    }
}
