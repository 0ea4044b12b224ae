import ListUpdates

/// The computed state of a flow layout.
struct FlowState {
    var geometry: FlowGeometry?
    /// The geometry before the current update.
    var before: FlowGeometry?
    /// The preferred sizes of cells, if the layout's sizes are estimates.
    var measured: [ItemPlace: CGSize] = [:]

    /// Moves the preferred sizes of cells with their items.
    mutating func follow(_ moves: ListMoves) {
        guard !measured.isEmpty else { return }
        let replaced = Set(moves.reloadedItems.map(\.old))
        var moved: [ItemPlace: CGSize] = [:]
        for (place, size) in measured where !replaced.contains(place) {
            if let new = moves.newPlace(of: place) { moved[new] = size }
        }
        measured = moved
    }
}

// Converts the geometry to layout attributes.
extension UICollectionViewFlowLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let geometry = flow.geometry else { return [] }
        let (header, footer) = (
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
        )
        var found: [UICollectionViewLayoutAttributes] = []
        for section in geometry.sections(in: rect) {
            let first = IndexPath(item: 0, section: section)
            if let header = supplementaryAttributes(header, at: first, in: geometry),
                header.frame.overlaps(rect)
            {
                found.append(header)
            }
            for item in geometry.items(ofSection: section, in: rect) {
                let frame = geometry.frame(section: section, item: item)
                guard frame.overlaps(rect) else { continue }
                found.append(cell(IndexPath(item: item, section: section), frame))
            }
            if let footer = supplementaryAttributes(footer, at: first, in: geometry),
                footer.frame.overlaps(rect)
            {
                found.append(footer)
            }
        }
        return found
    }

    func itemAttributes(at path: IndexPath, in geometry: FlowGeometry) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, geometry.contains(section: path[0], item: path[1]) else { return nil }
        return cell(path, geometry.frame(section: path[0], item: path[1]))
    }

    private func cell(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(.cell, nil, path)
        attributes.values.frame = CGRect(origin: onPixels(frame.origin), size: frame.size)
        if asksViewsForSize { attributes.estimated = .both }
        return attributes
    }

    private func onPixels(_ point: CGPoint) -> CGPoint {
        let grid = PixelGrid(scale: Runtime.current.screen.scale)
        return CGPoint(x: grid.nearest(point.x), y: grid.nearest(point.y))
    }

    /// Creates attributes for a header or footer, in front of items.
    func supplementaryAttributes(
        _ kind: String, at path: IndexPath, in geometry: FlowGeometry
    ) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path[1] == 0, let frame = frame(kind, path[0], geometry) else { return nil }
        let attributes = makeAttributes(.supplementaryView, kind, path)
        attributes.values.frame = frame
        attributes.values.zIndex = 10
        return attributes
    }

    private func frame(_ kind: String, _ section: Int, _ geometry: FlowGeometry) -> CGRect? {
        switch kind {
        case UICollectionView.elementKindSectionHeader:
            guard let frame = geometry.headerFrame(section) else { return nil }
            guard sectionHeadersPinToVisibleBounds else { return frame }
            return geometry.pinnedHeader(frame, section, in: sight)
        case UICollectionView.elementKindSectionFooter:
            guard let frame = geometry.footerFrame(section) else { return nil }
            guard sectionFootersPinToVisibleBounds else { return frame }
            return geometry.pinnedFooter(frame, section, in: sight)
        default: return nil
        }
    }

    /// The visible rectangle of the content, without bars.
    private var sight: CGRect {
        collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    }
}
