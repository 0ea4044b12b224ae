import Foundation
import PageFlowLab
import Simulator

/// An app that `pageflow adopt` has brought to Linux, as its program launches it.
///
/// The app's folder is the program's own, as on a device: its property list, storyboards and images lie beside it, and
/// `Bundle.main` finds them.
///
/// ```swift
/// import AdoptedApp
/// import Stopwatch
///
/// AdoptedApp("Stopwatch") { makeAppDelegate() }.main()
/// ```
@MainActor
public struct AdoptedApp: Sendable {
    /// What the lab and the report call it.
    public let name: String
    private let makeDelegate: @MainActor @Sendable () -> any UIApplicationDelegate
    private var application: UIApplication.Type = UIApplication.self
    private var pageModules: [String] = []

    /// An app with what makes its delegate, which is called again whenever the app starts again.
    public init(
        _ name: String, delegate makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) {
        self.name = name
        self.makeDelegate = makeDelegate
    }

    /// The same app with a class of its own for `UIApplication.shared`, as a program names it to `UIApplicationMain`.
    public func with(application: UIApplication.Type) -> AdoptedApp {
        var app = self
        app.application = application
        return app
    }

    /// The same app whose storyboards name classes of other modules without saying so, as they name Objective-C's.
    public func with(classesOf modules: [String]) -> AdoptedApp {
        InterfaceClasses.modulesBesides = modules
        return self
    }

    /// The same app whose pages are the controllers of some modules, where others stand for frameworks. An exploration expects to reach them.
    public func with(pagesOf modules: [String]) -> AdoptedApp {
        var app = self
        app.pageModules = modules
        return app
    }

    /// Does what the program's arguments ask for, and ends the program. `--help` explains them.
    public func main() -> Never {
        Lab.main(labApp)
    }

    private var launchCode: String {
        "sim.launch(infoPlist: AppFolder.infoPlist, delegate: makeAppDelegate())"
    }

    /// The app as the lab shows it.
    private var labApp: LabApp {
        LabApp(name, testCode: launchCode) {
            launch(in: $0)
        }.with(application: application).on(Self.usualDevice).exploring { [pageModules] in
            $0.modules = pageModules
        }
    }

    /// The device that this app is shown on at first.
    nonisolated static var usualDevice: String {
        usualDevice(propertyList: Bundle.main.infoDictionary ?? [:])
    }

    /// The device that an app is shown on at first: an iPad where its property list says that it is for iPads alone.
    nonisolated static func usualDevice(propertyList: [String: Any]) -> String {
        (propertyList["UIDeviceFamily"] as? [Int]) == [2] ? "iPadAir" : "iPhone16"
    }

    private func launch(in simulator: Simulator) {
        simulator.launch(infoPlist: Self.infoPlist, bundle: .main, delegate: makeDelegate())
    }

    /// The app's property list, beside its program.
    private static var infoPlist: URL {
        (Bundle.main.resourceURL ?? Bundle.main.bundleURL).appendingPathComponent("Info.plist")
    }
}
