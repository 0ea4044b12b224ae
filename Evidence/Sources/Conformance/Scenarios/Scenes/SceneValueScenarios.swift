import Foundation
import Simulator

// The values of scenes on iOS 18 and later: their geometry, titles, traits, states and activities.
extension Scenario {
    static let sceneValues: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt26-scenes-01", "The device is turned: windowScene(_:didUpdateEffectiveGeometry:)",
                ios: "26+", animated: true, source: .documentation(windowHeader),
                notes: "Quote: Called when the window scene's effective geometry has changed."),
            statements: 2
        ) { stage in
            let delegate = GeometryScene()
            stage.sim.launch(nil, sceneDelegate: delegate)
            try stage.settle()
            delegate.updates = []
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            stage.state("it is called once", delegate.updates.count == 1, "\(delegate.updates)")
            let update = delegate.updates.last
            stage.state(
                "its argument has the previous orientation, and the scene has the new one",
                update?.before == .portrait && update?.now == .landscapeRight, "\(delegate.updates)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-02", "The effective geometry of a window scene", ios: "26+",
                source: .documentation(windowHeader),
                notes: "Quote: Use effectiveGeometry.coordinateSpace instead."),
            statements: 2
        ) { stage in
            try stage.launch(stage.page("A"))
            for orientation in [UIInterfaceOrientation.portrait, .landscapeRight] {
                stage.sim.rotate(to: orientation)
                try stage.settle()
                let window = try require(stage.sim.window)
                let scene = try require(window.windowScene)
                let geometry = scene.effectiveGeometry
                stage.state(
                    "its orientation is the scene's",
                    geometry.interfaceOrientation == scene.interfaceOrientation
                        && geometry.interfaceOrientation == orientation, "\(geometry.interfaceOrientation)")
                stage.state(
                    "the bounds of its coordinate space are the window's, upright and on its side",
                    geometry.coordinateSpace.bounds == window.bounds,
                    "\(geometry.coordinateSpace.bounds), \(window.bounds)")
            }
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-03", "isInteractivelyResizing of the effective geometry", ios: "26+",
                source: .documentation(adaptiveSession),
                notes: """
                    Quote: isInteractivelyResizing is queried to only update assets for a new scene size after
                    the interaction finishes.
                    """),
            statements: 1
        ) { stage in
            let delegate = GeometryScene()
            stage.sim.launch(nil, sceneDelegate: delegate)
            try stage.settle()
            let scene = try require(delegate.window?.windowScene)
            let atRest = scene.effectiveGeometry.isInteractivelyResizing
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            stage.state(
                "it is false at rest, and when the device is turned",
                !atRest && delegate.updates.allSatisfy { !$0.isResizing }, "\(atRest), \(delegate.updates)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-04", "The title and the subtitle of a scene", ios: "18+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIScene.h"),
                notes: """
                    The title is null_resettable. Quote: If set to an empty string, the system will not display a
                    subtitle.
                    """),
            statements: 2
        ) { stage in
            try stage.launch(stage.page("A"))
            let scene = try require(stage.sim.window.windowScene)
            stage.state("the subtitle is empty by default", scene.subtitle.isEmpty, scene.subtitle)
            let title = scene.title
            scene.title = "Report"
            let own = scene.title
            scene.title = nil
            stage.state(
                "the title that the app set is kept, and nil resets it",
                own == "Report" && scene.title == title, "\(String(describing: own)), \(scene.title ?? "nil")"
            )
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-05", "The activation conditions of a scene", ios: "18+",
                source: .documentation(
                    "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UISceneActivationConditions.h"),
                notes: "Quote: default is [NSPredicate predicateWithValue:NO];"),
            statements: 2
        ) { stage in
            try stage.launch(stage.page("A"))
            let conditions = try require(stage.sim.window.windowScene).activationConditions
            let can = conditions.canActivateForTargetContentIdentifierPredicate
            let prefers = conditions.prefersToActivateForTargetContentIdentifierPredicate
            let identifiers = ["", "report", "report/7"]
            stage.state(
                "it can activate for every content", identifiers.allSatisfy { can.evaluate(with: $0) },
                "\(can)")
            stage.state(
                "it prefers to activate for none", identifiers.allSatisfy { !prefers.evaluate(with: $0) },
                "\(prefers)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-06",
                "An app opens the URL of a file of a type that no app on the device opens",
                ios: "26", source: .documentation("https://developer.apple.com/videos/play/wwdc2025/243"),
                notes: """
                    Quote: If not, openURL returns false, giving you an option to handle the fallback yourself
                    """),
            statements: 1
        ) { stage in
            try stage.launch(stage.page("A"))
            let bundle = try TemporaryBundle()
            try bundle.write("text", to: "report.unheardof")
            var answers: [Bool] = []
            UIApplication.shared.open(bundle.url.appendingPathComponent("report.unheardof")) {
                answers.append($0)
            }
            try stage.settle()
            stage.state("the completion handler gets false", answers == [false], "\(answers)")
            withExtendedLifetime(bundle) {}
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-07", "traitOverrides of a window scene", ios: "18+",
                source: .documentation(windowHeader),
                notes: "Quote: UIWindowScene () <UITraitEnvironment, UITraitChangeObservable>"),
            statements: 2
        ) { stage in
            stage.sim.setTraits { $0.userInterfaceStyle = .light }
            let page = stage.page("A")
            try stage.launch(page)
            let window = try require(stage.sim.window)
            let scene = try require(window.windowScene)
            var previous: [UIUserInterfaceStyle] = []
            let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (_: UIWindowScene, traits: UITraitCollection) in previous.append(traits.userInterfaceStyle)
            }
            scene.traitOverrides.userInterfaceStyle = .dark
            try stage.settle()
            let styles = [
                window.traitCollection.userInterfaceStyle, page.traitCollection.userInterfaceStyle,
            ]
            stage.state(
                "the window and its page have the overridden value", styles == [.dark, .dark], "\(styles)")
            stage.state(
                "a handler that is registered with the scene is called", previous == [.light],
                "\(previous)")
            scene.unregisterForTraitChanges(registration)
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-08", "activationState of a scene in the calls of its delegate", ios: "18+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum"),
                notes: """
                    Quote: The scene is running in the foreground and is currently receiving events.
                    """),
            statements: 2
        ) { stage in
            let delegate = StateScene()
            stage.sim.launch(nil, sceneDelegate: delegate)
            try stage.settle()
            stage.state(
                "in sceneDidBecomeActive it is foregroundActive", delegate.active == [.foregroundActive],
                "\(delegate.active)")
            stage.sim.enterBackground()
            try stage.settle()
            stage.state(
                "in sceneDidEnterBackground it is background", delegate.background == [.background],
                "\(delegate.background)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-09",
                """
                An app sets stateRestorationActivity of a scene's session, and its delegate supplies none
                """,
                ios: "18+",
                source: .documentation("iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIScene.h"),
                notes: """
                    Quote: This will be called after scene connection, but before activation, and will provide
                    the activity that was last supplied to the stateRestorationActivityForScene callback, or set
                    on the UISceneSession.stateRestorationActivity property.
                    """),
            statements: 2
        ) { stage in
            let first = StateScene()
            stage.sim.launch(nil, sceneDelegate: first)
            let session = try require(first.window?.windowScene).session
            session.stateRestorationActivity = NSUserActivity(activityType: "reading")
            stage.sim.enterBackground()
            let kept = session.stateRestorationActivity
            let (next, scene) = (stage.again(), StateScene())
            stage.begin()
            next.launch(nil, sceneDelegate: scene, restoring: kept)
            stage.close()
            stage.state(
                "at the next launch the scene's delegate gets the activity",
                scene.restored.map(\.activityType) == ["reading"], "\(scene.restored)")
            stage.state(
                "it gets it after the connection and before the scene is active",
                stage.has("willConnect", before: "restore") && stage.has("restore", before: "active"),
                "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "hunt26-scenes-10", "A page prefers a locked orientation: the scene's delegate", ios: "26+",
                source: .documentation(adaptiveSession),
                notes: """
                    The argument is the previous geometry. Quote: To observe the interface orientation lock,
                    implement the UIWindowSceneDelegate method, didUpdateEffectiveGeometry.
                    """),
            statements: 2
        ) { stage in
            let (page, delegate) = (LockingPage(), GeometryScene())
            delegate.root = page
            stage.sim.launch(nil, sceneDelegate: delegate)
            try stage.settle()
            @MainActor func updates(isLocked: Bool) throws -> [Bool] {
                delegate.updates = []
                page.isLocked = isLocked
                page.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
                try stage.settle()
                return delegate.updates.map(\.wasLocked)
            }
            let (begin, end) = (try updates(isLocked: true), try updates(isLocked: false))
            stage.state(
                "didUpdateEffectiveGeometry is called when the lock begins, and its argument isn't locked",
                begin == [false], "\(begin)")
            stage.state(
                "it is called when the lock ends, and its argument is locked", end == [true], "\(end)")
        },
        .uncovered(
            EvidenceEntry(
                "hunt27-updates-02", "closureConfirmation of a window scene, and the user closes the scene",
                ios: "27",
                source: .documentation(
                    "iPhoneOS 27.0 SDK, UIKit.framework/Headers/UISceneClosureConfirmation.h"),
                notes: """
                    Quote: By default, the confirmation dialog includes a "Close" button (which closes the scene)
                    and a "Cancel" button (which keeps the scene open).
                    """),
            "The names are those of iOS 27, and UIKit here has those of iOS 26."),
    ]

    private static let windowHeader = "iPhoneOS 26.2 SDK, UIKit.framework/Headers/UIWindowScene.h"
    private static let adaptiveSession = "https://developer.apple.com/videos/play/wwdc2025/282"
}

/// Prefers a locked orientation as long as it is told to.
private final class LockingPage: UIViewController {
    var isLocked = false

    override var prefersInterfaceOrientationLocked: Bool { isLocked }
}

/// A scene's delegate that stores the changes of the geometry.
private final class GeometryScene: UIResponder, UIWindowSceneDelegate {
    struct Update {
        let before: UIInterfaceOrientation
        let now: UIInterfaceOrientation
        let wasLocked: Bool
        let isResizing: Bool
    }

    var updates: [Update] = []
    var root = UIViewController()
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(root)
    }

    func windowScene(
        _ windowScene: UIWindowScene,
        didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) {
        updates.append(
            Update(
                before: previousEffectiveGeometry.interfaceOrientation,
                now: windowScene.effectiveGeometry.interfaceOrientation,
                wasLocked: previousEffectiveGeometry.isInterfaceOrientationLocked,
                isResizing: windowScene.effectiveGeometry.isInteractivelyResizing))
    }
}

/// A scene's delegate that records its states and the activity of the last time.
private final class StateScene: UIResponder, UIWindowSceneDelegate {
    private let journal = Journal.current
    private(set) var active: [UIScene.ActivationState] = []
    private(set) var background: [UIScene.ActivationState] = []
    private(set) var restored: [NSUserActivity] = []
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        journal.log("willConnect")
        window = (scene as? UIWindowScene).map { UIWindow(windowScene: $0) }
        window?.show(UIViewController())
    }

    func sceneDidBecomeActive(_ scene: UIScene) {
        journal.log("active")
        active.append(scene.activationState)
    }

    func sceneDidEnterBackground(_ scene: UIScene) { background.append(scene.activationState) }

    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        journal.log("restore")
        restored.append(stateRestorationActivity)
    }
}
