/// The functions that determine how a collection references and compares its members. Follows Apple's page
/// "NSPointerFunctions".
open class NSPointerFunctions: NSObject {
    let options: Options

    /// Creates functions for the given options.
    public init(options: NSPointerFunctions.Options = []) {
        self.options = options
        super.init()
    }

    /// The options of a collection. Follows Apple's page "NSPointerFunctions.Options".
    public struct Options: OptionSet, Sendable {
        /// The raw value of Apple's constants.
        public let rawValue: UInt

        /// Creates options from a raw value.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Strong references: the default.
        public static let strongMemory: Options = []
        /// Weak references, removed on deallocation. iOS 6.
        public static let weakMemory = Options(rawValue: 5)
        /// Compares by `isEqual(_:)` and `hash`: the default.
        public static let objectPersonality: Options = []
        /// Compares by identity.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Copies added objects.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// Strong references. Follows Apple's page "NSMapTableOptions".
public let NSMapTableStrongMemory: NSPointerFunctions.Options = .strongMemory
/// Weak references. Follows Apple's page "NSMapTableOptions".
public let NSMapTableWeakMemory: NSPointerFunctions.Options = .weakMemory
/// Copies added objects. Follows Apple's page "NSMapTableOptions".
public let NSMapTableCopyIn: NSPointerFunctions.Options = .copyIn
/// Compares by identity. Follows Apple's page "NSMapTableOptions".
public let NSMapTableObjectPointerPersonality: NSPointerFunctions.Options = .objectPointerPersonality
/// Strong references. Follows Apple's page "NSHashTableOptions".
public let NSHashTableStrongMemory: NSPointerFunctions.Options = .strongMemory
/// Weak references. Follows Apple's page "NSHashTableOptions".
public let NSHashTableWeakMemory: NSPointerFunctions.Options = .weakMemory
/// Copies added objects. Follows Apple's page "NSHashTableOptions".
public let NSHashTableCopyIn: NSPointerFunctions.Options = .copyIn
/// Compares by identity. Follows Apple's page "NSHashTableOptions".
public let NSHashTableObjectPointerPersonality: NSPointerFunctions.Options = .objectPointerPersonality

/// An object in a collection, referenced and compared according to the options.
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
