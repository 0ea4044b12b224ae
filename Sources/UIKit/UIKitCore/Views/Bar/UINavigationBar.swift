/// The bar with a page's title, its buttons and the back button.
///
/// A standalone bar manages a stack of items. A navigation controller's bar shows the items of the controller's pages, and rejects changes.
/// Follows Apple's page "UINavigationBar".
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Returns the items of the owning controller. If it is set, the bar rejects changes.
    package var ownerItems: (() -> [UINavigationItem])?
    /// Returns the item at a depth from the top, without listing a long stack.
    package var ownerItem: ((_ depth: Int) -> UINavigationItem?)?
    /// Called when the back button of the owning controller's bar is tapped.
    package var ownerGoesBack: (() -> Void)?
    /// Returns the menu for a long press on the back button.
    package var ownerBackMenu: (() -> UIMenu?)?
    /// Called when the height of the bar may have changed.
    var ownerFollowsHeight: (() -> Void)?
    /// Returns the scroll view of the visible page, if it has one.
    package var ownerContent: (() -> UIScrollView?)?
    /// Returns the running transition between two pages.
    package var ownerTransition: (() -> BarTransition?)?
    /// Returns the tab bar in the row of buttons, if there is one.
    var ownerTabBar: (() -> UITabBar?)?
    /// Returns whether the owning controller is presented in a sheet.
    var ownerIsInSheet: () -> Bool = { false }
    let broughtViews = BroughtViews()
    private var stack: [UINavigationItem]?
    private weak var delegateStorage: (any UINavigationBarDelegate)?
    private var looks: NavigationBarLooks?
    var scrollToTop: BarScrollToTop?

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar from an archive, without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interfaceArchive?.read(self)
    }

    /// The delegate that allows pushing and popping items, and is notified of it. Not retained. A controller's bar rejects another
    /// delegate.
    open weak var delegate: (any UINavigationBarDelegate)? {
        get { delegateStorage }
        set {
            guard ownerItems == nil || newValue === delegateStorage else {
                Runtime.current.diagnostics.raise(
                    .internalInconsistency,
                    "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
                return
            }
            delegateStorage = newValue
        }
    }

    // MARK: Items

    /// The items, the top one last; `nil` if none were set. Setting them isn't animated.
    open var items: [UINavigationItem]? {
        get { ownerItems?() ?? stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item whose title and buttons are shown.
    open var topItem: UINavigationItem? { ownerItem.map { $0(0) } ?? items?.last }

    /// The item that the back button returns to.
    open var backItem: UINavigationItem? { ownerItem.map { $0(1) } ?? items?.dropLast().last }

    /// Replaces the items. The delegate isn't called.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard mayChange(by: "setItems:animated:") else { return }
        stack = items
    }

    /// Pushes an item, if the delegate allows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChange(by: "pushNavigationItem:animated:"),
            delegateStorage?.navigationBar(self, shouldPush: item) ?? true
        else { return }
        stack = (stack ?? []) + [item]
        afterAnimation(animated) { bar in bar.delegateStorage?.navigationBar(bar, didPush: item) }
    }

    /// Pops the top item, if the delegate allows it, and returns it; `nil` if no item was popped.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChange(by: "popNavigationItemAnimated:"), let item = stack?.last,
            delegateStorage?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        // The delegate may have changed the stack in `shouldPop`.
        guard let index = stack?.lastIndex(where: { $0 === item }) else { return nil }
        stack?.remove(at: index)
        afterAnimation(animated) { bar in bar.delegateStorage?.navigationBar(bar, didPop: item) }
        return item
    }

    /// Returns the button at a point, or else the bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        prepareScrollToTop()
        return super.hitTest(point, with: event)
    }

    // MARK: Size

    /// Returns the bar's height, ``barHeight``, with the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    /// The bar's height. The width has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    // MARK: Behavioral style

    /// The preferred behavioral style. Default `.automatic`. iOS 16.
    ///
    /// Only the Mac supports several. Follows Apple's page "preferredBehavioralStyle".
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { looksIfSet?.preferredBehavioralStyle ?? .automatic }
        set { ensureLooks().preferredBehavioralStyle = newValue }
    }

    /// The behavioral style of the bar: on iOS always `.pad`. iOS 16.
    ///
    /// Follows Apple's page "behavioralStyle".
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Images

    /// The shadow image of the bar, which replaces the system's shadow.
    open var shadowImage: UIImage? {
        get { looksIfSet?.shadowImage }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.shadowImage, newValue) }
            ensureLooks().shadowImage = newValue
        }
    }

    /// The arrow next to the back button's title; `nil`, the default, for the system's. iOS 7.
    open var backIndicatorImage: UIImage? {
        get { looksIfSet?.backIndicatorImage }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.backIndicatorImage, newValue) }
            ensureLooks().backIndicatorImage = newValue
        }
    }

    /// The mask for titles at the arrow during a transition; `nil`, the default, for the system's. iOS 7.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { looksIfSet?.backIndicatorTransitionMaskImage }
        set {
            if Appearances.isInUse {
                noteAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, newValue)
            }
            ensureLooks().backIndicatorTransitionMaskImage = newValue
        }
    }

    /// Sets the background image for bar metrics, at all positions; `nil` removes it.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Returns the background image for bar metrics, at all positions.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the background image for a position and bar metrics; `nil` removes it. iOS 7.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [position.rawValue, barMetrics.rawValue]) {
                $0.setBackgroundImage(backgroundImage, for: position, barMetrics: barMetrics)
            }
        }
        ensureLooks().backgroundImages[BarPlace(position: position, metrics: barMetrics)] = backgroundImage
    }

    /// Returns the background image for a position and bar metrics. iOS 7.
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looksIfSet?.backgroundImages[BarPlace(position: position, metrics: barMetrics)]
    }

    /// Sets the distance by which titles are moved down, for bar metrics.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if Appearances.isInUse {
            noteAppearance("titleVerticalPositionAdjustment", [barMetrics.rawValue]) {
                $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().titleAdjustments[barMetrics] = adjustment
    }

    /// Returns the distance by which titles are moved down, for bar metrics. Default 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.titleAdjustments[barMetrics] ?? 0
    }

    // MARK: Appearance

    /// Whether titles are large, if the item allows it. Default `false`. iOS 11.
    open var prefersLargeTitles: Bool {
        get { looksIfSet?.prefersLargeTitles ?? false }
        set {
            ensureLooks().prefersLargeTitles = newValue
            if newValue { UINavigationBar.areTallBarsUsed = true }
            ownerFollowsHeight?()
        }
    }

    /// The appearance of the bar. The bar copies the value. iOS 13.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardLook }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.standardAppearance, newValue) }
            standardLook = newValue
        }
    }

    /// The appearance of a landscape bar on iPhone; `nil`, the default, for the standard appearance. iOS 13.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.compactAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.compactAppearance, newValue) }
            ensureLooks().compactAppearance = newValue?.duplicate()
        }
    }

    /// The appearance while the content is scrolled to its top; `nil`, the default, for the system's. iOS 13.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The appearance of a landscape bar on iPhone while the content is scrolled to its top. iOS 15.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.compactScrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue) }
            ensureLooks().compactScrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The style of the bar. Default `.default`.
    open var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.barStyle, newValue) }
            ensureLooks().barStyle = newValue
        }
    }

    /// Whether the bar is translucent. Default `true`.
    open var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.isTranslucent, newValue) }
            ensureLooks().isTranslucent = newValue
        }
    }

    /// The tint color of the buttons; the superview's if none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The color of the background; `nil`, the default, for the style's. iOS 7.
    open var barTintColor: UIColor? {
        get { looksIfSet?.barTintColor }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.barTintColor, newValue) }
            ensureLooks().barTintColor = newValue
        }
    }

    /// The attributes of titles; `nil`, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looksIfSet?.titleTextAttributes }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.titleTextAttributes, newValue) }
            ensureLooks().titleTextAttributes = newValue
        }
    }

    /// The attributes of large titles; `nil`, the default, for the system's. iOS 11.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looksIfSet?.largeTitleTextAttributes }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.largeTitleTextAttributes, newValue) }
            ensureLooks().largeTitleTextAttributes = newValue
        }
    }

    // MARK: Position

    /// The position of the bar: the delegate's, under the status bar in a controller, or else the top.
    open var barPosition: UIBarPosition { currentPosition }

    // MARK: Internal

    /// The values that the app has set; `nil` for none.
    package var looksIfSet: NavigationBarLooks? { looks }

    func ensureLooks() -> NavigationBarLooks {
        if let looks { return looks }
        let made = NavigationBarLooks()
        looks = made
        return made
    }

    private func mayChange(by selector: String) -> Bool {
        guard ownerItems != nil else { return true }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Cannot call \(selector) directly on a UINavigationBar managed by a controller.")
        return false
    }

    private func afterAnimation(_ animated: Bool, _ body: @escaping @MainActor (UINavigationBar) -> Void) {
        guard animated, window != nil, UIView.areAnimationsEnabled else { return body(self) }
        let group = OpenTransactions.join()
        _ = Runtime.loop.schedule(
            after: Self.itemAnimationDuration, "animation of the items of \(described(self))"
        ) { [weak self] in
            if let self { body(self) }
            group?.leave()
        }
    }

    private static let itemAnimationDuration: TimeInterval = 0.35
}

extension UINavigationBar: UIBarPositioning {
    var currentPosition: UIBarPosition {
        let usual: UIBarPosition = ownerItems == nil ? .top : .topAttached
        return delegate?.position(for: self, usual: usual) ?? usual
    }
}
