extension UICollectionView {
    /// A registration of a cell class, with a handler that configures a cell for an item. iOS 14.
    ///
    /// Create it when you create the data source, not in the cell provider: that raises an exception since iOS 15. Follows Apple's page
    /// "UICollectionView.CellRegistration".
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// A closure that configures a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let mark: RegistrationMark
        let handler: Handler
        let nib: UINib?

        /// Creates a registration of a class.
        public init(handler: @escaping Handler) {
            mark = RegistrationMark()
            self.handler = handler
            nib = nil
        }

        /// Creates a registration of a nib that contains one cell of the class.
        public init(cellNib: UINib, handler: @escaping Handler) {
            mark = RegistrationMark()
            self.handler = handler
            nib = cellNib
        }
    }

    /// A registration of a supplementary view class, with a handler that configures a view. iOS 14.
    ///
    /// Follows Apple's page "UICollectionView.SupplementaryRegistration".
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// A closure that configures a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let mark: RegistrationMark
        let elementKind: String
        let handler: Handler
        let nib: UINib?

        /// Creates a registration of a class for an element kind.
        public init(elementKind: String, handler: @escaping Handler) {
            mark = RegistrationMark()
            self.elementKind = elementKind
            self.handler = handler
            nib = nil
        }

        /// Creates a registration of a nib that contains one view of the class, for an element kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            mark = RegistrationMark()
            self.elementKind = elementKind
            self.handler = handler
            nib = supplementaryNib
        }
    }

    /// Dequeues a cell: a reused or new one, configured by the registration. iOS 14.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        check(registration.mark, isOfCells: true)
        let name = ReuseName(registration.mark.identifier)
        if let nib = registration.nib { register(nib, name) } else { register(Cell.self, name) }
        let cell = dequeueReusableCell(withReuseIdentifier: registration.mark.identifier, for: indexPath)
        guard let own = cell as? Cell else { fatalError("A registration's cells are of its class.") }
        if let item { registration.handler(own, indexPath, item) }
        return own
    }

    /// Dequeues a supplementary view: a reused or new one, configured by the registration. iOS 14.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        check(registration.mark, isOfCells: false)
        let (kind, identifier) = (registration.elementKind, registration.mark.identifier)
        let name = ReuseName(identifier, kind: kind)
        if let nib = registration.nib { register(nib, name) } else { register(Supplementary.self, name) }
        let view = dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        guard let own = view as? Supplementary else { fatalError("A registration's views are of its class.") }
        registration.handler(own, kind, indexPath)
        return own
    }

    private func check(_ mark: RegistrationMark, isOfCells: Bool) {
        guard mark.wasMadeInRequest, Runtime.current.system >= .iOS(15) else { return }
        let (noun, method) =
            isOfCells
            ? ("cell", "-collectionView:cellForItemAtIndexPath:")
            : ("supplementary view", "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:")
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "Attempted to dequeue a \(noun) using a registration that was created inside \(method) or inside a "
                + "UICollectionViewDiffableDataSource \(noun) provider. Creating a new registration each time a "
                + "\(noun) is requested will prevent reuse and cause created \(noun)s to remain inaccessible in "
                + "memory for the lifetime of the collection view. Registrations should be created up front and "
                + "reused. Registration: \(UIFoundation.described(mark))")
    }
}

/// The identity of a registration.
@MainActor
final class RegistrationMark {
    let identifier = UUID().uuidString
    /// Whether the registration was created while the data source was providing a view.
    let wasMadeInRequest = ViewRequest.isUnderWay
}
