/// A group of bar button items. iOS 9.
///
/// Follows Apple's page "UIBarButtonItemGroup".
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// The name under which the user's arrangement is kept; `nil` for a group that cannot be moved.
    package private(set) var customizationIdentifier: String?
    /// Whether the user may take the group away.
    package private(set) var isOptional = false
    /// Whether the group is there before the user arranges the bar.
    package private(set) var isInDefaultCustomization = true

    /// Creates a group. Its items leave the groups they are in.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
        adoptItems()
    }

    /// Creates an empty group from an archive.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Writes the group to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// The items, in order. An item that is in another group leaves it.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            adoptItems()
        }
    }

    /// What stands for the items where there is little room.
    open var representativeItem: UIBarButtonItem?

    /// Whether the representative is in the bar in place of the items. Bars here have room for all: `false`.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether the group's items can also be reached while they are hidden. Default `false`. iOS 16.
    open var alwaysAvailable = false

    /// Whether the group is left out of its bar. Default `false`. iOS 16.
    open var isHidden = false

    /// What stands for the group in an overflow menu; `nil` takes one made from the items. iOS 16.
    open var menuRepresentation: UIMenuElement?

    /// A group that the user can neither move nor take away. iOS 16.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// A group that the user can move but not take away. iOS 16.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.customizationIdentifier = customizationIdentifier
        return group
    }

    /// A group that the user can move, add and take away. iOS 16.
    public class func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = movableGroup(
            customizationIdentifier: customizationIdentifier, representativeItem: representativeItem,
            items: items)
        group.isOptional = true
        group.isInDefaultCustomization = isInDefaultCustomization
        return group
    }

    private func adoptItems() {
        for item in barButtonItems where item.buttonGroup !== self {
            item.buttonGroup?.barButtonItems.removeAll { $0 === item }
            item.buttonGroup = self
        }
    }
}
