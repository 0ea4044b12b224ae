// Converts solved positions to layout attributes.
extension UICollectionViewCompositionalLayout {
    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let composition = self.composition.now else { return [] }
        var found: [UICollectionViewLayoutAttributes] = []
        for view in composition.boundary {
            let attributes = global(view, composition)
            if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
        for section in composition.sections(in: rect) {
            let first = found.count
            addBoundary(section, composition, rect, to: &found)
            addGroups(section, composition, rect, to: &found)
            if let handler = self.composition.handlers[section] {
                call(handler, section, Array(found[first...]), composition)
            }
        }
        return found
    }

    private func addBoundary(
        _ section: Int, _ composition: Composition, _ rect: CGRect,
        to found: inout [UICollectionViewLayoutAttributes]
    ) {
        let spec = composition.sections[section].spec
        for view in spec.decorations {
            found.append(background(view, section, composition))
        }
        for view in spec.boundary {
            let attributes = boundary(view, section, composition)
            if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
    }

    private func addGroups(
        _ section: Int, _ composition: Composition, _ rect: CGRect,
        to found: inout [UICollectionViewLayoutAttributes]
    ) {
        let solved = composition.sections[section]
        let start = composition.origin(ofSection: section)
        let lane = composition.lane(section)
        let sight = lane.map { part(of: $0, rect) } ?? rect
        for group in solved.groups(in: sight.offsetBy(dx: -start.x, dy: -start.y)) {
            let first = solved.firstItem(ofGroup: group)
            let origin = solved.origin(ofGroup: group)
            for element in solved.solved(group).elements {
                let attributes = attributes(
                    element, section, first, spec: solved.spec, lane,
                    at: CGPoint(x: start.x + origin.x, y: start.y + origin.y))
                if attributes.frame.overlaps(sight) { found.append(attributes) }
            }
        }
    }

    /// The part of an orthogonal section that may soon become visible: the visible part, and its length again on both sides.
    private func part(of lane: Lane, _ rect: CGRect) -> CGRect {
        let offset = collectionViewStorage?.laneOffset(lane.section) ?? .zero
        return lane.frame.offsetBy(dx: offset.x, dy: offset.y)
            .insetBy(
                dx: axis == .vertical ? -lane.frame.width : 0,
                dy: axis == .vertical ? 0 : -lane.frame.height)
    }

    private func attributes(
        _ element: SolvedElement, _ section: Int, _ first: Int, spec: SectionSpec, _ lane: Lane?,
        at origin: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let made: UICollectionViewLayoutAttributes
        switch element.kind {
        case .item(let item):
            made = makeAttributes(.cell, nil, IndexPath(item: first + item, section: section))
            made.values.list = composition.lists[section]?.place(
                of: made.indexPath, count: composition.now?.sections[section].count ?? 0)
        case .supplementary(let kind, let item):
            made = makeAttributes(
                .supplementaryView, kind, IndexPath(item: first + item, section: section))
        }
        made.values.frame = mirrored(element.frame.offsetBy(dx: origin.x, dy: origin.y), lane)
        made.values.zIndex = element.zIndex + (spec.decorations.isEmpty ? 0 : 1)
        made.estimated = element.estimated
        made.values.lane = lane
        return made
    }

    /// Mirrors a frame in a right-to-left layout, except in orthogonal sections.
    private func mirrored(_ frame: CGRect, _ lane: Lane?) -> CGRect {
        guard lane == nil, collectionViewStorage?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        else { return frame }
        var mirrored = frame
        mirrored.origin.x = collectionViewContentSize.width - frame.maxX
        return mirrored
    }

    // MARK: Single elements

    func attributes(
        of key: ElementKey, in composition: Composition
    ) -> UICollectionViewLayoutAttributes? {
        let path = key.indexPath
        if path.count == 1 {
            return composition.boundary.first { $0.kind == key.kind }.map { global($0, composition) }
        }
        guard path.count == 2, composition.sections.indices.contains(path[0]) else { return nil }
        let spec = composition.sections[path[0]].spec
        switch key.category {
        case .decorationView:
            return spec.decorations.first { $0.kind == key.kind }.map { background($0, path[0], composition) }
        case .supplementaryView:
            if path[1] == 0, let view = spec.boundary.first(where: { $0.kind == key.kind }) {
                return boundary(view, path[0], composition)
            }
            return element(path, composition) { element, item in
                if case .supplementary(let kind, item) = element.kind { kind == key.kind } else { false }
            }
        case .cell:
            return element(path, composition) { element, item in
                if case .item(item) = element.kind { true } else { false }
            }
        }
    }

    private func element(
        _ path: IndexPath, _ composition: Composition, where fits: (SolvedElement, Int) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        guard composition.contains(section: path[0], item: path[1]) else { return nil }
        let solved = composition.sections[path[0]]
        let group = solved.groupOf(path[1])
        let first = solved.firstItem(ofGroup: group)
        guard let element = solved.solved(group).elements.first(where: { fits($0, path[1] - first) }) else {
            return nil
        }
        let start = composition.origin(ofSection: path[0])
        let origin = solved.origin(ofGroup: group)
        return attributes(
            element, path[0], first, spec: solved.spec, composition.lane(path[0]),
            at: CGPoint(x: start.x + origin.x, y: start.y + origin.y))
    }

    private func boundary(
        _ view: BoundarySpec, _ section: Int, _ places: Composition
    ) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(.supplementaryView, view.kind, IndexPath(item: 0, section: section))
        made.values.frame = mirrored(places.frame(of: view, section: section, in: sight), nil)
        made.values.zIndex = view.zIndex + (view.pins ? 10 : 0)
        made.values.list = composition.lists[section]?.place(ofKind: view.kind)
        made.estimated = view.size.estimated
        return made
    }

    private func global(
        _ view: BoundarySpec, _ composition: Composition
    ) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(.supplementaryView, view.kind, IndexPath(index: 0))
        made.values.frame = mirrored(composition.frame(ofGlobal: view, in: sight), nil)
        made.values.zIndex = view.zIndex + (view.pins ? 20 : 0)
        made.estimated = view.size.estimated
        return made
    }

    private func background(
        _ view: DecorationSpec, _ section: Int, _ composition: Composition
    ) -> UICollectionViewLayoutAttributes {
        let made = makeAttributes(.decorationView, view.kind, IndexPath(item: 0, section: section))
        made.values.frame = mirrored(composition.backgroundFrame(view, section), nil)
        made.values.zIndex = view.zIndex
        return made
    }

    /// The visible rectangle of the content, without bars.
    private var sight: CGRect {
        collectionViewStorage.map { $0.bounds.inset(by: $0.adjustedContentInset) } ?? .zero
    }

    // MARK: Handlers

    private func call(
        _ handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler, _ section: Int,
        _ elements: [UICollectionViewLayoutAttributes], _ composition: Composition
    ) {
        guard let view = collectionViewStorage, let environment = self.composition.environment else {
            return
        }
        let lane = composition.lane(section)
        let offset = lane.map { _ in view.laneOffset(section) } ?? view.contentOffset
        let seen = elements.filter { attributes in
            attributes.values.lane.map {
                attributes.frame.overlaps($0.frame.offsetBy(dx: offset.x, dy: offset.y))
            }
                ?? attributes.frame.overlaps(view.bounds)
        }
        handler(seen, offset, environment)
    }
}
