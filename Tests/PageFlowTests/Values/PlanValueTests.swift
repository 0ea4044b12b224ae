import PageFlow
import Testing

/// Plans are made of values.
@Suite struct PlanValueTests {
    @Test func `a return over a modal edits the stack first and animates once`() throws {
        let stack = PageNode(
            "Stack", kind: .stack, children: [PageNode("Home"), PageNode("Settings")],
            presented: PageNode("Login"))
        let plan = try PageTree(root: stack).plan(for: .home)
        #expect("\(plan)" == "1. pop the stack back to Home\n2. dismiss Login, animated")
    }
}
