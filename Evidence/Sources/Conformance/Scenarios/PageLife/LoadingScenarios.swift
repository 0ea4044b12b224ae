import Simulator

// The loading of a view, and the callbacks of a root at launch.
extension Scenario {
    static let loading: [Scenario] = [
        .messages(
            EvidenceEntry(
                "launch-root-01",
                "An app delegate shows a window that has no root controller",
                ios: "9+ (2015 to 2021)",
                source: .log(
                    "https://github.com/LukasCZ/GSTouchesShowingWindow/issues/7; https://github.com/RolandasRazma/RRFPSBar/issues/10; https://github.com/kconner/KMCGeigerCounter/pull/10; https://github.com/woocommerce/woocommerce-ios/issues/3711"
                ),
                notes: """
                    Raised in -[UIApplication _runWithMainScene:transitionContext:completion:], after
                    didFinishLaunching. A console warning until iOS 8; any window in sight counts, such
                    as that of an alert library. All reports are of windows that an app delegate shows;
                    none is of a window of a scene.
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Application windows are expected to \
                    have a root view controller at the end of application launch
                    """
                ])
        ) { stage in
            stage.sim.launch(WindowApp(root: nil))
            stage.note("it is said once", stage.complaints.count == 1, "\(stage.complaints)")
        },
        .order(
            EvidenceEntry(
                "gt2-vc-02",
                "view getter, loadView, viewDidLoad",
                ios: "2+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewController.h"
                ),
                notes: """
                    viewIfLoaded never loads; loadViewIfNeeded only if not set. Quote: The getter first
                    invokes [self loadView] if the view hasn't been set yet. Subclasses must call super
                    if they override the setter or getter.
                    """,
                events: [
                    "vc.view (getter)",
                    "vc.loadView",
                    "vc.viewDidLoad",
                ])
        ) { stage in
            let page = GetterPage("vc")
            stage.note("viewIfLoaded does not load", page.viewIfLoaded == nil, "it did")
            stage.begin()
            page.askForView()
            page.loadViewIfNeeded()
            stage.note("the view is loaded once", page.isViewLoaded, "it is not loaded")
        },
        traitsAtLaunch,
        .rule(
            EvidenceEntry(
                "gt2-vc-30",
                "supportedInterfaceOrientations of the root at launch",
                ios: "8-15",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p253orientationsPermitted/ch19p590orientationsPermitted/ViewController.swift"
                ),
                notes: """
                    Do not test the count. Observed by the author, no printed log quoted. Quote: called
                    7 times at launch! WTF? okay now it's 12 times ... we are called *every time* the
                    device rotates (twice, it seems)
                    """),
            statements: 2
        ) { stage in
            let page = AskedPage("A")
            stage.begin()
            try stage.launch(page)
            let atLaunch = page.count
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.state("asked many times (7, later 12)", atLaunch > 0, "\(atLaunch)")
            stage.state(
                "then at every turn of the device (twice)", page.count > atLaunch, "\(page.count - atLaunch)")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-36",
                """
                Child added to the root in applicationDidBecomeActive at launch (iOS 6.1; iOS 5.0 \
                for the first lines)
                """,
                ios: "5.0, 6.1 (2013-06)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/13725"),
                notes: """
                    Radar 14058168; log cut off in the store. Fact for launch without scenes:
                    applicationDidBecomeActive falls BETWEEN the root's viewWillAppear and
                    viewDidAppear. A bug of one system version, reported as such: not to be built in by
                    default. Quote: On iOS 6.1, viewDidAppear: callback is called twice when child view
                    controller's addition is delayed by 0.0 seconds ... 2013-06-04 17:28:12.095
                    ChildViewControllerTest[3833:c07] viewWillAppear: Root / 12.096 addChildVC:
                    """),
            statements: 2,
            leavingOut: ["A.viewWillAppear ...", "A.viewDidAppear twice (6.1)"],
            remark:
                "What iOS 6 did with the child is called a bug there; where the app becomes active is compared."
        ) { stage in
            let root = stage.page("Root")
            let delegate = LateChildApp(root: root, child: stage.page("A"))
            stage.begin()
            stage.sim.launch(delegate)
            try stage.settle()
            stage.state("Root.viewWillAppear", stage.lines.contains("Root.viewWillAppear"), "\(stage.lines)")
            stage.state(
                "appDelegate.applicationDidBecomeActive: root.addChild(A)",
                stage.has("Root.viewWillAppear", before: "app.didBecomeActive")
                    && stage.has("app.didBecomeActive", before: "Root.viewDidAppear"), "\(stage.lines)")
            let heard = stage.appearance(of: "A")
            stage.note(
                "the child is told once", heard == ["viewWillAppear", "viewDidAppear"], "\(heard)")
        },
    ]

    private static let traitsAtLaunch = Scenario.rule(
        EvidenceEntry(
            "gt2-vc-27",
            "Trait callbacks at launch",
            ios: "12, 13, 15",
            source: .claim(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift"
            ),
            notes: """
                Observed by the author, no printed log quoted. Quote: in iOS 12 and before,
                `willTransition(to:with:)` is _not_ called, but `traitCollectionDidChange(_:)` _is_
                called; in iOS 13, it's the other way round ... now it seems neither is called Second
                source: useyourloaf.com, "Predicting Size Classes in iOS 13": up to iOS 12
                traitCollectionDidChange is called, with nil, when the view is added to the hierarchy;
                from iOS 13 on it is not. Of willTransition in iOS 13 it says nothing.
                """),
        statements: 2,
        leavingOut: ["iOS 13: willTransition(to:) yes, traitCollectionDidChange no"],
        remark: "Of iOS 13 there is this claim alone; a second source knows of no call there."
    ) { stage in
        let versions: [(String, System, [String])] = [
            (
                """
                iOS 12 and before: traitCollectionDidChange yes, \
                willTransition(to:) no
                """, .iOS(12), ["traitCollectionDidChange"]
            ), ("later (14/15): neither", .iOS(15), []),
        ]
        for (statement, system, expected) in versions {
            let sim = Simulator(system: system)
            stage.begin()
            let page = stage.page("A")
            sim.launch(page)
            let heard = stage.lines.map { $0.dropFirst(2) }.filter { $0.lowercased().contains("trait") }
            stage.state(statement, heard.map(String.init) == expected, "\(heard)")
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
