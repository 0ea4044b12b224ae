/// The sheet with all items of a tab bar, which the user drags onto the bar.
///
/// The title and the sentence are those of a device. The side of the Done button is known from an app of 2014
/// (`topItem.leftBarButtonItem`); the sizes have no source.
@MainActor
final class TabCustomizingSheet: UIView {
    private let customizing: TabBarCustomizing
    private weak var bar: UITabBar?
    private let header = UINavigationBar(frame: .zero)
    private let hint = UILabel()
    private let grid = UIView()
    private var drag: TabItemDrag?
    private static let columns = 4
    private static let cellHeight: CGFloat = 84
    private static let duration: TimeInterval = 0.4
    private static let pan = Selector("followDrag:", TabCustomizingSheet.followDrag)
    private var barPan: UIPanGestureRecognizer?

    init(_ customizing: TabBarCustomizing, of bar: UITabBar) {
        self.customizing = customizing
        self.bar = bar
        super.init(frame: bar.superview?.bounds ?? .zero)
        backgroundColor = .systemBackground
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        makeHeader()
        makeHint()
        addSubview(grid)
        grid.showItems(customizing.movable.map(spot))
        let barPan = UIPanGestureRecognizer(target: self, action: Self.pan)
        bar.addGestureRecognizer(barPan)
        self.barPan = barPan
        grid.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Self.pan))
    }

    required init?(coder: NSCoder) { nil }

    private func makeHeader() {
        let item = UINavigationItem(title: "Configure")
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in _ = self?.bar?.endCustomization(animated: true) })
        header.items = [item]
        addSubview(header)
    }

    private func makeHint() {
        hint.text = "Drag the icons to organize tabs."
        hint.font = .systemFont(ofSize: 17)
        hint.textColor = .secondaryLabel
        hint.textAlignment = .center
        addSubview(hint)
    }

    private func spot(of item: UITabBarItem) -> ItemSpot {
        ItemSpot(title: item.shownTitle, frame: .zero, look: .tab(item, isSelected: false)) {}
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The sheet's own safe area changes while it slides.
        let top = superview?.safeAreaInsets.top ?? 0
        header.frame = CGRect(x: 0, y: top, width: bounds.width, height: 44)
        hint.frame = CGRect(x: 16, y: header.frame.maxY + 20, width: bounds.width - 32, height: 22)
        let rows = (customizing.movable.count + Self.columns - 1) / Self.columns
        grid.frame = CGRect(
            x: 16, y: hint.frame.maxY + 24, width: bounds.width - 32,
            height: CGFloat(rows) * Self.cellHeight)
        header.showItems()
        let width = grid.bounds.width / CGFloat(Self.columns)
        for (index, view) in grid.itemViews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
            view.frame = CGRect(
                x: CGFloat(column) * width, y: CGFloat(row) * Self.cellHeight, width: width, height: 50)
        }
    }

    // MARK: Sliding

    func slideIn(completion: @escaping () -> Void) {
        frame.origin.y = bounds.height
        layoutIfNeeded()
        UIView.animateTouchably(withDuration: Self.duration) { [self] in
            frame.origin.y = 0
        } completion: { _ in
            completion()
        }
    }

    func slideOut(animated: Bool, completion: @escaping () -> Void) {
        if let barPan { bar?.removeGestureRecognizer(barPan) }
        drag?.end()
        guard animated else {
            removeFromSuperview()
            return completion()
        }
        UIView.animateTouchably(withDuration: Self.duration) { [self] in
            frame.origin.y = bounds.height
        } completion: { [self] _ in
            removeFromSuperview()
            completion()
        }
    }

    // MARK: Dragging

    private func followDrag(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag(pan)
        case .changed: moveDrag(pan)
        case .ended: endDrag(pan)
        default: cancelDrag()
        }
    }

    private func beginDrag(_ pan: UIPanGestureRecognizer) {
        guard let bar, let source = pan.view, let superview else { return }
        let start = pan.location(in: source) - pan.translation(in: source)
        guard let view = source.itemViews.first(where: { $0.frame.contains(start) }),
            let item = view.spot.look.item as? UITabBarItem, customizing.isMovable(item)
        else { return }
        drag = TabItemDrag(item, from: view, in: superview, startsInBar: source === bar)
        moveDrag(pan)
    }

    private func moveDrag(_ pan: UIPanGestureRecognizer) {
        guard let drag, let bar, let superview else { return }
        drag.move(to: pan.location(in: superview))
        if drag.startsInBar { put(drag.item, at: pan.location(in: bar)) }
    }

    private func endDrag(_ pan: UIPanGestureRecognizer) {
        guard let drag, let bar else { return }
        put(drag.item, at: pan.location(in: bar))
        cancelDrag()
    }

    private func cancelDrag() {
        drag?.end()
        drag = nil
    }

    private func put(_ item: UITabBarItem, at point: CGPoint) {
        guard let bar, bar.bounds.contains(point),
            let index = bar.itemViews.firstIndex(where: {
                $0.frame.minX <= point.x && point.x < $0.frame.maxX
            })
        else { return }
        customizing.put(item, at: index)
        bar.showItems()
        bar.setNeedsDisplay()
    }
}

/// An item that is being dragged.
@MainActor
private final class TabItemDrag {
    let item: UITabBarItem
    let startsInBar: Bool
    private let view = UIView()

    init(_ item: UITabBarItem, from source: UIView, in host: UIView, startsInBar: Bool) {
        self.item = item
        self.startsInBar = startsInBar
        view.frame = source.convert(source.bounds, to: host)
        view.isUserInteractionEnabled = false
        view.showItems([
            ItemSpot(
                title: item.shownTitle, frame: view.bounds, look: .tab(item, isSelected: true)
            ) {}
        ])
        view.alpha = 0.8
        host.addSubview(view)
    }

    func move(to point: CGPoint) { view.center = point }

    func end() { view.removeFromSuperview() }
}

private func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
}
