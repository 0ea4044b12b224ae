import ListUpdates

// Rows that aren't in the data source.
extension UITableView {
    var phantoms: ListPhantoms { dragging?.phantoms ?? ListPhantoms() }

    func insert(_ phantom: ListPhantom) {
        loadIfNeeded()
        change(phantoms: { $0.add(phantom) }, [.insertItem(phantom.place)])
    }

    func remove(_ phantom: ListPhantom) -> Bool {
        guard phantoms.has(phantom) else { return false }
        change(phantoms: { $0.remove(phantom) }, [.deleteItem(phantom.place)])
        return true
    }

    /// Replaces a phantom with a row of the data source.
    func fill(_ phantom: ListPhantom, _ updates: (IndexPath) -> Void) -> Bool {
        guard phantoms.has(phantom) else { return false }
        let place = phantom.place
        let others = phantoms.all.filter { $0.place.section == place.section && $0.place < place }.count
        updates(IndexPath(row: place.item - others, section: place.section))
        change(phantoms: { $0.remove(phantom) }, [.reloadItem(place)])
        return true
    }

    private func change(phantoms edit: (inout ListPhantoms) -> Void, _ changes: [ListChange]) {
        let before = rows.counts
        edit(&ensuredDragging.phantoms)
        var after = before
        for change in changes {
            if case .insertItem(let place) = change { after.items[place.section] += 1 }
            if case .deleteItem(let place) = change { after.items[place.section] -= 1 }
        }
        show(changes, before, after)
    }

    /// The cell of a phantom.
    func makeCell(of phantom: ListPhantom) -> UITableViewCell {
        guard case .row(let placeholder) = phantom.kind,
            let cell = dequeueReusableCell(withIdentifier: placeholder.reuseName)
        else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    /// The preferred height of a phantom; `nil` for a row of the data.
    func height(ofPhantomAt place: ItemPlace) -> CGFloat? {
        guard let dragging, !dragging.phantoms.isEmpty,
            case .row(let placeholder) = dragging.phantoms.phantom(at: place)?.kind
        else { return nil }
        return placeholder.height
    }

    /// Converts a position in the table view to an index path in the data.
    func dataPath(_ place: ItemPlace) -> IndexPath {
        guard let dragging, !dragging.phantoms.isEmpty else { return IndexPath(place) }
        return IndexPath(dragging.phantoms.inData(place) ?? place)
    }
}
