/// Shows one item of a collection view. iOS 6.
///
/// What it shows lies in its ``contentView``, in front of the backgrounds. Follows Apple's page "UICollectionViewCell".
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    var parts = CellParts()

    /// Creates a cell. Dequeued cells are made by this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addContentView()
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContentView()
    }

    /// The view that holds what the cell shows. It fills the cell.
    open var contentView: UIView { parts.content }

    /// Whether the item is selected. Default `false`. Setting it shows the cell so and selects nothing.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateChanged() } }
    }

    /// Whether a finger is on the item. Default `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateChanged() } }
    }

    /// The view behind the content. It fills the cell. Default `nil`.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackground(newValue) }
    }

    /// The view behind the content of a selected or highlighted cell, in front of ``backgroundView``. Default `nil`.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setSelectedBackground(newValue) }
    }

    /// Makes the cell one that is neither selected nor highlighted. Overrides call `super`.
    open override func prepareForReuse() {
        super.prepareForReuse()
        isSelected = false
        isHighlighted = false
    }

    /// The attributes that suit the content: the base class asks the constraints of ``contentView`` for the lengths that
    /// the layout has only estimated.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        fitted(layoutAttributes, by: self)
    }

    /// The size that the constraints of ``contentView`` give the cell.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// Puts the content and the backgrounds into their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }
}

/// The views of a cell.
@MainActor
struct CellParts {
    let content = UIView()
    var background: UIView?
    var selectedBackground: UIView?
}

extension UICollectionViewCell {
    func addContentView() {
        contentView.frame = boundsStorage
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    func setBackground(_ view: UIView?) {
        parts.background?.removeFromSuperview()
        parts.background = view
        guard let view else { return }
        view.frame = boundsStorage
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    func setSelectedBackground(_ view: UIView?) {
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = view
        showSelection()
    }

    /// Shows or hides the background of a selected cell.
    func showSelection() {
        guard let view = parts.selectedBackground else { return }
        guard isSelected || isHighlighted else { return view.removeFromSuperview() }
        guard view.superviewLink !== self else { return }
        view.frame = boundsStorage
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: parts.background == nil ? 0 : 1)
    }

    func stateChanged() {
        showSelection()
    }

    func placeParts() {}
}
