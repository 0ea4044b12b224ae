/// A node of a ``PageTree``, with the nodes above it.
package final class TreePage: PlannablePage {
    let node: PageNode
    package let holder: (page: TreePage, branch: PagePath.Branch)?

    init(_ node: PageNode, in holder: (page: TreePage, branch: PagePath.Branch)? = nil) {
        self.node = node
        self.holder = holder
    }

    /// A page that isn't in the tree yet.
    static var new: TreePage { TreePage(PageNode("the new page")) }

    package var id: PagePath { path }
    package var kind: PageNode.Kind { node.kind }
    package var name: String { node.name }
    package var childCount: Int { node.childCount }
    package var search: PageNode.Search? { node.search }
    package var isPresentedWithinPage: Bool { node.isPresentedWithinPage }

    package func child(at index: Int) -> TreePage {
        TreePage(node.children[index], in: (self, .child(index)))
    }

    package var presentation: TreePage? { node.presentation.map { TreePage($0, in: (self, .presented)) } }

    /// The path from the root.
    package var path: PagePath { PagePath(way.dropLast().compactMap(\.next)) }

    /// The page at the end of a path from this page.
    func descendant(onPath path: PagePath) throws(NavigationError) -> TreePage {
        guard let page = descendant(at: path) else { throw NavigationError(.noSuchPlace, at: "\(path)") }
        return page
    }
}
