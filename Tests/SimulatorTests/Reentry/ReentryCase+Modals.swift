import Simulator

private let detached = ["whose view is not in the window hierarchy."]

// Modals.
extension ReentryCase {
    static let modals: [ReentryCase] = [
        presenting("a dismissal in viewDidLoad", "A*", in: "viewDidLoad") { $0.dismiss(animated: true) },
        presenting("a dismissal in viewWillAppear", "A*", in: "viewWillAppear") {
            $0.dismiss(animated: true)
        },
        presenting("a dismissal in viewDidAppear", "A*", in: "viewDidAppear") { $0.dismiss(animated: true) },
        presenting("another modal in viewDidAppear", "A+B+C*", in: "viewDidAppear") {
            let next = Reacting("C")
            next.modalPresentationStyle = .fullScreen
            $0.present(next, animated: true)
        },
        launching("a modal in viewDidLoad", "A*", in: "viewDidLoad", says: detached),
        launching("a modal in viewWillAppear", "A*", in: "viewWillAppear", says: detached),
        launching("a modal in viewDidAppear", "A*+M*", in: "viewDidAppear"),
        pushing("a modal in a pushed page's viewDidLoad", in: "viewDidLoad"),
        pushing("a modal in a pushed page's viewWillAppear", in: "viewWillAppear"),
        ReentryCase("a presentation taken back in its turn", "A*") { sim in
            let page = sim.page(Reacting("A"))
            page.present(Reacting("B"), animated: true)
            page.dismiss(animated: true)
        },
        ReentryCase("another modal in a dismissal's completion", "A*+C*") { sim in
            let pages = try sim.chain(.pageSheet, Reacting("A"), Reacting("B"))
            pages[0].dismiss(animated: true) { pages[0].present(Reacting("C"), animated: true) }
        },
        ReentryCase("another modal in the presenter's viewWillAppear", "A*", says: detached) { sim in
            let pages = try sim.chain(.fullScreen, Reacting("A"), Reacting("B"))
            pages[0].on("viewWillAppear") { $0.present(Reacting("C"), animated: true) }
            pages[0].dismiss(animated: true)
        },
        ReentryCase("a dismissal of three from the lowest", "A*") { sim in
            try sim.chain(.fullScreen, Reacting("A"), Reacting("B"), Reacting("C"))[0].dismiss(animated: true)
        },
        ReentryCase("a dismissal of three from the middle", "A*+B*") { sim in
            try sim.chain(.pageSheet, Reacting("A"), Reacting("B"), Reacting("C"))[1].dismiss(animated: true)
        },
        ReentryCase("a modal while a push runs", "nav*[A B*]+M*") { sim in
            let stack = sim.stack(Reacting("A"))
            stack.pushViewController(Reacting("B"), animated: true)
            sim.advance(by: 0.1)
            stack.present(Reacting("M"), animated: true)
        },
        ReentryCase("a push while a presentation runs", "nav*[A B*]+M*") { sim in
            let stack = sim.stack(Reacting("A"))
            stack.present(Reacting("M"), animated: true)
            sim.advance(by: 0.1)
            stack.pushViewController(Reacting("B"), animated: true)
        },
        ReentryCase("a pop to the root beneath a modal, with its dismissal", "nav*[A*]") { sim in
            let stack = sim.stack(Reacting("A"), Reacting("B"), Reacting("C"))
            let modal = Reacting("M")
            modal.modalPresentationStyle = .fullScreen
            stack.present(modal, animated: true)
            try sim.settle()
            stack.popToRootViewController(animated: false)
            stack.dismiss(animated: true)
        },
        ReentryCase("a page that has a parent", "nav*[A B*]", says: ["has a parent view controller"]) { sim in
            let stack = sim.stack(Reacting("A"), Reacting("B"))
            stack.present(stack.viewControllers[0], animated: true)
        },
        ReentryCase("a page over itself", "A*", says: ["on itself"]) { sim in
            let page = sim.page(Reacting("A"))
            page.present(page, animated: true)
        },
        ReentryCase("a modal once more", "A*+B*", says: ["already presenting"]) { sim in
            let pages = try sim.chain(.pageSheet, Reacting("A"), Reacting("B"))
            pages[0].present(pages[1], animated: true)
        },
    ]

    private static func presenting(
        _ name: String, _ end: String, in callback: String,
        _ reaction: @escaping @MainActor @Sendable (Reacting) -> Void
    ) -> ReentryCase {
        ReentryCase(name, end) { sim in
            let modal = Reacting("B").on(callback) { reaction($0) }
            modal.modalPresentationStyle = .fullScreen
            sim.page(Reacting("A")).present(modal, animated: true)
        }
    }

    private static func launching(
        _ name: String, _ end: String, in callback: String, says: [String] = []
    ) -> ReentryCase {
        ReentryCase(name, end, says: says) { sim in
            _ = sim.page(Reacting("A").on(callback) { $0.present(Reacting("M"), animated: true) })
        }
    }

    private static func pushing(_ name: String, in callback: String) -> ReentryCase {
        ReentryCase(name, "nav*[A B*]+M*") { sim in
            let page = Reacting("B").on(callback) { $0.present(Reacting("M"), animated: true) }
            sim.stack(Reacting("A")).pushViewController(page, animated: true)
        }
    }
}
