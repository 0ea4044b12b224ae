import ListUpdates

/// An animated change of a collection view: an update of the data, or a change of layouts.
///
/// Queries the final attributes of elements that were visible before, and the initial attributes of elements that are visible afterward.
/// Then all views get their final attributes in one animation.
@MainActor
final class AnimatedChange {
    private struct Leaving {
        let view: UICollectionReusableView
        let attributes: UICollectionViewLayoutAttributes
        let goal: UICollectionViewLayoutAttributes?
        let wasDisplayed: Bool
    }

    private let view: UICollectionView
    private let old: UICollectionViewLayout
    private let new: UICollectionViewLayout
    private let update: ElementUpdate
    private let moves: ListMoves?
    private let prepareLayout: (AnimatedChange) -> Void
    private var leaving: [Leaving] = []
    private var coming: [ShownElement] = []

    /// No source documents the duration of Apple's animation.
    private static let duration = 0.3

    init(
        of view: UICollectionView, from old: UICollectionViewLayout, to new: UICollectionViewLayout,
        _ moves: ListMoves?, prepare: @escaping (AnimatedChange) -> Void
    ) {
        self.view = view
        self.old = old
        self.new = new
        self.moves = moves
        update = ElementUpdate(moves, new)
        prepareLayout = prepare
    }

    /// - Parameters:
    ///   - alongside: called in the animation block.
    ///   - completion: called at the end of the animation.
    func run(alongside: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        guard view.display.hasAsked, !view.bounds.isEmpty else { return makeUnseen(completion) }
        view.display.work = .changing
        for element in view.display.takeOutdated() { view.endDisplay(of: element) }
        let before = view.display.seenElements
        old.updateWillBegin(moves)
        view.runningUpdate = update
        for element in before { update.shownBefore[element.attributes.key] = element.attributes }
        takeOverLayout()
        let offset = targetOffset
        UIView.performWithoutAnimation { settle(before, at: offset) }
        view.runningUpdate = nil
        animate(to: offset, alongside, completion)
        old.updateDidEnd()
        view.endWork()
        view.showElements()
    }

    /// Runs a change without animation, because no element has been shown yet.
    private func makeUnseen(_ completion: @escaping (Bool) -> Void) {
        old.updateWillBegin(moves)
        invalidate()
        old.updateDidEnd()
        UIView.animate(withDuration: 0, animations: {}, completion: completion)
    }

    private func invalidate() {
        view.layoutPhase = .stale
        let context = new.makeContext()
        context.scope = .everything
        new.invalidateLayout(with: context)
    }

    private func takeOverLayout() {
        let offset = view.contentOffset
        invalidate()
        view.prepareLayout()
        // If the content has become shorter, the animation adjusts the offset.
        view.boundsStorage.origin = offset
        prepareLayout(self)
    }

    /// Queries the layout for supplementary views that are inserted and deleted in addition to those of items.
    func askForExtras() {
        let kinds = Set(view.display.seenElements.compactMap(\.attributes.representedElementKind))
        for kind in kinds.sorted() {
            update.deletedExtras.formUnion(
                new.indexPathsToDeleteForSupplementaryView(ofKind: kind).map { .supplementary(kind, $0) })
            update.insertedExtras.formUnion(
                new.indexPathsToInsertForSupplementaryView(ofKind: kind).map { .supplementary(kind, $0) })
        }
    }

    private var targetOffset: CGPoint {
        let proposal =
            view.drag == nil && view.motion == nil ? view.clamped(view.contentOffset) : view.contentOffset
        let target = new.targetContentOffset(forProposedContentOffset: proposal)
        let asked = view.delegate.flatMap { delegate in
            OptionalMember.ask {
                delegate.collectionView(view, targetContentOffsetForProposedContentOffset: target)
            }
        }
        return asked ?? target
    }

    // MARK: Elements

    private func settle(_ before: [ShownElement], at offset: CGPoint) {
        let sight = CGRect(origin: offset, size: view.bounds.size)
        let elements = makeElements(before, in: sight)
        for element in before { letGo(element, elements, sight) }
        for element in coming { start(element) }
        if old !== new { checkItems(before) }
    }

    /// Queries a new layout for each visible item. Evidence: hunt-collections-03.
    private func checkItems(_ before: [ShownElement]) {
        let missing = before.lazy.map(\.attributes.key).first { key in
            key.category == .cell && self.view.hasItem(key.indexPath) && self.new.attributes(of: key) == nil
        }
        if let missing { view.reportMissingAttributes(missing) }
    }

    /// The elements after the change, with views that stay and views that appear.
    private func makeElements(_ before: [ShownElement], in sight: CGRect) -> [ElementKey: ShownElement] {
        var staying: [ElementKey: ShownElement] = [:]
        for element in before where !update.isDeleted(element.attributes.key) {
            if let key = update.keyAfter(element.attributes.key) { staying[key] = element }
        }
        var elements: [ElementKey: ShownElement] = [:]
        for _ in 0..<20 {
            view.prepareLayout()
            let attributes = view.elementsAround(sight)
            elements = takeOver(attributes, staying, elements, sight)
            if view.layoutPhase == .prepared { break }
        }
        return elements
    }

    private func takeOver(
        _ attributes: [UICollectionViewLayoutAttributes], _ staying: [ElementKey: ShownElement],
        _ made: [ElementKey: ShownElement], _ sight: CGRect
    ) -> [ElementKey: ShownElement] {
        var elements: [ElementKey: ShownElement] = [:]
        var all: [ShownElement] = []
        for attributes in attributes {
            let key = attributes.key
            let element = made[key] ?? ShownElement(attributes)
            element.attributes = attributes
            if element.view == nil, view.isInSight(element, sight) { give(element, staying[key]) }
            elements[key] = element
            all.append(element)
        }
        for (key, element) in made where elements[key] == nil { drop(element) }
        view.display.replace(all: all, in: view.pages(around: sight))
        return elements
    }

    /// Assigns a visible element its old view, or a new one.
    private func give(_ element: ShownElement, _ staying: ShownElement?) {
        if let staying, let present = staying.view {
            element.view = present
            element.stage = staying.stage
            element.askedSize = staying.askedSize
            return
        }
        guard view.display.work.knowsData, let made = view.makeView(for: element.attributes) else { return }
        element.view = made
        element.stage = .made
        coming.append(element)
        view.askForSize(element, made)
    }

    private func drop(_ element: ShownElement) {
        guard coming.contains(where: { $0 === element }) else { return }
        coming.removeAll { $0 === element }
        view.endDisplay(of: element)
    }

    /// Queries the final attributes of an old view, and records views that disappear.
    private func letGo(_ element: ShownElement, _ elements: [ElementKey: ShownElement], _ sight: CGRect) {
        guard let shown = element.view else { return }
        let final = finalAttributes(of: element)
        let newKey = update.keyAfter(element.attributes.key)
        if let newKey, elements[newKey]?.view === shown { return }
        let goal =
            final
            ?? newKey.flatMap { update.isDeleted(element.attributes.key) ? nil : new.attributes(of: $0) }
        leaving.append(
            Leaving(
                view: shown, attributes: element.attributes, goal: goal,
                wasDisplayed: element.stage == .displayed))
    }

    private func finalAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
        let key = element.attributes.key
        switch key.category {
        case .cell: return old.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView:
            return old.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            return old.finalLayoutAttributesForDisappearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
    }

    /// Applies the initial attributes to a new view.
    private func start(_ element: ShownElement) {
        guard let initial = initialAttributes(of: element.attributes.key) else { return }
        element.view?.show(initial)
    }

    private func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let own: UICollectionViewLayoutAttributes?
        switch key.category {
        case .cell: own = new.initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView:
            own = new.initialLayoutAttributesForAppearingSupplementaryElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        case .decorationView:
            own = new.initialLayoutAttributesForAppearingDecorationElement(
                ofKind: key.kind ?? "", at: key.indexPath)
        }
        return own ?? (old !== new ? old.attributes(of: key) : nil)
    }

    // MARK: Animation

    private func animate(
        to offset: CGPoint, _ alongside: @escaping () -> Void, _ completion: @escaping (Bool) -> Void
    ) {
        let leaving = leaving
        let view = view
        view.display.leaving += leaving.map(\.view)
        UIView.animateTouchably(withDuration: Self.duration) {
            view.showFinalAttributes(at: offset)
            for element in leaving {
                if let goal = element.goal { element.view.show(goal) }
            }
            alongside()
        } completion: { finished in
            for element in leaving {
                view.finishLeaving(element.view, element.attributes, element.wasDisplayed)
            }
            completion(finished)
        }
    }
}

extension UICollectionView {
    /// Applies the final attributes to all visible views, and the content offset.
    fileprivate func showFinalAttributes(at offset: CGPoint) {
        if offset != contentOffset { contentOffset = offset }
        for element in display.elements {
            if let view = element.view { view.show(attributesToShow(element)) }
        }
    }

    fileprivate func finishLeaving(
        _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ wasDisplayed: Bool
    ) {
        display.leaving.removeAll { $0 === view }
        endDisplay(of: view, attributes, wasDisplayed: wasDisplayed)
    }

    /// The layout's elements on the pages around the visible rectangle.
    fileprivate func elementsAround(_ sight: CGRect) -> [UICollectionViewLayoutAttributes] {
        validated(layoutStorage.layoutAttributesForElements(in: pages(around: sight)) ?? [])
    }
}
