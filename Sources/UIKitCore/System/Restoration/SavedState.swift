/// What an app has saved of its state: an archive of its own, and one for each object.
struct SavedState: Codable {
    let application: Data
    /// In the order in which they were written: a page stands before those that it has named.
    let parts: [Part]

    /// What one object has saved.
    struct Part: Codable {
        let kind: Kind
        let path: [String]
        /// The part of the page whose view it is.
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

    /// The scene of a storyboard that a page came from.
    struct StoryboardPlace: Codable {
        let name: String
        let bundle: String
        let controller: String?
    }

    init(application: Data, parts: [Part]) {
        self.application = application
        self.parts = parts
    }

    /// Reads what was saved; `nil` if it cannot be read.
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

/// The classes that make objects as state is restored, by name.
@MainActor
enum RestorationClasses {
    /// Those that the program has named: a class that is private to a file cannot be looked up.
    private static var known: [String: Any.Type] = [:]

    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        known[name] = type
        return name
    }

    static func type(named name: String) -> Any.Type? { known[name] ?? NSClassFromString(name) }
}
