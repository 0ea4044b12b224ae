import ListUpdates

// UIKit's messages for updates that are inconsistent with the data.
extension UICollectionView {
    func report(_ fault: ListFault, _ update: OpenUpdate, _ after: ListCounts) {
        Runtime.current.diagnostics.raise(.internalInconsistency, words(of: fault, update, after))
    }

    private func words(of fault: ListFault, _ update: OpenUpdate, _ after: ListCounts) -> String {
        switch fault {
        case .missingSection(let change, let moment, let count): missing(change, moment, sections: count)
        case .missingItem(let change, let moment, let count): missing(change, moment, items: count)
        case .conflict(let one, let other): conflict(one, other)
        case .sectionCount(let counts):
            Runtime.current.system >= .iOS(16)
                ? inconsistent(update, after)
                : "Invalid update: invalid number of sections.  The number of sections contained in the collection "
                    + "view after the update (\(counts.after)) must be equal to the number of sections contained "
                    + "in the collection view before the update (\(counts.before)), plus or minus the number of "
                    + "sections inserted or deleted (\(counts.inserted) inserted, \(counts.deleted) deleted)."
        case .itemCount(let counts):
            Runtime.current.system >= .iOS(16)
                ? inconsistent(update, after)
                : "Invalid update: invalid number of items in section \(counts.section.new).  The number of items "
                    + "contained in an existing section after the update (\(counts.after)) must be equal to the "
                    + "number of items contained in that section before the update (\(counts.before)), plus or "
                    + "minus the number of items inserted or deleted from that section (\(counts.inserted) "
                    + "inserted, \(counts.deleted) deleted) and plus or minus the number of items moved into or "
                    + "out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out)."
        }
    }

    private func inconsistent(_ update: OpenUpdate, _ after: ListCounts) -> String {
        let word = Runtime.current.system >= .iOS(17) ? "and" : "and/or"
        let updates = update.changes.map { "\n\t\(line($0))" }.joined(separator: ",")
        return
            "Invalid batch updates detected: the number of sections and/or items returned by the data source "
            + "before \(word) after performing the batch updates are inconsistent with the updates.\n"
            + "Data source before updates = \(described(update.before))\n"
            + "Data source after updates = \(described(after))\n"
            + "Updates = [\(updates)\n]\nCollection view: \(UIFoundation.described(self))"
    }

    private func described(_ counts: ListCounts) -> String {
        let items = counts.items.map(String.init).joined(separator: ", ")
        let noun = counts.sectionCount == 1 ? "section" : "sections"
        return "{ \(counts.sectionCount) \(noun) with item counts: [\(items)] }"
    }

    private func line(_ change: ListChange) -> String {
        func path(_ place: ItemPlace) -> String { "(\(place.section) - \(place.item))" }
        return switch change {
        case .deleteItem(let place): "Delete item \(path(place))"
        case .insertItem(let place): "Insert item \(path(place))"
        case .reloadItem(let place): "Reload item \(path(place))"
        case .reconfigureItem(let place): "Reconfigure item \(path(place))"
        case .moveItem(from: let old, to: let new): "Move item \(path(old)) to \(path(new))"
        case .deleteSection(let section): "Delete section (\(section))"
        case .insertSection(let section): "Insert section (\(section))"
        case .reloadSection(let section): "Reload section (\(section))"
        case .moveSection(from: let old, to: let new): "Move section (\(old)) to (\(new))"
        }
    }

    // MARK: Missing items and sections

    private func missing(_ change: ListChange, _ moment: ListFault.Moment, sections count: Int) -> String {
        let when = moment == .before ? "before the update" : "after the update"
        switch change {
        case .deleteSection(let section):
            return "attempt to delete section \(section), but there are only \(count) sections \(when)"
        case .insertSection(let section):
            return "attempt to insert section \(section) but there are only \(count) sections \(when)"
        case .reloadSection(let section):
            return "attempt to delete section \(section), but there are only \(count) sections \(when)"
        case .moveSection(from: let old, to: let new):
            return moment == .before
                ? "attempt to move section \(old), but there are only \(count) sections \(when)"
                : "attempt to move section to \(new), but there are only \(count) sections \(when)"
        case .insertItem(let place):
            return "attempt to insert item \(place.item) into section \(place.section), but there are only "
                + "\(count) sections \(when)"
        case .deleteItem(let place), .reloadItem(let place), .reconfigureItem(let place):
            return "attempt to delete item \(place.item) from section \(place.section), but there are only "
                + "\(count) sections \(when)"
        case .moveItem(from: let old, to: let new):
            let place = moment == .before ? old : new
            return
                "attempt to move item \(moment == .before ? "from" : "to") section \(place.section), but there "
                + "are only \(count) sections \(when)"
        }
    }

    private func missing(_ change: ListChange, _ moment: ListFault.Moment, items count: Int) -> String {
        let when = moment == .before ? "before the update" : "after the update"
        switch change {
        case .insertItem(let place):
            return "attempt to insert item \(place.item) into section \(place.section), but there are only "
                + "\(count) items in section \(place.section) \(when)"
        case .moveItem(from: let old, to: let new):
            let place = moment == .before ? old : new
            return moment == .before
                ? "attempt to move item from section \(place.section) which only contains \(count) items \(when)"
                : "attempt to move item to section \(place.section) which only contains \(count) items \(when)"
        case .deleteItem(let place), .reloadItem(let place), .reconfigureItem(let place):
            return "attempt to delete item \(place.item) from section \(place.section) which only contains "
                + "\(count) items \(when)"
        default: return ""
        }
    }

    // MARK: Conflicts

    private func conflict(_ one: ListChange, _ other: ListChange) -> String {
        switch (one, other) {
        case (.deleteItem(let place), .reloadItem), (.reloadItem(let place), .deleteItem):
            return
                "attempt to delete and reload the same index path (\(UICollectionView.described(IndexPath(place))))"
        case (.deleteItem(let place), .moveItem), (.moveItem, .deleteItem(let place)),
            (.reloadItem(let place), .moveItem), (.moveItem, .reloadItem(let place)):
            return "attempt to perform a delete and a move from the same index path "
                + "(\(UICollectionView.described(IndexPath(place))))"
        case (.insertSection(let section), .moveSection), (.moveSection, .insertSection(let section)):
            return "attempt to perform an insert and a move to the same section (\(section))"
        case (.moveItem(from: let old, to: let first), .moveItem(from: _, to: let second))
        where first != second:
            return "attempt to perform multiple moves from the same index path: "
                + "\(UICollectionView.described(IndexPath(old)))"
        case (.moveItem(from: _, to: let new), .moveItem):
            return "attempt to move multiple items to the same index path: "
                + "\(UICollectionView.described(IndexPath(new)))"
        case (.insertItem(let place), .moveItem), (.moveItem, .insertItem(let place)):
            return "attempt to perform an insert and a move to the same index path "
                + "(\(UICollectionView.described(IndexPath(place))))"
        case (.insertItem(let place), .insertItem):
            return "attempt to insert the same index path twice: "
                + "\(UICollectionView.described(IndexPath(place)))"
        default:
            return "attempt to perform \(verb(one)) and \(verb(other)) on the same \(place(one))"
        }
    }

    private func verb(_ change: ListChange) -> String {
        switch change {
        case .deleteItem, .deleteSection: "a delete"
        case .insertItem, .insertSection: "an insert"
        case .reloadItem, .reloadSection: "a reload"
        case .reconfigureItem: "a reconfigure"
        case .moveItem, .moveSection: "a move"
        }
    }

    private func place(_ change: ListChange) -> String {
        switch change {
        case .deleteItem(let place), .insertItem(let place), .reloadItem(let place),
            .reconfigureItem(let place),
            .moveItem(from: let place, to: _):
            "index path (\(UICollectionView.described(IndexPath(place))))"
        case .deleteSection(let section), .insertSection(let section), .reloadSection(let section),
            .moveSection(from: let section, to: _):
            "section (\(section))"
        }
    }
}
