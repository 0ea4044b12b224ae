import Foundation

/// A class that inherits `NSObject.init()` on a device, and has only other initializers on Linux.
///
/// An extension can't add that initializer to the class, but a protocol can.
public protocol EmptyObject {
    /// An object whose values are empty.
    static var empty: Any { get }
}

extension EmptyObject {
    public init() { self = Self.empty as! Self }
}

extension Bundle: EmptyObject {
    public static var empty: Any { Bundle(path: "/")! }
}

extension NSAttributedString: EmptyObject {
    public static var empty: Any { NSMutableAttributedString(string: "") }
}

extension NSError: EmptyObject {
    public static var empty: Any { NSError(domain: "", code: 0) }
}

extension ProcessInfo: EmptyObject {
    public static var empty: Any { ProcessInfo.processInfo }
}

extension Progress: EmptyObject {
    public static var empty: Any { Progress(totalUnitCount: 0) }
}

extension Timer: EmptyObject {
    public static var empty: Any { Timer(timeInterval: 0, repeats: false) { _ in } }
}
