/// A row of a list: content between accessories, with lines above and below. iOS 14.
///
/// Follows Apple's page "UICollectionViewListCell".
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    var list = ListCellParts()

    /// Creates a cell. Dequeued cells are made by this initialiser.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        directionalLayoutMargins = ListCellParts.margins
    }

    /// Creates a cell from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        directionalLayoutMargins = ListCellParts.margins
    }

    /// A content configuration for the list's style: of a cell, a header or a footer. iOS 14.
    public func defaultContentConfiguration() -> UIListContentConfiguration {
        shownAttributes?.values.list?.content ?? .cell()
    }

    /// How many steps the content is moved in. Default 0.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { indentationChanged() } }
    }

    /// The length of a step, in points. Default 10.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { indentationChanged() } }
    }

    /// Whether the leading accessories are moved in too. Default `true`.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// What is shown beside the content. One of the system's kinds that is there twice is an exception.
    public var accessories: [UICellAccessory] = [] {
        didSet { accessoriesChanged() }
    }

    /// Where lines begin and end. Constraints on its leading side move the lines there. Its width is the cell's if nothing is said.
    open var separatorLayoutGuide: UILayoutGuide { ensureSeparatorGuide() }

    /// The height that the content gives the cell between its accessories, at least that of a row.
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

/// The parts of a list cell beside those of every cell.
@MainActor
struct ListCellParts {
    var leading: [UIView] = []
    var trailing: [UIView] = []
    var lineAbove: UIView?
    var lineBelow: UIView?
    var guide: UILayoutGuide?

    /// The distance of the accessories from the edges, and of accessories from each other.
    static let margins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    static let spacing: CGFloat = 12
    /// The least height of a row.
    static let height: CGFloat = 44
}
