/// A delegate that determines a toolbar's position. iOS 7. Follows Apple's page "UIToolbarDelegate".
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, usually at the bottom of the page.
///
/// Follows Apple's page "UIToolbar".
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Returns the scroll view under the owning controller's bar.
    package var ownerContent: (() -> UIScrollView?)?
    /// Returns the navigation item of the visible view controller, whose search bar may be in the owning controller's bar.
    var ownerItem: (() -> UINavigationItem?)?
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
        coder.interfaceArchive?.read(self)
    }

    /// The delegate that determines the bar's position. Not retained. iOS 7.
    open weak var delegate: (any UIToolbarDelegate)?

    /// The items, from the leading edge on; `nil` if none were set. Setting them isn't animated.
    open var items: [UIBarButtonItem]? {
        get { itemList }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let bringsViews = BroughtViews.areUsed && (items.bringsViews || itemList.bringsViews)
        itemList = items
        guard bringsViews else { return }
        Runtime.current.loop.afterCommit("views in a toolbar") { [weak self] in self?.showItems() }
    }

    /// Returns the bar's height with the given width: 44 points, 49 on iPhone without a home button, 32 in a landscape bar on iPhone, 50 or
    /// 45 on iPad.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: barHeight)
    }

    /// The bar's height. The width has no intrinsic size.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
    }

    /// Returns the button at a point, or else the bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        showItems()
        return super.hitTest(point, with: event) ?? hitTestGlassOutside(point, with: event)
    }

    /// Creates the hit areas of the items. A search bar has the width that the others leave, or flexible spaces share it.
    package func showItems() {
        let (items, metrics) = (shownItems, BarItemMetrics(of: self))
        var row = BarRow()
        row.searchBar = searchField
        let flexible = items.filter { row.isFlexible($0) }
        let fixed = metrics.width(of: items, in: self) - metrics.width(of: flexible, in: self)
        let share = max(0, bounds.width - 2 * metrics.margin - fixed) / CGFloat(max(1, flexible.count))
        row.add(items, from: metrics.margin, .forward, in: self, flexibleWidth: share)
        broughtViews.show(row, in: self)
    }

    package var shownItems: [UIBarButtonItem] { withSearch((itemList ?? []).filter { !$0.isHidden }) }

    private var barHeight: CGFloat {
        traitCollection.barHeights.toolbar + (ownerItem?()?.scopesInToolbar ?? 0)
    }

    /// The values that the app has set; `nil` for none.
    package var looksIfSet: ToolbarLooks? { looks }

    func ensureLooks() -> ToolbarLooks {
        if let looks { return looks }
        let made = ToolbarLooks()
        looks = made
        return made
    }

    // MARK: Appearance

    /// The style of the bar. Default `.default`.
    open var barStyle: UIBarStyle {
        get { looksIfSet?.barStyle ?? .default }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.barStyle, newValue) }
            ensureLooks().barStyle = newValue
        }
    }

    /// Whether the bar is translucent. Default `true`.
    open var isTranslucent: Bool {
        get { looksIfSet?.isTranslucent ?? true }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.isTranslucent, newValue) }
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
            if Appearances.isInUse { noteAppearance(\UIToolbar.barTintColor, newValue) }
            ensureLooks().barTintColor = newValue
        }
    }

    /// Sets the background image for a position and bar metrics; `nil` removes it.
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

    /// Returns the background image for a position and bar metrics.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? {
        looksIfSet?.backgroundImages[BarPlace(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the shadow image for a position; `nil` removes it.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        if Appearances.isInUse {
            noteAppearance("shadowImage", [topOrBottom.rawValue]) {
                $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
            }
        }
        ensureLooks().shadowImages[topOrBottom] = shadowImage
    }

    /// Returns the shadow image for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        looksIfSet?.shadowImages[topOrBottom]
    }

    /// The appearance of the bar. The bar copies the value. iOS 13.
    open var standardAppearance: UIToolbarAppearance {
        get { standardLook }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.standardAppearance, newValue) }
            standardLook = newValue
        }
    }

    /// The appearance of a landscape bar on iPhone; `nil`, the default, for the standard appearance. iOS 13.
    open var compactAppearance: UIToolbarAppearance? {
        get { looksIfSet?.compactAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.compactAppearance, newValue) }
            ensureLooks().compactAppearance = newValue?.duplicate()
        }
    }

    /// The appearance while the content is scrolled to its end; `nil`, the default, for the system's. iOS 15.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { looksIfSet?.scrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.scrollEdgeAppearance, newValue) }
            ensureLooks().scrollEdgeAppearance = newValue?.duplicate()
        }
    }

    /// The appearance of a landscape bar on iPhone while the content is scrolled to its end. iOS 15.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { looksIfSet?.compactScrollEdgeAppearance }
        set {
            if Appearances.isInUse { noteAppearance(\UIToolbar.compactScrollEdgeAppearance, newValue) }
            ensureLooks().compactScrollEdgeAppearance = newValue?.duplicate()
        }
    }

    // MARK: Position

    /// The position of the bar: the delegate's, or else the bottom.
    open var barPosition: UIBarPosition {
        delegate?.position(for: self, usual: .bottom) ?? .bottom
    }
}

extension UIToolbar: UIBarPositioning {}
