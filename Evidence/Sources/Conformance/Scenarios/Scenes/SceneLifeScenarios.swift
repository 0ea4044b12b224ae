import Simulator

// A scene's transitions to the foreground, to the Home Screen and back.
extension Scenario {
    static let sceneLife: [Scenario] = [
        .open(
            EvidenceEntry(
                "scene-kill-01",
                "An app with one scene in sight is closed in the app switcher of a phone",
                ios: "16 (2023-06)",
                source: .log("https://forums.developer.apple.com/forums/thread/732170"),
                notes: """
                    No sceneDidEnterBackground. Another source has sceneDidEnterBackground and then
                    applicationWillTerminate for a phone, and sceneDidDisconnect,
                    application(_:didDiscardSceneSessions:), applicationWillTerminate for a tablet whose
                    app has one window (isolution.pro/q/so71570813).
                    """,
                events: [
                    "sceneWillResignActive",
                    "sceneDidDisconnect",
                ]),
            "Two sources differ in what a scene that is closed receives; each may be right for its device."
        ),
        .order(
            EvidenceEntry(
                "gt2-app-03",
                "Scene-based app: launch, Home, back",
                ios: "13 (2020)",
                source: .claim(
                    "https://ebookreading.net/view/book/iOS+Programming++The+Big+Nerd+Ranch+Guide++7th+Edition-EB9780135264843_119.html"
                ),
                notes: """
                    The book leaves sceneWillEnterForeground out at launch; Apple (gt2-app-04) says it
                    is sent for new scenes too. Observed by the author, no printed log quoted. Quote:
                    You will see that the scene gets sent scene(_:willConnectTo:options:) and then
                    sceneDidBecomeActive(_:). ... Switch to the Home screen, and the console will report
                    that the scene briefly inactivated and then went into the background state.
                    """,
                events: [
                    "scene(_:willConnectTo:options:)",
                    "sceneWillEnterForeground",
                    "sceneDidBecomeActive",
                    "[Home]",
                    "sceneWillResignActive",
                    "sceneDidEnterBackground",
                    "[icon]",
                    "sceneWillEnterForeground",
                    "sceneDidBecomeActive",
                ])
        ) { stage in
            stage.begin()
            stage.sim.launch(PlainApp(), sceneDelegate: LoggedScene { stage.page("A") })
            stage.sim.enterBackground()
            stage.sim.enterForeground()
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "gt2-app-04",
                "sceneWillEnterForeground",
                ios: "13+",
                source: .documentation(
                    "https://apple-docs.everest.mt/docs/uikit/uiscenedelegate/scenewillenterforeground(_:)/"),
                notes: """
                    Counter-example gt2-app-02: followed by DidEnterBackground for the short-lived
                    second scene. Quote: This transition occurs both for newly created and connected
                    scenes, as well as for scenes that were running in the background ... so this method
                    is invariably followed by a call to the sceneDidBecomeActive(_:) method.
                    """),
            statements: 2
        ) { stage in
            stage.begin()
            stage.sim.launch(PlainApp(), sceneDelegate: LoggedScene { stage.page("A") })
            let launched = stage.lines.filter { $0.hasPrefix("scene") }
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.enterForeground()
            let back = stage.lines.filter { $0.hasPrefix("scene") }
            stage.state(
                "sent for new scenes as well as for those coming from the background",
                launched.contains("sceneWillEnterForeground") && back.contains("sceneWillEnterForeground"),
                "\(launched), \(back)")
            stage.state(
                "always followed by sceneDidBecomeActive",
                [launched, back].allSatisfy {
                    $0.suffix(2) == ["sceneWillEnterForeground", "sceneDidBecomeActive"]
                }, "\(launched), \(back)")
        },
    ]
}

private final class PlainApp: UIResponder, UIApplicationDelegate {}

/// A scene delegate that records its callbacks.
private final class LoggedScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    private let makeRoot: () -> UIViewController
    var window: UIWindow?

    init(makeRoot: @escaping () -> UIViewController) {
        self.makeRoot = makeRoot
    }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene(_:willConnectTo:options:)")
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = makeRoot()
        window?.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { journal.log("sceneWillEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) { journal.log("sceneDidBecomeActive") }

    func sceneWillResignActive(_ scene: UIScene) { journal.log("sceneWillResignActive") }

    func sceneDidEnterBackground(_ scene: UIScene) { journal.log("sceneDidEnterBackground") }
}
