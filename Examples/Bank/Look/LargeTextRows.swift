import UIKit

extension UITableViewCell {
    /// Makes space for large text if the user has chosen it. A cell that has been changed isn't changed again.
    ///
    /// A cell with one of UIKit's styles has no constraints and makes space for its texts itself: they only follow the text size.
    public func fitLargeText() {
        guard traitCollection.hasLargeText else { return }
        guard contentView.constraints.isEmpty else { return contentView.putTextsBelowEachOther() }
        textLabel?.growWithText()
        detailTextLabel?.growWithText()
    }
}

extension UIView {
    /// The content of a row: its texts in a column, a symbol before them, or above them if it is large, and a switch after them.
    /// They determine the height of the row.
    func putTextsBelowEachOther() {
        let views = subviews.sorted { $0.isRead(before: $1) }
        guard views.contains(where: \.hasText), !views.contains(where: { $0 is RowStack }) else { return }
        let texts = views.filter { $0.hasText || $0.frame.width > bounds.width / 2 }
        let signs = views.filter { !texts.contains($0) }
        let start = texts.map(\.frame.minX).min() ?? 0
        let (before, after) = (
            signs.filter { $0.frame.minX < start }, signs.filter { $0.frame.minX >= start }
        )
        let (large, small) = (before.filter(\.isLargeSign), before.filter { !$0.isLargeSign })
        let room = room(around: views)
        letGo(of: views, texts)
        let column = UIStackView(arrangedSubviews: large.map { $0.atTheEdge } + texts)
        column.axis = .vertical
        column.spacing = 4
        install(RowStack(arrangedSubviews: small + [column] + after), room)
        views.forEach { $0.fitTexts() }
    }

    /// Whether a symbol takes so much of the width that the texts are below it.
    private var isLargeSign: Bool { frame.width >= 40 }

    /// The view at the leading edge of its own line.
    private var atTheEdge: UIView { UIStackView(arrangedSubviews: [self, UIView()]) }

    /// In the order of the storyboard: from top to bottom, and next to each other from the leading edge.
    private func isRead(before other: UIView) -> Bool {
        let (place, next) = (frame, other.frame)
        let areBeside = place.minY < next.maxY && next.minY < place.maxY && !place.intersects(next)
        return areBeside ? place.minX < next.minX : place.minY < next.minY
    }

    /// Removes the storyboard's constraints for the positions of views and the widths of texts.
    private func letGo(of views: [UIView], _ texts: [UIView]) {
        let places = constraints.filter { constraint in
            constraint.secondItem != nil
                && views.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
        }
        let widths = texts.flatMap { text in
            text.constraints.filter { $0.firstItem === text && $0.firstAttribute == .width }
        }
        NSLayoutConstraint.deactivate(places + widths)
    }

    /// The distances from the edges are those of the storyboard. Until the height is measured it is different, so the constraints
    /// at the end yield meanwhile.
    private func install(_ row: UIStackView, _ room: UIEdgeInsets) {
        row.spacing = 12
        row.alignment = .center
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        let ends = [
            trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: room.right),
            bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: room.bottom),
        ]
        ends.forEach { $0.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            ends + [
                row.topAnchor.constraint(equalTo: topAnchor, constant: room.top),
                row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: room.left),
            ])
    }

    /// The distances of views from the edges.
    private func room(around views: [UIView]) -> UIEdgeInsets {
        let place = views.map(\.frame).reduce(CGRect.null) { $0.union($1) }
        return UIEdgeInsets(
            top: 11, left: min(place.minX, 20), bottom: 11, right: max(8, min(bounds.maxX - place.maxX, 20)))
    }
}

/// The stack view that contains the texts of a row.
private final class RowStack: UIStackView {}
