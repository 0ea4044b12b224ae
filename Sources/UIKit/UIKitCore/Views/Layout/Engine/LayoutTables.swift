import LayoutSolver

// The solver numbers its variables and constraints from 0 on, so arrays can map them to their objects.

/// Maps a variable to the item to whose rectangle it belongs.
@MainActor
struct VariableItems {
    private var items: [LayoutItem?] = []

    subscript(variable: LayoutVariable) -> LayoutItem? {
        variable.number < items.count ? items[variable.number] : nil
    }

    mutating func insert(_ item: LayoutItem) {
        for variable in item.variables { set(item, for: variable) }
    }

    mutating func remove(_ item: LayoutItem) {
        for variable in item.variables { items[variable.number] = nil }
    }

    private mutating func set(_ item: LayoutItem, for variable: LayoutVariable) {
        while items.count <= variable.number { items.append(nil) }
        items[variable.number] = item
    }
}

/// Maps a solver constraint to its row.
@MainActor
struct LayoutRows {
    private var rows: [LayoutRow?] = []

    subscript(id: LayoutConstraintID) -> LayoutRow? {
        get { id.number < rows.count ? rows[id.number] : nil }
        set {
            while rows.count <= id.number { rows.append(nil) }
            rows[id.number] = newValue
        }
    }
}
