import Simulator

/// The state of an app as far as its user can see it: the path of pages, and the possible actions.
public struct ScreenState: Codable, Hashable, Sendable {
    /// The classes from the window's root to the topmost page, with the indexes of tabs, and a plus for each page above the first.
    public let path: [String]
    /// The class of the topmost page.
    public let page: String
    /// The app's own visible controllers: pages, pages within pages, containers.
    public let visible: [String]
    /// The possible actions, without data.
    public let marks: [String]

    /// Identifies the state, with the same value on every machine.
    public var key: UInt64 { StableHash.of(path + [""] + marks) }
    /// The key of the path alone.
    public var pathKey: UInt64 { StableHash.of(path) }
}

/// Hashes of texts that are the same in every run, unlike those of `Hasher`.
enum StableHash {
    /// FNV-1a with 64 bits.
    static func of(_ texts: [String]) -> UInt64 {
        texts.reduce(0xcbf2_9ce4_8422_2325) { hash, text in
            (Array(text.utf8) + [0xff]).reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
    }
}

/// An entry point of an exploration.
public enum ExploredEntry: Codable, Hashable, Sendable {
    /// The launch from the Home Screen.
    case launch
    /// A launch, and then a link.
    case link(String)
    /// A launch, and then one of the app's routes, by its index.
    case route(Int)
    /// A launch, and then a registered route with sample values: the type's name, and the Swift expression that creates the route.
    case registeredRoute(String, inSwift: String)

    /// A description for a list of steps; `nil` for the launch.
    var words: String? {
        switch self {
        case .launch: nil
        case .link(let link): "open \(link)"
        case .route(let number): "open route \(number + 1)"
        case .registeredRoute(_, let route): "open \(route)"
        }
    }
}

/// An entry point and the actions after it.
public struct ExploredWay: Codable, Hashable, Sendable {
    /// The entry point.
    public var entry: ExploredEntry
    /// The actions, in order.
    public var actions: [UserAction]

    /// The sequence with one more action.
    func then(_ action: UserAction) -> ExploredWay { ExploredWay(entry: entry, actions: actions + [action]) }
}

/// The outcome of an action.
struct Arrival: Codable, Sendable {
    let state: ScreenState
    /// The performed action, which may include repetitions.
    let action: UserAction?
    /// The faults that occurred.
    let sightings: [Sighting]
    /// The action as lines of Swift.
    let lines: [String]
    /// After a launch, the pages that the exploration is expected to reach.
    var expectedPages: [String]?
    /// After a launch, the other entry points.
    var entries: [ExploredEntry] = []
}
