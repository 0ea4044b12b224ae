import Foundation
import Pictures
import SeededNumbers
import Testing

@Suite struct PictureChangeTests {
    @Test func `equal pictures have no changes`() {
        var random = SeededNumbers(seed: 1)
        let picture = Picture.random(&random)
        #expect(picture.changes(since: picture).isEmpty)
    }

    @Test func `a changed color is one change`() {
        let keys = (0..<3).map { PictureKey($0) }
        let old = Picture(size: .zero, nodes: keys.map { .square($0, .zero) })
        var new = old
        new.nodes[1] = .square(keys[1], CGPoint(x: 5, y: 5))
        #expect(new.changes(since: old) == [.update(new.nodes[1])])
    }

    @Test func `a node that leaves takes its children along`() {
        let child = PictureNode.square(PictureKey(2), .zero)
        let group = PictureNode(PictureKey(1), .group(PictureGroup(children: [child])))
        let old = Picture(size: .zero, nodes: [group, .square(PictureKey(3), .zero)])
        let new = Picture(size: .zero, nodes: [old.nodes[1]])
        #expect(new.changes(since: old) == [.remove(PictureKey(1))])
    }

    @Test func `the changes turn any picture into any other`() throws {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<2_000 {
            let (old, new) = (Picture.random(&random), Picture.random(&random))
            var nodes = old.nodes
            for change in new.changes(since: old) { try nodes.apply(change) }
            #expect(nodes == new.nodes)
        }
    }
}

/// A direct implementation of the changes.
extension [PictureNode] {
    fileprivate mutating func apply(_ change: PictureChange) throws {
        switch change {
        case .remove(let key): _ = try #require(take(key))
        case .insert(let node, let parent, let index): insert(node, parent, index)
        case .move(let key, let parent, let index): insert(try #require(take(key)), parent, index)
        case .update(let node): update(node)
        }
    }

    private mutating func take(_ key: PictureKey) -> PictureNode? {
        if let index = firstIndex(where: { $0.key == key }) { return remove(at: index) }
        for index in indices {
            var children = self[index].children
            if let taken = children.take(key) {
                self[index].set(children)
                return taken
            }
        }
        return nil
    }

    private mutating func insert(_ node: PictureNode, _ parent: PictureKey?, _ position: Int) {
        guard let parent else { return insert(node, at: position) }
        for index in indices {
            var children = self[index].children
            if self[index].key == parent {
                children.insert(node, at: position)
            } else {
                children.insert(node, parent, position)
            }
            self[index].set(children)
        }
    }

    private mutating func update(_ node: PictureNode) {
        for index in indices {
            var children = self[index].children
            children.update(node)
            if self[index].key == node.key { self[index] = node }
            self[index].set(children)
        }
    }
}

extension PictureNode {
    fileprivate mutating func set(_ children: [PictureNode]) {
        guard case .group(var group) = content else { return }
        group.children = children
        content = .group(group)
    }

    fileprivate static func square(_ key: PictureKey, _ origin: CGPoint) -> PictureNode {
        PictureNode(
            key, .shape(PictureShape(.rect(CGRect(origin: origin, size: CGSize(width: 1, height: 1))))))
    }
}

extension Picture {
    /// Some of ten keys, nested at random.
    fileprivate static func random(_ random: inout SeededNumbers) -> Picture {
        var keys = (0..<10).map { PictureKey($0) }.shuffled(using: &random).prefix(
            Int.random(in: 0...10, using: &random))
        return Picture(size: .zero, nodes: nodes(from: &keys, depth: 0, &random))
    }

    private static func nodes(
        from keys: inout ArraySlice<PictureKey>, depth: Int, _ random: inout SeededNumbers
    ) -> [PictureNode] {
        var nodes: [PictureNode] = []
        while depth == 0 || Bool.random(using: &random), let key = keys.popFirst() {
            if Bool.random(using: &random) {
                let children = self.nodes(from: &keys, depth: depth + 1, &random)
                nodes.append(PictureNode(key, .group(PictureGroup(name: "Group", children: children))))
            } else {
                nodes.append(
                    .square(key, CGPoint(x: Double.random(in: 0...3, using: &random).rounded(), y: 0)))
            }
        }
        return nodes
    }
}
