import PageFlow
import PageFlowTesting
import Testing

/// Plans are computed from values alone, without a window or a controller, on any thread.
@Suite(.onStage) struct PlanTests {
    private let app = PageTree(
        root: PageNode(
            "Tabs", kind: .tabs(selected: 1),
            children: [
                PageNode(
                    "Stack", kind: .stack, children: [PageNode("Home"), PageNode("Shop"), PageNode("Item")]),
                PageNode("Stack", kind: .stack, children: [PageNode("Orders"), PageNode("Order")]),
                PageNode("Profile", children: [PageNode("Part")]),
            ],
            presented: PageNode(
                "Stack", kind: .stack, children: [PageNode("Login"), PageNode("Code")],
                presented: PageNode("Help"))))

    private struct Row: Sendable, CustomTestStringConvertible {
        let goal: NavigationGoal<PagePath>
        let plan: String
        var testDescription: String { "\(goal)" }
    }

    private static let rows = [
        Row(goal: .dismissAll, plan: "1. dismiss Stack, animated"),
        Row(
            goal: .home,
            plan: "1. pop the stack back to Home\n2. select tab 0\n3. dismiss Stack, animated"),
        Row(
            goal: .show([.child(1), .child(0)]),
            plan: "1. pop the stack back to Orders\n2. dismiss Stack, animated"),
        Row(goal: .show([.child(2)]), plan: "1. select tab 2\n2. dismiss Stack, animated"),
        Row(goal: .show([.child(2), .child(0)]), plan: "1. select tab 2\n2. dismiss Stack, animated"),
        Row(
            goal: .show([.presented, .child(0)]),
            plan: "1. pop the stack back to Login\n2. dismiss Help, animated"),
        Row(goal: .show([.presented, .child(1)]), plan: "1. dismiss Help, animated"),
        Row(goal: .show([.presented, .presented]), plan: "nothing to do"),
        Row(goal: .back(from: [.presented, .presented]), plan: "1. dismiss Help, animated"),
        Row(
            goal: .back(from: [.presented, .child(1)]),
            plan: "1. pop the stack back to Login\n2. dismiss Help, animated"),
        Row(goal: .back(from: [.presented, .child(0)]), plan: "1. dismiss Stack, animated"),
        Row(goal: .remove([.presented, .child(0)]), plan: "1. remove Login from Stack"),
        Row(goal: .remove([.presented, .child(1)]), plan: "1. pop the stack back to Login, animated"),
        Row(goal: .remove([.child(0), .child(1)]), plan: "1. remove Shop from Stack"),
        Row(goal: .remove([.child(0)]), plan: "1. remove Stack from Tabs"),
        Row(goal: .remove([.child(2), .child(0)]), plan: "1. remove Part from Profile, animated"),
        Row(
            goal: .replace([.child(1), .child(0)]),
            plan: "1. replace Orders with the new page, animated"),
        Row(goal: .push(from: [.presented, .child(1)]), plan: "1. push the new page, animated"),
        Row(
            goal: .present(from: [.presented, .presented]),
            plan: "1. present the new page over Help, animated"),
        Row(goal: .addTab(from: [.child(0), .child(0)]), plan: "1. add the new page as a tab and select it"),
        Row(
            goal: .land(on: [.child(0)], keeping: 1),
            plan: "1. put the new page on the stack\n2. select tab 0\n3. dismiss Stack, animated"),
    ]

    @Test(arguments: PlanTests.rows)
    private func `a plan has the fewest steps, and the visible one animates`(row: Row) throws {
        #expect(try app.plan(for: row.goal).description == row.plan)
    }

    private static let refusals: [(NavigationGoal<PagePath>, NavigationError)] = [
        (.back(from: .root), NavigationError(.nothingBefore, at: "Tabs")),
        (.back(from: [.child(1), .child(0)]), NavigationError(.nothingBefore, at: "Orders")),
        (.remove(.root), NavigationError(.lastPage, at: "Tabs")),
        (.push(from: [.child(2)]), NavigationError(.noStack, at: "Profile")),
        (.push(from: [.presented, .presented]), NavigationError(.noStack, at: "Help")),
        (.addTab(from: [.presented]), NavigationError(.noTabs, at: "Stack")),
        (.present(from: [.child(2)]), NavigationError(.covered(by: "Stack"), at: "Profile")),
        (.present(from: [.presented, .child(0)]), NavigationError(.covered(by: "Help"), at: "Login")),
        (.show([.child(7)]), NavigationError(.noSuchPlace, at: "child 7")),
    ]

    @Test(arguments: PlanTests.refusals)
    func `an impossible goal says where, why and what to do`(
        goal: NavigationGoal<PagePath>, error: NavigationError
    ) {
        #expect(throws: error) { try app.plan(for: goal) }
        #expect(error.description.hasSuffix(error.repair))
    }

    @Test func `a plan for a window without a root is an error`() {
        #expect(throws: NavigationError(.noRoot, at: "the window")) {
            try PageTree(root: nil).plan(for: .home)
        }
    }

    @Test func `pages leave the topmost first`() throws {
        let plan = try app.plan(for: .show([.child(1), .child(0)]))
        #expect(app.pages(leavingBy: plan).map(\.name) == ["Help", "Code", "Login", "Stack", "Order"])
    }

    @Test func `a cascade shows each page on the way and animates the last hop`() throws {
        let plan = try app.plan(for: .show([.child(1), .child(0)]), style: .cascade)
        #expect(
            plan.description == """
                1. dismiss Help
                2. pop the stack back to Login
                3. dismiss Stack
                4. pop the stack back to Orders, animated
                """)
        #expect(app.pages(leavingBy: plan).map(\.name) == ["Help", "Code", "Login", "Stack", "Order"])
    }

    @Test func `without animation no step animates`() throws {
        for style in [ReturnStyle.direct, .cascade] {
            let plan = try app.plan(for: .home, style: style, animated: false)
            #expect(plan.steps.allSatisfy { !$0.isAnimated })
        }
    }

    @Test func `a way of a thousand pages takes one step`() throws {
        var node = PageNode("Last")
        for index in (0..<1000).reversed() { node = PageNode("Page\(index)", presented: node) }
        let plan = try PageTree(root: node).plan(for: .home)
        #expect(plan.description == "1. dismiss Page1, animated")
        #expect(PageTree(root: node).pages(leavingBy: plan).count == 1000)
    }
}
