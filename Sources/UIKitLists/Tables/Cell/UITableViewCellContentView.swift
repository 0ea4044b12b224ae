/// Holds what a cell shows, with margins of its own.
final class UITableViewCellContentView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        isOpaque = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }

    /// The cell's to say: an app that changes it is warned, and has its way.
    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            if newValue != translatesAutoresizingMaskIntoConstraints { warnOfOwnPlacing() }
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    /// Evidence: hunt-layout-05.
    private func warnOfOwnPlacing() {
        guard let cell = superviewLink as? UITableViewCell else { return }
        Runtime.current.diagnostics.warn(
            "[LayoutConstraints] Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of "
                + "a UITableViewCell is not supported and will result in undefined behavior, as this property is "
                + "managed by the owning UITableViewCell. Cell: \(described(cell))")
    }

    /// What the app has put in may be larger or smaller now.
    func sizeMayHaveChanged() {
        (superviewLink as? UITableViewCell)?.contentMayHaveChanged()
    }
}

/// A label of a cell's style: its cell is laid out again when its text changes.
final class CellLabel: UILabel {
    private var givenLines: Int?

    /// What the app has set; else one line, and as many as the text takes at the accessibility sizes. Follows Apple's session
    /// "Building Apps with Dynamic Type" of WWDC 2017. Evidence: hunt-sizes-01.
    override var numberOfLines: Int {
        get { givenLines ?? (rowDirection == .vertical ? 0 : 1) }
        set {
            givenLines = newValue
            super.numberOfLines = newValue
        }
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superviewLink as? UITableViewCellContentView)?.sizeMayHaveChanged()
    }
}

/// The image of a cell's style.
final class CellImageView: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superviewLink as? UITableViewCellContentView)?.sizeMayHaveChanged()
    }
}
