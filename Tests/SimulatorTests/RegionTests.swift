import PageFlow
import PageFlowTesting
import Simulator
import Testing
import UserNotifications

/// Language, time zone and date are those of the simulator, not of the machine.
@MainActor @Suite(.onStage) struct RegionTests {
    private func texts(of view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test func `a simulator shows the same date everywhere`() {
        let sim = Simulator()
        sim.launch(UIViewController())
        let parts = sim.date.formatted(.iso8601)
        #expect(parts == "2024-01-09T09:41:00Z")
        #expect(UIDatePicker().date == sim.date)
        #expect(UIDatePicker().calendar.timeZone == .gmt)
        sim.advance(by: 60)
        #expect(UIDatePicker().date.formatted(.iso8601) == "2024-01-09T09:42:00Z")
    }

    @Test func `a date and a time zone can be given`() {
        let start = Date(timeIntervalSince1970: 86_400)
        let tokyo = TimeZone(identifier: "Asia/Tokyo")!
        let sim = Simulator(timeZone: tokyo, now: start)
        sim.launch(UIViewController())
        #expect(sim.date == start && UIDatePicker().date == start)
        #expect(UICalendarView().calendar.timeZone == tokyo)
        // An app's formatters use it.
        #expect(DateFormatter().timeZone == tokyo && Calendar.current.timeZone == tokyo)
        let other = Simulator()
        #expect(Calendar.current.timeZone == .gmt)
        withExtendedLifetime(other) {}
    }

    @Test func `notifications of a given date come by it`() async throws {
        let sim = Simulator(now: Date(timeIntervalSince1970: 0))
        sim.launch(UIViewController())
        UNUserNotificationCenter.current().requestAuthorization { _, _ in }
        try sim.settle()
        let trigger = UNCalendarNotificationTrigger(
            dateMatching: DateComponents(hour: 1), repeats: false)
        #expect(trigger.nextTriggerDate() == Date(timeIntervalSince1970: 3_600))
    }

    @Test func `a picker speaks the simulator's language`() {
        let sim = Simulator(locale: Locale(identifier: "de_DE"))
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        picker.datePickerMode = .date
        let page = UIViewController()
        page.view.addSubview(picker)
        sim.launch(page)
        #expect(texts(of: picker).contains("Januar"), "\(texts(of: picker))")
    }

    @Test func `a language from right to left turns the layout`() {
        let sim = Simulator(locale: Locale(identifier: "ar"))
        let page = UIViewController()
        sim.launch(page)
        #expect(page.traitCollection.layoutDirection == .rightToLeft)
        #expect(page.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `a bundle's localization is that of the language`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["de", "de-AT", "en", "zh-Hans", "zh-Hant"] {
            let path = folder.appendingPathComponent("\(name).lproj")
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        let bundle = try #require(Bundle(path: folder.path))
        for (locale, best) in [
            ("en_001", "en"), ("de_DE", "de"), ("de_AT", "de-AT"), ("zh-Hant_TW", "zh-Hant"),
            ("zh-Hans", "zh-Hans"),
        ] {
            let region = DeviceRegion(locale: Locale(identifier: locale), timeZone: .gmt, today: .system)
            #expect(region.localizations(of: bundle).first == best, "\(locale)")
        }
    }

    @Test func `the callbacks of every page can be observed`() {
        let sim = Simulator()
        var seen: [String] = []
        sim.onCallback = { page, event in
            if event.callback == "viewDidAppear" { seen.append("\(type(of: page))") }
        }
        sim.launch(UINavigationController(rootViewController: UIViewController()))
        #expect(seen == ["UINavigationController", "UIViewController"])
    }
}

@MainActor
@Suite(
    .onStage(
        device: .iPadPro11, system: .iOS(17), orientation: .landscapeLeft, textSize: .accessibilityLarge,
        locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Europe/Berlin")!,
        now: Date(timeIntervalSince1970: 0)))
struct StageDeviceTests {
    @Test func `a stage is the device of its trait`() {
        let stage = Stage(root: UIViewController())
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.systemVersion.hasPrefix("17"))
        #expect(stage.window.bounds.width == 1194)
        #expect(stage.window.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        #expect(
            stage.simulator.locale.identifier == "de_DE" && stage.simulator.date.timeIntervalSince1970 < 60)
        stage.resizeWindow(to: CGSize(width: 375, height: 834), horizontalSizeClass: .compact)
        #expect(stage.visiblePage?.view.bounds.width == 375)
        #expect(stage.visiblePage?.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `a stage can be given its simulator`() {
        let stage = Stage(root: UIViewController(), on: Simulator(device: .iPhoneSE, system: .iOS(15)))
        #expect(UIDevice.current.systemVersion.hasPrefix("15") && stage.window.bounds.width == 375)
    }

    @Test func `a stage is made by an app's scene delegate`() async {
        let delegate = OwnSceneDelegate()
        let stage = Stage(sceneDelegate: delegate)
        #expect(stage.window === delegate.window && stage.visiblePage is OwnPage)
        stage.visiblePage?.open(UIViewController(), by: .present)
        await stage.settle()
        stage.expectPath("OwnPage + modal:UIViewController")
    }
}

private final class OwnPage: UIViewController {}

private final class OwnSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = OwnPage()
        window?.makeKeyAndVisible()
    }
}

/// Ready tasks run before time passes, on each clock.
@MainActor @Suite(.onStage) struct TaskTimeTests {
    @Test func `a ready task runs before the clock moves`() async {
        let sim = Simulator()
        let stack = UINavigationController(rootViewController: UIViewController())
        sim.launch(stack)
        var times: [TimeInterval] = []
        stack.pushViewController(UIViewController(), animated: true)
        Task { times.append(sim.now) }
        await sim.settled()
        #expect(times == [0] && sim.now > 0.3)
    }

    @Test(arguments: [Simulator.Clock.held, .eager])
    func `a task of viewDidLoad runs before viewDidAppear of an animated push`(_ clock: Simulator.Clock) async
    {
        let sim = Simulator(clock: clock)
        let stack = UINavigationController(rootViewController: UIViewController())
        sim.launch(stack)
        let page = LoadingPage()
        stack.pushViewController(page, animated: true)
        await sim.settled()
        #expect(page.events == ["viewDidLoad", "task", "viewDidAppear"])
    }
}

private final class LoadingPage: UIViewController {
    private(set) var events: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        events.append("viewDidLoad")
        Task { events.append("task") }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        events.append("viewDidAppear")
    }
}
