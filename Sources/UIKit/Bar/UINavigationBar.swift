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
    }

    /// Asked and told of items that come and go. Not retained. A controller's bar refuses another.
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
    /// Where the bar is: where the delegate says, under the status bar in a controller, or else at the top.
    public var barPosition: UIBarPosition {
        let usual: UIBarPosition = ownerItems == nil ? .top : .topAttached
        return delegate?.position(for: self, usual: usual) ?? usual
    }
}
