/// The views that a bar's items bring along: custom views, and the view in the place of the title.
///
/// An object, as the app's code runs when a view comes or goes, and may have the bar show its items again.
@MainActor
final class BroughtViews {
    /// A view with its place in the bar.
    struct Placed {
        let view: UIView
        let frame: CGRect
    }

    /// What holds a view in its place that is laid out by constraints: the distances of its four edges from the bar's corner. These
    /// are the bar's constraints and not the view's, so that the view can still be asked what size suits it.
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
            // The app's own constraints come first. A view that keeps its size against them begins where it should.
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
    private var holds: [ObjectIdentifier: Hold] = [:]

    /// Shows what there is of a bar's items.
    func show(_ row: BarRow, in bar: UIView) {
        show(row.views, in: bar)
        bar.showItems(row.spots)
    }

    /// Puts these views into the bar, and takes away those of items that it does not show any more.
    private func show(_ placed: [Placed], in bar: UIView) {
        for view in shown where !placed.contains(where: { $0.view === view }) { drop(view, of: bar) }
        shown = placed.map(\.view)
        for each in placed { show(each, in: bar) }
    }

    private func show(_ placed: Placed, in bar: UIView) {
        let (view, frame) = (placed.view, placed.frame)
        if view.superviewLink !== bar {
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
        if view.superviewLink === bar { view.removeFromSuperview() }
    }
}

extension UIView {
    /// The size in a bar: what constraints give it, the view's own, or what suits it if nobody gave it a size.
    var sizeInBar: CGSize {
        if !translatesAutoresizingMaskIntoConstraints {
            return systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if boundsStorage.isEmpty { sizeToFit() }
        return CGSize(
            width: constantOfConstraint(.width) ?? boundsStorage.width,
            height: constantOfConstraint(.height) ?? boundsStorage.height)
    }

    /// The length that a constraint of the view's own asks for: it comes before what the mask says.
    private func constantOfConstraint(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.first {
            $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
                && $0.relation == .equal
        }?.constant
    }
}
