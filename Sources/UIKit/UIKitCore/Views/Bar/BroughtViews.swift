/// The app's views in a bar: the custom views of items, and the title view.
///
/// A class, because app code runs when a view is added or removed, and may cause the bar to show its items again.
@MainActor
final class BroughtViews {
    /// A view with its frame in the bar.
    struct Placed {
        let view: UIView
        let frame: CGRect
    }

    /// The constraints that place a view that uses Auto Layout: the distances of its four edges from the bar's corner. They belong to the
    /// bar and not to the view, so that they don't affect the view's fitting size.
    @MainActor
    private struct Hold {
        let constraints: [NSLayoutConstraint]

        init(_ view: UIView, in bar: UIView) {
            constraints = [
                view.leftAnchor.constraint(equalTo: bar.leftAnchor),
                view.topAnchor.constraint(equalTo: bar.topAnchor),
                view.rightAnchor.constraint(equalTo: bar.leftAnchor),
                view.bottomAnchor.constraint(equalTo: bar.topAnchor),
            ]
            // The app's own constraints have priority. A view with its own size still has the right origin.
            for (constraint, priority) in zip(constraints, [999, 999, 998, 998] as [Float]) {
                constraint.priority = UILayoutPriority(priority)
            }
            NSLayoutConstraint.activate(constraints)
        }

        func move(to frame: CGRect) {
            let constants = [frame.minX, frame.minY, frame.maxX, frame.maxY]
            for (constraint, constant) in zip(constraints, constants) where constraint.constant != constant {
                constraint.constant = constant
            }
        }
    }

    private var shown: [UIView] = []
    var hasViews: Bool { !shown.isEmpty }
    private var holds: [ObjectIdentifier: Hold] = [:]

    /// Shows a bar's items.
    func show(_ row: BarRow, in bar: UIView) {
        show(row.views, in: bar)
        bar.showItems(row.spots)
    }

    /// Adds these views to the bar, and removes the views of items that are no longer visible.
    private func show(_ placed: [Placed], in bar: UIView) {
        for view in shown where !placed.contains(where: { $0.view === view }) { drop(view, of: bar) }
        shown = placed.map(\.view)
        for each in placed { show(each, in: bar) }
    }

    private func show(_ placed: Placed, in bar: UIView) {
        let (view, frame) = (placed.view, placed.frame)
        if view.superview !== bar {
            holds[ObjectIdentifier(view)] = nil
            bar.addQuietly(view)
            view.setNeedsLayout()
        }
        if view.translatesAutoresizingMaskIntoConstraints {
            if view.bounds.size != frame.size { view.bounds.size = frame.size }
            view.center = CGPoint(x: frame.midX, y: frame.midY)
        } else {
            let hold = holds[ObjectIdentifier(view)] ?? Hold(view, in: bar)
            holds[ObjectIdentifier(view)] = hold
            hold.move(to: frame)
        }
        view.layoutIfNeeded()
    }

    private func drop(_ view: UIView, of bar: UIView) {
        if let hold = holds.removeValue(forKey: ObjectIdentifier(view)) {
            NSLayoutConstraint.deactivate(hold.constraints)
        }
        if view.superview === bar { view.removeFromSuperview() }
    }
}

extension UIView {
    /// The size in a bar: from the view's constraints, or its current size, or, if that is zero, its fitting size.
    var sizeInBar: CGSize {
        if !translatesAutoresizingMaskIntoConstraints {
            return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if bounds.isEmpty { sizeToFit() }
        return CGSize(
            width: constantOfConstraint(.width) ?? bounds.width,
            height: constantOfConstraint(.height) ?? bounds.height)
    }

    /// The length from a constraint of the view, which has priority over the autoresizing mask.
    private func constantOfConstraint(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.relation == .equal
        }?.constant
    }
}
