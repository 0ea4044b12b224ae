/// Returns a page to show as a menu's preview. iOS 13. Follows Apple's page "UIContextMenuContentPreviewProvider".
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns the menu to show, from the elements that the system suggests. iOS 13. Follows Apple's page
/// "UIContextMenuActionProvider".
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu has: its preview and its actions. iOS 13. Follows Apple's page "UIContextMenuConfiguration".
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    private let identifierStorage: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// The preview provider is asked for a page to show; without one the view itself is shown. The action provider is asked
    /// for the menu, with what the system suggests, which is nothing; without a menu the preview is shown alone.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        identifierStorage = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// What tells the configuration from others. One that was created without has an identifier of its own.
    open var identifier: any NSCopying { identifierStorage }

    /// The identifiers of further items that the menu is for. Default empty. iOS 16.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// How many items the preview says that the menu is for; 0, the default, leaves it to the system. iOS 16.
    open var badgeCount = 0

    /// In which order the elements stand. Default `.automatic`. iOS 16.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// In which order the elements of a menu stand. iOS 16. Follows Apple's page
    /// "UIContextMenuConfiguration.ElementOrder".
    public enum ElementOrder: Int, Sendable {
        /// As the system sees fit: by their weight in the menu of a control, as they are in others.
        case automatic = 0
        /// The first one next to what the menu belongs to.
        case priority = 1
        /// The first one at the top.
        case fixed = 2
    }
}

extension UIContextMenuConfiguration {
    /// How many items the menu is for, where the preview says so.
    var shownCount: Int {
        let counted = badgeCount > 0 ? badgeCount : secondaryItemIdentifiers.count + 1
        return counted > 1 ? counted : 0
    }
}
