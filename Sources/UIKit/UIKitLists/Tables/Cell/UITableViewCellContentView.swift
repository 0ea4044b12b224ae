/// The content view of a cell, with its own margins.
final class UITableViewCellContentView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        isOpaque = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }

    /// The cell manages this property: a change by the app takes effect, with a warning.
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            if newValue != translatesAutoresizingMaskIntoConstraints { warnOfOwnPlacing() }
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    /// Evidence: hunt-layout-05.
    private func warnOfOwnPlacing() {
        guard let cell = superview as? UITableViewCell else { return }
        Runtime.current.diagnostics.warn(
            "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of "
                + "a UITableViewCell is not supported and will result in undefined behavior, as this property is "
                + "managed by the owning UITableViewCell. Cell: \(described(cell))")
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        if let cell = superview as? UITableViewCell { cell.table?.askAgain(cell) }
    }

    /// Called when the app's content may have another size.
    func sizeMayHaveChanged() {
        (superview as? UITableViewCell)?.contentMayHaveChanged()
    }
}

/// A label of a cell's style, which lays out its cell again when its text changes.
final class CellLabel: UILabel {
    private var givenLines: Int?

    /// The app's value; otherwise 1, and 0 at accessibility text sizes. Follows Apple's session "Building Apps with Dynamic Type" of WWDC
    /// 2017. Evidence: hunt-sizes-01.
    override var numberOfLines: Int {
        get { givenLines ?? (rowDirection == .vertical ? 0 : 1) }
        set {
            givenLines = newValue
            super.numberOfLines = newValue
        }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCellContentView)?.sizeMayHaveChanged()
    }
}

/// The image view of a cell's style.
final class CellImageView: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview as? UITableViewCellContentView)?.sizeMayHaveChanged()
    }
}
