import ListUpdates

/// The current batch of changes.
struct TableUpdating {
    /// The number of nested `beginUpdates` calls.
    private(set) var depth = 0
    private(set) var changes: [ListChange] = []
    /// The animation of each change.
    private(set) var animations: [UITableView.RowAnimation] = []
    var completions: [(Bool) -> Void] = []
    /// The cells of reconfigured rows, by their positions after the update.
    var reconfigured: [ItemPlace: UITableViewCell] = [:]
    /// The number of committed updates.
    var serial = 0

    var isOpen: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Ends one nested call. Returns whether it was the outermost one.
    mutating func end() -> Bool {
        guard depth > 0 else { return false }
        depth -= 1
        return depth == 0
    }

    mutating func note(_ new: [ListChange], _ animation: UITableView.RowAnimation) {
        changes += new
        animations += Array(repeating: animation, count: new.count)
    }

    /// Ends the update and resets the state for the next one.
    mutating func take() -> TableUpdate {
        defer { self = TableUpdating(serial: serial + 1) }
        return TableUpdate(changes: changes, animations: animations, completions: completions)
    }

    init() {}

    private init(serial: Int) { self.serial = serial }

    mutating func takeReconfigured(_ place: ItemPlace) -> UITableViewCell? {
        reconfigured.isEmpty ? nil : reconfigured.removeValue(forKey: place)
    }
}

/// A complete update.
struct TableUpdate {
    let changes: [ListChange]
    let animations: [UITableView.RowAnimation]
    let completions: [(Bool) -> Void]

    /// A section that the update inserts and into which rows move, which isn't allowed. Evidence: list-words-15.
    var insertedSectionThatRowsMoveInto: Int? {
        let inserted = Set(
            changes.compactMap { change in
                if case .insertSection(let section) = change { section } else { nil }
            })
        guard !inserted.isEmpty else { return nil }
        for case .moveItem(from: _, to: let goal) in changes where inserted.contains(goal.section) {
            return goal.section
        }
        return nil
    }

    /// The animation of the first change that meets a condition.
    func animation(where isMeant: (ListChange) -> Bool) -> UITableView.RowAnimation {
        changes.firstIndex(where: isMeant).map { animations[$0] } ?? .automatic
    }

    /// The animation of an inserted row: by its own change, or with its section.
    func entrance(of place: ItemPlace) -> UITableView.RowAnimation {
        animation { change in
            switch change {
            case .insertItem(let item): item == place
            case .insertSection(let section): section == place.section
            default: false
            }
        }
    }

    /// The animation of a deleted row, by its position before the update.
    func exit(of place: ItemPlace) -> UITableView.RowAnimation {
        animation { change in
            switch change {
            case .deleteItem(let item), .reloadItem(let item): item == place
            case .deleteSection(let section), .reloadSection(let section): section == place.section
            default: false
            }
        }
    }
}
