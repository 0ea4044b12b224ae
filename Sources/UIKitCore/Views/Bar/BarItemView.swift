/// What a finger finds of a bar's item, or of an alert's action.
struct ItemSpot {
    var title: String?
    /// The accessibility label of an item without visible text.
    var label: String?
    var identifier: String?
    var frame: CGRect
    var isEnabled = true
    /// How the item is drawn.
    var look = ItemLook.plain
    /// Whether a drag that rests on the item does what a tap does.
    var isSpringLoaded = false
    /// What a long press opens.
    var menu: (() -> UIMenu?)?
    let onTap: () -> Void
}

/// A control that does what an item is for.
@MainActor
package final class BarItemView: UIControl {
    /// The words on it, or `nil` where there is an image alone.
    package var title: String? { spot.title }
    /// The alert's action that it chooses.
    package var alertAction: UIAlertAction? {
        if case .action(let action, _) = spot.look { action } else { nil }
    }
    private(set) var spot: ItemSpot
    private var menuPress: UILongPressGestureRecognizer?
    private weak var openMenu: MenuView?

    fileprivate init(_ spot: ItemSpot) {
        self.spot = spot
        super.init(frame: spot.frame)
        show(spot)
    }

    required init?(coder: NSCoder) { nil }

    /// The item's name for tests, also where the app gives it after the bar has shown the item.
    package override var accessibilityIdentifier: String? {
        get { super.accessibilityIdentifier ?? spot.identifier ?? spot.look.item?.accessibilityIdentifier }
        set { super.accessibilityIdentifier = newValue }
    }

    fileprivate func show(_ spot: ItemSpot) {
        self.spot = spot
        if frame != spot.frame { frame = spot.frame }
        isEnabled = spot.isEnabled
        setSpring(spot.isSpringLoaded && spot.isEnabled) { [weak self] _ in self?.spot.onTap() }
        if spot.menu != nil, menuPress == nil {
            let press = UILongPressGestureRecognizer(target: self, action: BarItemView.press)
            menuPress = press
            addGestureRecognizer(press)
        }
    }

    private static let press = Selector("followPress:", BarItemView.followPress)

    private func followPress(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: openMenu = spot.menu?()?.open(beside: boundsStorage, in: self, sender: spot.look.item)
        case .changed: openMenu?.slide(to: press.location(in: nil))
        case .ended: openMenu?.lift()
        default: break
        }
    }

    /// Without a menu a long press is a tap. A tap recogniser of a view above does not get a tap on the item.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === menuPress { return spot.menu?() != nil }
        return !isTap(gestureRecognizer)
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { spot.onTap() }
    }
}

extension UIView {
    /// The controls of a bar's items, in their order.
    package var itemViews: [BarItemView] { subviewList.compactMap { $0 as? BarItemView } }

    /// Puts a bar's items in place of those that were there, unless a finger is on one of them.
    func showItems(_ spots: [ItemSpot]) {
        let present = itemViews
        guard !present.contains(where: \.isTracking) else { return }
        for (view, spot) in zip(present, spots) { view.show(spot) }
        for view in present.dropFirst(spots.count) { view.removeFromSuperview() }
        for spot in spots.dropFirst(present.count) { addQuietly(BarItemView(spot)) }
        if Appearances.isInUse, window != nil { Appearances.dress(spots.compactMap(\.look.item), of: self) }
    }

    /// Adds a view for which nothing has to be laid out.
    package func addQuietly(_ view: UIView) {
        let old = flags
        flags.insert(.isPageHost)
        view.flags.subtract(.wantsPass)
        addSubview(view)
        flags = old
    }
}
