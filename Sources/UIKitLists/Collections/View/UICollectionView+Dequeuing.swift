/// A view that the data source is being asked for, and what it has dequeued meanwhile.
@MainActor
final class ViewRequest {
    let attributes: UICollectionViewLayoutAttributes
    /// The view that is shown already and is to be set up again.
    let present: UICollectionReusableView?
    var dequeued: [UICollectionReusableView] = []
    /// Whether a data source is being asked for a view.
    static var isUnderWay: Bool { depth > 0 }
    private static var depth = 0

    init(_ attributes: UICollectionViewLayoutAttributes, present: UICollectionReusableView? = nil) {
        self.attributes = attributes
        self.present = present
    }

    /// Runs a block in which the data source is asked.
    static func run<View>(_ block: () -> View) -> View {
        depth += 1
        defer { depth -= 1 }
        return block()
    }
}

// From an element of the layout to its view.
extension UICollectionView {
    /// The view of an element, by the data source or the layout; `nil` where there is none.
    func makeView(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch attributes.representedElementCategory {
        case .cell: takePrepared(attributes) ?? makeCell(attributes)
        case .supplementaryView: makeSupplementaryView(attributes)
        case .decorationView: makeDecorationView(attributes)
        }
    }

    /// A cell of the data source's, with its place.
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

    /// Puts a view into the collection view, if it is not there, with its attributes.
    func settle(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.superviewLink !== host(of: attributes) { addInOrder(view, attributes) }
        UIView.performWithoutAnimation { view.show(attributes) }
    }

    /// Gives a view that is shown already its attributes, as part of the animation that is being described.
    func update(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        if view.superviewLink !== host(of: attributes) { addInOrder(view, attributes) }
        view.show(attributes)
    }

    /// Gives a cell its place and its state.
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

    /// A view with its place in the collection view; `nil` after misuse.
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

    /// What the layout says of an element if it can be asked now.
    private func knownAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        layoutPhase == .prepared ? attributes(of: key) : nil
    }
}
