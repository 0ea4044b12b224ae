import LayoutSolver

/// The constraints of one view hierarchy, and the resulting rectangles.
///
/// The topmost view of the hierarchy owns the engine, from its first layout with constraints on. Changes between two layouts are only
/// recorded; ``update()`` applies them and solves.
@MainActor
final class LayoutEngine {
    /// Whether any view of this process has ever used constraints. Before that, layout skips the engine.
    static var isInUse = false

    let solver = LayoutSolver()
    /// The link to the engine that the views of the hierarchy store.
    let link = Link()
    private let topReference: LayoutReference
    /// Whether the engine only computes the size of its topmost view, without effects on views.
    let isFitting: Bool

    /// The items of a fitting engine. Those of other engines are found through their references.
    private var fittingItems: [ObjectIdentifier: LayoutItem] = [:]
    private var items = VariableItems()
    private var rows = LayoutRows()
    /// The items whose position depends on their view: UIKit's guides.
    private(set) var guides: [LayoutItem] = []
    /// The items whose content height depends on their width.
    private(set) var wrappingItems: [LayoutItem] = []

    // The changes since the last update.
    private var comingViews: [UIView] = []
    private var comingConstraints: [NSLayoutConstraint] = []
    private var movedItems: [LayoutItem] = []
    private var changedViews: [ObjectIdentifier: UIView] = [:]
    private var changedContents: [ObjectIdentifier: UIView] = [:]
    /// The view whose subviews are being placed.
    var placingView: UIView?
    /// The number of changes of the rectangles.
    private(set) var changeCount = 0

    init(top: UIView, isFitting: Bool = false) {
        topReference = top.layoutReference
        self.isFitting = isFitting
        comingViews = [top]
        link.engine = self
    }

    /// The topmost view; `nil` while it is being deallocated and the last views leave the hierarchy.
    var top: UIView? { topReference.view }

    func asksForSolving() {
        guard !isFitting, let top, !top.flags.contains(.wantsSolving) else { return }
        top.asksForSolving()
    }
}

extension LayoutEngine {
    /// A link to an engine while it exists. It also identifies the engine.
    @MainActor
    final class Link {
        weak var engine: LayoutEngine?
    }
}

// Notifications of changes.
extension LayoutEngine {
    func take(in view: UIView) {
        comingViews.append(view)
    }

    /// Removes a view and the constraints that it holds.
    func take(out view: UIView) {
        changedViews[ObjectIdentifier(view)] = nil
        changedContents[ObjectIdentifier(view)] = nil
        guard let layout = view.layout else { return }
        layout.engineLink = nil
        for constraint in layout.constraints { forget(constraint) }
        for guide in view.extras?.guides?.list ?? [] { remove(guide.layoutReference) }
        remove(layout.reference)
    }

    /// Discards the pending addition of a view that is being removed, and of its subviews.
    func forgetComing(within view: UIView) {
        if !comingViews.isEmpty { comingViews.removeAll { $0.isWithin(view) } }
    }

    func add(_ constraint: NSLayoutConstraint) {
        comingConstraints.append(constraint)
    }

    func forget(_ constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint) else { return comingConstraints.removeIdentical(constraint) }
        constraint.row = nil
        removeRow(row.id)
        asksForSolving()
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint) else { return }
        solver.setConstant(row.base - Double(constraint.constantStorage), of: row.id)
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint) else { return }
        solver.setPriority(constraint.priorityStorage.rawValue, of: row.id)
    }

    /// Called when the attributes of these constraints have a new meaning.
    func rebuild(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints where row(of: constraint) != nil {
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
        rebuild(layout.mentions.filter(\.isAboutBaseline).sorted { $0.order < $1.order })
    }

    /// Called when a view has a new frame. Returns whether constraints depend on it.
    func moved(_ view: UIView) -> Bool {
        guard let layout = view.layout, let item = item(of: layout.reference) else { return false }
        let isFixed = isFixedByFrame(view)
        if isFixed { noteMoved(item) }
        return isFixed || hasGuidesThatScroll(view)
    }

    private func isFixedByFrame(_ view: UIView) -> Bool {
        guard !view.flags.contains(.isPlacedByConstraints) else { return false }
        // The mask has moved the view with its superview, as its rows already describe.
        if let placingView, view.superviewReference.isTo(placingView) { return false }
        return true
    }

    private func hasGuidesThatScroll(_ view: UIView) -> Bool {
        view.flags.contains(.isScrollView) && guides.contains { $0.reference.layoutView === view }
    }

    private func noteMoved(_ item: LayoutItem) {
        guard !item.isMoved else { return }
        item.isMoved = true
        movedItems.append(item)
    }
}

// Applying changes, and solving.
extension LayoutEngine {
    /// Updates the rectangles. Invalidates the layout of the superviews of views whose rectangles change.
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
            buildComingConstraints()
        }
        let (moved, contents) = (movedItems, changedContents)
        (movedItems, changedContents) = ([], [:])
        for view in contents.values { reviseContent(of: view) }
        for item in moved { reviseMoved(item) }
    }

    private func buildComingConstraints() {
        var constraints = comingConstraints
        comingConstraints = []
        constraints.sort { $0.order < $1.order }
        for constraint in constraints { build(constraint) }
    }

    /// Ignores a view that was removed, or is now placed by constraints: it has no such rows.
    private func reviseMoved(_ item: LayoutItem) {
        item.isMoved = false
        if !item.fixedRows.isEmpty { reviseFixedRows(of: item) }
    }

    private func takeInTree(_ view: UIView) {
        view.visitLayoutViews { view in
            guard let layout = view.layout else { return }
            if !isFitting { layout.engineLink = link }
            if view.flags.contains(.isPlacedByConstraints) {
                _ = ensureItem(for: layout.reference)
                if !isFitting {
                    view.superviewReference.with { _ = $0.flags.insert(.placesByConstraints) }
                }
            }
            comingConstraints += layout.constraints
        }
    }

    func noteChanges() {
        let changed = solver.takeChangedVariables()
        guard !changed.isEmpty, !isFitting else { return }
        changeCount += 1
        for variable in changed { items[variable]?.reference.markPlacerNeedsLayout() }
    }
}

// Items and rows.
extension LayoutEngine {
    func item(of reference: LayoutReference) -> LayoutItem? {
        isFitting ? fittingItems[ObjectIdentifier(reference)] : reference.item(in: link)
    }

    func insert(_ item: LayoutItem) {
        if isFitting {
            fittingItems[ObjectIdentifier(item.reference)] = item
        } else {
            item.reference.setItem(item, in: link)
        }
        items.insert(item)
    }

    func noteGuide(_ item: LayoutItem) { guides.append(item) }

    func noteWrapping(_ item: LayoutItem) {
        if !wrappingItems.holds(item) { wrappingItems.append(item) }
    }

    /// Returns the row of a constraint in this engine.
    func row(of constraint: NSLayoutConstraint) -> ConstraintRow? {
        guard !isFitting, let row = constraint.row, row.engine === link else { return nil }
        return row
    }

    func row(_ id: LayoutConstraintID) -> LayoutRow? { rows[id] }

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

    private func remove(_ reference: LayoutReference) {
        guard let item = item(of: reference) else { return }
        reference.setItem(nil, in: link)
        guides.removeIdentical(item)
        wrappingItems.removeIdentical(item)
        removeFixedRows(of: item)
        removeContentRows(of: item)
        removeBounds(of: item)
        items.remove(item)
        for variable in item.variables { solver.release(variable) }
    }

    /// Removes a guide that leaves its view.
    func take(out guide: UILayoutGuide) {
        remove(guide.layoutReference)
    }
}

/// The row of a constraint in an engine.
struct ConstraintRow {
    let engine: LayoutEngine.Link
    let id: LayoutConstraintID
    /// The row's constant without the constraint's constant.
    let base: Double
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

extension LayoutReference {
    /// Invalidates the layout of the view that applies the new rectangle: the superview, or the scroll view for its content.
    fileprivate func markPlacerNeedsLayout() {
        if let view {
            guard view.flags.contains(.isPlacedByConstraints) else { return }
            // Evidence: gt2-al-05.
            (view.superviewReference.object ?? view).setNeedsLayout()
        } else if let guide = guide as? ScrollGuide {
            guide.owningView?.setNeedsLayout()
        }
    }
}
