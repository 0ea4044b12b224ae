/// A request to the data source for a view, with the views dequeued meanwhile.
@MainActor
final class ViewRequest {
    let attributes: UICollectionViewLayoutAttributes
    /// The existing view that is configured again.
    let present: UICollectionReusableView?
    var dequeued: [UICollectionReusableView] = []
    /// Whether a data source is providing a view.
    static var isUnderWay: Bool { depth > 0 }
    private static var depth = 0

    init(_ attributes: UICollectionViewLayoutAttributes, present: UICollectionReusableView? = nil) {
        self.attributes = attributes
        self.present = present
    }

    /// Runs a block in which the data source provides a view.
    static func run<View>(_ block: () -> View) -> View {
        depth += 1
        defer { depth -= 1 }
        return block()
    }
}

// Creates the views of the layout's elements.
extension UICollectionView {
    /// The view of an element, from the data source or the layout; `nil` if there is none.
    func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch attributes.representedElementCategory {
        case .cell: takePrepared(attributes) ?? makeCell(attributes)
        case .supplementaryView: makeSupplementaryView(attributes)
        case .decorationView: makeDecorationView(attributes)
        }
    }

    /// A cell from the data source, with its attributes applied.
    func makeCell(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewCell? {
        if let phantom = phantoms.phantom(at: attributes.indexPath.place) {
            return makeCell(of: phantom, attributes)
        }
        guard let dataSource else { return nil }
        let request = ViewRequest(attributes)
        let cell = asked(request) {
            dataSource.collectionView(
                self,
                cellForItemAt: movement?.dataPlace(of: attributes.indexPath) ?? dataPath(attributes.indexPath)
            )
        }
        guard checkCell(cell, request) else { return nil }
        setUp(cell, attributes)
        return cell
    }

    private func makeSupplementaryView(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let request = ViewRequest(attributes)
        let kind = attributes.representedElementKind ?? ""
        let view = asked(request) {
            OptionalMember.ask {
                dataSource.collectionView(
                    self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
            }
        }
        guard let view, checkSupplementaryView(view, request) else { return nil }
        settle(view, attributes)
        return view
    }

    private func makeDecorationView(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        let kind = attributes.representedElementKind ?? ""
        guard let source = layoutStorage.decorations[kind] else {
            reportUnregisteredDecoration(kind)
            return nil
        }
        let name = ReuseName(kind, kind: "decoration")
        switch source {
        case .viewClass(let viewClass): register(viewClass, name)
        case .nib(let nib): register(nib, name)
        }
        guard let view = reusableView(name) else { return nil }
        settle(view, attributes)
        return view
    }

    /// Runs a block in which the data source dequeues a view.
    func asked<View>(_ request: ViewRequest, _ block: () -> View) -> View {
        let outer = viewRequest
        viewRequest = request
        defer { viewRequest = outer }
        return ViewRequest.run(block)
    }

    /// Adds a view to the collection view if necessary, and applies its attributes.
    func settle(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.superview !== host(of: attributes) { addInOrder(view, attributes) }
        UIView.performWithoutAnimation { view.show(attributes) }
    }

    /// Applies attributes to an existing view, as part of the current animation.
    func update(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.superview !== host(of: attributes) { addInOrder(view, attributes) }
        view.show(attributes)
    }

    /// Applies attributes and state to a cell.
    func setUp(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
        settle(cell, attributes)
        cell.isSelected = selection.contains(attributes.indexPath)
        cell.isHighlighted = tracked?.indexPath == attributes.indexPath
    }

    // MARK: Dequeuing

    func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
        let name = ReuseName(identifier)
        if let view = dequeue(name, .cell(indexPath)) as? UICollectionViewCell { return view }
        return UICollectionViewCell()
    }

    func dequeueSupplementaryView(
        _ kind: String, _ identifier: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView {
        if viewRequest == nil, indexPath.count == 2, !currentCounts.contains(section: indexPath.section) {
            reportMissingSection(kind, indexPath.section)
            return UICollectionReusableView()
        }
        return dequeue(ReuseName(identifier, kind: kind), .supplementary(kind, indexPath))
            ?? UICollectionReusableView()
    }

    /// A dequeued view with its attributes applied; `nil` after an invalid call.
    private func dequeue(_ name: ReuseName, _ key: ElementKey) -> UICollectionReusableView? {
        let request = viewRequest?.attributes.key == key ? viewRequest : nil
        if let present = request?.present, present.reuse == name {
            request?.dequeued.append(present)
            return present
        }
        guard let view = reusableView(name) else {
            reportUnregistered(name)
            return nil
        }
        request?.dequeued.append(view)
        if viewRequest == nil, Runtime.current.system >= .iOS(18) { reportUnreturned(view) }
        if let attributes = request?.attributes ?? knownAttributes(of: key) {
            settle(view, attributes)
        } else if key.category == .supplementaryView, layoutPhase == .prepared {
            reportMissingAttributes(key)
        }
        return view
    }

    /// The layout's attributes of an element, if the layout can be queried now.
    private func knownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        layoutPhase == .prepared ? attributes(of: key) : nil
    }
}
