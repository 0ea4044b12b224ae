/// A graph of pages and the connections between them.
package struct FlowGraph: Hashable, Sendable {
    /// The pages, in order.
    package var nodes: [FlowNode]
    /// The connections, in order. Writers omit a connection from or to a missing page.
    package var edges: [FlowEdge]

    package init(nodes: [FlowNode] = [], edges: [FlowEdge] = []) {
        self.nodes = nodes
        self.edges = edges
    }
}

/// A page of a graph.
package struct FlowNode: Hashable, Sendable {
    /// The kind of a page.
    package enum Kind: String, CaseIterable, Sendable {
        /// A page that users see.
        case page
        /// A page that contains other pages, such as a navigation controller.
        case container
        /// A reference to a page that isn't in the graph.
        case reference
        /// The start of the app.
        case start
    }

    /// The identifier used by edges, unique in the graph.
    package var id: String
    /// The title of the page.
    package var title: String
    /// A second line, such as the name of a class; nil for none.
    package var subtitle: String?
    package var kind: Kind

    package init(id: String, title: String, subtitle: String? = nil, kind: Kind = .page) {
        (self.id, self.title, self.subtitle, self.kind) = (id, title, subtitle, kind)
    }
}

/// A connection from one page to another.
package struct FlowEdge: Hashable, Sendable {
    /// The kind of a connection.
    package enum Kind: String, CaseIterable, Sendable {
        /// Shows the page in the same container.
        case push
        /// Presents the page over this one.
        case present
        /// Embeds the page in a part of this one.
        case embed
        /// The page belongs to a container.
        case relationship
        /// Unwinds to the page.
        case unwind
        /// A custom transition.
        case custom
    }

    /// The id of the source page.
    package var from: String
    /// The id of the destination page.
    package var to: String
    /// The label; nil for none.
    package var label: String?
    package var kind: Kind
    /// Whether the connection is only known to exist, and hasn't been used yet.
    package var isUntried: Bool

    package init(from: String, to: String, label: String? = nil, kind: Kind, isUntried: Bool = false) {
        (self.from, self.to, self.label, self.kind) = (from, to, label, kind)
        self.isUntried = isUntried
    }
}
