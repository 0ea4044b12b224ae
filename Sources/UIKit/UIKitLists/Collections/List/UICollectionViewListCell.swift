/// A row of a list: content between accessories, with separators above and below. iOS 14.
///
/// Follows Apple's page "UICollectionViewListCell".
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var list = ListCellParts()

    /// Creates a cell. Dequeued cells are created by this initializer.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = ListCellParts.margins
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        directionalLayoutMargins = ListCellParts.margins
    }

    /// The default content configuration for the list's style: of a cell, a header or a footer. iOS 14.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        shownAttributes?.values.list?.content ?? .cell()
    }

    /// The indentation level of the content. Default 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationChanged() } }
    }

    /// The width of an indentation level, in points. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { indentationChanged() } }
    }

    /// Whether the leading accessories are indented too. Default `true`.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// The accessories. Repeating one of the system's types raises an exception.
    public var accessories: [UICellAccessory] = [] {
        didSet { accessoriesChanged() }
    }

    /// The guide for the horizontal position of separators. Constraints on its leading edge move the separators. By default it has the
    /// cell's width.
    open var separatorLayoutGuide: UILayoutGuide { ensureSeparatorGuide() }

    /// The height that fits the content between the accessories, and at least a row's minimum height.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittedRow(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    override func placeParts() {
        placeRow()
        placeBackgrounds()
    }
}

/// The views that only a list cell has.
@MainActor
struct ListCellParts {
    var leading: [UIView] = []
    var trailing: [UIView] = []
    var lineAbove: UIView?
    var lineBelow: UIView?
    var guide: UILayoutGuide?

    /// The distance of the accessories from the edges, and between accessories.
    static let margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    static let spacing: CGFloat = 12
    /// The minimum height of a row.
    static var height: CGFloat { StandardHeights.row }
}
