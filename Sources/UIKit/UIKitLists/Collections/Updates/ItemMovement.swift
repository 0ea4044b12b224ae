import ListUpdates
@_spi(UIKitModules) import UIKitCore

/// An interactive movement of an item.
struct ItemMovement {
    /// The index path of the item in the data, which changes only when the movement ends.
    let original: IndexPath
    /// The current index path of the item on screen.
    var current: IndexPath
    /// The position of the touch, in the content's coordinates.
    var position: CGPoint
    /// The attributes of the moved cell.
    var attributes: UICollectionViewLayoutAttributes
    let edges: EdgeScroll

    /// Converts an index path on screen to an index path in the data.
    func dataPlace(of path: IndexPath) -> IndexPath {
        if path == current { return original }
        var place = path
        if place.section == current.section, place.item > current.item { place.item -= 1 }
        if place.section == original.section, place.item >= original.item { place.item += 1 }
        return place
    }
}

// Interactive movement: other items move aside during the movement, and the data changes at its end.
extension UICollectionView {
    func beginMovement(of item: IndexPath) -> Bool {
        guard movement == nil, hasItem(item), let element = display.element(of: .cell(item)),
            dataSource?.collectionView(self, canMoveItemAt: item) == true
        else { return false }
        cancelTracking()
        movement = ItemMovement(
            original: item, current: item, position: element.attributes.center,
            attributes: element.attributes,
            edges: EdgeScroll(of: self) { [weak self] in self?.carryItem(to: $0) })
        holdItem(at: element.attributes.center)
        setReordering(element.view, true)
        return true
    }

    func updateMovement(to position: CGPoint) {
        carryItem(to: position)
        movement?.edges.follow(position)
    }

    private func carryItem(to position: CGPoint) {
        guard let movement else { return }
        let previous = movement.position
        holdItem(at: position)
        let proposed = layoutStorage.targetIndexPath(
            forInteractivelyMovingItem: movement.current, withPosition: position)
        let target =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
                atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
        guard target != movement.current else { return }
        let context = layoutStorage.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: position,
            previousIndexPaths: [movement.current], previousPosition: previous)
        layoutStorage.invalidateLayout(with: context)
        moveHeldItem(to: target)
    }

    func endMovement() {
        guard let movement else { return }
        movement.edges.end()
        let isElsewhere = movement.current != movement.original
        self.movement = nil
        if isElsewhere {
            dataSource?.collectionView(self, moveItemAt: movement.original, to: movement.current)
        }
        letGoOfItem(movement, cancelled: false)
    }

    func cancelMovement() {
        guard let movement else { return }
        movement.edges.end()
        if movement.current != movement.original { moveHeldItem(to: movement.original) }
        self.movement = nil
        letGoOfItem(movement, cancelled: true)
    }

    // MARK: Moved item

    private func holdItem(at position: CGPoint) {
        guard let current = movement?.current else { return }
        let attributes = layoutStorage.layoutAttributesForInteractivelyMovingItem(
            at: current, withTargetPosition: position)
        movement?.position = position
        movement?.attributes = attributes
        guard let view = display.view(of: .cell(current)) else { return }
        UIView.performWithoutAnimation { view.show(attributes) }
        view.superview?.bringSubviewToFront(view)
    }

    /// Moves other items aside. The data source isn't changed yet.
    func moveHeldItem(to target: IndexPath) {
        guard let movement else { return }
        var after = currentCounts
        after.items[movement.current.section] -= 1
        after.items[target.section] += 1
        let change = ListChange.moveItem(from: movement.current.place, to: target.place)
        guard
            let moves = try? BatchUpdate(before: currentCounts, changes: [change]).moves(after: after)
        else { return }
        take(moves)
        self.movement?.current = target
        let layout = layoutStorage
        AnimatedChange(of: self, from: layout, to: layout, moves) { _ in }.run(alongside: {}) { _ in }
        holdItem(at: movement.position)
    }

    private func letGoOfItem(_ movement: ItemMovement, cancelled: Bool) {
        let final = cancelled ? movement.original : movement.current
        let context = layoutStorage.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [movement.original], movementCancelled: cancelled)
        layoutStorage.invalidateLayout(with: context)
        setReordering(display.view(of: .cell(final)), false)
        UIView.animateTouchably(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private func setReordering(_ view: UICollectionReusableView?, _ isReordering: Bool) {
        guard let cell = view as? UICollectionViewCell else { return }
        cell.parts.isReordering = isReordering
        cell.setNeedsUpdateConfiguration()
    }

    /// The attributes around the visible rectangle, with those of the moved item, which is always visible.
    func withHeldItem(
        _ attributes: [UICollectionViewLayoutAttributes]
    ) -> [UICollectionViewLayoutAttributes] {
        guard let item = movement?.current, !attributes.contains(where: { $0.key == .cell(item) }),
            let held = layoutStorage.layoutAttributesForItem(at: item)
        else { return attributes }
        return attributes + [held]
    }

    /// The attributes to apply to an element's view. The moved item follows the touch.
    func attributesToShow(_ element: ShownElement) -> UICollectionViewLayoutAttributes {
        guard let movement, element.attributes.key == .cell(movement.current) else {
            return element.attributes
        }
        return movement.attributes
    }

    /// The item whose frame contains a point of the content; `nil` if there is none other than the moved item.
    func indexPathOfItem(beneath point: CGPoint, besides item: IndexPath) -> IndexPath? {
        display.elements.first {
            $0.attributes.representedElementCategory == .cell && $0.attributes.indexPath != item
                && $0.attributes.frame.contains(point)
        }?.attributes.indexPath
    }
}

/// The long press that moves the items of a collection view controller.
@MainActor
final class MovementPress: UILongPressGestureRecognizer {
    private weak var list: UICollectionView?

    init(of list: UICollectionView) {
        self.list = list
        super.init(target: nil, action: nil)
    }

    /// Doesn't begin while a context menu is presented, or if drags are enabled, because the press then lifts the item.
    @_spi(UIKitModules) public override var ownerLetsBegin: Bool {
        list?.menus.interaction?.presentation == nil && list?.dragging?.drag?.interaction.isEnabled != true
            && super.ownerLetsBegin
    }

    @_spi(UIKitModules) public override func sendActions() {
        guard let list else { return super.sendActions() }
        let position = location(in: list)
        switch state {
        case .began:
            guard let item = list.indexPathForItem(at: position),
                list.beginInteractiveMovementForItem(at: item)
            else { return }
        case .changed: list.updateInteractiveMovementTargetPosition(position)
        case .ended: list.endInteractiveMovement()
        case .cancelled: list.cancelInteractiveMovement()
        case .possible, .failed: break
        }
        super.sendActions()
    }
}
