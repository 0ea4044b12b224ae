import Simulator

// The creation of a storyboard's pages, and the launch of an app with a storyboard.
extension Scenario {
    static let storyboards: [Scenario] = [
        unknownIdentifier, undefinedOutlet, mainStoryboard, windowShownOnce,
        .open(
            EvidenceEntry(
                "gt2-sb-04",
                "Storyboard without initial controller, Xcode 7 beta / iOS 9 beta",
                ios: "9 beta (7A121l)",
                source: .radar("https://github.com/lionheart/openradar-mirror/issues/474"),
                notes: """
                    A storyboard that has no controller with an entry at all; differs from gt2-sb-03.
                    Quote: An error that is not helpful for beginners of UIKit programming: "'Invalid
                    parameter not satisfying: nibNameMap != nil'"
                    """,
                events: [
                    "exception: Invalid parameter not satisfying: nibNameMap != nil"
                ]),
            "A beta of iOS 9 had these words."
        ),
        .open(
            EvidenceEntry(
                "gt2-sb-05",
                "instantiateViewController(withIdentifier:) with a nil identifier (or failing assert)",
                ios: "12 (2018-11)",
                source: .log("https://github.com/steve228uk/MessengerKit/issues/16"),
                notes: """
                    Quote: * Assertion failure in -[UIStoryboard
                    instantiateViewControllerWithIdentifier:],
                    /BuildRoot/Library/Caches/com.apple.xbs/Sources/UIKitCore/UIKit-3698.84.15/UIStoryboard.m:171
                    """,
                events: [
                    """
                    Assertion failure in -[UIStoryboard instantiateViewControllerWithIdentifier:], \
                    UIStoryboard.m:171
                    """
                ]),
            "In Swift an identifier cannot be nil."
        ),
        .open(
            EvidenceEntry(
                "gt2-sb-06",
                "What a compiled storyboard holds",
                ios: "7+",
                source: .log("https://e-learn.cn/qa/q-425220.html"),
                notes: """
                    Directory listing and plist of a built app; explains why awakeFromNib of the
                    controller precedes its view. Quote: 1700 May 11 22:13
                    BYZ-38-t0r-view-8bC-Xf-vdC.nib ... "UIViewControllerIdentifiersToNibNames" ...
                    "UIStoryboardDesignatedEntryPointIdentifier"
                    """,
                events: [
                    """
                    one nib per scene for the controller, a second nib '<id>-view-<id>.nib' for its \
                    view
                    """,
                    """
                    Info.plist: UIViewControllerIdentifiersToNibNames, \
                    UIStoryboardDesignatedEntryPointIdentifier
                    """,
                ]),
            "What Xcode's compiler writes; here the storyboard's source is read. That a controller is awake before its view "
                + "follows from it, and init-03 checks that."
        ),
    ]

    private static let unknownIdentifier = Scenario.messages(
        EvidenceEntry(
            "gt2-sb-01",
            "instantiateViewController(withIdentifier:) with an unknown identifier",
            ios: "8.4 (2015-10); same text 6.1 (2013) to 15 (2022)",
            source: .log("https://github.com/nek023/QBImagePicker/issues/95"),
            notes: """
                Identical wording in QMBTabs#2 (iOS 6.1) and Provenance#1867 (2022). Quote:
                'NSInvalidArgumentException', reason: 'Storyboard (<UIStoryboard: 0x1456f8e0>) doesn't
                contain a view controller with identifier 'QBAlbumsNavigationController''
                """,
            events: [
                """
                exception NSInvalidArgumentException: Storyboard (<UIStoryboard: PTR>) doesn't \
                contain a view controller with identifier 'ID'
                """
            ]),
        filling: ["'ID'": "'QBAlbumsNavigationController'"]
    ) { stage in
        var text = StoryboardText(initial: "A")
        text.addPage("A")
        _ = try text.storyboard().instantiateViewController(withIdentifier: "QBAlbumsNavigationController")
    }

    private static let undefinedOutlet = Scenario.messages(
        EvidenceEntry(
            "gt2-nib-06",
            "An outlet of the nib has no matching property",
            ios: "12 (2019-01)",
            source: .log("https://github.com/netguru/BlueSwift/issues/16"),
            notes: """
                No colon between class and pointer, ends with a full stop. If the custom class is
                missing from the target the class printed is UIViewController/UIView. Quote:
                '[<UIViewController 0x7fbba8d1ed70> setValue:forUndefinedKey:]: this class is not key
                value coding-compliant for the key notifyLabel.'
                """,
            events: [
                """
                exception NSUnknownKeyException: [<CLASS PTR> setValue:forUndefinedKey:]: this class \
                is not key value coding-compliant for the key KEY.
                """
            ]),
        filling: ["KEY": "notifyLabel"]
    ) { stage in
        var text = StoryboardText(initial: "A")
        text.addPage("A", nil, outlets: ["notifyLabel": "A-view"])
        try stage.launch(text)
    }

    private static let mainStoryboard = Scenario.order(
        EvidenceEntry(
            "gt2-segue-10",
            """
            MMDrawerController as Main storyboard's initial controller; its awakeFromNib performs a \
            custom segue that touches the destination's view
            """,
            ios: "8 (2015-05)",
            source: .log("https://github.com/griddynamics-archive/MMDrawerController/issues/380"),
            notes: """
                The main storyboard's initial controller is instantiated BEFORE willFinishLaunching; its
                view is not loaded then unless something asks for it. Quote: frame #4: [SidePanel
                viewDidLoad] ... frame #9: [MMDrawerController prepareForSegue:sender:] ... frame #10:
                -[UIStoryboardSegueTemplate _perform:] + 166 ... frame #11: [MMDrawerController
                awakeFromNib] ... frame #12: -[UINib instantiateWithOwner:options:] + 1680
                """,
            events: [
                "[nib of the initial controller instantiated]",
                "initial.awakeFromNib",
                "initial.prepare(for:sender:)",
                "side.viewDidLoad",
                "appDelegate.application(_:willFinishLaunchingWithOptions:)",
            ]),
        .listedPairs
    ) { stage in
        var text = StoryboardText(initial: "initial")
        text.addPage("initial", "DrawerPage", [.custom("custom", to: "side", "LoggedSegue")])
        text.addPage("side")
        let bundle = try text.bundle()
        try bundle.write(WindowDelegate.propertyList, to: "Info.plist")
        let delegate = WindowDelegate(Journal.current)
        stage.begin()
        stage.remark("nib of the initial controller instantiated")
        stage.sim.launch(
            infoPlist: bundle.url.appendingPathComponent("Info.plist"), bundle: bundle.bundle,
            delegate: delegate)
        stage.note(
            "the delegate has the window", delegate.window?.rootViewController?.title == "initial",
            "\(stage.lines)")
    }

    private static let windowShownOnce = Scenario.rule(
        EvidenceEntry(
            "gt2-app-10",
            "Window in a storyboard app made in code, makeKeyAndVisible called",
            ios: "12",
            source: .claim(
                "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch01p006customWindowInStoryboardApp/ch14p366customWindowInStoryboardApp/AppDelegate.swift"
            ),
            notes: "Quote: experiment: if we call makeKeyAndVisible, is it called twice? NO!"),
        statements: 1
    ) { stage in
        var text = StoryboardText(initial: "A")
        text.addPage("A")
        let bundle = try text.bundle()
        try bundle.write(WindowDelegate.propertyList, to: "Info.plist")
        let delegate = WindowDelegate(Journal.current)
        let window = CountingWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        delegate.window = window
        delegate.onLaunch = { window.makeKeyAndVisible() }
        stage.sim.launch(
            infoPlist: bundle.url.appendingPathComponent("Info.plist"), bundle: bundle.bundle,
            delegate: delegate)
        stage.state(
            """
            a makeKeyAndVisible override is called once, not twice, though UIKit shows the main \
            window itself
            """, window.count == 1 && window.rootViewController?.title == "A", "called \(window.count) times")
    }
}

/// A page that performs its custom segue in `awakeFromNib`.
final class DrawerPage: SeguePage {
    override func awakeFromNib() {
        super.awakeFromNib()
        performSegue(withIdentifier: "custom", sender: self)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        segue.destination.loadViewIfNeeded()
    }
}

/// The delegate of an app with a main storyboard.
final class WindowDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
    var onLaunch: (() -> Void)?
    private let journal: Journal

    init(_ journal: Journal) { self.journal = journal }

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        journal.log("appDelegate.application(_:willFinishLaunchingWithOptions:)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        onLaunch?()
        return true
    }

    static let propertyList = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
        """
}

/// A window that counts the requests to become key and visible.
final class CountingWindow: UIWindow {
    private(set) var count = 0

    override func makeKeyAndVisible() {
        count += 1
        super.makeKeyAndVisible()
    }
}
