/// A button or a space of a navigation bar or a toolbar.
///
/// Follows Apple's page "UIBarButtonItem".
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
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
        coder.interface.map(readButtonItem)
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

    /// In which order the menu's elements stand. Default `.automatic`. iOS 16.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the primary action turns ``isSelected`` over; with a menu instead, whether the menu's choice is
    /// shown on the button. Default `false`. iOS 15.
    open var changesSelectionAsPrimaryAction = false

    /// Whether a drag that rests on the button does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// Whether the button is shown as chosen. Default `false`. iOS 15.
    open var isSelected = false

    /// Whether the item is left out of its bar. Default `false`. iOS 16.
    open var isHidden = false

    /// The colour of the item; `nil`, the default, is the bar's.
    open var tintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UIBarButtonItem.tintColor, tintColor) } }
    }

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

    // MARK: Images and their places

    /// Sets the background in one state and height of bar, for all styles; `nil` takes it back.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [state.rawValue, barMetrics.rawValue]) {
                $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            }
        }
        ensureLooks().backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)] =
            backgroundImage
    }

    /// The background in one state and height of bar, for all styles.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looksIfSet?.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }

    /// Sets the background in one state, style and height of bar; `nil` takes it back.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [state.rawValue, style, barMetrics.rawValue]) {
                $0.setBackgroundImage(backgroundImage, for: state, style: style, barMetrics: barMetrics)
            }
        }
        ensureLooks().backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)] =
            backgroundImage
    }

    /// The background in one state, style and height of bar.
    open func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }

    /// Sets how far the background is moved down.
    open func setBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backgroundVerticalPositionAdjustment", [barMetrics.rawValue]) {
                $0.setBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().backgroundAdjustments[barMetrics] = adjustment
    }

    /// How far the background is moved down. Default 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.backgroundAdjustments[barMetrics] ?? 0
    }

    /// Sets how far the title is moved.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        if Appearances.isInUse {
            noteAppearance("titlePositionAdjustment", [barMetrics.rawValue]) {
                $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().titleAdjustments[barMetrics] = adjustment
    }

    /// How far the title is moved. Default zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looksIfSet?.titleAdjustments[barMetrics] ?? .zero
    }

    /// Sets the background that the item has as a back button; `nil` takes it back.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backButtonBackgroundImage", [state.rawValue, barMetrics.rawValue]) {
                $0.setBackButtonBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
            }
        }
        ensureLooks().backButtonBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)] =
            backgroundImage
    }

    /// The background that the item has as a back button.
    open func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backButtonBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }

    /// Sets how far the title is moved in a back button.
    open func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backButtonTitlePositionAdjustment", [barMetrics.rawValue]) {
                $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().backButtonTitleAdjustments[barMetrics] = adjustment
    }

    /// How far the title is moved in a back button. Default zero.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looksIfSet?.backButtonTitleAdjustments[barMetrics] ?? .zero
    }

    /// Sets how far the background is moved down in a back button.
    open func setBackButtonBackgroundVerticalPositionAdjustment(
        _ adjustment: CGFloat, for barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backButtonBackgroundVerticalPositionAdjustment", [barMetrics.rawValue]) {
                $0.setBackButtonBackgroundVerticalPositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().backButtonBackgroundAdjustments[barMetrics] = adjustment
    }

    /// How far the background is moved down in a back button. Default 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.backButtonBackgroundAdjustments[barMetrics] ?? 0
    }

    // MARK: Spaces

    /// A space of a given width, in points. iOS 14.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        makeFixedSpace(width)
    }

    /// A space that takes what the other items leave. iOS 14.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    // MARK: Groups

    /// A fixed group with this item alone. iOS 16.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// A movable group with this item alone. iOS 16.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// An optional group with this item alone. iOS 16.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Popovers

    /// Where the item is in the coordinates of a view; `nil` when no bar of its window shows it. iOS 17.
    open func frame(in referenceView: UIView) -> CGRect? {
        shownView(beside: referenceView)?.frame(in: referenceView)
    }
}
