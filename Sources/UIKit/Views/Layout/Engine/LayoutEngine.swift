import LayoutSolver

/// The constraints of one tree of views, and the rectangles that follow from them.
///
/// The topmost view of the tree has it, from the first layout with constraints on. What changes between two layouts is only written
/// down; ``update()`` takes it in and solves.
@MainActor
final class LayoutEngine {
    /// Whether any view of this process has ever had to do with constraints. Until then a layout asks nothing more.
    @exclusivity(unchecked) static var isInUse = false

    let solver = LayoutSolver()
    /// Weak, as the last views leave the tree while the topmost one is being destroyed.
    weak var top: UIView?
    /// Whether it only finds the size of its topmost view, and tells no view of anything.
    let isFitting: Bool

    private(set) var items: [ObjectIdentifier: LayoutItem] = [:]
    private(set) var itemsByVariable: [LayoutVariable: LayoutItem] = [:]
    private(set) var rows: [LayoutConstraintID: LayoutRow] = [:]
    var constraintRows: [ObjectIdentifier: ConstraintRow] = [:]
    /// The items whose place follows from their view: UIKit's guides.
    private(set) var guides: [LayoutItem] = []
    /// The items whose content asks for its width before it knows its height.
    private(set) var wrappingItems: [LayoutItem] = []

    // What has changed since the last update.
    private var comingViews: [UIView] = []
    private var comingConstraints: [NSLayoutConstraint] = []
    private var movedItems: [ObjectIdentifier: LayoutItem] = [:]
    private var changedViews: [ObjectIdentifier: UIView] = [:]
    private var changedContents: [ObjectIdentifier: UIView] = [:]
    /// The view whose subviews are being placed.
    var placingView: UIView?
    /// How often the rectangles have changed.
    private(set) var changeCount = 0

    init(top: UIView, isFitting: Bool = false) {
        self.top = top
        self.isFitting = isFitting
        comingViews = [top]
    }

    struct ConstraintRow {
        let id: LayoutConstraintID
        /// The row's number without the constraint's constant.
        let base: Double
    }

    func asksForSolving() {
        guard !isFitting, let top, !top.flags.contains(.wantsSolving) else { return }
        top.asksForSolving()
    }
}

// Being told of changes.
extension LayoutEngine {
    func take(in view: UIView) {
        comingViews.append(view)
    }

    /// A view leaves, and with it the constraints that it holds.
    func take(out view: UIView) {
        changedViews[ObjectIdentifier(view)] = nil
        changedContents[ObjectIdentifier(view)] = nil
        guard let layout = view.layout else { return }
        layout.engine = nil
        for constraint in layout.constraints { forget(constraint) }
        for guide in view.extras?.guides?.list ?? [] { remove(guide) }
        remove(view)
    }

    /// A view that leaves, and what lies in it, is not to be taken in any more.
    func forgetComing(within view: UIView) {
        if !comingViews.isEmpty { comingViews.removeAll { $0.isWithin(view) } }
    }

    func add(_ constraint: NSLayoutConstraint) {
        comingConstraints.append(constraint)
    }

    func forget(_ constraint: NSLayoutConstraint) {
        guard let row = constraintRows.removeValue(forKey: ObjectIdentifier(constraint)) else {
            return comingConstraints.removeIdentical(constraint)
        }
        removeRow(row.id)
        asksForSolving()
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let row = constraintRows[ObjectIdentifier(constraint)] else { return }
        solver.setConstant(row.base - Double(constraint.constantStorage), of: row.id)
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let row = constraintRows[ObjectIdentifier(constraint)] else { return }
        solver.setPriority(constraint.priorityStorage.rawValue, of: row.id)
    }

    /// The attributes of these constraints mean something else now.
    func rebuild(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where constraintRows[ObjectIdentifier(constraint)] != nil {
            forget(constraint)
            comingConstraints.append(constraint)
        }
    }

    func placementChanged(of view: UIView) {
        changedViews[ObjectIdentifier(view)] = view
    }

    func contentChanged(of view: UIView) {
        changedContents[ObjectIdentifier(view)] = view
        guard let layout = view.layout else { return }
        rebuild(layout.mentions.values.filter(\.isAboutBaseline).sorted { $0.order < $1.order })
    }

    /// Whether a view that has a new frame has to do with the constraints by it.
    func moved(_ view: UIView) -> Bool {
        guard let item = items[ObjectIdentifier(view)] else { return false }
        if view.flags.contains(.isScrollView), guides.contains(where: { $0.source.layoutView === view }) {
            return true
        }
        guard !view.flags.contains(.isPlacedByConstraints) else { return false }
        // A mask has moved it along with its superview: that is what its rows say.
        if let placingView, view.superviewReference.isTo(placingView) { return false }
        movedItems[ObjectIdentifier(view)] = item
        return true
    }
}

// Taking changes in, and solving.
extension LayoutEngine {
    /// Brings the rectangles up to date. Superviews of views whose rectangle changes are to be laid out.
    func update() {
        top?.flags.remove(.wantsSolving)
        for _ in 0..<4 {
            takeChangesIn()
            refreshGuides()
            solver.solve { self.breakOne(of: $0) }
            noteChanges()
            guard askForHeights() else { return }
        }
    }

    private func takeChangesIn() {
        while !comingViews.isEmpty || !comingConstraints.isEmpty || !changedViews.isEmpty {
            let (views, changed) = (comingViews, changedViews)
            (comingViews, changedViews) = ([], [:])
            for view in views { takeInTree(view) }
            for view in changed.values { reviseItem(of: view) }
            let constraints = comingConstraints.sorted { $0.order < $1.order }
            comingConstraints = []
            for constraint in constraints { build(constraint) }
        }
        let (moved, contents) = (movedItems, changedContents)
        (movedItems, changedContents) = ([:], [:])
        for view in contents.values { reviseContent(of: view) }
        for item in moved.values { reviseFixedRows(of: item) }
    }

    private func takeInTree(_ view: UIView) {
        view.visitLayoutViews { view in
            guard let layout = view.layout else { return }
            if !isFitting { layout.engine = self }
            if view.flags.contains(.isPlacedByConstraints) {
                _ = ensureItem(for: view)
                if !isFitting {
                    view.superviewReference.with { _ = $0.flags.insert(.placesByConstraints) }
                }
            }
            comingConstraints += layout.constraints
        }
    }

    private func noteChanges() {
        var changed: [ObjectIdentifier: LayoutItem] = [:]
        for variable in solver.takeChangedVariables() {
            if let item = itemsByVariable[variable] { changed[ObjectIdentifier(item)] = item }
        }
        guard !changed.isEmpty, !isFitting else { return }
        changeCount += 1
        for item in changed.values { item.source.markPlacerNeedsLayout() }
    }
}

// The items and rows.
extension LayoutEngine {
    func item(of source: any LayoutItemSource) -> LayoutItem? { items[ObjectIdentifier(source)] }

    func insert(_ item: LayoutItem) {
        items[ObjectIdentifier(item.source)] = item
        for variable in item.variables { itemsByVariable[variable] = item }
    }

    func noteGuide(_ item: LayoutItem) { guides.append(item) }

    func noteWrapping(_ item: LayoutItem) {
        if !wrappingItems.holds(item) { wrappingItems.append(item) }
    }

    func addRow(
        _ expression: LayoutExpression, _ relation: NSLayoutConstraint.Relation,
        priority: UILayoutPriority = .required, for row: LayoutRow
    ) -> LayoutConstraintID {
        let id = solver.add(
            expression.terms, constant: expression.constant, relation.forSolver, priority: priority.rawValue)
        rows[id] = row
        return id
    }

    func removeRow(_ id: LayoutConstraintID) {
        rows[id] = nil
        solver.remove(id)
    }

    private func remove(_ source: any LayoutItemSource) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(source)) else { return }
        movedItems[ObjectIdentifier(source)] = nil
        guides.removeIdentical(item)
        wrappingItems.removeIdentical(item)
        removeFixedRows(of: item)
        removeContentRows(of: item)
        for id in item.boundRows { removeRow(id) }
        for variable in item.variables {
            itemsByVariable[variable] = nil
            solver.release(variable)
        }
    }

    /// A guide leaves its view.
    func take(out guide: UILayoutGuide) {
        remove(guide)
    }
}

extension NSLayoutConstraint.Relation {
    var forSolver: LayoutRelation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint {
    fileprivate var isAboutBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}

extension LayoutItemSource {
    /// Who has to act on a new rectangle: the view that a subview or the content of a scroll view lies in.
    func markPlacerNeedsLayout() {
        if let view = self as? UIView {
            guard view.flags.contains(.isPlacedByConstraints) else { return }
            (view.superviewLink ?? view).markNeedsLayout()
        } else if self is ScrollGuide {
            layoutView?.markNeedsLayout()
        }
    }
}
