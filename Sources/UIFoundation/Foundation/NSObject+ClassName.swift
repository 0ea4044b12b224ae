import Foundation

extension NSObject {
    /// The name of the class, with its module: `Shop.ItemCell`. iOS 2.
    ///
    /// Follows Apple's page "NSObjectProtocol", whose `description` a class answers as well. Without the Objective-C runtime no class
    /// can override it.
    public class func description() -> String { NSStringFromClass(self) }
}
