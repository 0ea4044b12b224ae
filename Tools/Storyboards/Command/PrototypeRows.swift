import Simulator

/// Fills the lists of a page with a row for each prototype in the file.
@MainActor
final class PrototypeRows: NSObject {
    /// The rows of each list, while its page is visible.
    private var lists: [ObjectIdentifier: PrototypeRows] = [:]

    /// Fills the lists in a view. Lists in their cells are filled when the cells are created.
    func fill(_ view: UIView) {
        switch view {
        case let table as UITableView where !table.hasStaticRows && lists[ObjectIdentifier(table)] == nil:
            table.dataSource = rows(of: table)
            // Rows below the screen are never created.
            table.makePrototypes().forEach(fill)
            table.reloadData()
        case let list as UICollectionView where lists[ObjectIdentifier(list)] == nil:
            list.dataSource = rows(of: list)
            list.makePrototypes().forEach(fill)
            showHeads(of: list)
            list.reloadData()
        default: break
        }
        for inner in view.subviews { fill(inner) }
    }

    private func rows(of list: UIView) -> PrototypeRows {
        let rows = PrototypeRows()
        lists[ObjectIdentifier(list)] = rows
        return rows
    }

    /// A flow layout doesn't request headers with a height of 0.
    private func showHeads(of list: UICollectionView) {
        guard let flow = list.collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let size = CGSize(width: 50, height: 50)
        if !list.prototypeIdentifiers(ofKind: UICollectionView.elementKindSectionHeader).isEmpty {
            flow.headerReferenceSize = size
        }
        if !list.prototypeIdentifiers(ofKind: UICollectionView.elementKindSectionFooter).isEmpty {
            flow.footerReferenceSize = size
        }
    }
}

extension PrototypeRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tableView.prototypeIdentifiers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = tableView.prototypeIdentifiers[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        fill(cell)
        return cell
    }
}

extension PrototypeRows: UICollectionViewDataSource {
    /// A file may give headers a height, and leave their view to the app.
    private func emptyHead(_ list: UICollectionView, _ kind: String) -> String {
        list.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "empty")
        return "empty"
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        collectionView.prototypeIdentifiers.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let identifier = collectionView.prototypeIdentifiers[indexPath.item]
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        fill(cell)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let identifier =
            collectionView.prototypeIdentifiers(ofKind: kind).first ?? emptyHead(collectionView, kind)
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        fill(view)
        return view
    }
}
