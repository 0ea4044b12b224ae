/// Holds what a cell shows, with margins of its own.
final class UITableViewCellContentView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        isOpaque = false
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
        insetsLayoutMarginsFromSafeArea = false
    }

    required init?(coder: NSCoder) { nil }

    /// What the app has put in may be larger or smaller now.
    func sizeMayHaveChanged() {
        (superviewLink as? UITableViewCell)?.contentMayHaveChanged()
    }
}

/// A label of a cell's style: its cell is laid out again when its text changes.
final class CellLabel: UILabel {
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
