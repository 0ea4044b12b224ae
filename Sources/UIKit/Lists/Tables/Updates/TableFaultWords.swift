import ListUpdates

/// UIKit's words for updates that do not fit the data source. Evidence: gt2-table-21.
@MainActor
struct TableFaultWords {
    let table: UITableView

    func exception(for fault: ListFault) -> (Diagnostics.ExceptionName, String) {
        (.internalInconsistency, words(for: fault))
    }

    private func words(for fault: ListFault) -> String {
        switch fault {
        case .missingSection(let change, let moment, let count): missingSection(change, moment, count)
        case .missingItem(let change, let moment, let count): missingRow(change, moment, count)
        case .sectionCount(let counts): sectionCount(counts)
        case .conflict(let first, let second): conflict(first, second)
        case .itemCount(let counts): rowCount(counts)
        }
    }

    private func sectionCount(_ counts: ListFault.SectionCounts) -> String {
        "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (\(counts.after)) must be equal to the number of sections contained in the table view before the update (\(counts.before)), plus or minus the number of sections inserted or deleted (\(counts.inserted) inserted, \(counts.deleted) deleted)."
            + tableName
    }

    private func rowCount(_ counts: ListFault.ItemCounts) -> String {
        "Invalid update: invalid number of rows in section \(counts.section.new).  The number of rows contained in an existing section after the update (\(counts.after)) must be equal to the number of rows contained in that section before the update (\(counts.before)), plus or minus the number of rows inserted or deleted from that section (\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out)."
            + tableName
    }

    /// Later releases end with the table.
    private var tableName: String {
        Runtime.current.system >= .iOS(14) ? " Table view: \(described(table))" : ""
    }

    private func missingRow(_ change: ListChange, _ moment: ListFault.Moment, _ count: Int) -> String {
        guard let place = moment == .before ? change.rowBefore : change.rowAfter else { return "" }
        return moment == .after
            ? "attempt to \(change.verb) row \(place.item) into section \(place.section), but there are only \(count) rows in section \(place.section) after the update"
            : "attempt to \(change.verb) row \(place.item) from section \(place.section) which only contains \(count) rows before the update"
    }

    private func missingSection(_ change: ListChange, _ moment: ListFault.Moment, _ count: Int) -> String {
        let time = moment == .before ? "before" : "after"
        if let place = moment == .before ? change.rowBefore : change.rowAfter {
            return moment == .after
                ? "attempt to \(change.verb) row \(place.item) into section \(place.section), but there are only \(count) sections after the update"
                : "attempt to \(change.verb) row \(place.item) from section \(place.section), but there are only \(count) sections before the update"
        }
        let section = (moment == .before ? change.sectionBefore : change.sectionAfter) ?? 0
        return
            "attempt to \(change.verb) section \(section), but there are only \(count) sections \(time) the update"
    }

    private func conflict(_ first: ListChange, _ second: ListChange) -> String {
        if let one = first.rowAfter, one == second.rowAfter, first.rowBefore == nil, second.rowBefore == nil {
            return "attempt to insert the same index path (\(described(one))) twice"
        }
        if let place = second.rowBefore ?? first.rowBefore {
            return
                "attempt to perform \(article(first)) and \(article(second)) from the same index path (\(described(place)))"
        }
        if let section = second.sectionBefore ?? first.sectionBefore {
            return
                "attempt to perform \(article(first)) and \(article(second)) from the same section (\(section))"
        }
        return "attempt to create two animations for cell"
    }

    private func article(_ change: ListChange) -> String {
        change.verb == "insert" ? "an insert" : "a \(change.verb)"
    }

    private func described(_ place: ItemPlace) -> String {
        "<NSIndexPath> {length = 2, path = \(place.section) - \(place.item)}"
    }

    private func described(_ table: UITableView) -> String { UIKit.described(table as AnyObject) }
}

extension ListChange {
    fileprivate var verb: String {
        switch self {
        case .insertItem, .insertSection: "insert"
        case .deleteItem, .deleteSection: "delete"
        case .reloadItem, .reloadSection: "reload"
        case .reconfigureItem: "reconfigure"
        case .moveItem, .moveSection: "move"
        }
    }

    fileprivate var rowBefore: ItemPlace? {
        switch self {
        case .deleteItem(let place), .reloadItem(let place), .reconfigureItem(let place): place
        case .moveItem(from: let place, to: _): place
        default: nil
        }
    }

    fileprivate var rowAfter: ItemPlace? {
        switch self {
        case .insertItem(let place), .moveItem(from: _, to: let place): place
        default: nil
        }
    }

    fileprivate var sectionBefore: Int? {
        switch self {
        case .deleteSection(let section), .reloadSection(let section): section
        case .moveSection(from: let section, to: _): section
        default: nil
        }
    }

    fileprivate var sectionAfter: Int? {
        switch self {
        case .insertSection(let section), .moveSection(from: _, to: let section): section
        default: nil
        }
    }
}
