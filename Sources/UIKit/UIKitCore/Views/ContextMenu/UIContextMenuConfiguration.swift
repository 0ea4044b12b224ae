/// Returns a page to show as a menu's preview. iOS 13. Follows Apple's page "UIContextMenuContentPreviewProvider".
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Returns the menu to show. Receives the system's suggested elements. iOS 13. Follows Apple's page "UIContextMenuActionProvider".
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the actions of a context menu. iOS 13. Follows Apple's page "UIContextMenuConfiguration".
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    private let identifierStorage: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// The preview provider returns a page to show; without one the view itself is shown. The action provider returns the menu. Its
    /// suggested elements are always empty. Without a menu only the preview is shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        identifierStorage = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The identifier of the configuration. Without a given one it is unique.
    open var identifier: any NSCopying { identifierStorage }

    /// The identifiers of additional items that the menu is for. Default empty. iOS 16.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// The number of items in the preview's badge; 0, the default, for the system's choice. iOS 16.
    open var badgeCount = 0

    /// The order of the elements. Default `.automatic`. iOS 16.
    open var preferredMenuElementOrder = ElementOrder.automatic

    /// The order of a menu's elements. iOS 16. Follows Apple's page "UIContextMenuConfiguration.ElementOrder".
    public enum ElementOrder: Int, Sendable {
        /// The system's choice: by priority in the menu of a control, fixed in others.
        case automatic = 0
        /// The first one next to the menu's source.
        case priority = 1
        /// The first one at the top.
        case fixed = 2
    }
}

extension UIContextMenuConfiguration {
    /// The number of items in the preview's badge; 0 for no badge.
    var shownCount: Int {
        let counted = badgeCount > 0 ? badgeCount : secondaryItemIdentifiers.count + 1
        return counted > 1 ? counted : 0
    }
}
