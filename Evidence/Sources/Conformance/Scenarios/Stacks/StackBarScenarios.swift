import Simulator

// A stack's bar: titles, the status bar, and hidden bars.
extension Scenario {
    static let stackBars: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-stacks-05",
                "An app changes the navigation bar of a navigation controller by itself",
                ios: "6.0",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/5353"),
                notes: """
                    One exception for each of three misuses: setting navigationBar.delegate,
                    navigationBar.pushItem, navigationBar.setItems. Second radar (pushNavigationItem):
                    https://github.com/lionheart/openradar-mirror/issues/5351, which adds that the error
                    may not occur the first time, before the bar knows its controller. setItems:
                    public-GitHub index, file id 28631402174, printed by an app in Swift. Quote:
                    Terminating app due to uncaught exception 'NSInternalInconsistencyException',
                    reason: 'Cannot manually set the delegate on a UINavigationBar managed by a
                    controller.'
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Cannot manually set the delegate on \
                    a UINavigationBar managed by a controller.
                    """,
                    """
                    exception NSInternalInconsistencyException: Cannot call \
                    pushNavigationItem:animated: directly on a UINavigationBar managed by a \
                    controller.
                    """,
                    """
                    exception NSInternalInconsistencyException: Cannot call setItems:animated: \
                    directly on a UINavigationBar managed by a controller.
                    """,
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "hunt-stacks-06",
                """
                A page in a navigation controller with a visible bar overrides \
                preferredStatusBarStyle
                """,
                ios: "7+",
                source: .claim("https://www.cyrilchandelier.com/ios-and-the-status-bar"),
                notes: """
                    Three independent authors:
                    https://sarunw.com/posts/preferredstatusbarstyle-not-getting-called/,
                    https://forums.swift.org/t/statusbar-color-preferredstatusbarstyle-vs-childviewcontrollerforstatusbarstyle/50926
                    (adds: if the bar is not hidden), and the source. Neuburg (2021) adds that barStyle
                    stops working once the iOS 13 appearance objects are used. View-controller-based
                    status bar appearance must be on. Quote: If you are using navigation controllers,
                    the previous method is ignored so you should use [[UINavigationBar appearance]
                    setBarStyle:UIBarStyleBlack];, status bar style is automatically set light content
                    in this case
                    """),
            statements: 3
        ) { stage in
            let light = try statusBarStyle(
                under: UINavigationController(rootViewController: StatusStylePage(.lightContent)), on: stage)
            stage.state(
                "the page's preferredStatusBarStyle is not used: the navigation controller's is",
                light != .lightContent, "\(light)")
            let own = StyledNavigation(rootViewController: StatusStylePage(.default))
            let ofStack = try statusBarStyle(under: own, on: stage)
            stage.state(
                "the page's preferredStatusBarStyle is not used: the navigation controller's is",
                ofStack == .lightContent, "\(ofStack)")
            let black = UINavigationController(rootViewController: StatusStylePage(.default))
            try stage.launch(black)
            black.navigationBar.barStyle = .black
            try stage.settle()
            stage.state(
                "the bar's barStyle .black makes the status bar's style lightContent",
                stage.statusBarStyle == .lightContent, "\(stage.statusBarStyle)")
            let passing = PassingNavigation(rootViewController: StatusStylePage(.lightContent))
            let ofPage = try statusBarStyle(under: passing, on: stage)
            stage.state(
                """
                a subclass that returns topViewController from childForStatusBarStyle: the page's \
                preferredStatusBarStyle is used
                """, ofPage == .lightContent, "\(ofPage)")
        },
        .rule(
            EvidenceEntry(
                "hunt-stacks-08",
                "A navigation controller gets two pages at once: the bar and the page beneath",
                ios: "2+", animated: false,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem"),
                notes: """
                    The third statement is checkable as: A.navigationItem (overridden, logged) is asked,
                    and A.isViewLoaded is false. The source says that the item may be retrieved
                    independently of the view, not outright that the view is not loaded. backItem:
                    https://developer.apple.com/documentation/uikit/uinavigationbar/backitem; title of
                    the back button:
                    https://developer.apple.com/documentation/uikit/uinavigationcontroller. Quote: when
                    pushing two view controllers onto a navigation stack, the topmost view controller
                    becomes visible, but the other view controller's navigation item may be retrieved in
                    order to present its back button.
                    """),
            statements: 5
        ) { stage in
            let (a, b) = (ItemPage("A"), stage.page("B"))
            a.title = "First"
            let stack = stage.navigation([stage.page("Empty")])
            try stage.launch(stack)
            let before = a.reads
            stack.setViewControllers([a, b], animated: false)
            try stage.settle()
            let bar = stack.navigationBar
            stage.state(
                "setViewControllers([A, B]): B is visible",
                b.viewIfLoaded?.window != nil && stack.visibleViewController === b, "it is not visible")
            stage.state(
                "the bar's topItem is B's navigationItem, its backItem is A's",
                bar.topItem === b.navigationItem && bar.backItem === a.navigationItem,
                "\(String(describing: bar.topItem)), \(String(describing: bar.backItem))")
            stage.state(
                "A's navigationItem is read for the back button, independently of A's view",
                a.reads > before && !a.isViewLoaded,
                "asked: \(a.reads > before), loaded: \(a.isViewLoaded)")
            let place = stage.sim.place(of: "First")
            stage.state(
                "no backBarButtonItem and no left item: the back button has A's title",
                place.map(bar.convert(bar.bounds, to: nil).contains) == true,
                "\(String(describing: place))")
            stage.sim.tap("First")
            try stage.settle()
            stage.state(
                "no backBarButtonItem and no left item: the back button has A's title",
                stack.viewControllers == [a], "\(stack.viewControllers)")
            stage.state(
                "[A] alone: the bar's backItem is nil", bar.backItem == nil,
                "\(String(describing: bar.backItem?.title))")
        },
        .rule(
            EvidenceEntry(
                "hunt-stacks-09",
                "Large titles: pages that leave largeTitleDisplayMode at automatic",
                ios: "11+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.property"
                ),
                notes: """
                    Large or small shows in the height of the bar (44 and 96 points on a phone, in the
                    geometry evidence). Header UINavigationItem.h: "If the first item pushed is set to
                    Automatic, then it will show the large title if the navigation bar has
                    prefersLargeTitles=YES." Quote: The default value of this property is automatic,
                    which causes the title to use the same styling as the previously displayed
                    navigation item. [...] If the prefersLargeTitles property of the navigation bar is
                    false, this property has no effect
                    """),
            statements: 4
        ) { stage in
            let first = try barHeight(of: [.automatic], prefersLarge: true, on: stage)
            stage.state(
                "prefersLargeTitles and a first page with automatic: the large title is shown", first > 60,
                "\(first)")
            let aboveNever = try barHeight(of: [.never, .automatic], prefersLarge: true, on: stage)
            stage.state(
                "a page with automatic above one with never: a small title", aboveNever < 60, "\(aboveNever)")
            let aboveAlways = try barHeight(of: [.always, .automatic], prefersLarge: true, on: stage)
            stage.state(
                "a page with automatic above one with always: a large title", aboveAlways > 60,
                "\(aboveAlways)")
            let without = try barHeight(of: [.always], prefersLarge: false, on: stage)
            stage.state(
                "prefersLargeTitles false: a small title, even with always", without < 60, "\(without)")
        },
        .rule(
            EvidenceEntry(
                "hunt-stacks-10",
                "hidesBarsOnTap",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uinavigationcontroller/hidesbarsontap"),
                notes: """
                    The toolbar takes part if it has items (header UINavigationController.h). The last
                    statement is the documentation's "otherwise unhandled tap". Quote: When the value of
                    this property is true, the navigation controller toggles the hiding and showing of
                    its navigation bar and toolbar in response to an otherwise unhandled tap in the
                    content area.
                    """),
            statements: 4
        ) { stage in
            let page = stage.page("A")
            let button = UIButton(type: .system)
            let target = HeardTarget("A.button")
            button.setTitle("Button", for: .normal)
            button.frame = CGRect(x: 140, y: 400, width: 100, height: 44)
            button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
            page.view.backgroundColor = .white
            page.view.addSubview(button)
            let stack = stage.navigation([page])
            stage.state("it is false by default", !stack.hidesBarsOnTap, "it is true")
            stack.hidesBarsOnTap = true
            try stage.launch(stack)
            stage.begin()
            @MainActor func hidden(afterTapAt point: CGPoint) throws -> Bool {
                stage.sim.tap(at: point)
                try stage.settle()
                return stack.isNavigationBarHidden
            }
            let content = CGPoint(x: 190, y: 600)
            stage.state(
                """
                true: a tap on the content that nothing else handles hides the navigation bar, \
                isNavigationBarHidden is true
                """, try hidden(afterTapAt: content), "it is not hidden")
            stage.state(
                "another such tap shows it again", try !hidden(afterTapAt: content), "it is not shown")
            let place = button.convert(CGPoint(x: 50, y: 22), to: nil)
            stage.state(
                "a tap on a button of the page does not change the bar",
                try !hidden(afterTapAt: place) && stage.has("A.button"), "\(stage.lines)")
            withExtendedLifetime(target) {}
        },
    ]

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

/// A page that counts the reads of its navigation item.
private final class ItemPage: Page {
    private(set) var reads = 0

    override var navigationItem: UINavigationItem {
        reads += 1
        return super.navigationItem
    }
}
