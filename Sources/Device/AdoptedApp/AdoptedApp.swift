import Foundation
import PageFlowLab
import Simulator

/// The program of an app that `pageflow adopt` has converted for Linux.
///
/// The app's folder is the program's folder, as on a device: it contains the property list, storyboards and images, and `Bundle.main` finds
/// them.
///
/// ```swift
/// import AdoptedApp
/// import Stopwatch
///
/// AdoptedApp("Stopwatch") { makeAppDelegate() }.main()
/// ```
@MainActor
public struct AdoptedApp: Sendable {
    /// The app's name in the lab and in reports.
    public let name: String
    private let makeDelegate: @MainActor @Sendable () -> any UIApplicationDelegate
    private var application: UIApplication.Type = UIApplication.self
    private var pageModules: [String] = []

    /// Creates an app with a closure that creates its delegate, called again for each launch.
    public init(
        _ name: String, delegate makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
        self.name = name
        self.makeDelegate = makeDelegate
    }

    /// Returns the app with another class for `UIApplication.shared`, which a program passes to `UIApplicationMain`.
    public func with(application: UIApplication.Type) -> AdoptedApp {
        var app = self
        app.application = application
        return app
    }

    /// Returns the app with modules whose classes its storyboards name without a module, as they name Objective-C classes.
    public func with(classesOf modules: [String]) -> AdoptedApp {
        InterfaceClasses.modulesBesides = modules
        return self
    }

    /// Returns the app with the modules that contain its pages, if other modules replace frameworks. An exploration expects to reach these
    /// pages.
    public func with(pagesOf modules: [String]) -> AdoptedApp {
        var app = self
        app.pageModules = modules
        return app
    }

    /// Performs the command in the program's arguments, and ends the program. `--help` lists the commands.
    public func main() -> Never {
        Lab.main(labApp)
    }

    private var launchCode: String {
        "sim.launch(infoPlist: AppFolder.infoPlist, delegate: makeAppDelegate())"
    }

    /// The app in the form that the lab shows.
    private var labApp: LabApp {
        LabApp(name, testCode: launchCode) {
            launch(in: $0)
        }.with(application: application).on(Self.usualDevice).exploring { [pageModules] in
            $0.modules = pageModules
        }
    }

    /// The default device of this app.
    nonisolated static var usualDevice: String {
        usualDevice(propertyList: Bundle.main.infoDictionary ?? [:])
    }

    /// The default device of an app: an iPad if its property list allows only iPads.
    nonisolated static func usualDevice(propertyList: [String: Any]) -> String {
        (propertyList["UIDeviceFamily"] as? [Int]) == [2] ? "iPadAir" : "iPhone16"
    }

    private func launch(in simulator: Simulator) {
        simulator.launch(infoPlist: Self.infoPlist, bundle: .main, delegate: makeDelegate())
    }

    /// The app's property list, next to its program.
    private static var infoPlist: URL {
        (Bundle.main.resourceURL ?? Bundle.main.bundleURL).appendingPathComponent("Info.plist")
    }
}
