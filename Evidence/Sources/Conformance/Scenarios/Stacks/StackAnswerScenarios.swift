import Simulator

// The return values of pops, and the orientations of a stack.
extension Scenario {
    static let stackAnswers: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-stacks-04",
                "What the pop methods return, and popping the root",
                ios: "2+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
                ),
                notes: """
                    The order within the returned array is not stated. The header: "Returns the popped
                    controllers." Quote: If the view controller at the top of the stack is the root view
                    controller, this method does nothing. In other words, you cannot pop the last item
                    on the stack.
                    """),
            statements: 4
        ) { stage in
            let (a, b, c) = (stage.page("A"), stage.page("B"), stage.page("C"))
            let stack = stage.navigation([stage.page("First")])
            try stage.launch(stack)
            @MainActor func show(_ pages: [UIViewController]) throws {
                stack.setViewControllers(pages, animated: false)
                try stage.settle()
            }
            try show([a])
            let none = stack.popViewController(animated: false)
            stage.state(
                "[A]: popViewController changes nothing, A stays in viewControllers",
                stack.viewControllers == [a], "\(stack.viewControllers)")
            try stage.settle()
            stage.state(
                "[A]: popViewController changes nothing, A stays in viewControllers",
                none == nil && stack.viewControllers == [a] && a.view.window != nil,
                "\(String(describing: none)), \(stack.viewControllers)")
            try show([a, b])
            let popped = stack.popViewController(animated: false)
            stage.state("[A, B]: popViewController returns B", popped === b, "\(String(describing: popped))")
            try show([a, b, c])
            let toRoot = stack.popToRootViewController(animated: false)
            stage.state(
                """
                [A, B, C]: popToRootViewController returns the popped pages B and C, and A is the \
                top
                """, toRoot?.count == 2 && Set(toRoot ?? []) == [b, c] && stack.topViewController === a,
                "\(String(describing: toRoot)), \(stack.viewControllers)")
            try show([a, b, c])
            let toPage = stack.popToViewController(a, animated: false)
            stage.state(
                "[A, B, C]: popToViewController(A) returns the popped pages B and C",
                toPage?.count == 2 && Set(toPage ?? []) == [b, c], "\(String(describing: toPage))")
        },
        .rule(
            EvidenceEntry(
                "hunt-stacks-07",
                "A page in a navigation controller restricts its orientations; the device is turned",
                ios: "6+",
                source: .documentation("https://paraches.hatenadiary.org/entry/20120922"),
                notes: """
                    Apple's release notes for iOS 6, quoted in full by the source. The default of a
                    controller is all orientations on a tablet and all but upside down on a phone.
                    Quote: Now, iOS containers (such as UINavigationController) do not consult their
                    children to determine whether they should autorotate. [...] The system asks the
                    top-most full-screen view controller (typically the root view controller) for its
                    supported interface orientations
                    """),
            statements: 3
        ) { stage in
            let asked = AskedOrientations()
            let stack = AskedNavigation(rootViewController: AskedPage("A", .portrait, asked))
            stack.asked = asked
            try stage.launch(stack)
            asked.names.removeAll()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            let size = stage.sim.window.bounds.size
            stage.state(
                "the navigation controller's supportedInterfaceOrientations is asked",
                asked.names.contains("stack"), "\(asked.names)")
            stage.state(
                "the navigation controller does not consult its children whether to rotate",
                size.width > size.height && !asked.names.contains("A"), "\(size), \(asked.names)")
            asked.names.removeAll()
            let modal = AskedPage("B", .portrait, asked)
            modal.modalPresentationStyle = .fullScreen
            stack.topViewController?.present(modal, animated: true)
            try stage.settle()
            stage.state(
                "the page presented full screen is asked for its own", asked.names.contains("B"),
                "\(asked.names)")
        },
    ]
}

/// The names of the controllers that were asked for their orientations, in order.
@MainActor
private final class AskedOrientations {
    var names: [String] = []
}

/// A page that records when it is asked for its orientations.
private final class AskedPage: UIViewController {
    private let name: String
    private let mask: UIInterfaceOrientationMask
    private let asked: AskedOrientations

    init(_ name: String, _ mask: UIInterfaceOrientationMask, _ asked: AskedOrientations) {
        self.name = name
        self.mask = mask
        self.asked = asked
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        asked.names.append(name)
        return mask
    }
}

/// A stack that records when it is asked for its orientations.
private final class AskedNavigation: UINavigationController {
    var asked: AskedOrientations?

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        asked?.names.append("stack")
        return super.supportedInterfaceOrientations
    }
}
