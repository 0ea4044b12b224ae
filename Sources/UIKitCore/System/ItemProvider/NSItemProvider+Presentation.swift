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

    /// How the item is best shown. Default `.unspecified`. iOS 11. Follows Apple's page "preferredPresentationStyle".
    public var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    /// The size in which the item is best shown, in points. Default zero, or what an object says that was registered. iOS 11.
    /// Follows Apple's page "preferredPresentationSize".
    public var preferredPresentationSize: CGSize {
        get { presentation.size }
        set { presentation.size = newValue }
    }

    /// Data for apps of the same developer, which they can read before a drop. Default `nil`. iOS 11. Follows Apple's page "teamData".
    public var teamData: Data? {
        get { presentation.teamData }
        set { presentation.teamData = newValue }
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
