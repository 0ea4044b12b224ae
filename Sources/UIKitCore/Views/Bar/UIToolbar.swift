/// Says where a toolbar is. iOS 7. Follows Apple's page "UIToolbarDelegate".
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, usually at the bottom of the page.
///
/// Follows Apple's page "UIToolbar".
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// What scrolls beneath the owning controller's bar.
    var ownerContent: (() -> UIScrollView?)?
    private var itemList: [UIBarButtonItem]?
    private let broughtViews = BroughtViews()
    private var looks: ToolbarLooks?

    /// Creates a toolbar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a toolbar from an archive, without items.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readBar)
    }

    /// Says where the bar is. Not retained. iOS 7.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The items, from the leading edge on; `nil` when none were set. Setting them is without animation.
    open var items: [UIBarButtonItem]? {
        get { itemList }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        itemList = items
    }

    /// The bar's height for a width: 44 points, 49 on a phone without a home button, 32 in a phone's compact landscape, 50 or 45 on
    /// a tablet.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    /// No width of its own, and the bar's height.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// The button, or else the bar, at a point.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event)
    }

    /// The items, as fingers find them. Flexible spaces share what the others leave.
    package func showItems() {
        let items = shownItems
        let flexible = items.count { $0.systemItem == .flexibleSpace }
        let fixed = items.reduce(0) { $0 + ($1.systemItem == .flexibleSpace ? 0 : $1.touchWidth) }
        let share = max(0, boundsStorage.width - 16 - fixed) / CGFloat(max(1, flexible))
        var row = BarRow()
        row.add(items, from: 8, .forward, in: self, height: boundsStorage.height, flexibleWidth: share)
        broughtViews.show(row, in: self)
    }

    /// The items that are shown.
    package var shownItems: [UIBarButtonItem] { (itemList ?? []).filter { !$0.isHidden } }

    private var barHeight: CGFloat { traitCollection.barHeights.toolbar }

    /// The values that were set; `nil` when there are none.
    var looksIfSet: ToolbarLooks? { looks }

    func ensureLooks() -> ToolbarLooks {
        if let looks { return looks }
        let made = ToolbarLooks()
        looks = made
        return made
    }

    // MARK: Looks

    /// The bar's plain looks. Default `.default`.
    open var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.barStyle, newValue) }
            ensureLooks().barStyle = newValue
        }
    }

    /// Whether the content shows through. Default `true`.
    open var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.isTranslucent, newValue) }
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
            if Appearances.isInUse { noteAppearance(\UIToolbar.barTintColor, newValue) }
            ensureLooks().barTintColor = newValue
        }
    }

    /// Sets the background of bars in one place and of one height; `nil` takes it back.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [topOrBottom.rawValue, barMetrics.rawValue]) {
                $0.setBackgroundImage(
                    backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
            }
        }
        ensureLooks().backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    }

    /// The background of bars in one place and of one height.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image along bars in one place; `nil` takes it back.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        if Appearances.isInUse {
            noteAppearance("shadowImage", [topOrBottom.rawValue]) {
                $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
            }
        }
        ensureLooks().shadowImages[topOrBottom] = shadowImage
    }

    /// The image along bars in one place.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        looksIfSet?.shadowImages[topOrBottom]
    }

    /// How the bar looks. The bar keeps a copy of what is set. iOS 13.
    open var standardAppearance: UIToolbarAppearance {
        get { standardLook }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.standardAppearance, newValue) }
            standardLook = newValue
        }
    }

    /// How a phone's landscape bar looks; `nil`, the default, is as the standard one. iOS 13.
    open var compactAppearance: UIToolbarAppearance? {
        get { looksIfSet?.compactAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.compactAppearance, newValue) }
            ensureLooks().compactAppearance = newValue?.duplicate()
        }
    }

    /// How the bar looks with the content scrolled to its end; `nil`, the default, is the system's. iOS 15.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The same for a phone's landscape bar. iOS 15.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looksIfSet?.compactScrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.compactScrollEdgeAppearance, newValue) }
            ensureLooks().compactScrollEdgeAppearance = newValue?.duplicate()
        }
    }

    // MARK: Position

    /// Where the bar is: where the delegate says, or else at the bottom.
    open var barPosition: UIBarPosition {
        delegate?.position(for: self, usual: .bottom) ?? .bottom
    }
}

extension UIToolbar: UIBarPositioning {}
