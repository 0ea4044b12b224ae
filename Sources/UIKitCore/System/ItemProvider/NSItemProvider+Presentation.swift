/// How what a provider supplies is best shown.
package struct ItemPresentation {
    var size = CGSize.zero
    var style = NSItemProvider.PreferredPresentationStyle.unspecified
    var teamData: Data?
}

extension NSItemProvider {
    /// How the item is best shown. iOS 11. Follows Apple's page "UIPreferredPresentationStyle".
    public enum PreferredPresentationStyle: Int, Sendable {
        /// The source does not say.
        case unspecified = 0
        /// In the text, where it is inserted.
        case inline = 1
        /// As an attachment.
        case attachment = 2
    }
}

/// An object that says in which size it is best shown. iOS 11. Follows Apple's page "UIItemProviderPresentationSizeProviding".
@preconcurrency @MainActor
public protocol UIItemProviderPresentationSizeProviding: NSObjectProtocol {
    /// The size in points. An item provider takes it when the object is registered.
    var preferredPresentationSizeForItemProvider: CGSize { get }
}

extension UIImage: UIItemProviderPresentationSizeProviding {
    /// The size of the image. iOS 11.
    public var preferredPresentationSizeForItemProvider: CGSize { size }
}
