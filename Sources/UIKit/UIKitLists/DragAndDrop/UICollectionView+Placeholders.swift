import ListUpdates

// Items that aren't in the data source.
extension UICollectionView {
    var phantoms: ListPhantoms { dragging?.phantoms ?? ListPhantoms() }

    func insert(_ phantom: ListPhantom) {
        change(phantoms: { $0.add(phantom) }, [.insertItem(phantom.place)])
    }

    func remove(_ phantom: ListPhantom) -> Bool {
        guard phantoms.has(phantom) else { return false }
        change(phantoms: { $0.remove(phantom) }, [.deleteItem(phantom.place)])
        return true
    }

    /// Moves a gap to the position of an item in the data.
    func move(_ phantom: ListPhantom, to item: IndexPath) {
        guard phantoms.has(phantom) else { return }
        let old = phantom.place
        var rest = phantoms
        rest.remove(phantom)
        let new = rest.inList(item.place)
        guard new != old else { return }
        change(
            phantoms: {
                $0.remove(phantom)
                phantom.place = new
                $0.add(phantom)
            }, [.moveItem(from: old, to: new)])
    }

    /// Replaces a phantom with an item of the data source.
    func fill(_ phantom: ListPhantom, _ updates: (IndexPath) -> Void) -> Bool {
        guard phantoms.has(phantom) else { return false }
        let place = phantom.place
        let others = phantoms.all.filter { $0.place.section == place.section && $0.place < place }.count
        updates(IndexPath(item: place.item - others, section: place.section))
        change(phantoms: { $0.remove(phantom) }, [.reloadItem(place)])
        return true
    }

    private func change(phantoms edit: (inout ListPhantoms) -> Void, _ changes: [ListChange]) {
        let before = currentCounts
        edit(&ensuredDragging.phantoms)
        var after = before
        for change in changes {
            switch change {
            case .insertItem(let place): after.items[place.section] += 1
            case .deleteItem(let place): after.items[place.section] -= 1
            case .moveItem(from: let old, to: let new):
                after.items[old.section] -= 1
                after.items[new.section] += 1
            default: break
            }
        }
        show(changes, before, after)
    }

    /// The cell of a phantom, with its attributes applied; an empty cell for a gap.
    func makeCell(of phantom: ListPhantom, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewCell
    {
        let cell = phantomCell(phantom, attributes)
        setUp(cell, attributes)
        return cell
    }

    private func phantomCell(_ phantom: ListPhantom, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewCell
    {
        guard case .item(let placeholder) = phantom.kind else { return GapCell() }
        let request = ViewRequest(attributes)
        let cell = asked(request) { dequeueCell(placeholder.reuseName, attributes.indexPath) }
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    func update(_ phantom: ListPhantom) {
        guard phantoms.has(phantom), case .item(let placeholder) = phantom.kind,
            let cell = cellForItem(at: IndexPath(phantom.place))
        else { return }
        placeholder.cellUpdateHandler?(cell)
    }

    /// Converts an index path in the list to one in the data.
    func dataPath(_ path: IndexPath) -> IndexPath {
        guard let dragging, !dragging.phantoms.isEmpty else { return path }
        return dragging.phantoms.inData(path.place).map { IndexPath($0) } ?? path
    }
}

/// The cell of a gap. The data source and the delegate aren't notified of it.
final class GapCell: UICollectionViewCell {}
