import UIKit

/// Rows of one height below one another, beneath the bars.
final class Column: UIView {
    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    var rows: [UIView] = [] {
        didSet {
            for row in oldValue { row.removeFromSuperview() }
            for row in rows { addSubview(row) }
            setNeedsLayout()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: 0)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: place.minX, y: place.minY + CGFloat(index) * Self.rowHeight, width: place.width,
                height: Self.rowHeight)
        }
    }
}
