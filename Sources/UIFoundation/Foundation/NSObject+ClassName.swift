import Foundation

extension NSObject {
    /// The name of the class, with its module: `Shop.ItemCell`. iOS 2.
    ///
    /// Of a class with generic arguments, or within another type, it is the name that Swift writes: `Shop.List<Shop.Item>`.
    ///
    /// Follows Apple's page "NSObjectProtocol", whose `description` a class answers as well. Without the Objective-C runtime no class
    /// can override it.
    public class func description() -> String { String(reflecting: self) }
}
