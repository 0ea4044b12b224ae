import Simulator
import TestTraits
import Testing

/// An app's requests to its scenes, and the scenes' callbacks.
@MainActor @Suite("Requests of scenes", .inTurn) struct SceneMemberTests {
    private final class Scene: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        var lines: [String] = []
        var activity: NSUserActivity?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) { lines.append("connect \(connectionOptions.handoffUserActivityType ?? "-")") }

        func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }

        func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }

        func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }

        func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
            lines.append("restore \(stateRestorationActivity.activityType)")
        }

        func scene(
            _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
        ) { lines.append("fail \(userActivityType)") }

        func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
            lines.append("update \(userActivity.activityType)")
        }
    }

    private final class App: UIResponder, UIApplicationDelegate {
        var discarded = 0

        func application(
            _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
        ) { discarded += sceneSessions.count }
    }

    @Test(arguments: ["new", "request", "session", "destroy"])
    func `one scene is all there is`(what: String) throws {
        let sim = Simulator()
        let app = App()
        sim.launch(app, sceneDelegate: Scene())
        let shared = UIApplication.shared
        let session = try #require(shared.openSessions.first)
        var codes: [UISceneError.Code] = []
        let handler: (any Error) -> Void = { error in
            if let error = error as? UISceneError { codes.append(error.code) }
        }
        switch what {
        case "new":
            shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: handler)
        case "request":
            shared.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: handler)
        case "session":
            shared.activateSceneSession(
                for: UISceneSessionActivationRequest(session: session), errorHandler: handler)
        default: shared.requestSceneSessionDestruction(session, options: nil, errorHandler: handler)
        }
        #expect(codes.isEmpty)
        sim.turn()
        #expect(codes == [.multipleScenesNotSupported])
        #expect(shared.openSessions == [session] && app.discarded == 0)
    }

    @Test func `errors of scenes have Apple's domain and numbers`() {
        let error = UISceneError(.requestDenied, userInfo: ["a": 1])
        #expect((error as NSError).domain == "UISceneErrorDomain" && (error as NSError).code == 1)
        #expect(
            error == UISceneError(.requestDenied, userInfo: ["a": 1]) && error != UISceneError(.requestDenied)
        )
        do { throw error } catch UISceneError.requestDenied {} catch { Issue.record("not caught") }
        let codes: [(UISceneError.Code, Int)] = [
            (.multipleScenesNotSupported, 0), (.requestDenied, 1), (.geometryRequestUnsupported, 100),
            (.geometryRequestDenied, 101),
        ]
        for (code, number) in codes { #expect(code.rawValue == number) }
    }

    @Test func `a request keeps what it is made of`() throws {
        let sim = Simulator()
        sim.launch(nil, sceneDelegate: Scene())
        let session = try #require(UIApplication.shared.openSessions.first)
        let options = UIWindowScene.ActivationRequestOptions()
        options.placement = .prominent()
        options.requestingScene = session.scene
        let request = UISceneSessionActivationRequest(session: session, options: options)
        #expect(request.session === session && request.role == .windowApplication)
        #expect(
            options.placement is UIWindowSceneProminentPlacement
                && options.preferredPresentationStyle == .automatic)
        #expect(UISceneSessionActivationRequest(role: .windowExternalDisplay).session == nil)
        #expect(request == request && request != UISceneSessionActivationRequest())
    }

    @Test func `windows that can't be resized have no restrictions`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let scene = try #require(sim.window.windowScene)
        #expect(scene.sizeRestrictions == nil && scene.windowingBehaviors == nil)
        #expect(scene.activationConditions.canActivateForTargetContentIdentifierPredicate.evaluate(with: "a"))
        #expect(
            !scene.activationConditions.prefersToActivateForTargetContentIdentifierPredicate.evaluate(
                with: "a"))
    }

    @Test func `the activity is filled in at once, and comes back before the scene is active`() {
        let sim = Simulator()
        let first = Scene()
        let activity = NSUserActivity(activityType: "reading")
        first.activity = activity
        sim.launch(nil, sceneDelegate: first)
        #expect(first.lines == ["connect -", "foreground", "active"])
        final class Filler: UIResponder {
            override func updateUserActivityState(_ activity: NSUserActivity) {
                activity.addUserInfoEntries(from: ["page": 7])
            }
        }
        let filler = Filler()
        filler.userActivity = activity
        sim.enterBackground()
        let kept = UIApplication.shared.openSessions.first?.stateRestorationActivity
        #expect(kept?.userInfo?["page"] as? Int == 7)
        let next = Simulator()
        let second = Scene()
        next.launch(nil, sceneDelegate: second, restoring: kept)
        #expect(second.lines == ["connect -", "foreground", "restore reading", "active"])
        next.enterBackground()
        next.enterForeground()
        #expect(second.lines.filter { $0 == "restore reading" }.count == 1)
    }

    @Test func `a session is as it was, unless nobody remembers how`() {
        final class Configuring: UIResponder, UIApplicationDelegate {
            var questions = 0

            func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                questions += 1
                return UISceneConfiguration(name: "Mine", sessionRole: session.role)
            }
        }
        let (first, second, third) = (Configuring(), Configuring(), Configuring())
        let scene = Scene()
        scene.activity = NSUserActivity(activityType: "reading")
        let sim = Simulator()
        sim.launch(first, sceneDelegate: scene)
        sim.enterBackground()
        let kept = UIApplication.shared.openSessions.first?.stateRestorationActivity
        #expect(first.questions == 1 && kept === scene.activity)
        Simulator().launch(second, sceneDelegate: Scene(), restoring: kept)
        #expect(second.questions == 0)
        #expect(UIApplication.shared.openSessions.first?.configuration.name == "Mine")
        let ofFile = NSUserActivity(activityType: "reading")
        Simulator().launch(third, sceneDelegate: Scene(), restoring: ofFile)
        #expect(third.questions == 1)
    }

    @Test(arguments: [(System.iOS(12), 0), (.iOS(13), 2)])
    func `the app switcher has a picture in both styles`(system: System, changes: Int) {
        final class Page: UIViewController {
            var styles: [UIUserInterfaceStyle] = []

            override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let sim = Simulator(system: system)
        let (page, dark) = (Page(), Page())
        dark.overrideUserInterfaceStyle = .dark
        page.addChild(dark)
        page.view.addSubview(dark.view)
        dark.didMove(toParent: page)
        sim.launch(page)
        (page.styles, dark.styles) = ([], [])
        let own = UIScreen.main.traitCollection
        sim.enterBackground()
        #expect(page.styles == [.dark, own.userInterfaceStyle].suffix(changes))
        #expect(UIScreen.main.traitCollection == own && dark.styles.isEmpty)
        sim.enterForeground()
        #expect(page.styles.count == changes)
    }

    @Test func `updated and failed activities are reported`() throws {
        let sim = Simulator()
        let scene = Scene()
        sim.launch(nil, sceneDelegate: scene)
        scene.lines = []
        let responder = UIResponder()
        let activity = NSUserActivity(activityType: "writing")
        responder.userActivity = activity
        activity.becomeCurrent()
        activity.needsSave = true
        try sim.settle()
        sim.failToContinueActivity(ofType: "calling", error: CocoaError(.fileNoSuchFile))
        #expect(scene.lines == ["update writing", "fail calling"])
    }

    @Test func `a refresh is asked for sessions that are open`() throws {
        let sim = Simulator()
        sim.launch(nil, sceneDelegate: Scene())
        let session = try #require(UIApplication.shared.openSessions.first)
        UIApplication.shared.requestSceneSessionRefresh(session)
        #expect(sim.refreshedSessions == [session])
    }

    @Test func `a screenshot is reported, and the service provides a document`() throws {
        final class Service: NSObject, UIScreenshotServiceDelegate {
            func screenshotService(
                _ screenshotService: UIScreenshotService,
                generatePDFRepresentationWithCompletion completionHandler:
                    @escaping (Data?, Int, CGRect) -> Void
            ) { completionHandler(Data([1, 2]), 3, CGRect(x: 0, y: 0, width: 5, height: 6)) }
        }
        let sim = Simulator()
        sim.launch(UIViewController())
        let service = Service()
        let scene = try #require(sim.window.windowScene)
        scene.screenshotService?.delegate = service
        #expect(scene.screenshotService?.windowScene === scene)
        nonisolated(unsafe) var isTold = false
        let observation = NotificationCenter.default.addObserver(
            forName: UIApplication.userDidTakeScreenshotNotification, object: nil, queue: nil
        ) { _ in isTold = true }
        defer { NotificationCenter.default.removeObserver(observation) }
        var pages: [Int] = []
        sim.takeScreenshot { data, page, rectangle in
            if data == Data([1, 2]), rectangle.height == 6 { pages.append(page) }
        }
        #expect(isTold && pages == [3])
    }

    @Test(arguments: [true, false])
    func `a menu has the alternate action in place of one that opens a window`(hasAlternate: Bool) throws {
        let sim = Simulator()
        var done: [String] = []
        let alternate = UIAction(title: "Open Here") { _ in done.append("here") }
        let open = UIWindowScene.ActivationAction(alternate: hasAlternate ? alternate : nil) { _ in
            done.append("window")
            return UIWindowScene.ActivationConfiguration(userActivity: NSUserActivity(activityType: "a"))
        }
        #expect(open.title == "Open in New Window")
        let page = UIViewController()
        sim.launch(page)
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 200, width: 100, height: 44)
        button.setTitle("Menu", for: .normal)
        button.menu = UIMenu(children: [open, UIAction(title: "Other") { _ in done.append("other") }])
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        sim.tap("Menu")
        try sim.settle()
        sim.tap(hasAlternate ? "Open Here" : "Other")
        try sim.settle()
        #expect(done == [hasAlternate ? "here" : "other"])
    }

    @Test func `a session keeps the activity that the app has set if the delegate supplies none`() throws {
        final class Quiet: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
        }
        let delegates: [(any UIWindowSceneDelegate, String?)] = [(Quiet(), "reading"), (Scene(), nil)]
        for (delegate, kept) in delegates {
            let sim = Simulator()
            sim.launch(App(), sceneDelegate: delegate)
            let session = try #require(UIApplication.shared.openSessions.first)
            session.stateRestorationActivity = NSUserActivity(activityType: "reading")
            sim.enterBackground()
            #expect(session.stateRestorationActivity?.activityType == kept)
        }
    }

    @Test func `nil resets the title of a scene`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let scene = try #require(sim.window.windowScene)
        scene.title = "Report"
        #expect(scene.title == "Report")
        scene.title = nil
        #expect(scene.title == "")
    }

    @Test func `a pinch doesn't move a view into a window if there is one scene`() {
        let sim = Simulator()
        let view = UIView()
        let interaction = UIWindowScene.ActivationInteraction { _, _ in
            nil
        } errorHandler: { _ in
        }
        view.addInteraction(interaction)
        #expect(interaction.view === view && view.gestureRecognizers?.isEmpty ?? true)
        withExtendedLifetime(sim) {}
    }
}
