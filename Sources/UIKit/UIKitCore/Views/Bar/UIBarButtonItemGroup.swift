/// A group of bar button items. iOS 9.
///
/// Follows Apple's page "UIBarButtonItemGroup".
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject, @preconcurrency NSCoding {
    /// The identifier with which the user's customization is saved; `nil` for a group that can't be moved.
    package private(set) var customizationIdentifier: String?
    /// Whether the user can remove the group.
    package private(set) var isOptional = false
    /// Whether the bar contains the group before the user customizes it.
    package private(set) var isInDefaultCustomization = true

    /// Creates a group. Its items are removed from their previous groups.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        let isAllowed = UIBarButtonItem.areAllowed(barButtonItems, as: "items of a UIBarButtonItemGroup")
        self.barButtonItems = isAllowed ? barButtonItems : barButtonItems.filter { !$0.isSearchPlacement }
        self.representativeItem = representativeItem
        super.init()
        adoptItems()
    }

    /// Creates an empty group from an archive.
    public required init?(coder: NSCoder) {
        barButtonItems = []
        super.init()
    }

    /// Writes the group to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// The items, in order. An item is removed from its previous group.
    open var barButtonItems: [UIBarButtonItem] {
        didSet {
            for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
            adoptItems()
        }
    }

    /// The item that represents the group when space is limited.
    open var representativeItem: UIBarButtonItem?

    /// Whether the bar shows the representative item in place of the items. Always `false`: bars here show items one by
    /// one.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// Whether the group's items remain available while they are hidden. Default `false`. iOS 16.
    open var alwaysAvailable = false

    /// Whether the group is hidden. Default `false`. iOS 16.
    open var isHidden = false

    /// The group's representation in an overflow menu; `nil` for one made from the items. iOS 16.
    open var menuRepresentation: UIMenuElement?

    /// Returns a group that contains only a space without a width, which separates the backgrounds of its neighbors. iOS
    /// 26. Follows Apple's page "fixedSpace()".
    open class func fixedSpace() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
    }

    /// Returns a group that the user can neither move nor remove. iOS 16.
    public class func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
    }

    /// Returns a group that the user can move but not remove. iOS 16.
    public class func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup {
        let group = fixedGroup(representativeItem: representativeItem, items: items)
        group.customizationIdentifier = customizationIdentifier
        return group
    }

    /// Returns a group that the user can move, add and remove. iOS 16.
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
