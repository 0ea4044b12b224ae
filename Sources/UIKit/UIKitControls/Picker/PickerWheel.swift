@_spi(UIKitModules) import UIKitCore

/// One component of a picker: rows on a wheel that the user drags and that stops on a row.
@MainActor
final class PickerWheel: UIScrollView {
    /// The source of the wheel's movement.
    private enum Phase {
        case resting
        /// A drag moved the wheel. The delegate is notified of the row on which it stops.
        case user
        /// The app selected a row.
        case app
    }

    private(set) weak var picker: UIPickerView?
    let component: Int
    private(set) var rowCount = 0
    private(set) var rowHeight = PickerWheel.standardRowHeight
    /// The selected row; -1 without rows.
    private(set) var selection = -1
    private var phase = Phase.resting
    private var rows: [Int: PickerRow] = [:]
    private var spareViews: [UIView] = []

    private static let standardRowHeight: CGFloat = 32

    init(of picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        clipsToBounds = true
        contentInsetAdjustmentBehavior = .never
        decelerationRate = .fast
        delegate = self
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerWheel.tap))
    }

    required init?(coder: NSCoder) { nil }

    private static let tap = Selector("tap:", PickerWheel.followTap)

    // MARK: Data

    /// Asks for the number of rows and their height again. Keeps the selected row if it still exists.
    func reload() {
        guard let picker else { return }
        rowCount = max(
            0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
        let delegate = picker.delegate
        let height = delegate.flatMap { delegate in
            OptionalMember.ask { delegate.pickerView(picker, rowHeightForComponent: component) }
        }
        rowHeight = height.flatMap { $0 > 0 ? $0 : nil } ?? Self.standardRowHeight
        selection = rowCount == 0 ? -1 : min(max(selection, 0), rowCount - 1)
        dropRows()
        sizeContent()
    }

    private func dropRows() {
        for row in rows.values { drop(row) }
        rows = [:]
    }

    // MARK: Positions

    private var wheel: WheelShape { WheelShape(height: bounds.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        if settledHeight != bounds.height { sizeContent() }
        placeRows()
    }

    private var settledHeight: CGFloat?

    private func sizeContent() {
        settledHeight = bounds.height
        let margin = (bounds.height - rowHeight) / 2
        contentSize = CGSize(width: bounds.width, height: rowHeight * CGFloat(rowCount))
        contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        if phase == .resting, selection >= 0 { contentOffset.y = offset(of: selection) }
        placeRows()
    }

    private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - contentInset.top }

    /// The row nearest to the center at an offset; -1 without rows.
    private func row(at offset: CGFloat) -> Int {
        let row = Int(bounded: ((offset + contentInset.top) / rowHeight).rounded())
        return rowCount == 0 ? -1 : min(max(row, 0), rowCount - 1)
    }

    @_spi(UIKitModules) public override func contentMoved() { placeRows() }

    private func placeRows() {
        guard rowCount > 0, bounds.height > 0 else { return }
        let middle = contentOffset.y + contentInset.top
        let reach = wheel.reach
        let first = max(0, Int(bounded: ((middle - reach) / rowHeight).rounded(.up)))
        let last = min(rowCount - 1, Int(bounded: ((middle + reach) / rowHeight).rounded(.down)))
        let range = first...max(first, last)
        for (index, row) in rows where !range.contains(index) {
            rows[index] = nil
            drop(row)
        }
        for index in range where index < rowCount {
            let row = rows[index] ?? makeRow(index)
            wheel.place(row, at: CGFloat(index) * rowHeight - middle, in: bounds, rowHeight: rowHeight)
        }
    }

    // MARK: Rows

    private func drop(_ row: PickerRow) {
        if let view = row.ownView { spareViews.append(view) }
        row.removeFromSuperview()
    }

    private func makeRow(_ index: Int) -> PickerRow {
        let row = PickerRow(content(of: index))
        rows[index] = row
        addQuietly(row)
        return row
    }

    private func content(of row: Int) -> PickerRow.Content {
        guard let picker, let delegate = picker.delegate else { return .title("") }
        let spare = spareViews.last
        let own = OptionalMember.ask {
            delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: spare)
        }
        if let own {
            if own === spare { spareViews.removeLast() }
            return .view(own)
        }
        if let title = delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component) {
            return .attributedTitle(title)
        }
        return .title(delegate.pickerView(picker, titleForRow: row, forComponent: component) ?? "")
    }

    func ownView(ofRow row: Int) -> UIView? {
        placeRows()
        return rows[row]?.ownView
    }

    // MARK: Selection

    func select(_ row: Int, animated: Bool) {
        guard rowCount > 0 else { return }
        selection = min(max(row, 0), rowCount - 1)
        turn(to: selection, by: .app, animated: animated)
    }

    private func turn(to row: Int, by phase: Phase, animated: Bool) {
        let goal = CGPoint(x: 0, y: offset(of: row))
        let isAnimated = animated && windowLink != nil && UIView.areAnimationsEnabled
        guard isAnimated, contentOffset != goal else {
            self.phase = .resting
            return setContentOffset(goal, animated: false)
        }
        self.phase = phase
        setContentOffset(goal, animated: true)
    }

    /// A tap above or below the center selects the row at that position.
    private func followTap(_ tap: UITapGestureRecognizer) {
        guard rowCount > 0, phase == .resting else { return }
        let distance = wheel.distance(at: tap.location(in: self).y - bounds.midY)
        let row = row(at: contentOffset.y + distance)
        if row != selection { turn(to: row, by: .user, animated: true) }
        if phase == .resting { settle() }
    }

    // MARK: Accessibility

    override var isAccessibilityElement: Bool {
        get { true }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { .adjustable }
        set {}
    }

    override var accessibilityLabel: String? {
        get { accessibilityAttributedLabel?.string }
        set {}
    }

    override var accessibilityAttributedLabel: NSAttributedString? {
        get { picker?.spokenLabel(of: component) }
        set {}
    }

    override var accessibilityHint: String? {
        get { accessibilityAttributedHint?.string }
        set {}
    }

    override var accessibilityAttributedHint: NSAttributedString? {
        get { picker?.spokenHint(of: component) }
        set {}
    }

    override var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set {}
    }

    override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { picker?.spokenInputLabels(of: component) ?? [] }
        set {}
    }

    override var accessibilityValue: String? {
        get { selection < 0 ? nil : content(of: selection).spokenText }
        set {}
    }

    override func accessibilityIncrement() { turnByAssistiveTechnology(1) }

    override func accessibilityDecrement() { turnByAssistiveTechnology(-1) }

    private func turnByAssistiveTechnology(_ step: Int) { userTurns(to: selection + step) }

    /// Turns the wheel to a row as the user does. Has no effect for a row that doesn't exist, and while the wheel moves.
    func userTurns(to row: Int) {
        guard (0..<rowCount).contains(row), phase == .resting else { return }
        turn(to: row, by: .user, animated: true)
        if phase == .resting { settle() }
    }

    /// The texts of the rows, from the first.
    var titles: [String] { (0..<rowCount).map { content(of: $0).spokenText ?? "" } }

    /// Called when nothing moves the wheel. Scrolls to the nearest row, or reports the row on which it has stopped.
    private func settle() {
        let row = row(at: contentOffset.y)
        guard row >= 0 else { return phase = .resting }
        if contentOffset.y != offset(of: row), phase == .user, windowLink != nil {
            return setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
        }
        let isUsers = phase == .user || selection != row
        phase = .resting
        guard isUsers else { return }
        selection = row
        picker?.wheelDidSettle(component, on: row)
    }
}

extension PickerWheel: UIScrollViewDelegate {
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { phase = .user }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee.y = offset(of: row(at: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        if drag == nil { settle() }
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if drag == nil { settle() }
    }
}

extension UIPickerView {
    func wheelDidSettle(_ component: Int, on row: Int) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
}
