import Simulator

// A scene's transitions to the foreground, to the Home Screen and back.
extension Scenario {
    static let sceneLife: [Scenario] = [
        .open(
            "scene-kill-01",
            "Two sources differ in what a scene that is closed receives; each may be right for its device."),
        .order("gt2-app-03") { stage in
            stage.begin()
            stage.sim.launch(PlainApp(), sceneDelegate: LoggedScene { stage.page("A") })
            stage.sim.enterBackground()
            stage.sim.enterForeground()
            try stage.settle()
        },
        .statements("gt2-app-04") { stage in
            stage.begin()
            stage.sim.launch(PlainApp(), sceneDelegate: LoggedScene { stage.page("A") })
            let launched = stage.lines.filter { $0.hasPrefix("scene") }
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.enterForeground()
            let back = stage.lines.filter { $0.hasPrefix("scene") }
            stage.state(
                0, launched.contains("sceneWillEnterForeground") && back.contains("sceneWillEnterForeground"),
                "\(launched), \(back)")
            stage.state(
                1,
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
