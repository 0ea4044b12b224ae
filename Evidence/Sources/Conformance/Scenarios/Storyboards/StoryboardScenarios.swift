import Simulator

// The creation of a storyboard's pages, and the launch of an app with a storyboard.
extension Scenario {
    static let storyboards: [Scenario] = [
        unknownIdentifier, undefinedOutlet, mainStoryboard, windowShownOnce,
        .open("gt2-sb-04", "A beta of iOS 9 had these words."),
        .open("gt2-sb-05", "In Swift an identifier cannot be nil."),
        .open(
            "gt2-sb-06",
            "What Xcode's compiler writes; here the storyboard's source is read. That a controller is awake before its view "
                + "follows from it, and init-03 checks that."),
    ]

    private static let unknownIdentifier = Scenario.messages(
        "gt2-sb-01", filling: ["'ID'": "'QBAlbumsNavigationController'"]
    ) { stage in
        var text = StoryboardText(initial: "A")
        text.addPage("A")
        _ = try text.storyboard().instantiateViewController(withIdentifier: "QBAlbumsNavigationController")
    }

    private static let undefinedOutlet = Scenario.messages(
        "gt2-nib-06", filling: ["KEY": "notifyLabel"]
    ) { stage in
        var text = StoryboardText(initial: "A")
        text.addPage("A", nil, outlets: ["notifyLabel": "A-view"])
        try stage.launch(text)
    }

    private static let mainStoryboard = Scenario.order("gt2-segue-10", .listedPairs) { stage in
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

    private static let windowShownOnce = Scenario.statements("gt2-app-10") { stage in
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
            0, window.count == 1 && window.rootViewController?.title == "A", "called \(window.count) times")
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
