/// The order of accessories at the sides of a cell.
struct AccessoryOrder {
    /// The leading accessories, from the edge to the content.
    private(set) var leading: [UICellAccessory] = []
    /// The trailing accessories, from the content to the edge.
    private(set) var trailing: [UICellAccessory] = []

    /// - Parameters:
    ///   - accessories: the cell's accessories, in any order.
    ///   - isEditing: whether the list is in editing mode.
    init(_ accessories: [UICellAccessory], whileEditing isEditing: Bool) {
        let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
        let own = shown.filter { $0.custom == nil }
        leading = Self.sorted(own.filter { $0.leadingRank != nil }, by: \.leadingRank)
        trailing = Self.sorted(own.filter { $0.leadingRank == nil }, by: \.trailingRank)
        for accessory in shown { insertCustom(accessory) }
    }

    /// The system type that occurs more than once, which raises an exception; `nil` if none does.
    static func repeatedType(in accessories: [UICellAccessory]) -> UICellAccessory.AccessoryType? {
        accessories.filter { $0.custom == nil }.map(\.accessoryType).repeated
    }

    private static func sorted(
        _ accessories: [UICellAccessory], by rank: KeyPath<UICellAccessory, Int?>
    ) -> [UICellAccessory] {
        accessories.sorted { ($0[keyPath: rank] ?? 0) < ($1[keyPath: rank] ?? 0) }
    }

    private mutating func insertCustom(_ accessory: UICellAccessory) {
        switch accessory.custom?.placement {
        case .leading(_, let position)?:
            leading.insert(accessory, at: min(max(0, position(leading)), leading.count))
        case .trailing(_, let position)?:
            trailing.insert(accessory, at: min(max(0, position(trailing)), trailing.count))
        case nil: break
        }
    }
}

extension UICellAccessory {
    /// The order of the system's leading accessories; `nil` for trailing ones.
    fileprivate var leadingRank: Int? {
        switch accessoryType {
        case .multiselect: 0
        case .delete: 1
        case .insert: 2
        default: nil
        }
    }

    /// The order of the system's trailing accessories.
    fileprivate var trailingRank: Int? {
        switch accessoryType {
        case .label: 0
        case .checkmark: 1
        case .outlineDisclosure: 2
        case .detail: 3
        case .disclosureIndicator: 4
        case .reorder: 5
        default: nil
        }
    }
}

extension Array where Element: Hashable {
    /// The first element that occurs again.
    fileprivate var repeated: Element? {
        var seen: Set<Element> = []
        return first { !seen.insert($0).inserted }
    }
}
