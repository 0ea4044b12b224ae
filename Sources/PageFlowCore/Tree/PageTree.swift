/// The pages of a window as a value: stacks, tabs, parts, and what is presented over them.
///
/// It is read from UIKit's public properties in one go and holds no page: compare it, print it, keep it.
///
/// ```swift
/// print(PageTree(of: window))
/// // tabs, 0 of 2
/// //   stack
/// //     Home
/// //     Settings
/// //   Profile
/// //   + Login
/// ```
public struct PageTree: Hashable, Codable, Sendable {
    /// What the window shows; `nil` for a window without a root.
    public var root: PageNode?

    /// Makes a tree of nodes.
    public init(root: PageNode?) {
        self.root = root
    }
}

/// One controller of a ``PageTree``.
public struct PageNode: Hashable, Codable, Sendable {
    /// What a controller does with those it holds.
    public enum Kind: Hashable, Codable, Sendable {
        /// A page. Those it holds are parts of it.
        case page
        /// A navigation controller. Those it holds lie one above the other, the last is visible.
        case stack
        /// A tab bar controller; the index of the selected tab, `nil` with no tabs.
        case tabs(selected: Int?)
        /// A container of the app's that a ``ContainerAdapter`` describes; the indices of the visible ones.
        case container(visible: [Int])
        /// A split view controller, with the indices of the visible columns; the column in front is last.
        case columns(visible: [Int])
    }

    /// What it does with those it holds.
    public var kind: Kind
    /// The controller's type, without its module.
    public var name: String
    /// Those it holds, in UIKit's order.
    public var children: [PageNode]
    /// What it presents; at most one.
    public var presented: [PageNode]
    /// The search that is active on it; `nil` without one.
    public var search: Search?
    /// Whether UIKit presents it within the page that presents it, in a presentation context, and not over what is around that page.
    public var isPresentedWithinPage = false

    /// Makes a node.
    public init(_ name: String, kind: Kind = .page, children: [PageNode] = [], presented: PageNode? = nil) {
        self.name = name
        self.kind = kind
        self.children = children
        self.presented = presented.map { [$0] } ?? []
    }
}

extension PageNode {
    /// Where the results of an active search are shown.
    public enum Search: Hashable, Codable, Sendable {
        /// By the page that is searched.
        case inPage
        /// By one of those that the page holds, by its index.
        case inPart(Int)
    }

    /// Reads a node. One that was written before nodes had a search has none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = try values.decode(Kind.self, forKey: .kind)
        name = try values.decode(String.self, forKey: .name)
        children = try values.decode([PageNode].self, forKey: .children)
        presented = try values.decode([PageNode].self, forKey: .presented)
        search = try values.decodeIfPresent(Search.self, forKey: .search)
        isPresentedWithinPage = try values.decodeIfPresent(Bool.self, forKey: .isPresentedWithinPage) ?? false
    }
}
