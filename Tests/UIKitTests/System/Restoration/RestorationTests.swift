import Simulator
import TestTraits
import Testing

/// The events, in order.
@MainActor
private final class Log {
    var lines: [String] = []
}

/// A page that saves a text and records its callbacks.
@MainActor
private final class TextPage: UIViewController, UIViewControllerRestoration {
    static weak var log: Log?
    static var isLeftOut = false
    var text = ""

    init(_ identifier: String?, text: String = "") {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = identifier
        self.text = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        TextPage.log?.lines.append("\(restorationIdentifier ?? "-") viewDidLoad")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(text, forKey: "text")
        TextPage.log?.lines.append("\(restorationIdentifier ?? "-") encode")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        text = coder.decodeObject(forKey: "text") as? String ?? ""
        TextPage.log?.lines.append("\(restorationIdentifier ?? "-") decode")
    }

    override func applicationFinishedRestoringState() {
        TextPage.log?.lines.append("\(restorationIdentifier ?? "-") finished")
    }

    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        log?.lines.append("class \(identifierComponents.joined(separator: "/"))")
        return isLeftOut ? nil : TextPage(identifierComponents.last)
    }
}

/// An app without scenes: a stack whose root is created at launch, and whose other pages are created by their restoration class.
@MainActor
private final class StackApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let log = Log()
    var saves = true
    var restores = true
    var finds: [String: UIViewController] = [:]
    let stack = UINavigationController(rootViewController: TextPage("root"))
    var note: String?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        TextPage.log = log
        log.lines.append("willFinish")
        stack.restorationIdentifier = "stack"
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = stack
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        log.lines.append("didFinish")
        window?.makeKeyAndVisible()
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) { log.lines.append("background") }

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        log.lines.append("shouldSave")
        return saves
    }

    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    {
        log.lines.append("shouldRestore")
        return restores
    }

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        log.lines.append("willEncode")
        coder.encode("kept", forKey: "note")
    }

    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        log.lines.append("didDecode")
        note = coder.decodeObject(forKey: "note") as? String
    }

    func application(
        _ application: UIApplication,
        viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController? {
        log.lines.append("delegate \(identifierComponents.joined(separator: "/"))")
        return finds[identifierComponents.last ?? ""]
    }
}

@MainActor @Suite("State restoration", .inTurn) struct RestorationTests {
    private func detail(_ text: String, _ identifier: String? = "detail") -> TextPage {
        let page = TextPage(identifier, text: text)
        page.restorationClass = TextPage.self
        return page
    }

    private func launched(_ sim: Simulator, _ app: StackApp, showing pages: [UIViewController]) throws {
        TextPage.isLeftOut = false
        sim.launch(app)
        for page in pages { app.stack.pushViewController(page, animated: false) }
        try sim.settle()
    }

    @Test func `an app is asked, then its pages from the root on`() throws {
        let sim = Simulator(system: .iOS(18))
        let app = StackApp()
        try launched(sim, app, showing: [detail("one")])
        app.log.lines = []
        sim.enterBackground()
        #expect(
            app.log.lines == ["background", "shouldSave", "willEncode", "root encode", "detail encode"])
        #expect(sim.savedState != nil)
    }

    @Test func `the launch brings pages, texts and the stack back`() throws {
        let sim = Simulator(system: .iOS(18))
        try launched(sim, StackApp(), showing: [detail("one")])
        sim.enterBackground()
        let next = Simulator(system: .iOS(18))
        next.savedState = sim.savedState
        let app = StackApp()
        next.launch(app)
        try next.settle()
        #expect(
            app.log.lines == [
                "willFinish", "shouldRestore", "delegate stack", "delegate stack/root", "class stack/detail",
                "root viewDidLoad", "detail viewDidLoad", "root decode", "detail decode", "didDecode",
                "root finished", "detail finished", "didFinish",
            ])
        #expect(app.stack.viewControllers.compactMap { ($0 as? TextPage)?.text } == ["", "one"])
        #expect(app.note == "kept" && next.diagnostics.isEmpty)
    }

    @Test(arguments: ["no save", "no restore", "left out"])
    func `what the app does not want is not restored`(what: String) throws {
        let sim = Simulator(system: .iOS(18))
        let first = StackApp()
        first.saves = what != "no save"
        try launched(sim, first, showing: [detail("one")])
        sim.enterBackground()
        #expect((sim.savedState == nil) == (what == "no save"))
        let next = Simulator(system: .iOS(18))
        next.savedState = sim.savedState
        let app = StackApp()
        app.restores = what != "no restore"
        TextPage.isLeftOut = what == "left out"
        next.launch(app)
        #expect(app.stack.viewControllers.count == 1)
        #expect(app.log.lines.contains("didDecode") == (what == "left out"))
    }

    @Test func `a page without an identifier, and those below it, are not saved`() throws {
        let sim = Simulator(system: .iOS(18))
        let app = StackApp()
        let unnamed = detail("x", nil)
        unnamed.addChild(TextPage("child"))
        try launched(sim, app, showing: [unnamed])
        app.log.lines = []
        sim.enterBackground()
        #expect(!app.log.lines.contains { $0.hasSuffix("encode") && !$0.hasPrefix("root") })
    }

    @Test func `a presented page is presented again`() throws {
        let sim = Simulator(system: .iOS(18))
        let first = StackApp()
        try launched(sim, first, showing: [])
        first.stack.present(detail("modal", "modal"), animated: false)
        try sim.settle()
        sim.enterBackground()
        let next = Simulator(system: .iOS(18))
        next.savedState = sim.savedState
        let app = StackApp()
        next.launch(app)
        try next.settle()
        #expect((app.stack.presentedViewController as? TextPage)?.text == "modal")
        #expect(app.log.lines.contains("class stack/modal"))
    }

    @Test func `the delegate's page is taken where there is no class`() throws {
        let sim = Simulator(system: .iOS(18))
        try launched(sim, StackApp(), showing: [TextPage("plain", text: "p")])
        sim.enterBackground()
        let next = Simulator(system: .iOS(18))
        next.savedState = sim.savedState
        let app = StackApp()
        let own = TextPage("plain")
        app.finds["plain"] = own
        next.launch(app)
        #expect(app.stack.topViewController === own && own.text == "p")
    }

    @Test func `restoring is under way until the app says that it is complete`() throws {
        let sim = Simulator(system: .iOS(18))
        try launched(sim, StackApp(), showing: [])
        sim.enterBackground()
        let state = try #require(sim.savedState)
        UIApplication.shared.extendStateRestoration()
        UIApplication.shared.extendStateRestoration()
        #expect(sim.isRestoringState && sim.savedState == nil)
        UIApplication.shared.completeStateRestoration()
        #expect(sim.savedState == nil)
        UIApplication.shared.completeStateRestoration()
        #expect(!sim.isRestoringState && sim.savedState == state)
    }

    @Test func `the snapshot is ignored if that is said while state is saved`() throws {
        final class Asking: UIResponder, UIApplicationDelegate {
            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
            {
                application.ignoreSnapshotOnNextApplicationLaunch()
                return true
            }
        }
        let sim = Simulator(system: .iOS(18))
        sim.launch(Asking())
        UIApplication.shared.ignoreSnapshotOnNextApplicationLaunch()
        #expect(!sim.ignoresSnapshotAtNextLaunch)
        sim.enterBackground()
        #expect(sim.ignoresSnapshotAtNextLaunch)
    }

    @Test func `the coder says what saved the state`() throws {
        final class Reading: UIResponder, UIApplicationDelegate {
            var system: String?
            var idiom: Int?
            var isRecent = false

            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
            { true }

            func application(
                _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
            ) -> Bool {
                system =
                    coder.decodeObject(forKey: UIApplication.stateRestorationSystemVersionKey) as? String
                let key = UIApplication.stateRestorationUserInterfaceIdiomKey
                idiom = (coder.decodeObject(forKey: key) as? NSNumber)?.intValue
                let date = coder.decodeObject(forKey: UIApplication.stateRestorationTimestampKey) as? Date
                isRecent = date.map { abs($0.timeIntervalSinceNow) < 60 } ?? false
                return true
            }
        }
        let sim = Simulator(system: .iOS(12))
        sim.launch(Reading())
        sim.enterBackground()
        let next = Simulator(system: .iOS(18))
        next.savedState = sim.savedState
        let app = Reading()
        next.launch(app)
        #expect(app.system == "12.0" && app.idiom == 0 && app.isRecent)
    }

    @Test func `scenes save an activity instead`() {
        final class Scene: UIResponder, UIWindowSceneDelegate {}
        let sim = Simulator(system: .iOS(18))
        let app = StackApp()
        sim.launch(app, sceneDelegate: Scene())
        sim.enterBackground()
        #expect(!app.log.lines.contains("shouldSave") && sim.savedState == nil)
    }
}

/// Objects, views and lists.
@MainActor @Suite("State of objects and views", .inTurn) struct RestoredObjectTests {
    private final class Settings: NSObject, UIStateRestoring {
        var volume = 0
        var isFinished = false

        func encodeRestorableState(with coder: NSCoder) { coder.encode(volume, forKey: "volume") }

        func decodeRestorableState(with coder: NSCoder) { volume = coder.decodeInteger(forKey: "volume") }

        func applicationFinishedRestoringState() { isFinished = true }
    }

    private final class Page: UIViewController {
        weak var settings: Settings?
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 400, width: 320, height: 200))
        let rows: Rows

        init(_ rows: Rows) {
            self.rows = rows
            super.init(nibName: nil, bundle: nil)
            restorationIdentifier = "page"
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            scroll.contentSize = CGSize(width: 320, height: 1000)
            scroll.restorationIdentifier = "scroll"
            table.restorationIdentifier = "table"
            table.dataSource = rows
            table.rowHeight = 44
            view.addSubview(table)
            view.addSubview(scroll)
        }

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(settings, forKey: "settings")
            coder.encode(scroll, forKey: "scroll")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            settings = coder.decodeObject(forKey: "settings") as? Settings
            foundScroll = coder.decodeObject(forKey: "scroll") as? UIScrollView
        }
        var foundScroll: UIScrollView?
    }

    private final class Rows: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
        let names: [String]

        init(_ names: [String]) { self.names = names }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }
    }

    private final class App: UIResponder, UIApplicationDelegate {
        let settings = Settings()
        let page: Page
        var window: UIWindow?

        init(_ rows: [String]) { page = Page(Rows(rows)) }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings")
            page.settings = settings
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = page
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            true
        }

        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            true
        }
    }

    @Test func `objects, references, offsets and chosen rows come back`() throws {
        let names = (0..<40).map { "row \($0)" }
        let sim = Simulator()
        let app = App(names)
        sim.launch(app)
        app.settings.volume = 11
        app.page.scroll.contentOffset = CGPoint(x: 0, y: 120)
        app.page.table.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
        app.page.table.scrollToRow(at: IndexPath(row: 10, section: 0), at: .top, animated: false)
        try sim.settle()
        sim.enterBackground()
        let next = Simulator()
        next.savedState = sim.savedState
        // The data has moved by five rows.
        let again = App((0..<5).map { "new \($0)" } + names)
        next.launch(again)
        try next.settle()
        #expect(again.settings.volume == 11 && again.settings.isFinished)
        #expect(again.page.settings === again.settings && again.page.foundScroll === again.page.scroll)
        #expect(again.page.scroll.contentOffset.y == 120)
        #expect(again.page.table.indexPathForSelectedRow == IndexPath(row: 17, section: 0))
        let (table, first) = (again.page.table, IndexPath(row: 15, section: 0))
        #expect(table.rectForRow(at: first).minY == table.contentOffset.y + table.adjustedContentInset.top)
    }

    private final class Items: UICollectionViewController, UIDataSourceModelAssociation {
        var names: [String] = []

        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { names.count }

        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.item] }

        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(item: $0, section: 0) }
        }
    }

    private final class Grid: UIResponder, UIApplicationDelegate {
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        var window: UIWindow?

        init(_ names: [String]) { items.names = names }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            items.restorationIdentifier = "items"
            items.collectionView.restorationIdentifier = "grid"
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = items
            window?.makeKeyAndVisible()
            return true
        }

        func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            true
        }

        func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            true
        }
    }

    @Test func `a collection view selects its data again`() throws {
        let names = (0..<60).map { "item \($0)" }
        let sim = Simulator()
        let grid = Grid(names)
        sim.launch(grid)
        grid.items.collectionView.selectItem(
            at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        try sim.settle()
        sim.enterBackground()
        let next = Simulator()
        next.savedState = sim.savedState
        let again = Grid(["new"] + names)
        next.launch(again)
        try next.settle()
        #expect(again.items.collectionView.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    }

    @Test func `a tab bar controller chooses its tab again`() throws {
        final class Tabs: UIResponder, UIApplicationDelegate {
            let tabs = UITabBarController()
            var window: UIWindow?

            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                tabs.restorationIdentifier = "tabs"
                tabs.viewControllers = ["a", "b", "c"].map { name in
                    let page = UIViewController()
                    page.restorationIdentifier = name
                    return page
                }
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = tabs
                window?.makeKeyAndVisible()
                return true
            }

            func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
            { true }

            func application(
                _ application: UIApplication, shouldRestoreApplicationState coder: NSCoder
            ) -> Bool { true }
        }
        let sim = Simulator()
        let app = Tabs()
        sim.launch(app)
        app.tabs.selectedIndex = 2
        try sim.settle()
        sim.enterBackground()
        let next = Simulator()
        next.savedState = sim.savedState
        let again = Tabs()
        next.launch(again)
        #expect(again.tabs.selectedIndex == 2)
    }

    @Test func `figures are kept under keys`() throws {
        let writer = NSKeyedArchiver(requiringSecureCoding: true)
        let coder: NSCoder = writer
        coder.encode(CGPoint(x: 1, y: 2.5), forKey: "point")
        coder.encode(CGSize(width: 3, height: 4), forKey: "size")
        coder.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        coder.encode(CGVector(dx: 5, dy: 6), forKey: "vector")
        coder.encode(CGAffineTransform(translationX: 7, y: 8), forKey: "transform")
        coder.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        coder.encode(
            NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), forKey: "directional")
        coder.encode(UIOffset(horizontal: 9, vertical: 10), forKey: "offset")
        let reader: NSCoder = try NSKeyedUnarchiver(forReadingFrom: writer.encodedData)
        #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2.5))
        #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
        #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(reader.decodeCGVector(forKey: "vector") == CGVector(dx: 5, dy: 6))
        #expect(
            reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(translationX: 7, y: 8))
        #expect(
            reader.decodeUIEdgeInsets(forKey: "insets") == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(
            reader.decodeDirectionalEdgeInsets(forKey: "directional")
                == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(reader.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 9, vertical: 10))
        #expect(
            reader.decodeCGPoint(forKey: "none") == .zero && reader.decodeUIOffset(forKey: "none") == .zero)
        #expect(reader.decodeCGAffineTransform(forKey: "none") == .identity)
    }
}
