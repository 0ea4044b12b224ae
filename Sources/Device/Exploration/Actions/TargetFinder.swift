import Simulator

/// Finds all elements that can be touched.
@MainActor
enum TargetFinder {
    /// The maximum number of inspected rows of a list.
    static let mostRows = 60

    /// All touchable elements of the current screen, the frontmost first, including rows outside the visible area.
    static func all() -> [FoundTarget] {
        let windows = UIApplication.shared.windowsFromTheFront
        for window in windows { window.showBars() }
        return numbered(windows.flatMap { targets(beneath: $0) }.filter { $0.place != nil })
    }

    /// The element of a target on the current screen; `nil` if it isn't present.
    static func find(_ target: TouchTarget) -> FoundTarget? { all().first { $0.target == target } }

    /// Numbers the elements with the same name and kind.
    private static func numbered(_ found: [FoundTarget]) -> [FoundTarget] {
        var counts: [TouchTarget: Int] = [:]
        return found.map { one in
            var one = one
            let number = counts[one.target, default: 0]
            counts[one.target] = number + 1
            one.target = TouchTarget(name: one.target.name, kind: one.target.kind, number: number)
            return one
        }
    }

    private static func targets(beneath view: UIView) -> [FoundTarget] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        switch view {
        case let bar as UINavigationBar: bar.showItems()
        case let bar as UITabBar: bar.showItems()
        case let bar as UIToolbar: bar.showItems()
        case let bar as UISearchBar: bar.showItems()
        case let table as UITableView:
            return rows(of: table) + others(in: table, besides: UITableViewCell.self)
        case let collection as UICollectionView:
            return items(of: collection) + others(in: collection, besides: UICollectionViewCell.self)
        // The subviews of a picker's wheel aren't targets.
        case is UIPickerView, is UIDatePicker: return own(view, nil)
        default: break
        }
        return view.subviews.reversed().flatMap(targets) + own(view, nil)
    }

    private static func others<Cell: UIView>(in list: UIView, besides: Cell.Type) -> [FoundTarget] {
        list.subviews.filter { !($0 is Cell) }.flatMap(targets)
    }

    /// The elements in a row: many rows have the same ones.
    private static func parts(of cell: UIView, _ group: String) -> [FoundTarget] {
        cell.subviews.flatMap { targets(beneath: $0) }.map { part in
            guard part.group == nil, part.role == .press else { return part }
            var inRow = FoundTarget(
                name: part.target.name, kind: part.target.kind, role: part.role,
                group: "\(part.target.kind) in \(group)", find: part.find, at: part.point)
            inRow.opensByLongPress = part.opensByLongPress
            return inRow
        }
    }
}

// Views.
extension TargetFinder {
    private static func own(_ view: UIView, _ group: String?) -> [FoundTarget] {
        switch view {
        case let segments as UISegmentedControl: return parts(of: segments)
        case let slider as UISlider:
            return slider.isEnabled
                ? [FoundTarget(view, .drag) { ($0 as? UISlider)?.thumbMiddle ?? .zero }] : []
        case is UIPickerView, is UIDatePicker: return [FoundTarget(view, .drag)]
        case let stepper as UIStepper:
            return stepper.isEnabled
                ? [FoundTarget(view, .press) { CGPoint(x: $0.bounds.width * 0.75, y: $0.bounds.midY) }] : []
        case let field as UITextField: return field.isEnabled ? [FoundTarget(view, .text)] : []
        case let text as UITextView:
            return text.isEditable ? [FoundTarget(view, .text)] : []
        case let control as UIControl:
            guard control.isEnabled else { return [] }
            var found = FoundTarget(view, .press)
            found.isButton = view is UIButton
            found.opensByLongPress = view.opensByLongPress
            return [found]
        default: break
        }
        guard view.hasTap || view.opensByLongPress else { return [] }
        var found = FoundTarget(view, .press)
        found.opensByLongPress = view.opensByLongPress
        return [found]
    }

    private static func parts(of segments: UISegmentedControl) -> [FoundTarget] {
        guard segments.isEnabled else { return [] }
        return (0..<segments.numberOfSegments).filter { segments.isEnabledForSegment(at: $0) }.map { index in
            FoundTarget(
                name: segments.titleForSegment(at: index), kind: "segment", role: .press,
                find: { [weak segments] in segments },
                at: { view in
                    let width =
                        view.bounds.width
                        / CGFloat(max(1, (view as? UISegmentedControl)?.numberOfSegments ?? 1))
                    return CGPoint(x: width * (CGFloat(index) + 0.5), y: view.bounds.midY)
                })
        }
    }
}

// Lists.
extension TargetFinder {
    private static func rows(of table: UITableView) -> [FoundTarget] {
        let paths = (0..<table.numberOfSections).flatMap { section in
            (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
        }
        return list(table, paths.prefix(mostRows), kind: "row") { table, path in
            guard path.section < table.numberOfSections,
                path.row < table.numberOfRows(inSection: path.section)
            else { return nil }
            if !table.showsMiddle(of: table.rectForRow(at: path)) {
                table.scrollToRow(at: path, at: .middle, animated: false)
                table.layoutIfNeeded()
            }
            return table.cellForRow(at: path)
        } + table.visibleCells.flatMap { parts(of: $0, $0.groupInList) }
    }

    private static func items(of collection: UICollectionView) -> [FoundTarget] {
        let paths = (0..<collection.numberOfSections).flatMap { section in
            (0..<collection.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        return list(collection, paths.prefix(mostRows), kind: "item") { collection, path in
            guard path.section < collection.numberOfSections,
                path.item < collection.numberOfItems(inSection: path.section)
            else { return nil }
            if let frame = collection.layoutAttributesForItem(at: path)?.frame,
                !collection.showsMiddle(of: frame)
            {
                collection.scrollToItem(at: path, at: .centeredVertically, animated: false)
                collection.layoutIfNeeded()
            }
            return collection.cellForItem(at: path)
        } + collection.visibleCells.flatMap { parts(of: $0, $0.groupInList) }
    }

    private static func list<List: UIScrollView>(
        _ list: List, _ paths: ArraySlice<IndexPath>, kind: String,
        cell: @escaping @MainActor (List, IndexPath) -> UIView?
    ) -> [FoundTarget] {
        let offset = list.contentOffset
        defer {
            if list.contentOffset != offset {
                list.contentOffset = offset
                list.layoutIfNeeded()
            }
        }
        return paths.compactMap { path in
            guard let view = cell(list, path) else { return nil }
            var found = FoundTarget(
                name: view.wordsOfView, kind: kind, role: .row, group: "\(kind) \(view.groupInList)",
                find: { [weak list] in list.flatMap { cell($0, path) } })
            found.opensByLongPress = view.opensByLongPress
            return found
        }
    }
}

extension FoundTarget {
    fileprivate init(
        _ view: UIView, _ role: Role,
        at point: @escaping @MainActor (UIView) -> CGPoint = { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
    ) {
        self.init(
            name: view.wordsOfView, kind: String(describing: type(of: view)), role: role,
            find: { [weak view] in view }, at: point)
    }
}
