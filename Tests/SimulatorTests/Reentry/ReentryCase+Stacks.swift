import Simulator

private let nested = nesting("push")
private let nestedPop = nesting("pop")

private func nesting(_ name: String) -> [String] {
    [
        "nested \(name) animation can result in a corrupted navigation bar",
        "Attempting to begin a transition on navigation bar",
        "Finishing up a navigation transition in an unexpected state",
    ]
}

// Stacks.
extension ReentryCase {
    static let stacks: [ReentryCase] = [
        pushing("a push in viewDidLoad", "nav*[A B C*]", in: "viewDidLoad", says: nested) {
            $0.navigationController?.pushViewController(Reacting("C"), animated: true)
        },
        pushing("a push in viewWillAppear", "nav*[A B C*]", in: "viewWillAppear", says: nested) {
            $0.navigationController?.pushViewController(Reacting("C"), animated: true)
        },
        pushing("a push in viewDidAppear", "nav*[A B C*]", in: "viewDidAppear") {
            $0.navigationController?.pushViewController(Reacting("C"), animated: true)
        },
        pushing("a pop in viewDidLoad", "nav*[A*]", in: "viewDidLoad", says: nestedPop) {
            $0.navigationController?.popViewController(animated: true)
        },
        pushing("a pop in viewWillAppear", "nav*[A*]", in: "viewWillAppear", says: nestedPop) {
            $0.navigationController?.popViewController(animated: true)
        },
        pushing("a pop in viewIsAppearing, unanimated", "nav*[A*]", in: "viewIsAppearing") {
            $0.navigationController?.popViewController(animated: false)
        },
        pushing("a pop in viewDidAppear", "nav*[A*]", in: "viewDidAppear") {
            $0.navigationController?.popViewController(animated: true)
        },
        pushing("a new stack in viewDidAppear", "nav*[X Y*]", in: "viewDidAppear") {
            $0.navigationController?.setViewControllers([Reacting("X"), Reacting("Y")], animated: true)
        },
        ReentryCase("a push in the viewWillDisappear of the page beneath", "nav*[A B C*]", says: nested) {
            sim in
            let stack = sim.stack(
                Reacting("A").on("viewWillDisappear") {
                    $0.navigationController?.pushViewController(Reacting("C"), animated: true)
                })
            stack.pushViewController(Reacting("B"), animated: true)
        },
        ReentryCase("a pop in a popped page's viewWillDisappear", "nav*[A*]", says: nestedPop) { sim in
            let top = Reacting("C").on("viewWillDisappear") {
                $0.navigationController?.popViewController(animated: true)
            }
            sim.stack(Reacting("A"), Reacting("B"), top).popViewController(animated: true)
        },
        ReentryCase(
            "a push and turns of the run loop in the first of several didMove(toParent:)", "nav*[X Y Z*]"
        ) {
            sim in
            let first = Reacting("X").on("didMove") { [weak sim] in
                $0.navigationController?.pushViewController(Reacting("Z"), animated: false)
                sim?.turn()
            }
            sim.stack(Reacting("A"), Reacting("B")).setViewControllers(
                [first, Reacting("Y")], animated: true)
        },
        ReentryCase("turns of the run loop where more pages are to be told that they have left", "nav*[A*]") {
            sim in
            let top = Reacting("D")
            let stack = sim.stack(Reacting("A"), Reacting("B"), Reacting("C"), top)
            try sim.settle()
            top.on("didMove") { [weak sim] _ in
                stack.topViewController?.view.setNeedsLayout()
                sim?.turn()
            }
            stack.popToRootViewController(animated: false)
        },
        ReentryCase("a push in willShow", "nav*[A B C*]", says: nested) { sim in
            try following(sim, \.willShow) { $0.pushViewController(Reacting("C"), animated: true) }
        },
        ReentryCase("a new stack in didShow", "nav*[B*]") { sim in
            try following(sim, \.didShow) {
                $0.setViewControllers([$0.viewControllers[1]], animated: false)
            }
        },
        ReentryCase("a pop in a push's coordinator's completion", "nav*[A*]") { sim in
            let stack = sim.stack(Reacting("A"))
            stack.pushViewController(Reacting("B"), animated: true)
            stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                stack.popViewController(animated: true)
            }
        },
        ReentryCase("the same page twice in one turn", "nav*[A B*]", says: ["more than once"]) { sim in
            let (stack, page) = (sim.stack(Reacting("A")), Reacting("B"))
            for _ in 1...2 { stack.pushViewController(page, animated: true) }
        },
        ReentryCase("a page popped and pushed again in one turn", "nav*[A B*]") { sim in
            let page = Reacting("B")
            let stack = sim.stack(Reacting("A"), page)
            stack.popViewController(animated: true)
            stack.pushViewController(page, animated: true)
        },
        ReentryCase(
            "the visible page of another stack", "tabs*[nav*[A B*] two[X]]", says: ["requested parent"]
        ) {
            sim in
            let (one, two) = (UINavigationController(), UINavigationController())
            let page = Reacting("B")
            one.viewControllers = [Reacting("A"), page]
            two.viewControllers = [Reacting("X")]
            (one.debugName, two.debugName) = ("nav", "two")
            _ = sim.tabs(one, two)
            two.pushViewController(page, animated: false)
        },
        ReentryCase("a stack that is emptied", "nav*") { sim in
            sim.stack(Reacting("A")).setViewControllers([], animated: false)
        },
        ReentryCase("the root popped", "nav*[A*]") { sim in
            sim.stack(Reacting("A")).popViewController(animated: true)
        },
    ]

    /// Pushes a page that performs an action in a callback.
    private static func pushing(
        _ name: String, _ end: String, in callback: String, says: [String] = [],
        _ reaction: @escaping @MainActor @Sendable (Reacting) -> Void
    ) -> ReentryCase {
        ReentryCase(name, end, says: says) { sim in
            let page = Reacting("B").on(callback) { reaction($0) }
            sim.stack(Reacting("A")).pushViewController(page, animated: true)
        }
    }

    /// Pushes a page with a delegate that performs an action.
    @MainActor private static func following(
        _ sim: Simulator,
        _ call: ReferenceWritableKeyPath<ReactingDelegate, ((UINavigationController) -> Void)?>,
        _ reaction: @escaping (UINavigationController) -> Void
    ) throws {
        let (stack, delegate) = (sim.stack(Reacting("A")), ReactingDelegate())
        stack.delegate = delegate
        delegate[keyPath: call] = reaction
        stack.pushViewController(Reacting("B"), animated: true)
        try sim.settle()
    }
}
