import Simulator

// The loading of a view, and the callbacks of a root at launch.
extension Scenario {
    static let loading: [Scenario] = [
        .messages("launch-root-01") { stage in
            stage.sim.launch(WindowApp(root: nil))
            stage.note("it is said once", stage.sim.diagnostics.count == 1, "\(stage.sim.diagnostics)")
        },
        .order("gt2-vc-02") { stage in
            let page = GetterPage("vc")
            stage.note("viewIfLoaded does not load", page.viewIfLoaded == nil, "it did")
            stage.begin()
            page.askForView()
            page.loadViewIfNeeded()
            stage.note("the view is loaded once", page.isViewLoaded, "it is not loaded")
        },
        traitsAtLaunch,
        .statements("gt2-vc-30") { stage in
            let page = AskedPage("A")
            stage.begin()
            try stage.launch(page)
            let atLaunch = page.count
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.state(0, atLaunch > 0, "\(atLaunch)")
            stage.state(1, page.count > atLaunch, "\(page.count - atLaunch)")
        },
        .statements(
            "gt2-vc-36", leavingOut: [2, 3],
            remark:
                "What iOS 6 did with the child is called a bug there; where the app becomes active is compared."
        ) { stage in
            let root = stage.page("Root")
            let delegate = LateChildApp(root: root, child: stage.page("A"))
            stage.begin()
            stage.sim.launch(delegate)
            try stage.settle()
            stage.state(0, stage.lines.contains("Root.viewWillAppear"), "\(stage.lines)")
            stage.state(
                1,
                stage.has("Root.viewWillAppear", before: "app.didBecomeActive")
                    && stage.has("app.didBecomeActive", before: "Root.viewDidAppear"), "\(stage.lines)")
            let heard = stage.appearance(of: "A")
            stage.note(
                "the child is told once", heard == ["viewWillAppear", "viewDidAppear"], "\(heard)")
        },
    ]

    private static let traitsAtLaunch = Scenario.statements(
        "gt2-vc-27", leavingOut: [1],
        remark: "Of iOS 13 there is this claim alone; a second source knows of no call there."
    ) { stage in
        let versions: [(Int, System, [String])] = [
            (0, .iOS(12), ["traitCollectionDidChange"]), (2, .iOS(15), []),
        ]
        for (position, system, expected) in versions {
            let sim = Simulator(system: system)
            stage.begin()
            let page = stage.page("A")
            sim.launch(page)
            let heard = stage.lines.map { $0.dropFirst(2) }.filter { $0.lowercased().contains("trait") }
            stage.state(position, heard.map(String.init) == expected, "\(heard)")
        }
    }
}

/// A page that records reads of its view property.
private final class GetterPage: Page {
    private let journal = Journal.current

    override var view: UIView! {
        get {
            if !isViewLoaded { journal.log("vc.view") }
            return super.view
        }
        set { super.view = newValue }
    }

    func askForView() { _ = view }
}

/// A page that counts the requests for its orientations.
private final class AskedPage: Page {
    private(set) var count = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        count += 1
        return .all
    }
}

/// An app without scenes that shows a window with its root, if it has one.
private class WindowApp: UIResponder, UIApplicationDelegate {
    let root: UIViewController?
    var window: UIWindow?

    init(root: UIViewController?) {
        self.root = root
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = root
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {}
}

/// An app whose root receives a child when the app becomes active.
private final class LateChildApp: WindowApp {
    private let journal = Journal.current
    private let child: UIViewController

    init(root: UIViewController, child: UIViewController) {
        self.child = child
        super.init(root: root)
    }

    override func applicationDidBecomeActive(_ application: UIApplication) {
        journal.log("app.didBecomeActive")
        root?.addChild(child)
        root?.view.addSubview(child.view)
        child.didMove(toParent: root)
    }
}
