/// The user's drag of the separator next to a column, which resizes the column. iOS 26. Evidence: hunt26-split-07.
@MainActor
final class ColumnDrag: NSObject {
    private unowned let split: UISplitViewController
    private let recognizer = UIPanGestureRecognizer()
    private var separator: Separator?
    private var startWidth: CGFloat = 0
    /// The distance from a separator at which touches move it, in points. No source gives it.
    private static let reach: CGFloat = 12

    /// A separator at the inner side of a column.
    private struct Separator {
        let column: UISplitViewController.Column
        let width: ReferenceWritableKeyPath<UISplitViewController, SplitWidth>
        /// Whether the separator is after the column in the order of the columns.
        let isAfterColumn: Bool
    }

    private static let separators = [
        Separator(column: .primary, width: \.primaryWidth, isAfterColumn: true),
        Separator(column: .supplementary, width: \.supplementaryWidth, isAfterColumn: true),
        Separator(column: .inspector, width: \.inspectorWidth, isAfterColumn: false),
    ]

    init(of split: UISplitViewController) {
        self.split = split
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.addTarget(self, action: ColumnDrag.follow)
        recognizer.delegate = self
        split.loadedView.addGestureRecognizer(recognizer)
    }

    private static let follow = Selector("followColumnDrag:", ColumnDrag.followColumnDrag)

    private func followColumnDrag(_ recognizer: UIPanGestureRecognizer) {
        guard let separator, recognizer.state == .began || recognizer.state == .changed else { return }
        if recognizer.state == .began { startWidth = frame(of: separator.column).width }
        let way = recognizer.translation(in: split.view).x
        let grows = separator.isAfterColumn != split.hasSidebarsOnRight
        split[keyPath: separator.width].dragged = startWidth + (grows ? way : -way)
        split.loadedView.setNeedsLayout()
    }

    private func frame(of column: UISplitViewController.Column) -> CGRect {
        split.leadingFrame(of: column, in: split.loadedView.bounds)
    }

    private func separator(at point: CGPoint) -> Separator? {
        let x = split.hasSidebarsOnRight ? split.loadedView.bounds.width - point.x : point.x
        return Self.separators.first { separator in
            guard split.isVisible(separator.column) else { return false }
            let frame = frame(of: separator.column)
            return abs(x - (separator.isAfterColumn ? frame.maxX : frame.minX)) <= Self.reach
        }
    }
}

extension ColumnDrag: UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        guard split.isFreeForSwipe else { return false }
        separator = separator(at: touch.location(in: split.loadedView))
        return separator != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let way = recognizer.translation(in: split.view)
        return abs(way.x) > abs(way.y)
    }

    /// Swipes and scrolling in the columns wait.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UIPanGestureRecognizer }
}
