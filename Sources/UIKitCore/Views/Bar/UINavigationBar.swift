/// The bar with a page's title and buttons, and the way back.
///
/// A bar by itself keeps a stack of items; a navigation controller's shows those of the controller's pages, and
/// refuses to be changed. Follows Apple's page "UINavigationBar".
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// The items as the owning controller has them. With it the bar refuses changes.
    package var ownerItems: (() -> [UINavigationItem])?
    /// One of them, counted from the top: a long stack is not listed for it.
    package var ownerItem: ((_ depth: Int) -> UINavigationItem?)?
    /// What the back button of the owning controller's bar does.
    package var ownerGoesBack: (() -> Void)?
    /// What a long press on it opens.
    package var ownerBackMenu: (() -> UIMenu?)?
    /// What the owning controller does when the bar may have another height.
    var ownerFollowsHeight: (() -> Void)?
    /// The content of the visible page, where that is scrolled.
    var ownerContent: (() -> UIScrollView?)?
    /// The change of pages under way.
    var ownerTransition: (() -> BarTransition?)?
    /// Whether the owning controller is shown in a sheet.
    var ownerIsInSheet: () -> Bool = { false }
    let broughtViews = BroughtViews()
    private var stack: [UINavigationItem]?
    private weak var delegateStorage: (any UINavigationBarDelegate)?
    private var looks: NavigationBarLooks?

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a bar from an archive, without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readBar)
    }

    /// Decides on and is notified of items that are pushed and popped. Not retained. A controller's bar refuses another.
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

    /// The items, the top one last; `nil` when none were set. Setting them is without animation.
    open var items: [UINavigationItem]? {
        get { ownerItems?() ?? stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item whose title and buttons are shown.
    open var topItem: UINavigationItem? { ownerItem.map { $0(0) } ?? items?.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { ownerItem.map { $0(1) } ?? items?.dropLast().last }

    /// Replaces the items. The delegate is neither asked nor told.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard mayChange(by: "setItems:animated:") else { return }
        stack = items
    }

    /// Puts an item on top, if the delegate lets it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard mayChange(by: "pushNavigationItem:animated:"),
            delegateStorage?.navigationBar(self, shouldPush: item) ?? true
        else { return }
        stack = (stack ?? []) + [item]
        afterAnimation(animated) { bar in bar.delegateStorage?.navigationBar(bar, didPush: item) }
    }

    /// Takes the top item off, if the delegate lets it, and returns it; `nil` when nothing was taken.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard mayChange(by: "popNavigationItemAnimated:"), let item = stack?.last,
            delegateStorage?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        // The delegate may have changed the stack when it was asked.
        guard let index = stack?.lastIndex(where: { $0 === item }) else { return nil }
        stack?.remove(at: index)
        afterAnimation(animated) { bar in bar.delegateStorage?.navigationBar(bar, didPop: item) }
        return item
    }

    /// The button, or else the bar, at a point.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event)
    }

    // MARK: Size

    /// The bar's height for a width: ``barHeight``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    /// No width of its own, and the bar's height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    // MARK: Behavioural style

    /// The behaviour that the app would like. Default `.automatic`. iOS 16.
    ///
    /// Only a Mac has a choice. Follows Apple's page "preferredBehavioralStyle".
    open var preferredBehavioralStyle: UIBehavioralStyle {
        get { looksIfSet?.preferredBehavioralStyle ?? .automatic }
        set { ensureLooks().preferredBehavioralStyle = newValue }
    }

    /// The behaviour that the bar has: on iOS always `.pad`. iOS 16.
    ///
    /// Follows Apple's page "behavioralStyle".
    open var behavioralStyle: UIBehavioralStyle { .pad }

    // MARK: Images

    /// The image along the bar, in place of the system's shadow.
    open var shadowImage: UIImage? {
        get { looksIfSet?.shadowImage }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.shadowImage, newValue) }
            ensureLooks().shadowImage = newValue
        }
    }

    /// The arrow beside the back button's title; `nil`, the default, is the system's. iOS 7.
    open var backIndicatorImage: UIImage? {
        get { looksIfSet?.backIndicatorImage }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.backIndicatorImage, newValue) }
            ensureLooks().backIndicatorImage = newValue
        }
    }

    /// What cuts the titles off at the arrow during a transition; `nil`, the default, is the system's. iOS 7.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { looksIfSet?.backIndicatorTransitionMaskImage }
        set {
            if Appearances.isInUse {
                noteAppearance(\UINavigationBar.backIndicatorTransitionMaskImage, newValue)
            }
            ensureLooks().backIndicatorTransitionMaskImage = newValue
        }
    }

    /// Sets the background of bars of one height, wherever they are; `nil` takes it back.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// The background of bars of one height, wherever they are.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    /// Sets the background of bars in one place and of one height; `nil` takes it back. iOS 7.
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

    /// The background of bars in one place and of one height. iOS 7.
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        looksIfSet?.backgroundImages[BarPlace(position: position, metrics: barMetrics)]
    }

    /// Sets how far titles are moved down in bars of one height.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        if Appearances.isInUse {
            noteAppearance("titleVerticalPositionAdjustment", [barMetrics.rawValue]) {
                $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
            }
        }
        ensureLooks().titleAdjustments[barMetrics] = adjustment
    }

    /// How far titles are moved down in bars of one height. Default 0.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        looksIfSet?.titleAdjustments[barMetrics] ?? 0
    }

    // MARK: Looks

    /// Whether titles are large, where the item allows it. Default `false`. iOS 11.
    open var prefersLargeTitles: Bool {
        get { looksIfSet?.prefersLargeTitles ?? false }
        set {
            ensureLooks().prefersLargeTitles = newValue
            if newValue { UINavigationBar.areTallBarsUsed = true }
            ownerFollowsHeight?()
        }
    }

    /// How the bar looks. The bar keeps a copy of what is set. iOS 13.
    open var standardAppearance: UINavigationBarAppearance {
        get { standardLook }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.standardAppearance, newValue) }
            standardLook = newValue
        }
    }

    /// How a phone's landscape bar looks; `nil`, the default, is as the standard one. iOS 13.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.compactAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.compactAppearance, newValue) }
            ensureLooks().compactAppearance = newValue?.duplicate()
        }
    }

    /// How the bar looks with the content scrolled to its top; `nil`, the default, is the system's. iOS 13.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The same for a phone's landscape bar. iOS 15.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looksIfSet?.compactScrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.compactScrollEdgeAppearance, newValue) }
            ensureLooks().compactScrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The bar's plain looks. Default `.default`.
    open var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.barStyle, newValue) }
            ensureLooks().barStyle = newValue
        }
    }

    /// Whether the content shows through. Default `true`.
    open var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.isTranslucent, newValue) }
            ensureLooks().isTranslucent = newValue
        }
    }

    /// The colour of the buttons; the superview's where none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// The colour of the background; `nil`, the default, is the style's. iOS 7.
    open var barTintColor: UIColor? {
        get { looksIfSet?.barTintColor }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.barTintColor, newValue) }
            ensureLooks().barTintColor = newValue
        }
    }

    /// How titles are written; `nil`, the default, is the system's way.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looksIfSet?.titleTextAttributes }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.titleTextAttributes, newValue) }
            ensureLooks().titleTextAttributes = newValue
        }
    }

    /// How large titles are written; `nil`, the default, is the system's way. iOS 11.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { looksIfSet?.largeTitleTextAttributes }
        set {
            if Appearances.isInUse { noteAppearance(\UINavigationBar.largeTitleTextAttributes, newValue) }
            ensureLooks().largeTitleTextAttributes = newValue
        }
    }

    // MARK: Position

    /// Where the bar is: where the delegate says, under the status bar in a controller, or else at the top.
    open var barPosition: UIBarPosition { currentPosition }

    // MARK: For the bar's own

    /// The values that were set; `nil` when there are none.
    var looksIfSet: NavigationBarLooks? { looks }

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
