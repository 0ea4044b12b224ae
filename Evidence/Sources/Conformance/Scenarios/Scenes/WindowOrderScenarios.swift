import Simulator

// The order of windows, the key window, and the application object.
extension Scenario {
    static let windowOrders: [Scenario] = [
        .order(
            EvidenceEntry(
                "hunt-scenes-03",
                """
                The app goes to the background in dark mode: a page's traitCollectionDidChange, \
                printed
                """,
                ios: "13+",
                source: .log("https://example-a.com/answer/63372828"),
                notes: """
                    Only traitCollectionDidChange is logged; applicationState is background at both. The
                    system takes one snapshot light and one dark for the app switcher. The same, without
                    a log, in https://qiita.com/miyakeso/items/dd0a54ee46813aadaaef. In
                    http://www.openradar.me/FB8734191 (iOS 14.0) the two are in the other order, with
                    the wrong one last. Quote: When I press the home button and go on the background,
                    this method firing twice: TRAIT COLLECTION DARK -> LIGHT. BACKGROUND; TRAIT CHANGED
                    / TRAIT COLLECTION LIGHT -> DARK. BACKGROUND; TRAIT CHANGED
                    """,
                events: [
                    "Page.traitCollectionDidChange(dark to light)",
                    "Page.traitCollectionDidChange(light to dark)",
                ])
        ) { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .dark }
            let page = ShadedPage()
            try stage.launch(page)
            page.states = []
            stage.begin()
            stage.sim.enterBackground()
            try stage.settle()
            stage.note(
                "the app is in the background at both", page.states == [.background, .background],
                "\(page.states.map(\.rawValue))")
        },
        .open(
            EvidenceEntry(
                "hunt-scenes-04",
                "A second window is key and goes: who is key afterwards, iOS 9",
                ios: "9 (betas 2-5, 2015-08)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/8828"),
                notes: """
                    Not firm: one person says so. One reporter, with steps; mirrored in issues 5822 and
                    8828. Not known whether later versions kept it. Quote: If an application creates a
                    second UIWindow, makes it key and visible, and then later closes the second window
                    by nulling its last reference to it, the application's first window does not become
                    key; and [application keyWindow] returns nil.
                    """,
                events: [
                    """
                    the last reference to the key window is set to nil without hiding it: \
                    UIApplication.shared.keyWindow is nil
                    """,
                    "the key window is hidden first and then let go: the first window becomes key",
                    "iOS 8 and before: the first window becomes key either way",
                ]),
            "One reporter, of betas of iOS 9, whom nobody confirms for iOS 12 and later. What is shown is held here until it is "
                + "hidden, so that tests may have windows in local variables."
        ),
        .rule(
            EvidenceEntry(
                "hunt-scenes-05",
                "The order of UIApplication.shared.windows",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiapplication/windows"),
                notes: """
                    The last two from Apple's pages of makeKeyAndVisible() and makeKey(). Quote: The
                    app's visible and hidden windows. [...] The array orders the windows from back to
                    front by window level; thus, the last window in the array is on top of all other app
                    windows.
                    """),
            statements: 4
        ) { stage in
            try stage.launch(stage.page("Page"))
            let windows = try NamedWindows(
                stage, ["A": .normal, "B": .normal, "C": .alert, "Hidden": .normal])
            for name in ["A", "C", "B"] { windows[name].makeKeyAndVisible() }
            stage.state(
                "it is ordered from back to front by windowLevel: the last is on top",
                windows.visibleOrder == ["A", "B", "C"], "\(windows.visibleOrder)")
            windows["A"].makeKeyAndVisible()
            let order = windows.visibleOrder
            let isInFront = try require(order.firstIndex(of: "A")) > require(order.firstIndex(of: "B"))
            stage.state(
                """
                makeKeyAndVisible() puts a window in front of the others of the same level or lower
                """, isInFront && windows.keys == ["A"], "\(order), key: \(windows.keys)")
            windows["B"].makeKey()
            stage.state(
                """
                makeKey() changes nothing of the visibility and takes key status from the window \
                before
                """, windows.visibleOrder == order && windows.keys == ["B"],
                "from \(order) to \(windows.visibleOrder), key: \(windows.keys)")
            windows["Hidden"].makeKey()
            stage.state(
                """
                makeKey() changes nothing of the visibility and takes key status from the window \
                before
                """, windows["Hidden"].isHidden && !windows["B"].isKeyWindow,
                "hidden: \(windows["Hidden"].isHidden), key: \(windows.keys)")
            windows["B"].isHidden = true
            stage.state(
                "the array holds visible and hidden windows",
                Set(windows.order) == ["A", "B", "C", "Hidden"], "\(windows.order)")
        },
        .messages(
            EvidenceEntry(
                "hunt-scenes-08",
                "canOpenURL(_:) with a scheme that the Info.plist does not list",
                ios: "9 (2015-08)",
                source: .log("https://github.com/paypal/PayPal-iOS-SDK/issues/307"),
                notes: """
                    canOpenURL returns false. Listed but no app is there: -canOpenURL: failed for URL:
                    "undecimus://" - error: "The operation couldn't be completed. (OSStatus error
                    -10814.)" (2022-01, https://github.com/securing/IOSSecuritySuite/issues/61, with a
                    typographic apostrophe), and on iOS 10 error: "(null)" (2016-12,
                    https://github.com/dropbox/dropbox-sdk-obj-c/issues/74). Quote: -canOpenURL: failed
                    for URL: "paypalhere://" - error: "This app is not allowed to query for scheme
                    paypalhere"
                    """,
                events: [
                    """
                    console warning: -canOpenURL: failed for URL: "paypalhere://" - error: "This app \
                    is not allowed to query for scheme paypalhere"
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Page"))
            let canOpen = UIApplication.shared.canOpenURL(try require(URL(string: "paypalhere://")))
            stage.note("canOpenURL returns false", !canOpen, "true")
        },
        .messages(
            EvidenceEntry(
                "hunt-scenes-09",
                "endBackgroundTask(_:) is called twice for one task",
                ios: "13.3 (2020-03)",
                source: .log("https://github.com/transistorsoft/react-native-background-fetch/issues/241"),
                notes: """
                    Before iOS 12 the words were: Can't endBackgroundTask: no background task exists
                    with identifier 15, or it may have already been ended. Break in
                    UIApplicationEndBackgroundTaskError() to debug. (2016-05,
                    https://github.com/transistorsoft/cordova-background-geolocation-lt/issues/108;
                    2017-08 with the identifier in hexadecimal,
                    https://github.com/ocetnik/react-native-background-timer/issues/55). Newer words
                    also in firebase-ios-sdk issue 3625 (2019-08: identifier 344 (0x158)). Maintainer:
                    no harm comes of it. Quote: Can't end BackgroundTask: no background task exists with
                    identifier 1 (0x1), or it may have already been ended. Break in
                    UIApplicationEndBackgroundTaskError() to debug.
                    """,
                events: [
                    """
                    console warning: Can't end BackgroundTask: no background task exists with \
                    identifier 1 (0x1), or it may have already been ended. Break in \
                    UIApplicationEndBackgroundTaskError() to debug.
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("Page"))
            let task = UIApplication.shared.beginBackgroundTask()
            UIApplication.shared.endBackgroundTask(task)
            UIApplication.shared.endBackgroundTask(task)
        },
        .statements(
            EvidenceEntry(
                "hunt-scenes-10",
                "A window scene is asked for an orientation that the page in sight does not support",
                ios: "16+ (2023-12)",
                source: .log("https://github.com/capawesome-team/capacitor-plugins/issues/100"),
                notes: """
                    The words are the localizedDescription of the error that the error handler of
                    requestGeometryUpdate is given; domain UISceneErrorDomain, code 101. The same words
                    in https://github.com/LiteAVSDK/Player_Flutter/issues/116 (2024-11) and, with
                    'Supported: landscapeLeft',
                    https://github.com/ionic-team/capacitor-plugins/issues/2100 (2024-05). Quote: Error
                    Domain=UISceneErrorDomain Code=101 "None of the requested orientations are supported
                    by the view controller. Requested: portrait; Supported: landscapeRight"
                    """,
                events: [
                    """
                    error UISceneErrorDomain 101: None of the requested orientations are supported \
                    by the view controller. Requested: portrait; Supported: landscapeRight
                    """
                ])
        ) { stage in
            try stage.launch(SidewaysPage())
            var said = "no error"
            let scene = try require(stage.sim.window.windowScene)
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in
                let error = error as NSError
                said = "error \(error.domain) \(error.code): \(error.localizedDescription)"
            }
            try stage.settle()
            stage.state(stage.entry.events[0], said == stage.entry.events[0], said)
        },
    ]
}

/// A page that prints changes of its style, and the app's state at that time.
private final class ShadedPage: UIViewController {
    private let journal = Journal.current
    var states: [UIApplication.State] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        states.append(UIApplication.shared.applicationState)
        let styles = [previousTraitCollection?.userInterfaceStyle, traitCollection.userInterfaceStyle].map {
            $0 == .dark ? "dark" : $0 == .light ? "light" : "unspecified"
        }
        journal.log("Page.traitCollectionDidChange(\(styles[0]) to \(styles[1]))")
    }
}

/// A page for one orientation.
private final class SidewaysPage: UIViewController {
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeRight }
}

/// Windows of one scene, by name.
@MainActor
private struct NamedWindows {
    private let all: [String: UIWindow]

    init(_ stage: Stage, _ levels: [String: UIWindow.Level]) throws {
        let scene = try require(stage.sim.window.windowScene)
        all = Dictionary(
            uniqueKeysWithValues: levels.map { name, level in
                let window = UIWindow(windowScene: scene)
                window.windowLevel = level
                window.rootViewController = stage.page(name)
                return (name, window)
            })
    }

    subscript(name: String) -> UIWindow { all[name]! }

    /// The names of these windows in the order of the application's array.
    var order: [String] {
        UIApplication.shared.windows.compactMap { window in all.first { $0.value === window }?.key }
    }

    var visibleOrder: [String] { order.filter { !self[$0].isHidden } }

    /// The name of the key window among them, or none.
    var keys: [String] { all.filter { $0.value.isKeyWindow }.keys.sorted() }
}
