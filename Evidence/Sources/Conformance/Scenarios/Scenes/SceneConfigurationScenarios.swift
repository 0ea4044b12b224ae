import Simulator

// The configuration of scenes, their sessions, and apps without a window.
extension Scenario {
    static let sceneConfigurations: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-scenes-01",
                """
                An app with scenes and application(_:configurationForConnecting:options:): when the \
                delegate is asked for a configuration
                """,
                ios: "13+",
                source: .claim("https://luxmentis.org/on-ios-scenes-and-why-your"),
                notes: """
                    The template's own comment in scene(_:willConnectTo:) says the same by the way: the
                    connecting scene or session need not be new. A second author
                    (https://janviarora.medium.com/app-life-cycle-c25fe6c85ff4, 2023-02): called
                    whenever a new scene is needed, not at every launch. Quote: Case 3: App relaunched.
                    The OS wants to restore your windows. To do this, it has remembered the scene
                    configs of the windows you had open last time. [...] It knows what scenes to put in
                    the windows, and doesn't ask your app delegate.
                    """),
            statements: 2,
            leavingOut: ["a new window is made: configurationForConnecting is asked"],
            remark: "An app has one scene here, and cannot ask for another."
        ) { stage in
            let activity = NSUserActivity(activityType: "reading")
            stage.begin()
            stage.sim.launch(ConfiguringApp(), sceneDelegate: KeptScene(activity))
            stage.state(
                "first launch: configurationForConnecting is asked",
                stage.has("app.configurationForConnecting"), "\(stage.lines)")
            stage.sim.enterBackground()
            let session = UIApplication.shared.openSessions.first
            let kept = try require(session?.stateRestorationActivity)
            let next = stage.sameSystem()
            stage.begin()
            next.launch(ConfiguringApp(), sceneDelegate: KeptScene(activity), restoring: kept)
            stage.state(
                """
                launched again, the scene of last time is restored: configurationForConnecting is \
                not asked, scene(_:willConnectTo:options:) is called
                """, stage.has("scene.willConnect") && !stage.has("app.configurationForConnecting"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt-scenes-02",
                "An app with scenes is opened by a URL: not running before, and running before",
                ios: "13+",
                source: .claim("https://github.com/AvaloniaUI/Avalonia/pull/21394"),
                notes: """
                    Maintainers of a cross-platform framework (2026-05); SAP's documentation of its
                    scene delegate
                    (https://help.sap.com/doc/978e4f6c968c4cc5a30f9d324aa4b1d7/9.0/en-US/Documents/Frameworks/SAPFoundation/Protocols/SceneDelegateObserving.html)
                    and https://onmyway133.com/posts/how-to-work-with-scenedelegate-in-ios-12 say the
                    same. By experiment in https://github.com/hpoul/file_picker_writable/pull/53 the app
                    delegate's method is a fallback where the scene delegate lacks openURLContexts.
                    Quote: Apple delivers cold-launch user activities and URL contexts via
                    UISceneConnectionOptions on scene:willConnectToSession:options: - not via the
                    warm-path selectors scene:continueUserActivity: or scene:openURLContexts:.
                    """),
            statements: 4
        ) { stage in
            stage.begin()
            stage.sim.launch(
                LinkedApp(), sceneDelegate: LinkedScene(), opening: try require(URL(string: "test://cold")))
            let cold = stage.lines
            stage.state(
                """
                not running: scene(_:willConnectTo:options:) has the URL in \
                connectionOptions.urlContexts
                """, cold.contains("scene.willConnect(test://cold)"), "\(cold)")
            stage.state(
                "not running: scene(_:openURLContexts:) is not called",
                !cold.contains { $0.hasPrefix("scene.openURLContexts") }, "\(cold)")
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.open(try require(URL(string: "test://warm")))
            try stage.settle()
            stage.state(
                "running: scene(_:openURLContexts:) is called",
                stage.has("scene.openURLContexts(test://warm)"), "\(stage.lines)")
            let all = cold + stage.lines
            stage.state(
                """
                either way application(_:open:options:) of the app delegate is not called when the \
                scene delegate has scene(_:openURLContexts:)
                """, !all.contains { $0.hasPrefix("app.open") }, "\(all)")
        },
        .uncovered(
            EvidenceEntry(
                "hunt-scenes-06",
                "A scene's session is discarded while the app does not run",
                ios: "13+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
                ),
                notes: """
                    Only these two are logged. Header UIApplication.h (iOS 17 SDK): 'shortly after the
                    application's next launch'; the template's comment: 'shortly after
                    application:didFinishLaunchingWithOptions'. Quote: When the user removes a scene
                    from the app switcher, UIKit calls this method before discarding the scene's
                    associated session object altogether. [...] If your app isn't running, UIKit calls
                    this method the next time your app launches.
                    """,
                events: [
                    "app.didFinishLaunching",
                    "app.didDiscardSceneSessions",
                ]),
            "The simulator has no app switcher: no session can be discarded while the app is not running."
        ),
        .messages(
            EvidenceEntry(
                "hunt-scenes-07",
                "A storyboard app without scenes whose app delegate has no window property",
                ios: "11 (2018-09)",
                source: .log("https://github.com/banchichen/TZImagePickerController/pull/972"),
                notes: """
                    The screen stays black. The same words in 2016
                    (https://github.com/B-Sides/ELCUIApplication/issues/3, iOS 9), 2017 (iOS 10.1) and
                    2023 (https://github.com/metal-by-example/learn-metal-cpp-ios/issues/1). Quote:
                    [Application] The app delegate must implement the window property if it wants to use
                    a main storyboard file.
                    """,
                events: [
                    """
                    console warning: The app delegate must implement the window property if it wants \
                    to use a main storyboard file.
                    """
                ])
        ) { stage in
            var text = StoryboardText(initial: "A")
            text.addPage("A")
            let bundle = try text.bundle()
            try bundle.write(
                propertyList("<key>UIMainStoryboardFile</key><string>Main</string>"), to: "Info.plist")
            stage.sim.launch(
                infoPlist: bundle.url.appendingPathComponent("Info.plist"), bundle: bundle.bundle,
                delegate: WindowlessApp())
            let visible = UIApplication.shared.windows.filter { !$0.isHidden }
            stage.note("no window is visible", visible.isEmpty, "\(visible)")
        },
    ]

    private static func propertyList(_ entries: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>\(entries)</dict></plist>
        """
    }
}

extension Stage {
    /// Creates another device with the current version of iOS.
    fileprivate func sameSystem() -> Simulator {
        let version = UIDevice.current.systemVersion.split(separator: ".").compactMap { Int($0) }
        return Simulator(system: .iOS(version[0], version.count > 1 ? version[1] : 0))
    }
}

/// An app delegate that returns its scenes' configurations.
private final class ConfiguringApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        journal.log("app.configurationForConnecting")
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = PlainScene.self
        return configuration
    }
}

/// A scene without an activity.
private final class PlainScene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        Journal.current.log("scene.willConnect")
        window = .showing(UIViewController(), in: scene)
    }
}

/// A scene delegate that provides an activity for the next launch.
private final class KeptScene: UIResponder, UIWindowSceneDelegate {
    private let activity: NSUserActivity
    private let journal = Journal.current
    var window: UIWindow?

    init(_ activity: NSUserActivity) { self.activity = activity }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene.willConnect")
        window = .showing(UIViewController(), in: scene)
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
}

/// An app delegate that can open URLs itself.
private final class LinkedApp: UIResponder, UIApplicationDelegate {
    private let journal = Journal.current

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
        journal.log("app.open(\(url))")
        return true
    }
}

/// A scene delegate that opens URLs.
private final class LinkedScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("scene.willConnect(\(text(connectionOptions.urlContexts)))")
        window = .showing(UIViewController(), in: scene)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        journal.log("scene.openURLContexts(\(text(URLContexts)))")
    }

    private func text(_ contexts: Set<UIOpenURLContext>) -> String {
        contexts.map(\.url.absoluteString).sorted().joined(separator: ", ")
    }
}

/// An app's delegate without a window.
private final class WindowlessApp: UIResponder, UIApplicationDelegate {}

extension UIWindow {
    /// The visible key window of a scene.
    fileprivate static func showing(_ root: UIViewController, in scene: UIScene) -> UIWindow? {
        guard let scene = scene as? UIWindowScene else { return nil }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }
}
