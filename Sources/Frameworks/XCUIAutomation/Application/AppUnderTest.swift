import Foundation
import Simulator
import UIKit

/// The app that UI tests launch.
///
/// Without one, a test finds the program's own delegate classes. An app with several of them, or with an unusual launch, says how it is
/// launched:
///
/// ```swift
/// XCUIApplication.appUnderTest = AppUnderTest(delegate: AppDelegate.self, scene: SceneDelegate.self)
/// ```
@preconcurrency @MainActor
public struct AppUnderTest {
    /// The app's name, which is its label.
    public let name: String
    /// The app's bundle identifier, for tests that create the application by it. Defaults to `nil`.
    public var bundleIdentifier: String?
    private let start: @MainActor (Simulator, URL?) -> Void

    /// Creates an app from its launch code.
    ///
    /// - Parameters:
    ///   - name: The app's name.
    ///   - launch: Launches the app on a new simulator. The URL is the one that opens the app; `nil` for a launch by its icon.
    public init(_ name: String, launch: @escaping @MainActor (Simulator, URL?) -> Void) {
        self.name = name
        start = launch
    }

    /// Creates an app from the classes of its delegates, which are made by their `init()` for each launch.
    ///
    /// - Parameters:
    ///   - name: The app's name. By default, the module of the delegate.
    ///   - delegate: The class of the app's delegate; `nil` for an app without one.
    ///   - scene: The class of the scene's delegate. The class of the scene's configuration takes precedence. `nil` for an app without scenes.
    ///   - infoPlist: The property list, for an app whose scenes or storyboard it declares. Then `scene` isn't used.
    public init(
        _ name: String? = nil, delegate: (any UIApplicationDelegate.Type)?,
        scene: (any UISceneDelegate.Type)? = nil,
        infoPlist: URL? = nil
    ) {
        let classes = DelegateClasses(application: delegate, scene: scene)
        self.init(name ?? classes.moduleName) { simulator, url in
            if let infoPlist {
                simulator.launch(
                    infoPlist: infoPlist, delegate: classes.makeApplicationDelegate(), opening: url)
            } else {
                classes.launch(on: simulator, opening: url)
            }
        }
    }

    func launch(on simulator: Simulator, opening url: URL?) { start(simulator, url) }
}

/// The classes of an app's delegates.
@MainActor
struct DelegateClasses {
    let application: (any UIApplicationDelegate.Type)?
    let scene: (any UISceneDelegate.Type)?

    /// The module that declares them.
    var moduleName: String {
        let name = application.map { String(reflecting: $0) } ?? scene.map { String(reflecting: $0) }
        return String((name ?? "App").prefix { $0 != "." })
    }

    func launch(on simulator: Simulator, opening url: URL?) {
        let scene = scene
        simulator.launch(
            delegate: makeApplicationDelegate(), opening: url,
            makeSceneDelegate: scene == nil
                ? nil
                : { configuration in
                    guard configuration.delegateClass == nil else { return nil }
                    return (scene as? NSObject.Type)?.makeDelegate() as? any UISceneDelegate
                })
    }

    func makeApplicationDelegate() -> (any UIApplicationDelegate)? {
        (application as? NSObject.Type)?.makeDelegate() as? any UIApplicationDelegate
    }
}
