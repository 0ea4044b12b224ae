import LayoutSolver

// Debugging queries by apps.
extension LayoutEngine {
    func isAmbiguous(_ source: any LayoutItemSource) -> Bool {
        guard let item = item(of: source.layoutReference) else { return false }
        return item.variables.contains { solver.isAmbiguous($0) }
    }

    /// Returns the constraints that affect a position and a size, with the app's in the order of their activation.
    func constraints(
        affecting source: any LayoutItemSource, _ axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        guard let item = item(of: source.layoutReference) else { return [] }
        var found: [ObjectIdentifier: NSLayoutConstraint] = [:]
        for variable in [item.origin[axis], item.size[axis]] {
            for id in solver.constraints(affecting: variable) {
                guard let constraint = row(id)?.constraint, !(constraint is SystemLayoutConstraint) else {
                    continue
                }
                found[ObjectIdentifier(constraint)] = constraint
            }
        }
        return found.values.sorted { $0.order < $1.order }
    }

    /// Pulls ambiguous variables to other values with temporary rows. The values stay when the rows are removed.
    func exerciseAmbiguity(of view: UIView) {
        guard let item = item(of: view.layoutReference) else { return }
        let room = view.superviewReference.object?.boundsStorage.size ?? view.boundsStorage.size
        let pulls = NSLayoutConstraint.Axis.both.flatMap { axis in
            [item.size[axis], item.origin[axis]].filter(solver.isAmbiguous).map { variable in
                let target = otherValue(than: solver.value(of: variable), within: Double(room[axis]))
                return addRow(
                    LayoutExpression(variable, CGFloat(-target)), .equal, priority: UILayoutPriority(1),
                    for: .bound)
            }
        }
        solver.solve { self.breakOne(of: $0) }
        noteChanges()
        for pull in pulls { removeRow(pull) }
    }

    /// Returns a random value in the half of the range that doesn't contain the current value.
    private func otherValue(than value: Double, within room: Double) -> Double {
        value > room / 2 ? .random(in: 0...max(0, room / 2)) : .random(in: room / 2...max(room / 2, room))
    }

    /// Returns an item's rectangle in the last solution, in points.
    func rectangle(of source: any LayoutItemSource) -> CGRect? {
        item(of: source.layoutReference).map(rectangle)
    }

    func rectangle(of item: LayoutItem) -> CGRect {
        CGRect(
            x: solver.value(of: item.origin.horizontal), y: solver.value(of: item.origin.vertical),
            width: solver.value(of: item.size.horizontal), height: solver.value(of: item.size.vertical))
    }
}

extension LayoutItemSource {
    /// The engine of the view's hierarchy, updated.
    fileprivate var currentEngine: LayoutEngine? {
        guard let view = layoutReference.layoutView else { return nil }
        view.topmostView.solveConstraints()
        return view.layout?.engine
    }

    var isPlaceAmbiguous: Bool { currentEngine?.isAmbiguous(self) ?? false }

    func affectingConstraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        currentEngine?.constraints(affecting: self, axis) ?? []
    }
}

extension UIView {
    func exerciseAmbiguity() {
        guard isPlaceAmbiguous else { return }
        layout?.engine?.exerciseAmbiguity(of: self)
        topmostView.asksForSolving()
    }
}
