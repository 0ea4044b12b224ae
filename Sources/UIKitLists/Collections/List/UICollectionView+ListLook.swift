extension UICollectionView: SelfDrawing {
    /// A list's ground lies over the collection view's own colour.
    package func drawLook() {
        guard let color = listColor else { return }
        fill(UIBezierPath(rect: bounds), color)
    }

    /// What the layout says of the list, where it is one.
    var listConfiguration: UICollectionLayoutListConfiguration? {
        (layoutStorage as? UICollectionViewCompositionalLayout)?.composition.lists.first?.value.configuration
    }

    private var listColor: UIColor? {
        guard let list = listConfiguration else { return nil }
        if let own = list.backgroundColor { return own }
        return switch list.appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
