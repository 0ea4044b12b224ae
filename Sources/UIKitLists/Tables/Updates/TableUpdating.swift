import ListUpdates

/// The update that the app is telling of.
struct TableUpdating {
    /// How many beginnings wait for their end.
    private(set) var depth = 0
    private(set) var changes: [ListChange] = []
    /// How each change is animated.
    private(set) var animations: [UITableView.RowAnimation] = []
    var completions: [(Bool) -> Void] = []
    /// The cells of rows that are set up again, by their places after the update.
    var reconfigured: [ItemPlace: UITableViewCell] = [:]
    /// Counts the updates that were committed.
    var serial = 0

    var isOpen: Bool { depth > 0 }

    mutating func begin() { depth += 1 }

    /// Whether this was the outermost end.
    mutating func end() -> Bool {
        guard depth > 0 else { return false }
        depth -= 1
        return depth == 0
    }

    mutating func note(_ new: [ListChange], _ animation: UITableView.RowAnimation) {
        changes += new
        animations += Array(repeating: animation, count: new.count)
    }

    /// Ends the update, and leaves room for the next one.
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

/// An update that is complete.
struct TableUpdate {
    let changes: [ListChange]
    let animations: [UITableView.RowAnimation]
    let completions: [(Bool) -> Void]

    /// Rows cannot move into a section that the same update inserts. Evidence: list-words-15.
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

    /// How the first change is animated that fulfils a condition.
    func animation(where isMeant: (ListChange) -> Bool) -> UITableView.RowAnimation {
        changes.firstIndex(where: isMeant).map { animations[$0] } ?? .automatic
    }

    /// How a row comes: by its own change, or with its section.
    func entrance(of place: ItemPlace) -> UITableView.RowAnimation {
        animation { change in
            switch change {
            case .insertItem(let item): item == place
            case .insertSection(let section): section == place.section
            default: false
            }
        }
    }

    /// How a row goes that was at a place before the update.
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
