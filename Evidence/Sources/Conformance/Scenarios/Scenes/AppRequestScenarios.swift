import Simulator

// User activities, ignored touches, window styles and orientations.
extension Scenario {
    static let appRequests: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-scenes-13",
                "A window that cannot become key",
                ios: "15+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiwindow/canbecomekey"),
                notes: """
                    Header UIWindow.h of the iOS 17.0 SDK says the same: 'Return NO to indicate the
                    window cannot become the key window.' The fourth follows from the second: nobody
                    else is made key. Quote: The default value is true. To indicate that the window
                    can't become the key window, override canBecomeKey and return false.
                    """),
            statements: 4
        ) { stage in
            try stage.launch(stage.page("First"))
            let scene = try require(stage.sim.window.windowScene)
            stage.state(
                "canBecomeKey is true by default", UIWindow(windowScene: scene).canBecomeKey, "it is false")
            let window = UnfocusedWindow(windowScene: scene)
            window.rootViewController = stage.page("Second")
            window.makeKey()
            stage.state(
                "a window that overrides it with false does not become key by makeKey()", !window.isKeyWindow,
                "it is key")
            stage.state(
                "the scene's key window stays the one before", scene.keyWindow === stage.sim.window,
                "\(String(describing: scene.keyWindow))")
            window.makeKeyAndVisible()
            try stage.settle()
            stage.state("nor by makeKeyAndVisible()", !window.isKeyWindow, "it is key")
            stage.state(
                "the scene's key window stays the one before", scene.keyWindow === stage.sim.window,
                "\(String(describing: scene.keyWindow))")
        },
        .rule(
            EvidenceEntry(
                "hunt-scenes-15",
                "An app without scenes goes on with a user activity (Handoff, a search result)",
                ios: "8+",
                source: .documentation(
                    "UIKit.framework/Headers/UIApplication.h, iOS 17.0 SDK; https://developer.apple.com/documentation/uikit/uiapplicationdelegate/1623072-application"
                ),
                notes: """
                    Header UIApplication.h of the iOS 17.0 SDK; Apple's page of
                    application(_:continue:restorationHandler:) says the third as well. Quote: For each
                    application:willContinueUserActivityWithType: invocation, you are guaranteed to get
                    exactly one invocation of application:continueUserActivity: on success, or
                    application:didFailToContinueUserActivityWithType:error: if an error was
                    encountered.
                    """),
            statements: 4
        ) { stage in
            let app = HandoffApp()
            stage.sim.launch(app)
            let activity = NSUserActivity(activityType: "reading")
            stage.begin()
            stage.sim.continueActivity(activity)
            try stage.settle()
            let lines = stage.lines
            stage.state(
                "application(_:willContinueUserActivityWithType:) is called first, with the type",
                lines.first == "app.willContinue(reading)", "\(lines)")
            let continued = lines.filter { $0.hasPrefix("app.continue") }
            stage.state(
                """
                application(_:continue:restorationHandler:) is called after it, once, with the \
                activity
                """,
                continued == ["app.continue(reading)"] && app.continued === activity
                    && stage.has("app.willContinue(reading)", before: "app.continue(reading)"), "\(lines)")
            stage.state(
                """
                each object that is given to the restoration handler hears \
                restoreUserActivityState(_:) with the activity
                """, app.root.restored === activity, "\(lines)")
            stage.begin()
            stage.sim.failToContinueActivity(ofType: "reading", error: CocoaError(.fileNoSuchFile))
            try stage.settle()
            stage.state(
                """
                the activity cannot be fetched: \
                application(_:didFailToContinueUserActivityWithType:error:) is called, and \
                application(_:continue:restorationHandler:) is not
                """, stage.has("app.didFail(reading)") && !stage.has("app.continue(reading)"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scenes-16",
                "beginIgnoringInteractionEvents(), nested",
                ios: "12 (2.0 to 13.0, deprecated since)",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiapplication/isignoringinteractionevents"
                ),
                notes: """
                    Pages of beginIgnoringInteractionEvents() and endIgnoringInteractionEvents(): the
                    calls are nested. Header UIApplication.h: 'returns YES if we are at least one deep
                    in ignoring events'. Quote: true if the receiver is ignoring interaction events and
                    if the nested beginIgnoringInteractionEvents() and endIgnoringInteractionEvents()
                    calls are at least one level deep; otherwise, false.
                    """),
            statements: 4
        ) { stage in
            let (application, target) = (UIApplication.shared, HeardTarget("tapped"))
            let button = UIButton(frame: CGRect(x: 100, y: 300, width: 150, height: 60))
            button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
            let page = stage.page("Page")
            page.loadViewIfNeeded()
            page.view.addSubview(button)
            try stage.launch(page)
            stage.state(
                "isIgnoringInteractionEvents is false before", !application.isIgnoringInteractionEvents,
                "true")
            application.beginIgnoringInteractionEvents()
            let afterOne = application.isIgnoringInteractionEvents
            stage.state(
                "after a begin it is true, and a tap on a button does nothing",
                try afterOne && !hears(button, stage), "ignoring: \(afterOne), \(stage.lines)")
            application.beginIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            let afterTwo = application.isIgnoringInteractionEvents
            stage.state(
                "after two begins and one end it is true still, and the tap does nothing",
                try afterTwo && !hears(button, stage), "ignoring: \(afterTwo), \(stage.lines)")
            application.endIgnoringInteractionEvents()
            let atTheEnd = application.isIgnoringInteractionEvents
            stage.state(
                "after the second end it is false, and the tap is heard",
                try !atTheEnd && hears(button, stage), "ignoring: \(atTheEnd), \(stage.lines)")
            withExtendedLifetime(target) {}
        },
        .rule(
            EvidenceEntry(
                "hunt-scenes-18",
                "overrideUserInterfaceStyle of a window",
                ios: "13+",
                source: .documentation("UIKit.framework/Headers/UIView.h, iOS 17.0 SDK"),
                notes: """
                    Header UIView.h of the iOS 17.0 SDK. The third: the property is that of one view and
                    its subviews. The fourth: 'Reading this property does not return the current
                    UIUserInterfaceStyle'; the default of a controller's is
                    UIUserInterfaceStyleUnspecified (UIViewController.h). Quote: When set on a
                    `UIWindow`: This property affects the `rootViewController` and thus the entire view
                    controller and view hierarchy. It also affects presentations that happen inside the
                    window.
                    """),
            statements: 4
        ) { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .light }
            let (root, presented, elsewhere) = (stage.page("Root"), stage.page("Sheet"), stage.page("Other"))
            try stage.launch(root)
            let other = UIWindow(windowScene: try require(stage.sim.window.windowScene))
            other.rootViewController = elsewhere
            other.isHidden = false
            let before = root.traitCollection.userInterfaceStyle
            stage.sim.window.overrideUserInterfaceStyle = .dark
            try stage.settle()
            let after = root.traitCollection.userInterfaceStyle
            stage.state(
                "the root controller's traits are dark in a dark window of a light device",
                before == .light && after == .dark, "from \(before) to \(after)")
            root.present(presented, animated: false)
            try stage.settle()
            let style = presented.traitCollection.userInterfaceStyle
            stage.state(
                "a page that is presented in the window is dark as well",
                presented.presentingViewController != nil && style == .dark, "\(style)")
            let otherStyle = elsewhere.traitCollection.userInterfaceStyle
            stage.state("another window of the same scene stays light", otherStyle == .light, "\(otherStyle)")
            stage.state(
                "the property of the root controller itself stays unspecified",
                root.overrideUserInterfaceStyle == .unspecified, "\(root.overrideUserInterfaceStyle)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scenes-20",
                "application(_:supportedInterfaceOrientationsFor:) of the app delegate",
                ios: "6.0+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:supportedinterfaceorientationsfor:); https://developer.apple.com/documentation/uikit/uiviewcontroller/supportedinterfaceorientations"
                ),
                notes: """
                    Page of UIViewController.supportedInterfaceOrientations, quoted at
                    https://apple-docs.everest.mt/docs/uikit/uiviewcontroller/supportedinterfaceorientations/.
                    The fourth: http://39.103.169.235/p/ce96b387b079 (the method's return value covers
                    what the Info.plist says) and Apple's 'or'. Quote: To determine whether to rotate,
                    the system compares the view controller's supported orientations with the app's
                    supported orientations — as determined by the Info.plist file or the app delegate's
                    application(_:supportedInterfaceOrientationsFor:) method
                    """),
            statements: 4
        ) { stage in
            let cases: [(app: UIInterfaceOrientationMask, page: UIInterfaceOrientationMask, isTurned: Bool)] =
                [
                    (.portrait, .all, false), (.all, .portrait, false), (.all, .all, true),
                ]
            for (statement, each) in zip(
                [
                    """
                    the delegate allows portrait alone: a page that supports all is not turned with \
                    the device
                    """,
                    "the delegate allows all: a page that supports portrait alone is not turned",
                    "both allow it: the page is turned",
                ], cases)
            {
                let page = OrientedPage(each.page)
                let sim = stage.again()
                sim.launch(OrientedApp(each.app, page))
                let isTurned = try turns(page, sim)
                stage.state(statement, isTurned == each.isTurned, "turned: \(isTurned)")
            }
            let (page, sim) = (OrientedPage(.all), stage.again())
            let bundle = try TemporaryBundle()
            try bundle.launch(
                sim, OrientedApp(.all, page),
                entries: "<key>UISupportedInterfaceOrientations</key>"
                    + "<array><string>UIInterfaceOrientationPortrait</string></array>")
            stage.state(
                """
                the delegate's answer counts in the place of the Info.plist's: a list with portrait \
                alone, a delegate that allows all: the page is turned
                """, try turns(page, sim), "it is not turned")
        },
    ]
}

/// A window that never becomes key.
private final class UnfocusedWindow: UIWindow {
    override var canBecomeKey: Bool { false }
}

/// An app without scenes that continues activities.
private final class HandoffApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current
    let root = RestoredPage()
    private(set) var continued: NSUserActivity?
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.show(root)
        return true
    }

    func application(
        _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
    ) -> Bool {
        journal.log("app.willContinue(\(userActivityType))")
        return true
    }

    func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
    ) -> Bool {
        journal.log("app.continue(\(userActivity.activityType))")
        continued = userActivity
        restorationHandler([root])
        return true
    }

    func application(
        _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
        error: any Error
    ) {
        journal.log("app.didFail(\(userActivityType))")
    }
}

/// A page whose state an activity restores.
private final class RestoredPage: UIViewController {
    private(set) var restored: NSUserActivity?

    override func restoreUserActivityState(_ activity: NSUserActivity) {
        super.restoreUserActivityState(activity)
        restored = activity
    }
}

/// An app without scenes that declares its supported orientations.
private final class OrientedApp: UIResponder, UIApplicationDelegate {
    private let mask: UIInterfaceOrientationMask
    private let root: UIViewController
    var window: UIWindow?

    init(_ mask: UIInterfaceOrientationMask, _ root: UIViewController) {
        self.mask = mask
        self.root = root
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.show(root)
        return true
    }

    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
}

/// A page that declares its supported orientations.
private final class OrientedPage: UIViewController {
    private let mask: UIInterfaceOrientationMask

    init(_ mask: UIInterfaceOrientationMask) {
        self.mask = mask
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}
