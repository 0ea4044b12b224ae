/// How a collection of pointers holds and compares what is in it. Follows Apple's page "NSPointerFunctions".
open class NSPointerFunctions: NSObject {
    let options: Options

    /// Creates functions for the given options.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// How a collection holds and compares. Follows Apple's page "NSPointerFunctions.Options".
    public struct Options: OptionSet, Sendable {
        /// The number in Apple's constants.
        public let rawValue: UInt

        /// Creates options from their number.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Keeps objects alive: the default.
        public static let strongMemory: Options = []
        /// Keeps no object alive, and forgets those that die. iOS 6.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares by `isEqual(_:)` and `hash`: the default.
        public static let objectPersonality: Options = []
        /// Compares by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Copies what comes in.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// Keeps objects alive. Follows Apple's page "NSMapTableOptions".
public let NSMapTableStrongMemory: NSPointerFunctions.Options = .strongMemory
/// Keeps no object alive. Follows Apple's page "NSMapTableOptions".
public let NSMapTableWeakMemory: NSPointerFunctions.Options = .weakMemory
/// Copies what comes in. Follows Apple's page "NSMapTableOptions".
public let NSMapTableCopyIn: NSPointerFunctions.Options = .copyIn
/// Compares by identity. Follows Apple's page "NSMapTableOptions".
public let NSMapTableObjectPointerPersonality: NSPointerFunctions.Options = .objectPointerPersonality
/// Keeps objects alive. Follows Apple's page "NSHashTableOptions".
public let NSHashTableStrongMemory: NSPointerFunctions.Options = .strongMemory
/// Keeps no object alive. Follows Apple's page "NSHashTableOptions".
public let NSHashTableWeakMemory: NSPointerFunctions.Options = .weakMemory
/// Copies what comes in. Follows Apple's page "NSHashTableOptions".
public let NSHashTableCopyIn: NSPointerFunctions.Options = .copyIn
/// Compares by identity. Follows Apple's page "NSHashTableOptions".
public let NSHashTableObjectPointerPersonality: NSPointerFunctions.Options = .objectPointerPersonality

/// An object in a collection, held and compared as the options say.
struct PointerBox {
    private let strong: AnyObject?
    private weak var weakly: AnyObject?
    let hash: Int
    private let comparesIdentity: Bool

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        let held = options.contains(.copyIn) ? PointerBox.copy(object) : object
        let isWeak = options.contains(.weakMemory)
        strong = isWeak ? nil : held
        weakly = isWeak ? held : nil
        comparesIdentity = options.contains(.objectPointerPersonality)
        hash = PointerBox.hash(of: held, comparesIdentity)
    }

    var object: AnyObject? { strong ?? weakly }

    func holds(_ other: AnyObject) -> Bool {
        guard let object else { return false }
        if object === other { return true }
        guard !comparesIdentity, let object = object as? NSObject else { return false }
        return object.isEqual(other)
    }

    static func hash(of object: AnyObject, _ comparesIdentity: Bool) -> Int {
        if !comparesIdentity, let object = object as? NSObject { return object.hash }
        return ObjectIdentifier(object).hashValue
    }

    private static func copy(_ object: AnyObject) -> AnyObject {
        (object as? any NSCopying)?.copy(with: nil) as AnyObject? ?? object
    }
}
