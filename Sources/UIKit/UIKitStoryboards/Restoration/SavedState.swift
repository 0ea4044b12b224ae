/// An app's saved state: an archive of its own, and one for each object.
struct SavedState: Codable {
    let application: Data
    /// The parts in the order in which they were written: a view controller precedes those that it references.
    let parts: [Part]

    /// The saved state of one object.
    struct Part: Codable {
        let kind: Kind
        let path: [String]
        /// The index of the part of the view's controller.
        var page: Int?
        var restorationClass: String?
        var storyboard: StoryboardPlace?
        var archive = Data()
    }

    enum Kind: String, Codable {
        case page
        case view
        case object
    }

    /// The storyboard scene that created a view controller.
    struct StoryboardPlace: Codable {
        let name: String
        let bundle: String
        let controller: String?
    }

    init(application: Data, parts: [Part]) {
        self.application = application
        self.parts = parts
    }

    /// Reads saved state; `nil` if it can't be read.
    init?(_ data: Data) {
        guard let state = try? PropertyListDecoder().decode(SavedState.self, from: data) else { return nil }
        self = state
    }

    var data: Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return try? encoder.encode(self)
    }
}

/// The restoration classes, by name.
@MainActor
enum RestorationClasses {
    /// The classes that the program has registered, because a file-private class can't be looked up.
    private static var known: [String: Any.Type] = [:]

    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        known[name] = type
        return name
    }

    static func type(named name: String) -> Any.Type? { known[name] ?? NSClassFromString(name) }
}
