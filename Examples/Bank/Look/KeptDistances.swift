import UIKit

extension UIView {
    /// Views that a storyboard has placed below or next to another view stay there, however large that becomes.
    func keepDistances() {
        for view in subviews {
            for other in subviews where other !== view {
                if view.stands(below: other) { keep(view, below: other) }
                if view.stands(right: other), other.hasText || view.hasText { keep(view, after: other) }
            }
            keepInside(view)
        }
    }

    private func keep(_ view: UIView, below other: UIView) {
        let gap = min(view.frame.minY - other.frame.maxY, 12)
        atLeast(view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: gap))
    }

    private func keep(_ view: UIView, after other: UIView) {
        let gap = min(view.frame.minX - other.frame.maxX, 8)
        atLeast(view.leadingAnchor.constraint(greaterThanOrEqualTo: other.trailingAnchor, constant: gap))
    }

    /// A view's edges that are inside this view stay inside.
    private func keepInside(_ view: UIView) {
        guard view.hasText, bounds.contains(view.frame) else { return }
        let room = UIEdgeInsets(
            top: view.frame.minY, left: view.frame.minX, bottom: bounds.maxY - view.frame.maxY,
            right: bounds.maxX - view.frame.maxX)
        atLeast(view.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: min(room.top, 12)))
        atLeast(
            bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: min(room.bottom, 12)))
        atLeast(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: min(room.left, 16)))
        atLeast(
            trailingAnchor.constraint(
                greaterThanOrEqualTo: view.trailingAnchor, constant: min(room.right, 16)))
    }

    /// The storyboard's own constraints take precedence.
    private func atLeast(_ constraint: NSLayoutConstraint) {
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
    }

    private func stands(below other: UIView) -> Bool {
        frame.minY >= other.frame.maxY - 0.5 && frame.minX < other.frame.maxX && other.frame.minX < frame.maxX
    }

    private func stands(right other: UIView) -> Bool {
        frame.minX >= other.frame.maxX - 0.5 && frame.minY < other.frame.maxY && other.frame.minY < frame.maxY
    }
}
