import Simulator

// A view that is loaded, and what a root hears and is asked at launch.
extension Scenario {
    static let loading: [Scenario] = [
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
            remark: "What iOS 6 did with the child is called a bug there; where the app becomes active is compared."
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

    private static let traitsAtLaunch = Scenario.statements("gt2-vc-27") { stage in
        let versions: [(System, [String])] = [
            (.iOS(12), ["traitCollectionDidChange"]), (.iOS(13), ["willTransition(to:traits)"]),
            (.iOS(15), []),
        ]
        for (position, (system, expected)) in versions.enumerated() {
            let sim = Simulator(system: system)
            stage.begin()
            let page = stage.page("A")
            sim.launch(page)
            let heard = stage.lines.map { $0.dropFirst(2) }.filter { $0.lowercased().contains("trait") }
            stage.state(position, heard.map(String.init) == expected, "\(heard)")
        }
    }
}

/// A page that writes down when it is asked for its view.
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

/// A page that counts how often it is asked for its orientations.
private final class AskedPage: Page {
    private(set) var count = 0

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        count += 1
        return .all
    }
}

/// An app without scenes whose root gets a child as soon as the app is active.
private final class LateChildApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current
    private let root: UIViewController
    private let child: UIViewController
    var window: UIWindow?

    init(root: UIViewController, child: UIViewController) {
        self.root = root
        self.child = child
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

    func applicationDidBecomeActive(_ application: UIApplication) {
        journal.log("app.didBecomeActive")
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
    }
}
