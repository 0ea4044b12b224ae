/// A button or a space of a navigation bar or a toolbar.
///
/// Follows Apple's page "UIBarButtonItem".
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
    /// The system item that this is; `nil` for the app's own.
    package var systemItem: SystemItem?
    /// Whether the item marks the position of a search bar in a toolbar.
    var isSearchPlacement = false
    private var primaryActionStorage: UIAction?
    private var looks: BarButtonLooks?
    private var hidesBackground: Bool?
    var badgeStorage: Badge?

    /// Creates a plain item without a title, an image or an action.
    public override init() {
        super.init()
    }

    /// Creates an item from an archive. The storyboard reader applies the archive's values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interfaceArchive?.read(self)
    }

    /// The style of the item. Default `.plain`.
    open var style = Style.plain

    /// The width in points; 0, the default, for the content's width.
    open var width: CGFloat = 0

    /// The titles that the item may have. The item is wide enough for each of them.
    open var possibleTitles: Set<String>?

    /// The view that is shown instead of a button.
    open var customView: UIView? {
        didSet { if customView !== oldValue { BroughtViews.showSoon() } }
    }

    /// The action that is sent to the target if there is no ``primaryAction``.
    open var action: Selector?

    /// The target of ``action``. Not retained.
    open weak var target: AnyObject?

    /// The action that the button performs. iOS 14.
    ///
    /// Setting it copies its title and image to an item that isn't a system item. The target and the action are no
    /// longer used. Setting `nil` keeps the title and the image.
    open var primaryAction: UIAction? {
        get { primaryActionStorage }
        set {
            primaryActionStorage = newValue
            guard let newValue, systemItem == nil else { return }
            title = newValue.title
            image = newValue.image
        }
    }

    /// The menu that a long press opens, or a tap if the item has no action. iOS 14.
    open var menu: UIMenu?

    /// The order of the menu's elements. Default `.automatic`. iOS 16.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether the primary action toggles ``isSelected``; with a menu, whether the button shows the menu's selection.
    /// Default `false`. iOS 15.
    open var changesSelectionAsPrimaryAction = false

    /// Whether spring loading performs the button's action. Default `false`. iOS 11.
    open var isSpringLoaded = false

    /// Whether the button is shown as selected. Default `false`. iOS 15.
    open var isSelected = false

    /// Whether the item is hidden. Default `false`. iOS 16.
    open var isHidden = false

    /// The tint color of the item; `nil`, the default, for the bar's.
    open var tintColor: UIColor? {
        didSet { if Appearances.isInUse { noteAppearance(\UIBarButtonItem.tintColor, tintColor) } }
    }

    /// The item's representation in an overflow menu; `nil` for one made from the item. iOS 16.
    open var menuRepresentation: UIMenuElement?

    /// Whether the item has no background, and so shares none with its neighbors. Default `false`; `true` for a flexible
    /// space. iOS 26.
    ///
    /// Ignored in a group with several items. A flexible space for which it is `false` doesn't separate its neighbors'
    /// background. Follows Apple's page "hidesSharedBackground".
    open var hidesSharedBackground: Bool {
        get { hidesBackground ?? (systemItem == .flexibleSpace) }
        set { hidesBackground = newValue }
    }

    /// Whether the item may share a background with its neighbors. Default `true`. iOS 26.
    ///
    /// Ignored in a group with several items. Follows Apple's page "sharesBackground".
    open var sharesBackground = true

    /// The identifier of the item in transitions; `nil`, the default, for matching by position. iOS 26.
    ///
    /// Items of two pages with equal identifiers are one item during a transition: it moves. Follows Apple's page
    /// "identifier".
    open var identifier: String?

    /// The group that contains the item. iOS 9.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// The visible title: the item's own, or the system item's.
    package var shownTitle: String? { title ?? systemItem?.shownTitle }

    /// Performs the action of a tap: runs the primary action, or sends the action to the target, with the item as the
    /// sender. A disabled item does nothing.
    ///
    /// Returns whether an action was performed.
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

    /// The values that the app has set; `nil` for none.
    var looksIfSet: BarButtonLooks? { looks }

    func ensureLooks() -> BarButtonLooks {
        if let looks { return looks }
        let made = BarButtonLooks()
        looks = made
        return made
    }

    // MARK: Images and position adjustments

    /// Sets the background image for a state and bar metrics, for all styles; `nil` removes it.
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

    /// Returns the background image for a state and bar metrics, for all styles.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        looksIfSet?.backgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }

    /// Sets the background image for a state, a style and bar metrics; `nil` removes it.
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

    /// Returns the background image for a state, a style and bar metrics.
    open func backgroundImage(
        for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backgrounds[.init(state: state.rawValue, style: style, metrics: barMetrics)]
    }

    /// Sets the distance by which the background is moved down.
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

    /// Returns the distance by which the background is moved down. Default 0.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.backgroundAdjustments[barMetrics] ?? 0
    }

    /// Sets the offset of the title.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        if Appearances.isInUse {
            noteAppearance("titlePositionAdjustment", [barMetrics.rawValue]) {
                $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().titleAdjustments[barMetrics] = adjustment
    }

    /// Returns the offset of the title. Default zero.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looksIfSet?.titleAdjustments[barMetrics] ?? .zero
    }

    /// Sets the background image of the item as a back button; `nil` removes it.
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

    /// Returns the background image of the item as a back button.
    open func backButtonBackgroundImage(
        for state: UIControl.State, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backButtonBackgrounds[.init(state: state.rawValue, style: nil, metrics: barMetrics)]
    }

    /// Sets the offset of the title in a back button.
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

    /// Returns the offset of the title in a back button. Default zero.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        looksIfSet?.backButtonTitleAdjustments[barMetrics] ?? .zero
    }

    /// Sets the distance by which the background of a back button is moved down.
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

    /// Returns the distance by which the background of a back button is moved down. Default 0.
    open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.backButtonBackgroundAdjustments[barMetrics] ?? 0
    }

    // MARK: Spaces

    /// Returns a space of a fixed width, in points. iOS 14.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        makeFixedSpace(width)
    }

    /// Returns a space without a width, which separates the background of its neighbors. iOS 26. Follows Apple's page
    /// "fixedSpace()".
    open class func fixedSpace() -> UIBarButtonItem {
        makeFixedSpace(0)
    }

    /// Returns a space that fills the width that the other items leave. iOS 14.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    // MARK: Groups

    /// Returns a fixed group that contains only this item. iOS 16.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        .fixedGroup(items: [self])
    }

    /// Returns a movable group that contains only this item. iOS 16.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
        .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
    }

    /// Returns an optional group that contains only this item. iOS 16.
    public func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup {
        .optionalGroup(
            customizationIdentifier: customizationIdentifier,
            isInDefaultCustomization: isInDefaultCustomization,
            items: [self])
    }

    // MARK: Popovers

    /// Returns the item's frame in the coordinates of a view; `nil` if no bar in its window shows it. iOS 17.
    open func frame(in referenceView: UIView) -> CGRect? {
        shownView(beside: referenceView)?.frame(in: referenceView)
    }
}
