import Simulator

// Windows: their creation, their root, and touches in front of other windows.
extension Scenario {
    static let windows: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt3-scenes-04",
                """
                An app adds the view of a window's root controller to the window by itself, and then \
                shows the window
                """,
                ios: "14 (2021-02)",
                source: .log("https://github.com/square/Aardvark/pull/105"),
                notes: """
                    Since iOS 13: https://github.com/devxoul/Toaster/issues/182 (2019-10, with the
                    category), https://github.com/ibireme/YYText/issues/905 (2019-09),
                    https://github.com/alexanderjarvis/PXAlertView/issues/62 (2020-04: at
                    makeKeyAndVisible; 'it still seems to work with that warning'). Quote: [Window]
                    Manually adding the rootViewController's view to the view hierarchy is no longer
                    supported. Please allow UIWindow to add the rootViewController's view to the view
                    hierarchy itself.
                    """,
                events: [
                    """
                    console warning: [Window] Manually adding the rootViewController's view to the \
                    view hierarchy is no longer supported. Please allow UIWindow to add the \
                    rootViewController's view to the view hierarchy itself.
                    """
                ])
        ) { stage in
            try stage.launch(stage.page("First"))
            let scene = try require(stage.sim.window.windowScene)
            let (plain, misused) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            plain.rootViewController = stage.page("Second")
            plain.makeKeyAndVisible()
            try stage.settle()
            let without = stage.sim.diagnostics
            stage.note("without the line nothing is printed", without.isEmpty, "\(without)")
            let page = stage.page("Third")
            misused.rootViewController = page
            misused.addSubview(page.view)
            misused.makeKeyAndVisible()
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "hunt3-scenes-08",
                "A finger touches a visible window that is not key",
                ios: "14.2",
                source: .claim("https://forums.developer.apple.com/forums/thread/667958"),
                notes: """
                    The thread's author gives the app's code, and three more posters confirm the change
                    from 14.2 on. In iOS 14.1 and before the touch does not make the window key (that a
                    window that is not key hears touches: http://39.103.169.235/p/c4a6775141ab). One
                    answer in the thread speaks of private functions; nothing of it is used here, and it
                    is to be skipped. Quote: In 14.1 and earlier versions, clicking the custom window
                    will not automatically become the keywindow. [...] 14.2, touching the custom window,
                    it will become the keywindow [...] We also noticed that this behavior changed from
                    14.2.
                    """),
            statements: 3
        ) { stage in
            let touched = try touchedWindow(on: stage.sim, stage)
            stage.state(
                "before the touch the second window is not key, though it is in sight and in front",
                !touched.wasKey, "it is key before")
            stage.state(
                "the touch is heard in the second window", stage.has("View.touchesBegan"), "\(stage.lines)")
            stage.state("the touch makes the second window the key window", touched.isKey, "it is not key")
            let older = try touchedWindow(on: Simulator(system: .iOS(14, 1)), stage)
            stage.note("before iOS 14.2 it stays not key", !older.isKey, "it is key")
        },
        .rule(
            EvidenceEntry(
                "hunt3-scenes-09",
                "An overlay window in front of the app's window, and taps beside its contents",
                source: .claim(
                    "https://livsycode.com/uikit/passthroughwindow-in-ios26-an-overlay-window-that-doesnt-steal-your-gestures"
                ),
                notes: """
                    The first two also from a maintainer whose users run it
                    (https://github.com/LeoNatan/LNPopupController/issues/62, 2016-04: touches to the
                    subviews are captured by the window, otherwise the system passes them to the other
                    window). The third: https://github.com/gini/gini-mobile-ios/pull/1113 (a plain root
                    view in the overlay consumed all touches), https://code-examples.net/en/q/4c12bce.
                    The fourth: the same page, and FLEX's window, quoted in
                    https://github.com/onmyway133/blog/issues/132. Plain UIKit root pages only: from iOS
                    18 on views of SwiftUI answer otherwise. Quote: If a window returns a UIView from
                    hitTest(_:with:), that window will handle the event. If it returns nil, UIKit will
                    keep searching for a responder in windows below.
                    """),
            statements: 4
        ) { stage in
            let beneath = ButtonPage("beneath", y: 400)
            try stage.launch(beneath)
            let scene = try require(stage.sim.window.windowScene)
            let middle = beneath.button.convert(CGPoint(x: 75, y: 30), to: nil)
            let top = CGPoint(x: 175, y: 130)
            let passing = try heard(at: [middle, top], under: PassingWindow(windowScene: scene), stage)
            stage.state(
                """
                the overlay's hitTest(_:with:) returns nil where it would return its root page's \
                view: a tap there is heard by the button of the window beneath
                """, passing[0] == ["beneath"], "\(passing)")
            stage.state(
                """
                a tap on the overlay's own button is heard by that button, and not by the button \
                beneath
                """, passing[1] == ["above"], "\(passing)")
            let plain = try heard(at: [middle], under: UIWindow(windowScene: scene), stage)
            stage.state(
                """
                the overlay does not override hitTest(_:with:): its root page's view takes the tap, \
                and the button beneath does not hear it
                """, plain == [[]], "\(plain)")
            let outside = try heard(at: [middle], under: OutsideWindow(windowScene: scene), stage)
            stage.state(
                "the overlay's point(inside:with:) returns false: the button beneath hears the tap",
                outside == [["beneath"]], "\(outside)")
        },
        .rule(
            EvidenceEntry(
                "hunt3-scenes-10",
                "A UIWindow as its initializers create it, and showing it",
                source: .documentation(
                    "UIKit.framework/Headers/UIWindow.h, iOS 17.0 SDK; https://dev.to/onmyway133/understanding-uiwindow-in-ios-4b0i"
                ),
                notes: """
                    Header UIWindow.h of the iOS 17.0 SDK for the second to the fourth (a window for a
                    scene has 'matching frame & interface orientations'). That a new window is hidden,
                    and makeKeyAndVisible sets hidden to NO:
                    https://dev.to/onmyway133/understanding-uiwindow-in-ios-4b0i and
                    https://mrxiaoyang.github.io/2016/09/20/UIWindow. The three levels are printed in
                    https://wap.easck.com/cos/2020/0114/457917_2.shtml (0, 2000, 1000) and
                    https://fm-tonakai.hatenadiary.org/entry/20120122/1327242271. Quote: Make the window
                    key without changing visibility. [...] To make the window visible without becoming
                    key, just use UIView's hidden property. [...] [dev.to:] Note that UIWindow is hidden
                    by default, so makeKeyAndVisible both makes a UIWindow become keyWindow and set its
                    hidden property to NO
                    """),
            statements: 5
        ) { stage in
            try stage.launch(stage.page("First"))
            let first = try require(stage.sim.window)
            let scene = try require(first.windowScene)
            let framed = UIWindow(frame: .zero)
            stage.state("UIWindow(frame:) is hidden: isHidden is true", framed.isHidden, "it is in sight")
            let levels: [UIWindow.Level] = [.normal, .statusBar, .alert]
            stage.state(
                """
                its rootViewController is nil and its windowLevel is normal, whose raw value is 0; \
                statusBar is 1000 and alert 2000
                """,
                framed.rootViewController == nil && framed.windowLevel == .normal
                    && levels.map(\.rawValue) == [0, 1000, 2000],
                "\(String(describing: framed.rootViewController)), \(framed.windowLevel), \(levels)")
            let (shown, key) = (UIWindow(windowScene: scene), UIWindow(windowScene: scene))
            (shown.rootViewController, key.rootViewController) = (stage.page("Shown"), stage.page("Key"))
            stage.state(
                "UIWindow(windowScene:) has the scene as its windowScene and the scene's size",
                shown.windowScene === scene && shown.frame.size == scene.coordinateSpace.bounds.size,
                "\(String(describing: shown.windowScene)), \(shown.frame)")
            shown.isHidden = false
            try stage.settle()
            stage.state(
                """
                isHidden = false shows it without making it key: the key window stays the one before
                """, !shown.isHidden && !shown.isKeyWindow && first.isKeyWindow,
                "key: \(shown.isKeyWindow), the one before: \(first.isKeyWindow)")
            let wasHidden = key.isHidden
            key.makeKeyAndVisible()
            try stage.settle()
            stage.state(
                "makeKeyAndVisible() of a hidden window sets isHidden to false and makes it key",
                wasHidden && !key.isHidden && key.isKeyWindow,
                "hidden: \(wasHidden), then \(key.isHidden), key: \(key.isKeyWindow)")
        },
    ]

    /// The lines recorded by taps while a window with a button at its top covers the app's window.
    private static func heard(
        at points: [CGPoint], under window: UIWindow, _ stage: Stage
    ) throws -> [[String]] {
        window.windowLevel = .normal + 1
        window.rootViewController = ButtonPage("above", y: 100)
        window.isHidden = false
        try stage.settle()
        let lines = try points.map { point in
            stage.begin()
            stage.sim.tap(at: point)
            try stage.settle()
            return stage.lines
        }
        window.isHidden = true
        try stage.settle()
        return lines
    }

    /// Taps in a second visible window. Returns whether it was the key window before, and whether it is afterward.
    private static func touchedWindow(
        on sim: Simulator, _ stage: Stage
    ) throws -> (wasKey: Bool, isKey: Bool) {
        sim.launch(UIViewController())
        let window = UIWindow(windowScene: try require(sim.window.windowScene))
        window.rootViewController = TouchedPage()
        window.isHidden = false
        try sim.settle()
        let wasKey = window.isKeyWindow
        stage.begin()
        sim.tap(at: CGPoint(x: 200, y: 400))
        try sim.settle()
        return (wasKey, window.isKeyWindow)
    }
}

/// A page that records the touches on its view.
private final class TouchedPage: UIViewController {
    override func loadView() { view = HeardView() }
}

/// A page with a button that records a line.
private final class ButtonPage: UIViewController {
    let button: UIButton
    private let target: HeardTarget

    init(_ line: String, y: CGFloat) {
        target = HeardTarget(line)
        button = UIButton(frame: CGRect(x: 100, y: y, width: 150, height: 60))
        super.init(nibName: nil, bundle: nil)
        button.addTarget(target, action: HeardTarget.action, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(button)
    }
}

/// A window in which only its page's own views receive touches.
private final class PassingWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === rootViewController?.view ? nil : view
    }
}

/// A window that contains no point.
private final class OutsideWindow: UIWindow {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}
