/// Pages and the ways between them.
package struct FlowGraph: Hashable, Sendable {
    /// The pages, in the order in which they are listed.
    package var nodes: [FlowNode]
    /// The ways, in the order in which they are listed. A way from or to a page that is not there is left out of what is written.
    package var edges: [FlowEdge]

    /// A graph of pages and ways.
    package init(nodes: [FlowNode] = [], edges: [FlowEdge] = []) {
        self.nodes = nodes
        self.edges = edges
    }
}

/// One page of a graph.
package struct FlowNode: Hashable, Sendable {
    /// What a page is.
    package enum Kind: String, CaseIterable, Sendable {
        /// A page that people see.
        case page
        /// A page that shows other pages, such as a navigation controller.
        case container
        /// A page that is elsewhere.
        case reference
        /// Where the app begins.
        case start
    }

    /// What edges call it. No two nodes of a graph have the same.
    package var id: String
    /// What people call it.
    package var title: String
    /// A second line, such as the name of a class; nil for none.
    package var subtitle: String?
    /// What it is.
    package var kind: Kind

    /// A page.
    package init(id: String, title: String, subtitle: String? = nil, kind: Kind = .page) {
        (self.id, self.title, self.subtitle, self.kind) = (id, title, subtitle, kind)
    }
}

/// One way from a page to another.
package struct FlowEdge: Hashable, Sendable {
    /// What a way does.
    package enum Kind: String, CaseIterable, Sendable {
        /// Goes on in the same container.
        case push
        /// Shows the page over this one.
        case present
        /// Shows the page in a part of this one.
        case embed
        /// The page is one of a container's.
        case relationship
        /// Goes back.
        case unwind
        /// Does something of its own.
        case custom
    }

    /// The id of the page where the way begins.
    package var from: String
    /// The id of the page where it ends.
    package var to: String
    /// What is written beside it; nil for nothing.
    package var label: String?
    /// What it does.
    package var kind: Kind
    /// Whether it is only known that there is such a way: nobody has been seen going it.
    package var isUntried: Bool

    /// A way from one page to another.
    package init(from: String, to: String, label: String? = nil, kind: Kind, isUntried: Bool = false) {
        (self.from, self.to, self.label, self.kind) = (from, to, label, kind)
        self.isUntried = isUntried
    }
}
