extension UICollectionView: SelfDrawing {
    /// A list's ground lies over the collection view's own colour.
    package func drawLook() {
        guard let color = listColor else { return }
        fill(UIBezierPath(rect: bounds), color)
    }

    private var listColor: UIColor? {
        guard
            let list = (layoutStorage as? UICollectionViewCompositionalLayout)?.composition.lists.first?.value
        else { return nil }
        if let own = list.configuration.backgroundColor { return own }
        return switch list.configuration.appearance {
        case .plain, .sidebarPlain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        case .sidebar: .secondarySystemBackground
        }
    }
}
