import ListUpdates

/// UIKit's messages for updates that are inconsistent with the data source. Evidence: gt2-table-21, list-words-01 to list-words-15.
@MainActor
struct TableFaultWords {
    let table: UITableView
    let update: TableUpdate
    let before: ListCounts
    let after: ListCounts

    func words(for fault: ListFault) -> String {
        switch fault {
        case .missingSection(let change, let moment, let count): missingSection(change, moment, count)
        case .missingItem(let change, let moment, let count): missingRow(change, moment, count)
        case .sectionCount(let counts): hasNewWords ? invalidBatch : sectionCount(counts)
        case .itemCount(let counts): hasNewWords ? invalidBatch : rowCount(counts)
        case .conflict(let first, let second): conflict(first, second)
        }
    }

    // MARK: Counts

    private var hasNewWords: Bool { Runtime.current.system >= .iOS(16, 5) }

    private func sectionCount(_ counts: ListFault.SectionCounts) -> String {
        "Invalid update: invalid number of sections.  The number of sections contained in the table view after the update (\(counts.after)) must be equal to the number of sections contained in the table view before the update (\(counts.before)), plus or minus the number of sections inserted or deleted (\(counts.inserted) inserted, \(counts.deleted) deleted)."
    }

    private func rowCount(_ counts: ListFault.ItemCounts) -> String {
        "Invalid update: invalid number of rows in section \(counts.section.new).  The number of rows contained in an existing section after the update (\(counts.after)) must be equal to the number of rows contained in that section before the update (\(counts.before)), plus or minus the number of rows inserted or deleted from that section (\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out)."
    }

    private var invalidBatch: String {
        let updates = update.changes.map { "\t\(line(of: $0))" }.joined(separator: ",\n")
        return """
            Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.
            Data source before updates = \(described(before))
            Data source after updates = \(described(after))
            Updates = [
            \(updates)
            ]
            Table view: \(described(table))
            """
    }

    private func described(_ counts: ListCounts) -> String {
        let sections = counts.sectionCount == 1 ? "1 section" : "\(counts.sectionCount) sections"
        return "{ \(sections) with row counts: \(counts.items) }"
    }

    private func line(of change: ListChange) -> String {
        let verb = change.verb.prefix(1).uppercased() + change.verb.dropFirst()
        return switch change {
        case .moveItem(from: let old, to: let new): "\(verb) row (\(short(old))) to (\(short(new)))"
        case .moveSection(from: let old, to: let new): "\(verb) section (\(old)) to (\(new))"
        default:
            if let place = change.rowBefore ?? change.rowAfter {
                "\(verb) row (\(short(place)))"
            } else {
                "\(verb) section (\(change.sectionBefore ?? change.sectionAfter ?? 0))"
            }
        }
    }

    private func short(_ place: ItemPlace) -> String { "\(place.section) - \(place.item)" }

    // MARK: Missing rows and sections

    /// A reload counts as a deletion.
    private func missingRow(_ change: ListChange, _ moment: ListFault.Moment, _ count: Int) -> String {
        let section = place(change, moment).section
        let row = place(change, moment).item
        return moment == .after
            ? "attempt to \(change.verbOfFault) row \(row) into section \(section), but there are only \(count) rows in section \(section) after the update"
            : "attempt to \(change.verbOfFault) row \(row) from section \(section) which only contains \(count) rows before the update"
    }

    private func missingSection(_ change: ListChange, _ moment: ListFault.Moment, _ count: Int) -> String {
        let time = moment == .before ? "before" : "after"
        if change.rowBefore != nil || change.rowAfter != nil {
            let place = place(change, moment)
            let way = moment == .before ? "from" : "into"
            return
                "attempt to \(change.verbOfFault) row \(place.item) \(way) section \(place.section), but there are only \(count) sections \(time) the update"
        }
        let section = (moment == .before ? change.sectionBefore : change.sectionAfter) ?? 0
        return
            "attempt to \(change.verbOfFault) section \(section), but there are only \(count) sections \(time) the update"
    }

    private func place(_ change: ListChange, _ moment: ListFault.Moment) -> ItemPlace {
        (moment == .before ? change.rowBefore : change.rowAfter) ?? ItemPlace(section: 0, item: 0)
    }

    // MARK: Conflicts

    private func conflict(_ first: ListChange, _ second: ListChange) -> String {
        let verbs = Set([first.verb, second.verb])
        if verbs == ["delete", "reload"] {
            return "attempt to delete and reload the same \(name(first, .before))"
        }
        guard verbs.contains("move"), verbs.count == 2 else {
            return "Attempt to create two animations for cell"
        }
        return verbs.contains("insert")
            ? "attempt to perform an insert and a move to the same \(name(first, .after))"
            : "attempt to perform a delete and a move from the same \(name(first, .before))"
    }

    private func name(_ change: ListChange, _ moment: ListFault.Moment) -> String {
        if let row = moment == .before ? change.rowBefore : change.rowAfter {
            return "index path (\(described(row)))"
        }
        return "section (\((moment == .before ? change.sectionBefore : change.sectionAfter) ?? 0))"
    }

    private func described(_ place: ItemPlace) -> String {
        let address = UInt(
            bitPattern: ObjectIdentifier(NSIndexPath(row: place.item, section: place.section)).hashValue)
        return "<NSIndexPath: 0x\(String(address, radix: 16))> {length = 2, path = \(short(place))}"
    }

    private func described(_ table: UITableView) -> String { UIFoundation.described(table as AnyObject) }
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

    fileprivate var verbOfFault: String { verb == "reload" ? "delete" : verb }

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
