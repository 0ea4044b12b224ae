import LayoutSolver

// What apps ask when they debug a layout.
extension LayoutEngine {
    func isAmbiguous(_ source: any LayoutItemSource) -> Bool {
        guard let item = item(of: source.layoutReference) else { return false }
        return item.variables.contains { solver.isAmbiguous($0) }
    }

    /// The constraints that a place and a size depend on, those of apps in the order of their activation.
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

    /// An item's rectangle as it was solved last, in points.
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
    /// The engine of the tree, up to date.
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

extension LayoutOperand {
    var isAmbiguous: Bool { place.item?.isPlaceAmbiguous ?? false }

    var affectingConstraints: [NSLayoutConstraint] {
        place.item?.affectingConstraints(place.attribute.axis) ?? []
    }
}
