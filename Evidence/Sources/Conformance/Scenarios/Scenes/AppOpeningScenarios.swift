import Simulator

// An app that is opened by a URL, a quick action or a storyboard.
extension Scenario {
    static let appOpenings: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt3-scenes-01",
                """
                An app without scenes is opened by its URL scheme: not running before, and in the \
                background
                """,
                ios: "12.1",
                source: .log(
                    "https://recoursive.com/2019/03/14/guide_uiapplicationdelegate_method_invocation_order"),
                notes: """
                    The same two orders, printed on iOS 11.0.3, with launchOptions in both launch
                    methods: https://github.com/regularberry/AppLaunchSequence. The fourth also in
                    Apple's words in https://juejin.cn/post/6854573214983520270: if either launch method
                    returns NO, the URL is not handled. Quote: Launch from URL scheme: [...] 3. [if true
                    is returned from 1. and 2.] application(_:open:options:) 4.
                    applicationDidBecomeActive [...] Open from URL scheme: 1.
                    applicationWillEnterForeground 2. application(_:open:options:) 3.
                    applicationDidBecomeActive
                    """),
            statements: 4
        ) { stage in
            let app = OpenedApp()
            let link = try require(URL(string: "test://test.com"))
            stage.begin()
            stage.sim.launch(app, opening: link)
            stage.state(
                """
                launched by the URL: willFinishLaunching, didFinishLaunching, \
                application(_:open:options:), applicationDidBecomeActive, in this order
                """,
                stage.lines == [
                    "willFinishLaunching", "didFinishLaunching", "open(test://test.com)", "didBecomeActive",
                ], "\(stage.lines)")
            let urls = app.launches.map { $0?[.url] as? URL }
            stage.state(
                """
                launched by the URL: launchOptions of willFinishLaunching and of didFinishLaunching \
                have it under .url
                """, urls == [link, link], "\(urls)")
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.open(link)
            try stage.settle()
            stage.state(
                """
                in the background: applicationWillEnterForeground, application(_:open:options:), \
                applicationDidBecomeActive, in this order
                """,
                stage.lines == ["willEnterForeground", "open(test://test.com)", "didBecomeActive"],
                "\(stage.lines)")
            let next = stage.again()
            stage.begin()
            next.launch(OpenedApp(didFinish: false), opening: link)
            stage.state(
                """
                launched by the URL, and didFinishLaunching returns false: \
                application(_:open:options:) is not called
                """, stage.has("didFinishLaunching") && !stage.has("open(test://test.com)"), "\(stage.lines)")
        },
        .messages(
            EvidenceEntry(
                "hunt3-scenes-05",
                "The main storyboard of an app without scenes has no initial view controller",
                ios: "14.5 (2022-02)",
                source: .log("https://github.com/mesibo/messenger-app-ios-swift/issues/11"),
                notes: """
                    The screen is blank. The same words in 2014
                    (https://github.com/liftoffcli/liftoff/issues/198), 2016 with the category
                    (https://github.com/hulop/NavCogIOSv3/issues/6), 2018
                    (https://github.com/gtokman/Restaurant-Viewing-App/issues/7) and 2019. The source
                    prints a second thing after it, which launch-root-01 has already (windows without a
                    root controller). Quote: [Application] Failed to instantiate the default view
                    controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is
                    not set?
                    """,
                events: [
                    """
                    console warning: [Application] Failed to instantiate the default view controller \
                    for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?
                    """
                ])
        ) { stage in
            var text = StoryboardText(initial: nil)
            text.addPage("A")
            let bundle = try text.bundle()
            try bundle.write(
                """
                <?xml version="1.0" encoding="UTF-8"?>
                <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
                """, to: "Info.plist")
            stage.sim.launch(
                infoPlist: bundle.url.appendingPathComponent("Info.plist"), bundle: bundle.bundle,
                delegate: WindowApp())
        },
        .messages(
            EvidenceEntry(
                "hunt3-scenes-06",
                "An app that is built with the SDK of iOS 18 calls the old openURL(_:)",
                ios: "18 (2024-10)",
                source: .log("https://github.com/forcedotcom/SalesforceMobileSDK-iOS/pull/3766"),
                notes: """
                    The call returns false and nothing is opened. The same words:
                    https://github.com/BehindWheel/BehindWheelKMP/issues/142 (2024-10),
                    https://github.com/MohamedRejeb/Calf/issues/187 (2024-10: 'when running app from
                    xCode 16'), https://github.com/ComPDFKit/compdfkit-pdf-sdk-ios-swift/issues/3
                    (2025-10), https://github.com/wafflestudio/snutt-ios/pull/337 (2025-03). Quote:
                    Using the old openURL is failing during IDP on iOS 18 with this error: BUG IN CLIENT
                    OF UIKIT: The caller of UIApplication.openURL(_:) needs to migrate to the
                    non-deprecated UIApplication.open(_:options:completionHandler:). Force returning
                    false (NO).
                    """,
                events: [
                    """
                    console warning: BUG IN CLIENT OF UIKIT: The caller of UIApplication.openURL(_:) \
                    needs to migrate to the non-deprecated \
                    UIApplication.open(_:options:completionHandler:). Force returning false (NO).
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Page"))
            let isOpened = UIApplication.shared.openURL(try require(URL(string: "https://example.com")))
            stage.note("it returns false", !isOpened, "it returns true")
        },
        .rule(
            EvidenceEntry(
                "hunt3-scenes-07",
                """
                A Home screen quick action: without scenes and with scenes, launching the app and \
                waking it
                """,
                ios: "13+",
                source: .documentation(
                    "UIKit.framework/Headers/UIApplication.h, iOS 17.0 SDK; https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:performactionfor:completionhandler:)"
                ),
                notes: """
                    Header UIApplication.h of the iOS 17.0 SDK for the second; the order of the first
                    and the third: https://coderapp.vercel.app/answer/35713894; page of
                    UIApplication.LaunchOptionsKey.shortcutItem. With scenes:
                    https://www.jakehao.com/scene-delegate-open-url (tried in a demo) and
                    https://serg-ios.github.io/2021-03-25-my-vocabulary-open-the-app; that the app
                    delegate's method is not called for scene-based apps is Apple's sentence, quoted in
                    https://github.com/flutter/flutter/issues/169928. Quote: Called when the user
                    activates your application by selecting a shortcut on the home screen, except when
                    -application:willFinishLaunchingWithOptions: or
                    -application:didFinishLaunchingWithOptions returns NO.
                    """),
            statements: 5
        ) { stage in
            let item = UIApplicationShortcutItem(type: "new", localizedTitle: "New")
            let app = OpenedApp()
            stage.begin()
            stage.sim.launch(app, choosing: item)
            let items = app.launches.map { $0?[.shortcutItem] as? UIApplicationShortcutItem }
            stage.state(
                """
                without scenes, launched by the action, the launch methods return true: \
                application(_:performActionFor:completionHandler:) is called after \
                didFinishLaunching, whose launchOptions have the item under .shortcutItem
                """, stage.has("didFinishLaunching", before: "performAction(new)") && items.last == item,
                "\(stage.lines), \(items)")
            stage.sim.enterBackground()
            stage.begin()
            stage.sim.choose(shortcut: item)
            try stage.settle()
            stage.state(
                """
                without scenes, in the background: \
                application(_:performActionFor:completionHandler:) is called, and didFinishLaunching \
                is not
                """, stage.has("performAction(new)") && !stage.has("didFinishLaunching"), "\(stage.lines)")
            stage.begin()
            stage.again().launch(OpenedApp(didFinish: false), choosing: item)
            stage.state(
                """
                without scenes, launched by the action, didFinishLaunching returns false: \
                application(_:performActionFor:completionHandler:) is not called
                """, stage.has("didFinishLaunching") && !stage.has("performAction(new)"), "\(stage.lines)")
            let (next, scene) = (stage.again(), ActionScene())
            stage.begin()
            next.launch(OpenedApp(), sceneDelegate: scene, choosing: item)
            stage.state(
                """
                with scenes, launched by the action: scene(_:willConnectTo:options:) has the item in \
                connectionOptions.shortcutItem, and \
                windowScene(_:performActionFor:completionHandler:) is not called
                """, scene.item == item && !stage.has("scene.performAction(new)"),
                "\(String(describing: scene.item)), \(stage.lines)")
            next.enterBackground()
            stage.begin()
            next.choose(shortcut: item)
            try next.settle()
            stage.state(
                """
                with scenes, in the background: windowScene(_:performActionFor:completionHandler:) \
                is called, and the app delegate's method is not
                """, stage.has("scene.performAction(new)") && !stage.has("performAction(new)"),
                "\(stage.lines)")
        },
    ]
}

/// An app delegate with a window for a storyboard.
private final class WindowApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}

/// A scene delegate that records its connection, and the quick actions that it performs.
private final class ActionScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    private(set) var item: UIApplicationShortcutItem?
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        item = connectionOptions.shortcutItem
        journal.log("scene.willConnect")
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        journal.log("scene.performAction(\(shortcutItem.type))")
        completionHandler(true)
    }
}
