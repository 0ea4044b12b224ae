import Simulator
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite(.inTurn) struct LaunchTests {
    private func launch(_ sim: Simulator, _ list: [String: Any], _ delegate: any UIApplicationDelegate) throws
    {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).plist")
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        HeardLog.lines = []
        sim.launch(infoPlist: url, bundle: .module, delegate: delegate)
    }

    private func scenes(_ delegate: String) -> [String: Any] {
        [
            "UIMainStoryboardFile": "Login",
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": [
                    "UIWindowSceneSessionRoleApplication": [
                        [
                            "UISceneConfigurationName": "Default Configuration",
                            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME)." + delegate,
                            "UISceneStoryboardFile": "Login",
                        ]
                    ]
                ]
            ],
        ]
    }

    private let made = ["page.init(coder:)", "page.awakeFromNib, item true, label false"]
    private let shown = ["view.init(coder:)", "view.awakeFromNib", "page.viewDidLoad, label true"]

    @Test(arguments: [System.iOS(12), .iOS(18)])
    func `the page of the main storyboard is there before the delegate is notified of the launch`(
        system: System
    ) throws {
        let sim = Simulator(system: system)
        let delegate = LaunchDelegate()
        try launch(sim, ["UIMainStoryboardFile": "Login"], delegate)
        #expect(HeardLog.taken() == made + ["willFinish, window true", "didFinish"] + shown)
        #expect(delegate.window === sim.window && sim.window.isKeyWindow)
    }

    @Test func `a scene has the window of its storyboard before it connects`() throws {
        let sim = Simulator()
        let delegate = LaunchDelegate()
        try launch(sim, scenes("LaunchSceneDelegate"), delegate)
        #expect(
            HeardLog.taken() == ["willFinish, window false", "didFinish"] + made + [
                "willConnect, window true"
            ]
                + shown)
        #expect(sim.window.rootViewController is LoginPage)
    }

    @Test func `a window that the app makes itself is shown in the place of the storyboard's`() throws {
        let sim = Simulator()
        let delegate = ReplacingDelegate()
        try launch(sim, ["UIMainStoryboardFile": "Login"], delegate)
        #expect(sim.window === delegate.window && sim.window.rootViewController is OwnPage)
        #expect(!HeardLog.taken().contains("page.viewDidLoad, label true"))
    }

    @Test func `so is the window that a scene's delegate makes itself`() throws {
        let sim = Simulator()
        try launch(sim, scenes("ReplacingSceneDelegate"), LaunchDelegate())
        #expect(sim.window.rootViewController is OwnPage)
        #expect(sim.window.windowScene?.windows.filter { !$0.isHidden && $0 !== sim.window } == [])
        #expect(!HeardLog.taken().contains("page.viewDidLoad, label true"))
    }

    @Test func `an empty name is none`() throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        try launch(sim, ["UIMainStoryboardFile": ""], LaunchDelegate())
        #expect(!sim.diagnostics.contains { $0.message.contains("storyboard") })
    }

    @Test(
        arguments: [
            (["UIMainStoryboardFile": "Nobody"], "Could not find a storyboard named 'Nobody' in bundle"),
            (
                ["UIMainStoryboardFile": "Empty"],
                "Failed to instantiate the default view controller for UIMainStoryboardFile 'Empty'"
            ),
        ])
    func `a storyboard that is not there gets UIKit's words`(list: [String: String], words: String) throws {
        let sim = Simulator()
        sim.recordsExceptions = true
        try launch(sim, list, LaunchDelegate())
        #expect(sim.diagnostics.contains { $0.message.hasPrefix(words) })
    }
}

final class LaunchDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        HeardLog.lines.append("willFinish, window \(window != nil)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        HeardLog.lines.append("didFinish")
        return true
    }
}

/// The page of an app that creates its window itself, although it has a main storyboard.
private final class OwnPage: UIViewController {}

private final class ReplacingDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = OwnPage()
        window?.makeKeyAndVisible()
        return true
    }
}

final class ReplacingSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window = (scene as? UIWindowScene).map(UIWindow.init(windowScene:))
        window?.rootViewController = OwnPage()
        window?.makeKeyAndVisible()
    }
}

final class LaunchSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        HeardLog.lines.append("willConnect, window \(window != nil)")
    }
}
