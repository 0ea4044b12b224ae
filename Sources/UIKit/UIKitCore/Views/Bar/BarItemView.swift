/// The hit area of a bar item or an alert action, with its title and action.
struct ItemSpot {
    var title: String?
    /// The accessibility label of an item without visible text.
    var label: String?
    var identifier: String?
    var frame: CGRect
    var isEnabled = true
    /// The appearance of the item.
    var look = ItemLook.plain
    /// Whether spring loading performs the item's action.
    var isSpringLoaded = false
    /// Returns the menu that a long press opens.
    var menu: (() -> UIMenu?)?
    let onTap: () -> Void

    /// The identifier that matches the item with another page's during a transition.
    @MainActor var nameInTransitions: String? {
        if case .barButton(let item, _) = look { item.identifier } else { nil }
    }
}

/// A control that performs the action of a bar item or an alert action.
@MainActor
package final class BarItemView: UIControl {
    /// The visible title; `nil` for an item with only an image.
    package var title: String? { spot.title }
    /// The alert action that the control performs.
    package var alertAction: UIAlertAction? {
        if case .action(let action, _) = spot.look { action } else { nil }
    }
    /// The bar item that the control shows; `nil` for the back button and for alert actions.
    package var barItem: UIBarItem? { spot.look.item }
    /// Whether it is the back button of a navigation bar.
    package var isBackButton: Bool {
        if case .back = spot.look { true } else { false }
    }
    /// Whether it shows the selected tab.
    package var showsSelection: Bool {
        if case .tab(_, let isSelected) = spot.look { isSelected } else { false }
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

    /// The item's identifier for tests, even if the app sets it after the bar has shown the item.
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
        case .began: openMenu = spot.menu?()?.open(beside: bounds, in: self, sender: spot.look.item)
        case .changed: openMenu?.slide(to: press.location(in: nil))
        case .ended: openMenu?.lift()
        default: break
        }
    }

    /// Without a menu a long press counts as a tap. A superview's tap gesture recognizer doesn't receive taps on the
    /// item.
    package override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === menuPress { return spot.menu?() != nil }
        return !isTap(gestureRecognizer)
    }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { spot.onTap() }
    }
}

extension UIView {
    /// Returns the item of a bar at a point of glass outside of the bar's bounds.
    func hitTestGlassOutside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Runtime.current.design == .glass, isUserInteractionEnabled, !isHidden else { return nil }
        return subviewList.lazy.reversed().compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
            .first
    }

    /// The controls of a bar's items, in order.
    package var itemViews: [BarItemView] { subviewList.compactMap { $0 as? BarItemView } }

    /// Replaces the controls of a bar's items, unless one of them is being touched.
    func showItems(_ spots: [ItemSpot]) {
        let shown = itemViews
        guard !shown.contains(where: \.isTracking) else { return }
        let isNamed = spots.contains { $0.nameInTransitions != nil }
        let present = isNamed ? inOrder(shown, of: spots) : shown
        for (view, spot) in zip(present, spots) { view.show(spot) }
        for view in present.dropFirst(spots.count) { view.removeFromSuperview() }
        for spot in spots.dropFirst(present.count) { addQuietly(BarItemView(spot)) }
        if Appearances.isInUse, window != nil { Appearances.dress(spots.compactMap(\.look.item), of: self) }
    }

    /// Puts the controls into the order of items: each item keeps the control that has its identifier.
    private func inOrder(_ views: [BarItemView], of spots: [ItemSpot]) -> [BarItemView] {
        var named: [Int: BarItemView] = [:]
        for (index, spot) in spots.enumerated() {
            guard let name = spot.nameInTransitions else { continue }
            named[index] = views.first { $0.spot.nameInTransitions == name }
        }
        var others = views.filter { view in !named.values.contains { $0 === view } }
        var ordered = spots.indices.compactMap { index in
            named[index] ?? (others.isEmpty ? nil : others.removeFirst())
        }
        ordered += others
        guard !zip(views, ordered).allSatisfy({ $0 === $1 }) else { return views }
        for view in ordered { bringSubviewToFront(view) }
        return ordered
    }

    /// Adds a view without invalidating the layout.
    package func addQuietly(_ view: UIView) {
        let old = flags
        flags.insert(.isPageHost)
        view.flags.subtract(.wantsPass)
        addSubview(view)
        flags = old
    }
}
