/// A button or a space of a navigation bar or a toolbar.
///
/// Follows Apple's page "UIBarButtonItem".
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Which of the system's items this is; `nil` for the app's own.
    package internal(set) var systemItem: SystemItem?
    private var primaryActionStorage: UIAction?
    private var looks: BarButtonLooks?

    /// Creates a plain item that shows nothing and does nothing.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive. The archive's values are the storyboard reader's to apply.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How much weight the item has. Default `.plain`.
    open var style = Style.plain

    /// The width in points; 0, the default, takes the content's.
    open var width: CGFloat = 0

    /// The titles the item may get, so that it is made wide enough for each of them.
    open var possibleTitles: Set<String>?

    /// The view that is shown in place of a button.
    open var customView: UIView?

    /// What the target is sent when there is no ``primaryAction``.
    open var action: Selector?

    /// Who is sent ``action``. Not retained.
    open weak var target: AnyObject?

    /// What the button does. iOS 14.
    ///
    /// Setting one gives its title and image to an item that is not the system's. From then on target and action
    /// are not used. Setting `nil` leaves title and image as they are.
    open var primaryAction: UIAction? {
        get { primaryActionStorage }
        set {
            primaryActionStorage = newValue
            guard let newValue, systemItem == nil else { return }
            title = newValue.title
            image = newValue.image
        }
    }

    /// The menu that a long press opens, or a tap when there is nothing else to do. iOS 14.
    open var menu: UIMenu?

    /// Whether the primary action turns ``isSelected`` over; with a menu instead, whether the menu's choice is
    /// shown on the button. Default `false`. iOS 15.
    open var changesSelectionAsPrimaryAction = false

    /// Whether the button is shown as chosen. Default `false`. iOS 15.
    open var isSelected = false

    /// Whether the item is left out of its bar. Default `false`. iOS 16.
    open var isHidden = false

    /// The colour of the item; `nil`, the default, is the bar's.
    open var tintColor: UIColor?

    /// What stands for the item in an overflow menu; `nil` takes one made from the item. iOS 16.
    open var menuRepresentation: UIMenuElement?

    /// Whether the item stays out of the background it would share with its neighbours. Default `false`. iOS 26.
    open var hidesSharedBackground = false

    /// Whether the item shares one background with its neighbours. Default `true`. iOS 26.
    open var sharesBackground = true

    /// The group that holds the item. iOS 9.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// What is written on the item: its title, or the system's words.
    package var shownTitle: String? { title ?? systemItem?.shownTitle }

    /// What a tap does: runs the primary action, or sends the target its action, with the item as the sender. A
    /// disabled item does nothing.
    ///
    /// Returns whether there was something to do.
    @discardableResult
    package func perform() -> Bool {
        guard isEnabled, !isHidden else { return false }
        guard let primaryAction else { return sendAction() }
        guard !primaryAction.attributes.contains(.disabled) else { return false }
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        primaryAction.perform(sender: self)
        return true
    }

    private func sendAction() -> Bool {
        guard let action else { return false }
        return UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }

    /// The values that were set; `nil` when there are none.
    var looksIfSet: BarButtonLooks? { looks }

    func ensureLooks() -> BarButtonLooks {
        if let looks { return looks }
        let made = BarButtonLooks()
        looks = made
        return made
    }
}
