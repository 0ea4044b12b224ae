import FlowGraph
import Testing

/// A page that leads to itself in a circle and directly, and over another one, and a page without transitions.
private let graph = FlowGraph(
    nodes: [
        FlowNode(id: "s", title: "Main", kind: .start),
        FlowNode(id: "n", title: "Navigation Controller", kind: .container),
        FlowNode(id: "a", title: "Orders \"<&>\"", subtitle: "OrdersViewController"),
        FlowNode(id: "b", title: "Order"), FlowNode(id: "c", title: "Lonely\npage"),
        FlowNode(id: "r", title: "Account", subtitle: "Account.storyboard", kind: .reference),
    ],
    edges: [
        FlowEdge(from: "s", to: "n", kind: .relationship), FlowEdge(from: "n", to: "a", kind: .relationship),
        FlowEdge(from: "a", to: "b", label: "show|Order", kind: .push),
        FlowEdge(from: "b", to: "a", kind: .unwind),
        FlowEdge(from: "n", to: "r", label: "root", kind: .present),
        FlowEdge(from: "b", to: "b", kind: .custom),
        FlowEdge(from: "b", to: "nothing", kind: .push), FlowEdge(from: "s", to: "n", kind: .relationship),
    ])

@Test func `Text has each page once, below its first way`() {
    #expect(
        graph.text == """
            Main
              relationship: Navigation Controller
                relationship: Orders "<&>" (OrdersViewController)
                  push show|Order: Order
                    unwind: Orders "<&>" ↑
                    custom: Order ↑
                present root: Account (Account.storyboard)
            Lonely page

            """)
}

@Test func `Mermaid and DOT escape what they could misread`() {
    #expect(graph.mermaid.contains(#"    n2["Orders #34;#60;#38;#62;#34;<br/>OrdersViewController"]"#))
    #expect(graph.mermaid.contains(#"    n2 -->|"push show|Order"| n3"#))
    #expect(graph.dot.contains(#"    n2 [label="Orders \"<&>\"\nOrdersViewController"];"#))
    #expect(graph.dot.contains(#"    n3 -> n3 [label="custom", style=solid];"#))
}

@Test func `Reach follows the ways from the start`() {
    #expect(graph.reached == ["s", "n", "a", "b", "r"])
    #expect(graph.reached(from: ["c"]) == ["c"])
}
