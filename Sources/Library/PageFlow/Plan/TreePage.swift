/// A node of a ``PageTree``, with the nodes above it.
final class TreePage: PlannablePage {
    let node: PageNode
    let holder: (page: TreePage, branch: PagePath.Branch)?

    init(_ node: PageNode, in holder: (page: TreePage, branch: PagePath.Branch)? = nil) {
        self.node = node
        self.holder = holder
    }

    /// A page that isn't in the tree yet.
    static var new: TreePage { TreePage(PageNode("the new page")) }

    var id: PagePath { path }
    var kind: PageNode.Kind { node.kind }
    var name: String { node.name }
    var childCount: Int { node.childCount }
    var search: PageNode.Search? { node.search }
    var isPresentedWithinPage: Bool { node.isPresentedWithinPage }

    func child(at index: Int) -> TreePage {
        TreePage(node.children[index], in: (self, .child(index)))
    }

    var presentation: TreePage? { node.presentation.map { TreePage($0, in: (self, .presented)) } }

    /// The path from the root.
    var path: PagePath { PagePath(way.dropLast().compactMap(\.next)) }

    /// The page at the end of a path from this page.
    func descendant(onPath path: PagePath) throws(NavigationError) -> TreePage {
        guard let page = descendant(at: path) else { throw NavigationError(.noSuchPlace, at: "\(path)") }
        return page
    }
}
