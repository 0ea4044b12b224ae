import Simulator

/// Something that a finger can be put on: a control, a bar's item, a row, a view with a tap gesture.
@MainActor
struct TapTarget {
    /// Its class, or where it stands in a list.
    let kind: String
    /// The same with the words on it.
    let label: String
    /// Whether a tap brings up the keyboard.
    let isText: Bool
    private let find: @MainActor () -> UIView?
    private let point: @MainActor (UIView) -> CGPoint

    /// All that can be tapped on the page in front, the frontmost first. Rows that are not visible are among them.
    static func all(in simulator: Simulator) -> [TapTarget] {
        let windows = UIApplication.shared.windowsFromTheFront
        for window in windows { window.showBars() }
        return windows.flatMap { window in targets(beneath: window).filter { $0.isReachable } }
    }

    /// Brings the target into view and taps it. Returns whether a finger reached it.
    func tap(in simulator: Simulator) -> Bool {
        guard let place = placeOnScreen else { return false }
        simulator.tap(at: place)
        return true
    }

    private var isReachable: Bool { placeOnScreen != nil }

    /// Where a finger reaches the target, after it was scrolled into view; `nil` where something lies in front.
    private var placeOnScreen: CGPoint? {
        guard let view = find(), let window = view.window else { return nil }
        view.scrollIntoSight()
        let place = view.convert(point(view), to: window)
        guard window.bounds.contains(place), let hit = UIApplication.shared.fingers.view(at: place),
            hit.isDescendant(of: view) || view.isDescendant(of: hit)
        else { return nil }
        return place
    }
}

// Finding.
extension TapTarget {
    private static func targets(beneath view: UIView) -> [TapTarget] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        switch view {
        case let bar as UINavigationBar: bar.showItems()
        case let bar as UITabBar: bar.showItems()
        case let bar as UIToolbar: bar.showItems()
        case let table as UITableView:
            return rows(of: table) + others(in: table, besides: UITableViewCell.self)
        case let collection as UICollectionView:
            return items(of: collection) + others(in: collection, besides: UICollectionViewCell.self)
        default: break
        }
        return view.subviews.reversed().flatMap(targets) + own(view)
    }

    private static func others<Cell: UIView>(in list: UIView, besides: Cell.Type) -> [TapTarget] {
        list.subviews.filter { !($0 is Cell) }.flatMap(targets)
    }

    private static func own(_ view: UIView) -> [TapTarget] {
        if let segments = view as? UISegmentedControl {
            return (0..<segments.numberOfSegments).map { index in
                TapTarget(segments, "segment \(index)") { view in
                    guard let control = view as? UISegmentedControl else { return .zero }
                    let width = control.bounds.width / CGFloat(max(1, control.numberOfSegments))
                    return CGPoint(x: width * (CGFloat(index) + 0.5), y: control.bounds.midY)
                }
            }
        }
        if let control = view as? UIControl { return control.isEnabled ? [TapTarget(control)] : [] }
        let hasTap =
            view.gestureRecognizers?.contains { $0 is UITapGestureRecognizer && $0.isEnabled } ?? false
        return hasTap || view is UITextView ? [TapTarget(view)] : []
    }

    /// The rows of a table, sixty of them at most, and what is in each that is visible.
    private static func rows(of table: UITableView) -> [TapTarget] {
        let paths = (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        return paths.prefix(60).map { path in
            TapTarget("row \(path.section)-\(path.row)") { [weak table] in
                guard let table, path.section < table.numberOfSections,
                    path.row < table.numberOfRows(inSection: path.section)
                else { return nil }
                if !table.showsMiddle(of: table.rectForRow(at: path)) {
                    table.scrollToRow(at: path, at: .middle, animated: false)
                    table.layoutIfNeeded()
                }
                return table.cellForRow(at: path)
            }
        } + table.visibleCells.flatMap { $0.subviews.flatMap(targets) }
    }

    /// The items of a collection, sixty of them at most, and what is in each that is visible.
    private static func items(of collection: UICollectionView) -> [TapTarget] {
        let paths = (0..<collection.numberOfSections).flatMap { section in
            (0..<collection.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        return paths.prefix(60).map { path in
            TapTarget("item \(path.section)-\(path.item)") { [weak collection] in
                guard let collection, path.section < collection.numberOfSections,
                    path.item < collection.numberOfItems(inSection: path.section)
                else { return nil }
                if let frame = collection.layoutAttributesForItem(at: path)?.frame,
                    !collection.showsMiddle(of: frame)
                {
                    collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
                    collection.layoutIfNeeded()
                }
                return collection.cellForItem(at: path)
            }
        } + collection.visibleCells.flatMap { $0.subviews.flatMap(targets) }
    }
}

// Making.
extension TapTarget {
    private static func middle(of view: UIView) -> CGPoint {
        CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }

    private init(
        _ view: UIView, _ part: String? = nil,
        at point: @escaping @MainActor (UIView) -> CGPoint = TapTarget.middle
    ) {
        kind = String(describing: type(of: view))
        label = [kind, view.words, part].compactMap { $0 }.joined(separator: " ")
        isText = view is UITextField || view is UITextView
        find = { [weak view] in view }
        self.point = point
    }

    private init(_ label: String, cell: @escaping @MainActor () -> UIView?) {
        kind = label
        self.label = label
        isText = false
        find = cell
        point = TapTarget.middle
    }
}

extension UIScrollView {
    /// Whether the middle of a part of the content is visible, with no bar in front.
    fileprivate func showsMiddle(of rect: CGRect) -> Bool {
        bounds.inset(by: adjustedContentInset).contains(CGPoint(x: rect.midX, y: rect.midY))
    }
}

extension UIView {
    /// The words on a view.
    fileprivate var words: String? {
        switch self {
        case let item as BarItemView: item.title ?? item.accessibilityLabel ?? item.accessibilityIdentifier
        case let button as UIButton: button.currentTitle
        case let field as UITextField: field.placeholder
        default: accessibilityLabel ?? subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
        }
    }

    /// Scrolls what the view lies in, until it is visible.
    fileprivate func scrollIntoSight() {
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
            guard !(scroll is UITableView), !(scroll is UICollectionView) else { continue }
            scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
            scroll.layoutIfNeeded()
        }
    }
}
