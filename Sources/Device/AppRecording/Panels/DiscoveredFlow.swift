import FlowGraph
import InterfaceFiles
import PageFlow
import UIKit

/// The pages that were visible, and the transitions between them: those that occurred, and those that a storyboard declares.
@MainActor
package struct DiscoveredFlow {
    /// A transition, identified by its ends and its effect.
    private struct Way: Hashable {
        let from: String
        let to: String
        let kind: FlowEdge.Kind
    }

    /// The occurrences of a transition: its first trigger, and its count.
    private struct Walks {
        let action: String?
        var count = 1

        var words: String? {
            guard count > 1 else { return action }
            return action.map { "\($0) · \(count) times" } ?? "\(count) times"
        }
    }

    /// The pages, in the order of their first appearance.
    package private(set) var pages: [String] = []
    /// How often each page became visible.
    private var visits: [String: Int] = [:]
    private var ways: [Way] = []
    private var walks: [Way: Walks] = [:]
    /// The transitions that storyboards declare for visible pages.
    private var told: [Way] = []
    private var last: Place?
    /// The visible pages other than the topmost one: in other columns of a split view, and in other windows.
    private var beside: Set<String> = []
    package private(set) var hasChanged = false

    /// Adds the pages and transitions to a coverage.
    package func add(to coverage: inout FlowCoverage) {
        coverage.start = coverage.start ?? pages.first
        for (page, count) in visits { coverage.addPage(page, count: count) }
        for (way, walk) in walks {
            coverage.addWay(
                FlowCoverage.Way(from: way.from, to: way.to), kind: way.kind.rawValue, count: walk.count)
        }
        for way in told {
            coverage.addPage(way.to, count: 0)
            coverage.addWay(FlowCoverage.Way(from: way.from, to: way.to), kind: way.kind.rawValue, count: 0)
        }
    }

    /// Records the visible page while no transition is running. Returns whether it differs from the previous one.
    ///
    /// - Parameters:
    ///   - root: The root of the app's window.
    ///   - others: The roots of its other windows.
    ///   - action: The user's previous action.
    package mutating func look(
        at root: UIViewController?, besides others: [UIViewController] = [], after action: String?
    ) -> Bool {
        guard let root else { return false }
        let place = Place(from: root)
        defer { last = place }
        defer { noteBeside(Set(([root] + others).flatMap(\.pagesInSight).map(\.nameInFlow)), place.name) }
        guard place.name != last?.name else { return false }
        if !pages.contains(place.name) { pages.append(place.name) }
        visits[place.name, default: 0] += 1
        tellWays(of: place)
        if let last {
            walk(Way(from: last.name, to: place.name, kind: place.kind(after: last)), after: action)
        }
        hasChanged = true
        return true
    }

    private mutating func noteBeside(_ visible: Set<String>, _ front: String) {
        let now = visible.subtracting([front])
        for name in now.subtracting(beside).subtracting([last?.name].compactMap { $0 }).sorted() {
            if !pages.contains(name) { pages.append(name) }
            visits[name, default: 0] += 1
            hasChanged = true
        }
        beside = now
    }

    private mutating func walk(_ way: Way, after action: String?) {
        if walks[way] == nil {
            ways.append(way)
            walks[way] = Walks(action: action)
        } else {
            walks[way]?.count += 1
        }
    }

    /// Adds the segues that the page's storyboard declares for it.
    private mutating func tellWays(of place: Place) {
        guard let flow = place.storyboard?.file?.flow.graph else { return }
        let names = Dictionary(flow.nodes.map { ($0.id, $0.subtitle ?? $0.title) }) { first, _ in first }
        for edge in flow.edges where names[edge.from] == place.name {
            guard let to = names[edge.to], to != "unwind", ![.embed, .relationship].contains(edge.kind)
            else { continue }
            let way = Way(from: place.name, to: to, kind: edge.kind)
            if !told.contains(way) { told.append(way) }
        }
    }

    private var graph: FlowGraph {
        let untried = told.filter { walks[$0] == nil }
        let unmet = untried.map(\.to).filter { !pages.contains($0) }
        let nodes = pages.map { FlowNode(id: $0, title: $0, kind: $0 == pages.first ? .start : .page) }
        let others = unmet.enumerated().filter { unmet.firstIndex(of: $1) == $0 }.map {
            FlowNode(id: $1, title: $1, kind: .reference)
        }
        let edges = ways.map {
            FlowEdge(from: $0.from, to: $0.to, label: walks[$0]?.words, kind: $0.kind)
        }
        return FlowGraph(
            nodes: nodes + others,
            edges: edges + untried.map { FlowEdge(from: $0.from, to: $0.to, kind: $0.kind, isUntried: true) })
    }

    /// Returns the graph as a message, and marks it as sent.
    package mutating func message() -> String {
        hasChanged = false
        let graph = graph
        return JSONText.message("flow") { json in
            json.member("svg", graph.svg(.right))
            json.member("tall", graph.svg(.down))
            json.member("mermaid", graph.mermaid)
            json.member("dot", graph.dot)
        }
    }

    /// The position of a visible page.
    @MainActor
    private struct Place {
        let name: String
        let depth: Int
        let presented: Int
        let storyboard: UIStoryboard?

        init(from root: UIViewController) {
            var (page, depth, presented) = (root, 0, 0)
            while true {
                if let over = page.presentedViewController, !over.isBeingDismissed {
                    (page, presented) = (over, presented + 1)
                } else if let stack = page as? UINavigationController, let top = stack.topViewController {
                    (page, depth) = (top.withoutContainers, depth + stack.viewControllers.count)
                } else if let tabs = page as? UITabBarController, let chosen = tabs.selectedViewController {
                    page = chosen
                } else if let split = page as? UISplitViewController, let column = split.visibleChild {
                    page = column
                } else {
                    break
                }
            }
            name = page.nameInFlow
            (self.depth, self.presented, storyboard) = (depth, presented, page.storyboard)
        }

        func kind(after last: Place) -> FlowEdge.Kind {
            if presented != last.presented { return presented > last.presented ? .present : .unwind }
            if depth != last.depth { return depth > last.depth ? .push : .unwind }
            return .custom
        }
    }
}

extension UIViewController {
    fileprivate var nameInFlow: String { debugName ?? String(describing: type(of: self)) }
}
