import Simulator

/// Where an app is, as far as its user can tell: the path of pages, and what can be done there.
public struct ScreenState: Codable, Hashable, Sendable {
    /// The classes from the window's root to the page in front, with the numbers of tabs, and a plus for each page that lies over others.
    public let path: [String]
    /// The class of the page in front.
    public let page: String
    /// The app's own controllers that are visible: pages, pages within pages, containers.
    public let visible: [String]
    /// What can be done there, without data.
    public let marks: [String]

    /// A number that tells it from others, the same on every machine.
    public var key: UInt64 { StableHash.of(path + [""] + marks) }
    /// The same for the path alone.
    public var pathKey: UInt64 { StableHash.of(path) }
}

/// Numbers for texts that are the same in every run, which `Hasher`'s are not.
enum StableHash {
    /// FNV-1a of 64 bits.
    static func of(_ texts: [String]) -> UInt64 {
        texts.reduce(0xcbf2_9ce4_8422_2325) { hash, text in
            (Array(text.utf8) + [0xff]).reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        }
    }
}

/// Where an exploration begins.
public enum ExploredEntry: Codable, Hashable, Sendable {
    /// The launch from the home screen.
    case launch
    /// A launch, and then a link.
    case link(String)
    /// A launch, and then one of the app's routes, by its number.
    case route(Int)
    /// A launch, and then a route of a registered type, made with sample values: the type's name, and the route as it is made in Swift.
    case registeredRoute(String, inSwift: String)

    /// In words, as in a list of steps; `nil` for the launch.
    var words: String? {
        switch self {
        case .launch: nil
        case .link(let link): "open \(link)"
        case .route(let number): "open route \(number + 1)"
        case .registeredRoute(_, let route): "open \(route)"
        }
    }
}

/// A beginning, and what is done from there.
public struct ExploredWay: Codable, Hashable, Sendable {
    /// Where it begins.
    public var entry: ExploredEntry
    /// What is done, in order.
    public var actions: [UserAction]

    /// The same with one more action.
    func then(_ action: UserAction) -> ExploredWay { ExploredWay(entry: entry, actions: actions + [action]) }
}

/// What came of an action.
struct Arrival: Codable, Sendable {
    let state: ScreenState
    /// The action as it was done in the end, which may have been more often.
    let action: UserAction?
    /// What was wrong on the way.
    let sightings: [Sighting]
    /// The action as lines of Swift.
    let lines: [String]
    /// After a launch, the pages that some way has to reach.
    var expectedPages: [String]?
    /// After a launch, where explorations begin besides it.
    var entries: [ExploredEntry] = []
}
