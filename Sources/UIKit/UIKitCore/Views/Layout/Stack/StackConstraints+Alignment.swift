// The alignment of the views perpendicular to the axis.
extension StackConstraints {
    var alignment: [NSLayoutConstraint] {
        switch stack.alignment {
        case .fill: shown.flatMap { [atBegin($0), atEnd($0)] }
        case .leading: shown.flatMap { [atBegin($0), beforeEnd($0)] }
        case .trailing: shown.flatMap { [afterBegin($0), atEnd($0)] }
        case .center: shown.flatMap { [afterBegin($0), centered($0), beforeEnd($0)] }
        case .firstBaseline: stack.axis == .horizontal ? baselines(.firstBaseline) : leadingInColumn
        case .lastBaseline: stack.axis == .horizontal ? baselines(.lastBaseline) : leadingInColumn
        }
    }

    /// A column has no common baseline, so its views are aligned at the leading edge.
    private var leadingInColumn: [NSLayoutConstraint] { shown.flatMap { [atBegin($0), beforeEnd($0)] } }

    private func atBegin(_ view: UIView, priority: Float = 1000) -> NSLayoutConstraint {
        make("UISV-alignment", (view, across.begin), .equal, (canvas, across.begin), priority: priority)
    }

    private func atEnd(_ view: UIView, priority: Float = 1000) -> NSLayoutConstraint {
        make("UISV-alignment", (canvas, across.end), .equal, (view, across.end), priority: priority)
    }

    private func afterBegin(_ view: UIView) -> NSLayoutConstraint {
        make("UISV-spanning-boundary", (view, across.begin), .greaterThanOrEqual, (canvas, across.begin))
    }

    private func beforeEnd(_ view: UIView) -> NSLayoutConstraint {
        make("UISV-spanning-boundary", (canvas, across.end), .greaterThanOrEqual, (view, across.end))
    }

    private func centered(_ view: UIView) -> NSLayoutConstraint {
        make("UISV-alignment", (view, across.center), .equal, (canvas, across.center))
    }

    /// Aligns the baselines of all views with the first view's, as close to the edge as possible.
    private func baselines(_ line: NSLayoutConstraint.Attribute) -> [NSLayoutConstraint] {
        guard let first = shown.first else { return [] }
        let lines = shown.dropFirst().map { make("UISV-alignment", ($0, line), .equal, (first, line)) }
        let bounds = shown.flatMap { view in
            [
                afterBegin(view), beforeEnd(view),
                line == .firstBaseline ? atBegin(view, priority: 48) : atEnd(view, priority: 48),
            ]
        }
        return lines + bounds
    }
}
