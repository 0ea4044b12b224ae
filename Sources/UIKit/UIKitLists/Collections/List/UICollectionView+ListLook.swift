extension UICollectionView: SelfDrawing {
    /// Draws a list's background color over the collection view's own background color.
    package func drawLook() {
        guard let color = listColor else { return }
        fill(UIBezierPath(rect: bounds), color)
    }

    /// The list configuration of the layout's first list section, if it has one.
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
