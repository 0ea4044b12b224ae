import FlowPlan
import Foundation
import ScreenTree
import Simulator

/// Finds elements on the screen as it is now.
///
/// An element is visible if a part of it is on the screen. If an element and one inside it both match, only the inner one counts.
@MainActor
struct ElementFinder {
    private struct Node {
        let element: ElementSnapshot
        let parent: Int?
    }

    let screen: CGRect
    private let nodes: [Node]
    private let copiedText: String

    init(_ simulator: Simulator, app: String, copiedText: String) {
        let root = ElementSnapshot.app(of: simulator, named: app)
        self.init(root, screen: simulator.screenBounds, copiedText: copiedText)
    }

    init(_ root: ElementSnapshot, screen: CGRect, copiedText: String) {
        (self.screen, self.copiedText) = (screen, copiedText)
        var nodes: [Node] = []
        // The app itself has its name as a label, and no place.
        for child in root.children { Self.add(child, inside: nil, to: &nodes) }
        self.nodes = nodes
    }

    private static func add(_ element: ElementSnapshot, inside parent: Int?, to nodes: inout [Node]) {
        let number = nodes.count
        nodes.append(Node(element: element, parent: parent))
        for child in element.children { add(child, inside: number, to: &nodes) }
    }

    /// The element for a selector; `nil` if it isn't visible.
    func element(for selector: ElementSelector) -> ElementSnapshot? {
        let found = matches(selector)
        let position = selector.index.map { $0 < 0 ? found.count + $0 : $0 } ?? 0
        return found.indices.contains(position) ? nodes[found[position]].element : nil
    }

    /// The texts on the screen, for the message about an element that isn't there.
    var textsInSight: [String] {
        nodes.indices.filter { isVisible($0) }.compactMap { nodes[$0].element.texts.first }
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The visible part of an element's frame.
    func visibleFrame(of element: ElementSnapshot) -> CGRect { element.frame.intersection(screen) }

    private func isVisible(_ node: Int) -> Bool {
        let part = visibleFrame(of: nodes[node].element)
        return !part.isNull && part.width > 0 && part.height > 0
    }
}

// Matching.
extension ElementFinder {
    /// The matching elements without those that contain another one.
    private func matches(_ selector: ElementSelector) -> [Int] { innermost(allMatches(selector)) }

    private func allMatches(_ selector: ElementSelector) -> [Int] {
        let text = selector.text.map { TextPattern($0.string(copied: copiedText)) }
        let id = selector.id.map { TextPattern($0.string(copied: copiedText)) }
        let own = nodes.indices.filter { node in
            let element = nodes[node].element
            return isVisible(node) && (text.map { $0.matches(anyOf: element.texts) } ?? true)
                && (id.map { $0.matches(anyOf: [element.identifier]) } ?? true)
                && element.hasStates(selector.states) && selector.traits.allSatisfy { element.has($0) }
                && (selector.size.map { element.has($0) } ?? true)
        }
        return selector.relations.reduce(own) { related($0, by: $1) }
    }

    /// Removes elements with another one inside.
    private func innermost(_ found: [Int]) -> [Int] {
        var outer = Set<Int>()
        for node in found {
            var parent = nodes[node].parent
            while let next = parent, outer.insert(next).inserted { parent = nodes[next].parent }
        }
        return found.filter { !outer.contains($0) }
    }

    private func related(_ candidates: [Int], by relation: ElementRelation) -> [Int] {
        // An element is also inside a container whose text belongs to an element in it.
        let others = relation.elements.map { relation.kind == .childOf ? allMatches($0) : matches($0) }
        guard others.allSatisfy({ !$0.isEmpty }) else { return [] }
        switch relation.kind {
        case .above, .below, .leftOf, .rightOf:
            return nearest(candidates, relation.kind, to: anchors(relation, others[0]))
        case .containsChild:
            let parents = Set(others[0].compactMap { nodes[$0].parent })
            return candidates.filter { parents.contains($0) }
        case .containsDescendants:
            return candidates.filter { node in others.allSatisfy { $0.contains { isInside($0, node) } } }
        case .childOf:
            return candidates.filter { node in others[0].contains { isInside(node, $0) } }
        }
    }

    /// The elements that a position refers to: the one at the selector's index, or all.
    private func anchors(_ relation: ElementRelation, _ found: [Int]) -> [Int] {
        guard let index = relation.elements.first?.index else { return found }
        let position = index < 0 ? found.count + index : index
        return found.indices.contains(position) ? [found[position]] : []
    }

    private func isInside(_ node: Int, _ container: Int) -> Bool {
        var parent = nodes[node].parent
        while let next = parent {
            if next == container { return true }
            parent = nodes[next].parent
        }
        return false
    }

    /// The candidates at a side of an anchor, the nearest first.
    private func nearest(_ candidates: [Int], _ kind: ElementRelation.Kind, to anchors: [Int]) -> [Int] {
        let distances = candidates.compactMap { node -> (node: Int, distance: CGFloat)? in
            let frame = nodes[node].element.frame
            let distance = anchors.compactMap { kind.distance(from: nodes[$0].element.frame, to: frame) }
                .min()
            return distance.map { (node, $0) }
        }
        return distances.sorted { ($0.distance, $0.node) < ($1.distance, $1.node) }.map(\.node)
    }
}

extension ElementRelation.Kind {
    /// The distance between the centers, if the frame is at this side of the anchor.
    fileprivate func distance(from anchor: CGRect, to frame: CGRect) -> CGFloat? {
        // Frames are rounded to pixels.
        let gap =
            switch self {
            case .above: anchor.minY - frame.maxY
            case .below: frame.minY - anchor.maxY
            case .leftOf: anchor.minX - frame.maxX
            default: frame.minX - anchor.maxX
            }
        return gap >= -0.5 ? hypot(frame.midX - anchor.midX, frame.midY - anchor.midY) : nil
    }
}

extension Simulator {
    /// The screen in its current orientation.
    var screenBounds: CGRect { UIScreen.main.bounds }
}
