/// The preferred presentation of an item.
package struct ItemPresentation {
    var size = CGSize.zero
    var style = NSItemProvider.PreferredPresentationStyle.unspecified
    var teamData: Data?
}

extension NSItemProvider {
    /// The preferred presentation of an item. iOS 11. Follows Apple's page "UIPreferredPresentationStyle".
    public enum PreferredPresentationStyle: Int, Sendable {
        /// Not specified.
        case unspecified = 0
        /// Inline, in the text.
        case inline = 1
        /// As an attachment.
        case attachment = 2
    }
}

/// An object with a preferred presentation size. iOS 11. Follows Apple's page "UIItemProviderPresentationSizeProviding".
@preconcurrency @MainActor
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// The size in points. An item provider reads it when the object is registered.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    /// The size of the image. iOS 11.
    public var preferredPresentationSizeForItemProvider: CGSize { size }
}
