import Simulator

/// The delegate classes of the program that aren't part of this package.
@MainActor
struct ProgramDelegates {
    let applications: [any UIApplicationDelegate.Type]
    let scenes: [any UISceneDelegate.Type]

    /// The modules whose delegates belong to no app.
    private static let modulesWithoutApp: Set = [
        "AdoptedApp", "AppRecording", "Exploration", "Foundation", "PageFlow", "PageFlowFullScreen",
        "PageFlowLab",
        "PageFlowTesting", "Simulator", "UIKit", "UIKitControls", "UIKitCore", "UIKitDynamics",
        "UIKitInteraction",
        "UIKitLists", "UIKitLooks", "UIKitPages", "UIKitStoryboards", "UIKitText", "XCUIAutomation",
    ]

    /// Finds the delegates among the subclasses of `UIResponder`, as in Xcode's template; otherwise among those of `NSObject`.
    init() {
        let responders = Self.objects.filter { $0 is UIResponder.Type }
        self.init(responders)
        if applications.isEmpty, scenes.isEmpty { self.init(Self.objects) }
    }

    private init(_ all: [NSObject.Type]) {
        let classes = all.filter { type in
            let module = String(String(reflecting: type).prefix { $0 != "." })
            return !Self.modulesWithoutApp.contains(module)
        }
        applications = classes.compactMap { $0 as? any UIApplicationDelegate.Type }
        scenes = classes.compactMap { $0 as? any UIWindowSceneDelegate.Type }
    }

    /// The app of the only delegates; otherwise the repair for the test's author.
    func app() throws -> AppUnderTest {
        guard applications.count <= 1, scenes.count <= 1, applications.count + scenes.count > 0 else {
            throw LaunchFailure(words: repair)
        }
        return AppUnderTest(
            Self.nameOfApp, delegate: applications.first, scene: scenes.first, infoPlist: Self.infoPlist)
    }

    /// The property list next to the program, in the app's folder of a package that `pageflow adopt` writes. Other test programs have none.
    private static var infoPlist: URL? {
        let place = Bundle.main.bundleURL.appendingPathComponent("Info.plist")
        return FileManager.default.fileExists(atPath: place.path) ? place : nil
    }

    /// The name that the property list gives the app.
    private static var nameOfApp: String? {
        ["CFBundleDisplayName", "CFBundleName"].lazy.compactMap {
            Bundle.main.object(forInfoDictionaryKey: $0) as? String
        }.first
    }

    private var repair: String {
        let names = applications.map { String(reflecting: $0) } + scenes.map { String(reflecting: $0) }
        let found =
            names.isEmpty
            ? "the program has no class that conforms to UIApplicationDelegate or UIWindowSceneDelegate"
            : "the program has several delegates: \(names.sorted().joined(separator: ", "))"
        return "There is no app to launch, because \(found). Name it before the launch: "
            + "XCUIApplication.appUnderTest = AppUnderTest(delegate: AppDelegate.self, scene: SceneDelegate.self)"
    }

    private static let objects = ClassesOfProgram.all().compactMap { $0 as? NSObject.Type }
}

/// The reason why an app can't be launched.
struct LaunchFailure: Error {
    let words: String
}
