/// The pages of a window as a value: stacks, tabs, parts, and presented pages.
///
/// It is read from UIKit's public properties in one pass and retains no page: compare it, print it, store it.
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
    /// The root of the window; `nil` for a window without a root.
    public var root: PageNode?

    /// Creates a tree with a root.
    public init(root: PageNode?) {
        self.root = root
    }
}

/// One controller of a ``PageTree``.
public struct PageNode: Hashable, Codable, Sendable {
    /// The kind of a controller: how it shows its children.
    public enum Kind: Hashable, Codable, Sendable {
        /// A page. Its children are parts of it.
        case page
        /// A navigation controller. The last child is visible.
        case stack
        /// A tab bar controller; the index of the selected tab, or `nil` if no tab is selected.
        case tabs(selected: Int?)
        /// An app's container that a ``ContainerAdapter`` describes; the indices of the visible children.
        case container(visible: [Int])
        /// A split view controller, with the indices of the visible columns; the column in front is last.
        case columns(visible: [Int])
    }

    /// How the controller shows its children.
    public var kind: Kind
    /// The controller's type, without its module.
    public var name: String
    /// The children, in UIKit's order.
    public var children: [PageNode]
    /// The presented controller; at most one.
    public var presented: [PageNode]
    /// The identifiers of the page's tab and of the groups around it, if the app has set `tabs`: `library:albums`. Otherwise `nil`.
    public var tab: String?
    /// The active search of the page; `nil` if there is none.
    public var search: Search?
    /// Whether UIKit presents the controller within its presenter, in a presentation context, and not over the containers around the
    /// presenter.
    public var isPresentedWithinPage = false

    /// Creates a node.
    public init(_ name: String, kind: Kind = .page, children: [PageNode] = [], presented: PageNode? = nil) {
        self.name = name
        self.kind = kind
        self.children = children
        self.presented = presented.map { [$0] } ?? []
    }
}

extension PageNode {
    /// The position of an active search's results.
    public enum Search: Hashable, Codable, Sendable {
        /// In the searched page itself.
        case inPage
        /// In a child of the page, by its index.
        case inPart(Int)
    }

    /// Decodes a node. A node that was encoded before nodes had a search or a tab has none.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        kind = try values.decode(Kind.self, forKey: .kind)
        name = try values.decode(String.self, forKey: .name)
        children = try values.decode([PageNode].self, forKey: .children)
        presented = try values.decode([PageNode].self, forKey: .presented)
        tab = try values.decodeIfPresent(String.self, forKey: .tab)
        search = try values.decodeIfPresent(Search.self, forKey: .search)
        isPresentedWithinPage = try values.decodeIfPresent(Bool.self, forKey: .isPresentedWithinPage) ?? false
    }
}
