import Simulator

// Stacks: nested stacks, the return values of pops, decisions on the status bar and the orientation, titles, bars.
extension Scenario {
    static let huntStacks: [Scenario] = [
        .order("hunt-stacks-01") { stage in
            let outer = stage.navigation([stage.page("Home")], name: "outer")
            try stage.launch(outer)
            stage.begin()
            outer.pushViewController(
                NestedStack("NestedStack", stage.navigation([stage.page("NestedHome")], name: "inner")),
                animated: stage.animated)
            try stage.settle()
        },
        .order("hunt-stacks-02") { stage in
            let ways: [@MainActor (UINavigationController) -> Void] = [
                { stage.sim.tapBack(in: $0) }, { $0.popViewController(animated: stage.animated) },
            ]
            for way in ways {
                try leaveNestedStack(["NestedHome", "NestedA"], on: stage, way)
                stage.note(
                    "NestedHome hears nothing", stage.appearance(of: "NestedHome").isEmpty, "\(stage.lines)")
            }
            for way in ways + [swipeBack(on: stage)] {
                try leaveNestedStack(["NestedA"], on: stage, way)
            }
        },
        .statements("hunt-stacks-03") { stage in
            let page = stage.page("A")
            let pushes = PushingNavigation(rootViewController: page).pushes
            stage.state(0, pushes.count == 1 && pushes.first?.page === page, "\(pushes)")
            stage.state(1, pushes.first?.animated == false, "\(pushes)")
            stage.state(2, pushes.first?.count == 0, "\(pushes)")
        },
        .statements("hunt-stacks-04") { stage in
            let (a, b, c) = (stage.page("A"), stage.page("B"), stage.page("C"))
            let stack = stage.navigation([stage.page("First")])
            try stage.launch(stack)
            @MainActor func show(_ pages: [UIViewController]) throws {
                stack.setViewControllers(pages, animated: false)
                try stage.settle()
            }
            try show([a])
            let none = stack.popViewController(animated: false)
            stage.state(0, stack.viewControllers == [a], "\(stack.viewControllers)")
            try stage.settle()
            stage.state(
                0, none == nil && stack.viewControllers == [a] && a.view.window != nil,
                "\(String(describing: none)), \(stack.viewControllers)")
            try show([a, b])
            let popped = stack.popViewController(animated: false)
            stage.state(1, popped === b, "\(String(describing: popped))")
            try show([a, b, c])
            let toRoot = stack.popToRootViewController(animated: false)
            stage.state(
                2, toRoot?.count == 2 && Set(toRoot ?? []) == [b, c] && stack.topViewController === a,
                "\(String(describing: toRoot)), \(stack.viewControllers)")
            try show([a, b, c])
            let toPage = stack.popToViewController(a, animated: false)
            stage.state(
                3, toPage?.count == 2 && Set(toPage ?? []) == [b, c], "\(String(describing: toPage))")
        },
        .messages("hunt-stacks-05") { stage in
            let delegate = OwnBarDelegate()
            for misuse in [
                { $0.delegate = delegate }, { $0.pushItem(UINavigationItem(title: "x"), animated: false) },
                { $0.setItems([UINavigationItem(title: "x")], animated: false) },
            ] as [@MainActor (UINavigationBar) -> Void] {
                let stack = stage.navigation([stage.page("A")])
                try stage.launch(stack)
                misuse(stack.navigationBar)
                try stage.settle()
            }
            withExtendedLifetime(delegate) {}
        },
        .statements("hunt-stacks-06") { stage in
            let light = try statusBarStyle(
                under: UINavigationController(rootViewController: StatusStylePage(.lightContent)), on: stage)
            stage.state(0, light != .lightContent, "\(light)")
            let own = StyledNavigation(rootViewController: StatusStylePage(.default))
            let ofStack = try statusBarStyle(under: own, on: stage)
            stage.state(0, ofStack == .lightContent, "\(ofStack)")
            let black = UINavigationController(rootViewController: StatusStylePage(.default))
            try stage.launch(black)
            black.navigationBar.barStyle = .black
            try stage.settle()
            stage.state(1, stage.statusBarStyle == .lightContent, "\(stage.statusBarStyle)")
            let passing = PassingNavigation(rootViewController: StatusStylePage(.lightContent))
            let ofPage = try statusBarStyle(under: passing, on: stage)
            stage.state(2, ofPage == .lightContent, "\(ofPage)")
        },
        .statements("hunt-stacks-07") { stage in
            let asked = AskedOrientations()
            let stack = AskedNavigation(rootViewController: AskedPage("A", .portrait, asked))
            stack.asked = asked
            try stage.launch(stack)
            asked.names.removeAll()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            let size = stage.sim.window.bounds.size
            stage.state(0, asked.names.contains("stack"), "\(asked.names)")
            stage.state(
                1, size.width > size.height && !asked.names.contains("A"), "\(size), \(asked.names)")
            asked.names.removeAll()
            let modal = AskedPage("B", .portrait, asked)
            modal.modalPresentationStyle = .fullScreen
            stack.topViewController?.present(modal, animated: true)
            try stage.settle()
            stage.state(2, asked.names.contains("B"), "\(asked.names)")
        },
        .statements("hunt-stacks-08") { stage in
            let (a, b) = (ItemPage("A"), stage.page("B"))
            a.title = "First"
            let stack = stage.navigation([stage.page("Empty")])
            try stage.launch(stack)
            let before = a.reads
            stack.setViewControllers([a, b], animated: false)
            try stage.settle()
            let bar = stack.navigationBar
            stage.state(
                0, b.viewIfLoaded?.window != nil && stack.visibleViewController === b, "it is not visible")
            stage.state(
                1, bar.topItem === b.navigationItem && bar.backItem === a.navigationItem,
                "\(String(describing: bar.topItem)), \(String(describing: bar.backItem))")
            stage.state(
                2, a.reads > before && !a.isViewLoaded,
                "asked: \(a.reads > before), loaded: \(a.isViewLoaded)")
            let place = stage.sim.place(of: "First")
            stage.state(
                4, place.map(bar.convert(bar.bounds, to: nil).contains) == true,
                "\(String(describing: place))")
            stage.sim.tap("First")
            try stage.settle()
            stage.state(4, stack.viewControllers == [a], "\(stack.viewControllers)")
            stage.state(3, bar.backItem == nil, "\(String(describing: bar.backItem?.title))")
        },
        .statements("hunt-stacks-09") { stage in
            let first = try barHeight(of: [.automatic], prefersLarge: true, on: stage)
            stage.state(0, first > 60, "\(first)")
            let aboveNever = try barHeight(of: [.never, .automatic], prefersLarge: true, on: stage)
            stage.state(1, aboveNever < 60, "\(aboveNever)")
            let aboveAlways = try barHeight(of: [.always, .automatic], prefersLarge: true, on: stage)
            stage.state(2, aboveAlways > 60, "\(aboveAlways)")
            let without = try barHeight(of: [.always], prefersLarge: false, on: stage)
            stage.state(3, without < 60, "\(without)")
        },
        .statements("hunt-stacks-10") { stage in
            let page = stage.page("A")
            let button = UIButton(type: .system)
            let target = HeardTarget("A.button")
            button.setTitle("Button", for: .normal)
            button.frame = CGRect(x: 140, y: 400, width: 100, height: 44)
            button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
            page.view.backgroundColor = .white
            page.view.addSubview(button)
            let stack = stage.navigation([page])
            stage.state(0, !stack.hidesBarsOnTap, "it is true")
            stack.hidesBarsOnTap = true
            try stage.launch(stack)
            stage.begin()
            @MainActor func hidden(afterTapAt point: CGPoint) throws -> Bool {
                stage.sim.tap(at: point)
                try stage.settle()
                return stack.isNavigationBarHidden
            }
            let content = CGPoint(x: 190, y: 600)
            stage.state(1, try hidden(afterTapAt: content), "it is not hidden")
            stage.state(2, try !hidden(afterTapAt: content), "it is not shown")
            let place = button.convert(CGPoint(x: 50, y: 22), to: nil)
            stage.state(3, try !hidden(afterTapAt: place) && stage.has("A.button"), "\(stage.lines)")
            withExtendedLifetime(target) {}
        },
    ]

    /// Pushes a page that contains a stack, and leaves it.
    private static func leaveNestedStack(
        _ names: [String], on stage: Stage, _ leave: (UINavigationController) -> Void
    ) throws {
        let inner = stage.navigation([stage.page(names[0])], name: "inner")
        let outer = stage.navigation(
            [stage.page("Home"), NestedStack("NestedStack", inner)], name: "outer")
        try stage.launch(outer)
        for name in names.dropFirst() {
            inner.pushViewController(stage.page(name), animated: true)
            try stage.settle()
        }
        stage.begin()
        leave(outer)
        try stage.settle()
        stage.close()
    }

    private static func swipeBack(on stage: Stage) -> @MainActor (UINavigationController) -> Void {
        { _ in
            stage.sim.edgeSwipe(to: 0.6)
            stage.sim.endSwipe(.finish)
        }
    }

    private static func statusBarStyle(
        under stack: UINavigationController, on stage: Stage
    ) throws -> UIStatusBarStyle {
        try stage.launch(stack)
        return stage.statusBarStyle
    }

    /// The bar's height after pushes of pages with these modes.
    private static func barHeight(
        of modes: [UINavigationItem.LargeTitleDisplayMode], prefersLarge: Bool, on stage: Stage
    ) throws -> CGFloat {
        let pages = modes.enumerated().map { number, mode in
            let page = stage.page("\(number)")
            page.title = "Page \(number)"
            page.view.backgroundColor = .white
            page.navigationItem.largeTitleDisplayMode = mode
            return page
        }
        let stack = stage.navigation([pages[0]])
        stack.navigationBar.prefersLargeTitles = prefersLarge
        try stage.launch(stack)
        for page in pages.dropFirst() {
            stack.pushViewController(page, animated: false)
            try stage.settle()
        }
        stack.view.layoutIfNeeded()
        return stack.navigationBar.frame.height
    }
}

extension Stage {
    /// The style of the status bar; before iOS 13, scenes don't exist.
    fileprivate var statusBarStyle: UIStatusBarStyle {
        sim.window.windowScene?.statusBarManager?.statusBarStyle ?? UIApplication.shared.statusBarStyle
    }
}

/// A page that contains a full-size stack.
private final class NestedStack: Page {
    private let stack: UINavigationController

    init(_ name: String, _ stack: UINavigationController) {
        self.stack = stack
        super.init(name)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(stack)
        stack.view.frame = view.bounds
        stack.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(stack.view)
        stack.didMove(toParent: self)
    }
}

/// A stack that records its pushes.
private final class PushingNavigation: UINavigationController {
    private(set) var pushes: [(page: UIViewController, animated: Bool, count: Int)] = []

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushes.append((viewController, animated, viewControllers.count))
        super.pushViewController(viewController, animated: animated)
    }
}

@MainActor
private final class OwnBarDelegate: NSObject, UINavigationBarDelegate {}

/// A page with a preferred status bar style.
private final class StatusStylePage: UIViewController {
    private let style: UIStatusBarStyle

    init(_ style: UIStatusBarStyle) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
}

/// A stack that prefers light content itself.
private final class StyledNavigation: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A stack that leaves the status bar style to its top page.
private final class PassingNavigation: UINavigationController {
    override var childForStatusBarStyle: UIViewController? { topViewController }
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

/// A page that counts the reads of its navigation item.
private final class ItemPage: Page {
    private(set) var reads = 0

    override var navigationItem: UINavigationItem {
        reads += 1
        return super.navigationItem
    }
}
