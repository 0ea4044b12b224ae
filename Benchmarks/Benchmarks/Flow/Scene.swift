import PageFlow

/// A thousand pages for the planner, as a value and live.
enum Scene: String, CaseIterable {
    case stack = "a stack of 1,000 pages"
    case modals = "a chain of 1,000 modals"

    struct Goal: Sendable {
        let name: String
        let goal: NavigationGoal<PagePath>
    }

    /// The first page, the page one step back from the last, and the page in the middle.
    var goals: [Goal] {
        [
            Goal(name: "home", goal: .home), Goal(name: "back", goal: .back(from: place(ofPage: 999))),
            Goal(name: "show", goal: .show(place(ofPage: 500))),
        ]
    }

    private func place(ofPage index: Int) -> PagePath {
        switch self {
        case .stack: [.child(index)]
        case .modals: PagePath(Array(repeating: .presented, count: index))
        }
    }

    var tree: PageTree {
        switch self {
        case .stack:
            PageTree(
                root: PageNode("Stack", kind: .stack, children: (0..<1_000).map { PageNode("Page\($0)") }))
        case .modals:
            PageTree(root: (0..<999).reduce(PageNode("Last")) { PageNode("Page\($1)", presented: $0) })
        }
    }

    @MainActor
    var stage: Stage {
        switch self {
        case .stack: return Stage(depth: 1_000)
        case .modals:
            let stage = Stage()
            stage.presentChain(of: 999)
            return stage
        }
    }
}
