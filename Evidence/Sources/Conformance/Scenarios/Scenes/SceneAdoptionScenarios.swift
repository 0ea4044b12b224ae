import Simulator

// Apps without the life cycle of scenes, and members of scenes since iOS 26.
extension Scenario {
    static let sceneAdoption: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-LIFE-01", "The console of an app without the life cycle of scenes", ios: "18.4",
                source: .documentation(migrationNote)),
            statements: 1, isMisuse: true
        ) { stage in
            reports(
                stage,
                "This process does not adopt UIScene lifecycle. This will become an assert in a future version."
            )
        },
        .rule(
            EvidenceEntry(
                "ios26-LIFE-02", "The console of an app without the life cycle of scenes, on iOS 26",
                ios: "26",
                source: .documentation(migrationNote)),
            statements: 1, isMisuse: true
        ) { stage in
            reports(
                stage,
                "UIScene lifecycle will soon be required. Failure to adopt will result in an assert in the future."
            )
        },
        .rule(
            EvidenceEntry(
                "ios26-LIFE-04", "An app without the life cycle of scenes on iOS 27", ios: "27",
                source: .log("https://github.com/ghera/raylib-iOS"),
                notes: """
                    The crash log names __UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption, reached
                    when the first scene is created. Quote: killed at launch by a UIKit assert, and only when the
                    runtime is iOS 27 as well.
                    """),
            statements: 2, isMisuse: true
        ) { stage in
            let sim = Simulator(system: .iOS(27))
            sim.recordsExceptions = true
            let app = LaunchedApp()
            sim.launch(app)
            let messages = sim.diagnostics.map(\.message).filter { $0.contains("UIScene lifecycle") }
            stage.state("an exception is raised at launch", messages.count == 1, "\(messages)")
            stage.state("it comes after didFinishLaunching", app.hasLaunched, "\(app.hasLaunched)")
        },
        .uncovered(
            EvidenceEntry(
                "ios26-LIFE-07", "Members that are deprecated with the old life cycle", ios: "26.0",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIApplication.h"),
                notes: "Quote: Use UIScene lifecycle and sceneDidBecomeActive(_:) from UISceneDelegate"),
            "A compiler for Linux ignores the availability of iOS and reports no deprecated member."),
        .uncovered(
            EvidenceEntry(
                "ios26-LIFE-08", "The scene of an external display", ios: "27",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/"
                        + "transitioning-to-the-uikit-scene-based-life-cycle"),
                notes: "It connects only after the app has registered an accessory for it."),
            "A device here has one screen."),
        .uncovered(
            EvidenceEntry(
                "ios26-LIFE-18", "An iPhone app in a resizable environment", ios: "27",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2026/278"),
                notes: "The idiom stays phone, and the supported orientations are ignored."),
            "The scene of an iPhone app fills the screen here."),
        .rule(
            EvidenceEntry(
                "ios26-LIFE-17", "The key UIDesignRequiresCompatibility", ios: "27",
                source: .documentation(
                    "https://developer.apple.com/documentation/bundleresources/information-property-list/"
                        + "uidesignrequirescompatibility"),
                notes: "YES shows the old design on 26; ignored for apps that are built for iOS 27 or later."),
            statements: 3
        ) { stage in
            for (words, system, hasKey, height) in [
                ("on iOS 26 the bars have the metrics of the new design", System.iOS(26), false, 54),
                ("with the key they have those of the old design", .iOS(26), true, 44),
                ("iOS 27 ignores the key", .iOS(27), true, 54),
            ] as [(String, System, Bool, CGFloat)] {
                let sim = Simulator(system: system)
                UIApplication.shared.info = AppInfo(["UIDesignRequiresCompatibility": hasKey])
                let stack = UINavigationController(rootViewController: UIViewController())
                sim.launch(stack)
                let seen = stack.navigationBar.frame.height
                stage.state(words, seen == height, "\(seen)")
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-OTHER-10", "A page that prefers a locked orientation", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIViewController.h"),
                notes: "Honored while the scene has the size of the screen."),
            statements: 2
        ) { stage in
            let page = LockedPage()
            try stage.launch(page)
            let scene = try require(page.view.window?.windowScene)
            stage.state(
                "the orientation isn't locked by default",
                !scene.effectiveGeometry.isInterfaceOrientationLocked, "\(scene.effectiveGeometry)")
            page.isLocked = true
            page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
            stage.state(
                "the effective geometry is locked as long as the page prefers it",
                scene.effectiveGeometry.isInterfaceOrientationLocked, "\(scene.effectiveGeometry)")
        },
        .rule(
            EvidenceEntry(
                "ios26-OTHER-15", "The minimum size of a scene", ios: "26+",
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/282"),
                notes: "The restrictions are best set when the scene connects."),
            statements: 2
        ) { stage in
            try stage.launch(stage.page("A"))
            let scene = try require(stage.sim.window.windowScene)
            scene.sizeRestrictions?.minimumSize = CGSize(width: 600, height: 500)
            stage.sim.resizeScene(to: CGSize(width: 300, height: 300))
            try stage.settle()
            let size = stage.sim.window.bounds.size
            stage.state(
                "a smaller size is limited to the minimum", size == CGSize(width: 600, height: 500),
                "\(size)")
            let phone = stage.phone()
            phone.launch(UIViewController())
            let restrictions = phone.window.windowScene?.sizeRestrictions
            stage.state(
                "there are no restrictions where scenes can't be resized", restrictions == nil,
                "\(String(describing: restrictions))")
        }.on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "ios26-OTHER-12", "The style of window controls of a delegate without the method", ios: "26+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIWindowScene.h"),
                notes: "Quote: automaticStyle will be used if this method is not implemented."),
            statements: 1
        ) { stage in
            try stage.launch(stage.page("A"))
            let scene = try require(stage.sim.window.windowScene)
            let style = BareDelegate().preferredWindowingControlStyle(for: scene)
            stage.state(
                "the style is automatic", style === UIWindowScene.WindowingControlStyle.automatic, "\(style)")
        },
    ]

    private static func reports(_ stage: Stage, _ message: String) {
        let app = LaunchedApp()
        stage.sim.launch(app)
        let messages = stage.sim.diagnostics.map(\.message)
        stage.state(
            "the console shows: \(message)", messages.filter { $0 == message }.count == 1, "\(messages)")
    }
}

private let migrationNote = """
    https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle
    """

private final class LaunchedApp: NSObject, UIApplicationDelegate {
    var hasLaunched = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        hasLaunched = true
        return true
    }
}

private final class LockedPage: UIViewController {
    var isLocked = false

    override var prefersInterfaceOrientationLocked: Bool { isLocked }
}

private final class BareDelegate: NSObject, UIWindowSceneDelegate {}
