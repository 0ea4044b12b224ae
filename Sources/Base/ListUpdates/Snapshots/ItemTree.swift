/// An ordered tree of items.
struct ItemTree<Item: Hashable & Sendable>: Sendable {
    private struct Node: Sendable {
        var parent: Item?
        var children: [Item] = []
        var isExpanded = false
    }

    private var roots: [Item] = []
    private var nodes: [Item: Node] = [:]

    // MARK: Queries

    func contains(_ item: Item) -> Bool { nodes[item] != nil }

    func isExpanded(_ item: Item) -> Bool { nodes[item]?.isExpanded ?? false }

    func parent(of item: Item) -> Item? { nodes[item]?.parent }

    /// The ancestors of an item, from its parent to the root.
    func parents(of item: Item) -> [Item] {
        Array(
            sequence(state: item) { item in
                guard let parent = nodes[item]?.parent else { return nil }
                item = parent
                return parent
            })
    }

    /// The children of an item; the root items for `nil`.
    func children(of item: Item?) -> [Item] {
        guard let item else { return roots }
        return nodes[item]?.children ?? []
    }

    func indexInParent(of item: Item) -> Int {
        children(of: parent(of: item)).firstIndex(of: item) ?? 0
    }

    /// The items from top to bottom, without the descendants of items that aren't entered.
    func items(entering isEntered: (Item) -> Bool) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(nodes.count)
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            items.append(item)
            if isEntered(item) { waiting += children(of: item).reversed() }
        }
        return items
    }

    /// The subtree below an item.
    func part(below parent: Item, includingParent: Bool) -> ItemTree {
        var part = ItemTree()
        if includingParent {
            part.insert([parent], into: nil, at: 0)
            part.setExpanded(isExpanded(parent), parent)
        }
        part.copyChildren(of: parent, in: self, into: includingParent ? parent : nil)
        return part
    }

    // MARK: Changes

    mutating func insert(_ items: [Item], into parent: Item?, at index: Int) {
        for item in items { nodes[item] = Node(parent: parent) }
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }

    /// Inserts another tree. None of its items may be in this tree.
    mutating func insert(_ other: ItemTree, into parent: Item?, at index: Int) {
        insert(other.roots, into: parent, at: index)
        for root in other.roots {
            setExpanded(other.isExpanded(root), root)
            copyChildren(of: root, in: other, into: root)
        }
    }

    private mutating func copyChildren(of item: Item, in other: ItemTree, into parent: Item?) {
        let children = other.children(of: item)
        insert(children, into: parent, at: self.children(of: parent).count)
        for child in children {
            setExpanded(other.isExpanded(child), child)
            copyChildren(of: child, in: other, into: child)
        }
    }

    mutating func remove(_ items: [Item]) {
        for item in items {
            guard let node = nodes[item] else { continue }
            detach(item, from: node.parent)
            forget(item)
        }
    }

    private mutating func detach(_ item: Item, from parent: Item?) {
        if let parent {
            nodes[parent]?.children.removeAll { $0 == item }
        } else {
            roots.removeAll { $0 == item }
        }
    }

    private mutating func forget(_ item: Item) {
        for child in nodes.removeValue(forKey: item)?.children ?? [] { forget(child) }
    }

    mutating func setExpanded(_ isExpanded: Bool, _ item: Item) {
        nodes[item]?.isExpanded = isExpanded
    }
}
