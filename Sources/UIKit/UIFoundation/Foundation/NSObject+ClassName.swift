import Foundation

extension NSObject {
    /// Returns the name of the class, with its module: `Shop.ItemCell`. iOS 2.
    ///
    /// For a generic class, or a class nested in another type, it is the name that Swift prints: `Shop.List<Shop.Item>`.
    ///
    /// Follows Apple's page "NSObjectProtocol", whose `description` classes also have. Without the Objective-C runtime, subclasses
    /// can't override it.
    public class func description() -> String { String(reflecting: self) }
}
