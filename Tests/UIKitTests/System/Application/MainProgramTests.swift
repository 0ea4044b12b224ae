import TestApps
import Testing

@testable import UIKitCore

final class ProgramDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        ProgramLog.lines.append("didFinishLaunching in \(type(of: application))")
        return true
    }
}

final class ProgramSceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        ProgramLog.lines.append("willConnect \(session.configuration.name ?? "without a name")")
    }
}

final class ProgramApplication: UIApplication {}

@MainActor
private enum ProgramLog {
    static var lines: [String] = []
}

@MainActor @Suite struct MainProgramTests {
    private let list: [String: Any] = [
        "UIApplicationSceneManifest": [
            "UISceneConfigurations": [
                "UIWindowSceneSessionRoleApplication": [
                    [
                        "UISceneConfigurationName": "Default Configuration",
                        "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).ProgramSceneDelegate",
                    ]
                ]
            ]
        ]
    ]

    @Test func `a program launches the classes that it names, and the scene of its property list`() {
        useFreshRuntime()
        ProgramLog.lines = []
        MainProgram("UIKitTests.ProgramApplication", "UIKitTests.ProgramDelegate").launch(
            AppInfo(list, delegate: ProgramDelegate()))
        #expect(
            ProgramLog.lines == [
                "didFinishLaunching in ProgramApplication", "willConnect Default Configuration",
            ])
        #expect(UIApplication.shared is ProgramApplication)
        useFreshRuntime()
    }

    @Test(
        arguments: [
            (
                "Shop", nil,
                "Unable to instantiate the UIApplication subclass instance. No class named Shop is loaded."
            ),
            (
                nil, "Shop",
                "Unable to instantiate the UIApplication delegate instance. No class named Shop is loaded."
            ),
        ] as [(String?, String?, String)])
    func `a class that is not there is UIKit's exception`(
        principal: String?, delegate: String?, message: String
    ) {
        useFreshRuntime()
        Runtime.current.diagnostics.recordsExceptions = true
        _ = MainProgram(principal, delegate)
        #expect(Runtime.current.diagnostics.entries.map(\.message) == [message])
    }
}
