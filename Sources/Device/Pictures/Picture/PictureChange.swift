import Foundation

/// A difference between two pictures. Applied in order, the changes turn the earlier picture into the later one.
public enum PictureChange: Hashable, Sendable {
    /// Removes a node and its descendants.
    case remove(PictureKey)
    /// Inserts a new node without children: the children are inserted after it.
    case insert(PictureNode, into: PictureKey?, at: Int)
    /// Moves an existing node and its descendants.
    case move(PictureKey, into: PictureKey?, at: Int)
    /// Changes the content of a node. Its children stay.
    case update(PictureNode)
}

extension Picture {
    /// The changes since an earlier picture of the same view. Empty for equal pictures.
    public func changes(since old: Picture) -> [PictureChange] {
        var changes: [PictureChange] = []
        if nodes.areInThePlaces(of: old.nodes, &changes) { return changes }
        changes = []
        var arrangement = PictureArrangement(old.nodes)
        arrangement.removeAll(except: Set(PictureArrangement(nodes).nodes.keys), &changes)
        arrangement.arrange(nodes, in: nil, &changes)
        // Last: a node that is no longer a group has lost its children by then.
        return changes + arrangement.updates
    }
}

extension [PictureNode] {
    /// Whether the nodes and their descendants have the same positions as before, which is the usual case. Collects the nodes whose content
    /// differs.
    fileprivate func areInThePlaces(of old: [PictureNode], _ updates: inout [PictureChange]) -> Bool {
        guard count == old.count else { return false }
        for (node, before) in zip(self, old) {
            guard node.key == before.key else { return false }
            switch (node.content, before.content) {
            case (.group(let group), .group(let groupBefore)):
                if !group.isLike(groupBefore) { updates.append(.update(node.withoutChildren)) }
                guard group.children.areInThePlaces(of: groupBefore.children, &updates) else { return false }
            case (.group, _), (_, .group): return false
            default:
                if node.content != before.content { updates.append(.update(node)) }
            }
        }
        return true
    }
}

/// The nodes of a picture by key, with their positions.
private struct PictureArrangement {
    /// The nodes without their children.
    private(set) var nodes: [PictureKey: PictureNode] = [:]
    private var parents: [PictureKey: PictureKey] = [:]
    private var children: [PictureKey?: [PictureKey]] = [:]
    /// The changed nodes, without children.
    private(set) var updates: [PictureChange] = []

    init(_ nodes: [PictureNode]) {
        add(nodes, to: nil)
    }

    private mutating func add(_ added: [PictureNode], to parent: PictureKey?) {
        children[parent] = added.map(\.key)
        for node in added {
            nodes[node.key] = node.withoutChildren
            parents[node.key] = parent
            if !node.children.isEmpty { add(node.children, to: node.key) }
        }
    }

    /// A removed node removes its descendants: those that remain in the picture are inserted again.
    mutating func removeAll(
        except kept: Set<PictureKey>, in parent: PictureKey? = nil, _ changes: inout [PictureChange]
    ) {
        for key in children[parent] ?? [] {
            if kept.contains(key) {
                removeAll(except: kept, in: key, &changes)
            } else {
                changes.append(.remove(key))
                forget(key)
            }
        }
        children[parent]?.removeAll { !kept.contains($0) }
    }

    private mutating func forget(_ key: PictureKey) {
        nodes[key] = nil
        for child in children.removeValue(forKey: key) ?? [] { forget(child) }
    }

    /// Moves the nodes into a parent in order, and collects the changes.
    mutating func arrange(_ wanted: [PictureNode], in parent: PictureKey?, _ changes: inout [PictureChange]) {
        for (index, node) in wanted.enumerated() {
            let content = node.withoutChildren
            if let present = nodes[node.key] {
                if children[parent, default: []].dropFirst(index).first != node.key {
                    changes.append(.move(node.key, into: parent, at: index))
                    place(node.key, in: parent, at: index)
                }
                if present != content { update(content, &changes) }
            } else {
                changes.append(.insert(content, into: parent, at: index))
                place(node.key, in: parent, at: index)
            }
            nodes[node.key] = content
            arrange(node.children, in: node.key, &changes)
        }
    }

    private mutating func update(_ node: PictureNode, _ changes: inout [PictureChange]) {
        if case .group = node.content { changes.append(.update(node)) } else { updates.append(.update(node)) }
    }

    private mutating func place(_ key: PictureKey, in parent: PictureKey?, at index: Int) {
        if nodes[key] != nil { children[parents[key], default: []].removeAll { $0 == key } }
        parents[key] = parent
        children[parent, default: []].insert(key, at: index)
    }
}

extension PictureNode {
    /// The node without its children.
    fileprivate var withoutChildren: PictureNode {
        guard case .group(var group) = content else { return self }
        group.children = []
        return PictureNode(key, .group(group))
    }
}
