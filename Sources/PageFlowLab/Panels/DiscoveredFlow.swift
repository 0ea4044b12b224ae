import FlowGraph
import UIKit

/// The pages that were met, and the ways that were walked between them.
@MainActor
struct DiscoveredFlow {
    private var graph = FlowGraph()
    private var last: (page: String, depth: Int, presented: Int)?
    private(set) var hasChanged = false

    /// Notes which page is in sight, at a moment when nothing moves.
    mutating func look(at root: UIViewController?, after action: String?) {
        guard let root else { return }
        let place = Place(from: root)
        defer { last = (place.page, place.depth, place.presented) }
        guard place.page != last?.page else { return }
        if !graph.nodes.contains(where: { $0.id == place.page }) {
            graph.nodes.append(
                FlowNode(id: place.page, title: place.page, kind: last == nil ? .start : .page))
            hasChanged = true
        }
        guard let last else { return }
        let edge = FlowEdge(from: last.page, to: place.page, label: action, kind: place.kind(after: last))
        guard
            !graph.edges.contains(where: { $0.from == edge.from && $0.to == edge.to && $0.kind == edge.kind })
        else {
            return
        }
        graph.edges.append(edge)
        hasChanged = true
    }

    /// The graph as a message; it has been told then.
    mutating func message() -> String {
        hasChanged = false
        return JSONText.message("flow") { json in
            json.member("svg", graph.svg)
            json.member("mermaid", graph.mermaid)
            json.member("dot", graph.dot)
        }
    }

    /// Where a page in sight is.
    @MainActor
    private struct Place {
        let page: String
        let depth: Int
        let presented: Int

        init(from root: UIViewController) {
            var (page, depth, presented) = (root, 0, 0)
            while true {
                if let over = page.presentedViewController, !over.isBeingDismissed {
                    (page, presented) = (over, presented + 1)
                } else if let stack = page as? UINavigationController, let top = stack.topViewController {
                    (page, depth) = (top, depth + stack.viewControllers.count)
                } else if let tabs = page as? UITabBarController, let chosen = tabs.selectedViewController {
                    page = chosen
                } else {
                    break
                }
            }
            self.page = page.debugName ?? String(describing: type(of: page))
            (self.depth, self.presented) = (depth, presented)
        }

        func kind(after last: (page: String, depth: Int, presented: Int)) -> FlowEdge.Kind {
            if presented != last.presented { return presented > last.presented ? .present : .unwind }
            if depth != last.depth { return depth > last.depth ? .push : .unwind }
            return .custom
        }
    }
}
