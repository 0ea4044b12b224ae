import Foundation
import Testing

@testable import MirrorPackage

/// How an app is launched if the files of its delegates are left out.
struct AppLaunchTests {
    private static let delegate = """
        import Firebase
        typealias Message = FirebaseMessage
        @main class AppDelegate: UIResponder, UIApplicationDelegate {}
        """
    private static let sceneDelegate = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"

    private static func scene(storyboard: String?) -> [String: Any] {
        var scene = ["UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate"]
        scene["UISceneStoryboardFile"] = storyboard
        return [
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]
            ]
        ]
    }

    private func launch(_ texts: [String: String], _ list: [String: Any]) throws -> (AppLaunch, String?) {
        let fixture = try SourceFolderProject(
            texts.merging(["App/Other.swift": "class Other: AppDelegate {}"]) { old, _ in old }, list: list)
        defer { fixture.remove() }
        let part = fixture.part
        return (
            try #require(part.launches.first),
            part.project.targets.first.flatMap { LaunchInPlace(of: $0).text }
        )
    }

    @Test func `the main storyboard launches the app`() throws {
        let (launch, text) = try launch(
            ["App/AppDelegate.swift": Self.delegate], ["UIMainStoryboardFile": "Main"])
        #expect(launch.way == .inPlace(of: "AppDelegate"))
        #expect(
            launch.sentence == """
                App is launched by its storyboard or scene, without the code of AppDelegate. \
                AppDelegate.swift imports Firebase, which isn't here. \
                Enclose the lines that need it in #if canImport(Firebase) and #endif, or pass --stub Firebase=FOLDER.
                """)
        #expect(text?.contains("@main class AppDelegate: UIResponder, UIApplicationDelegate {") == true)
    }

    @Test func `a scene launches the app`() throws {
        let (launch, text) = try launch(
            ["App/AppDelegate.swift": Self.delegate, "App/SceneDelegate.swift": Self.sceneDelegate],
            Self.scene(storyboard: nil))
        #expect(launch.way == .inPlace(of: "AppDelegate") && text?.contains("SceneDelegate") == false)
    }

    @Test func `the storyboard of a scene whose delegate is left out launches the app`() throws {
        let (launch, text) = try launch(
            [
                "App/AppDelegate.swift": "@main class AppDelegate {}",
                "App/SceneDelegate.swift": "import Firebase\ntypealias Message = FirebaseMessage\n"
                    + Self.sceneDelegate,
            ], Self.scene(storyboard: "Main"))
        #expect(launch.way == .itsDelegates && text?.contains("@main") == false)
        #expect(text?.contains("class SceneDelegate: UIResponder, UIWindowSceneDelegate {") == true)
    }

    @Test(arguments: [true, false])
    func `an app that only code in a left-out file launches isn't launched`(hasScene: Bool) throws {
        let (launch, text) = try launch(
            [
                "App/AppDelegate.swift": hasScene ? "@main class AppDelegate {}" : Self.delegate,
                "App/SceneDelegate.swift": "class SceneDelegate: Animation, UIWindowSceneDelegate {}",
                "App/Animation.swift": "import Firebase\nimport Lottie\nclass Animation: LottieAnimation {}",
            ], hasScene ? Self.scene(storyboard: nil) : [:])
        #expect(launch.way == .nothing && text == nil)
        #expect(
            launch.sentence
                == (hasScene
                    ? """
                    App can't be launched. SceneDelegate.swift needs Animation.swift, which imports Firebase, Lottie, which aren't here. \
                    Enclose the lines that need them in #if canImport(Firebase) and #endif, or pass --stub Firebase=FOLDER --stub Lottie=FOLDER.
                    """
                    : """
                    App can't be launched. AppDelegate.swift imports Firebase, which isn't here. \
                    Enclose the lines that need it in #if canImport(Firebase) and #endif, or pass --stub Firebase=FOLDER.
                    """))
    }

    @Test func `SwiftUI or Objective-C start some apps`() throws {
        var fixture = try SourceFolderProject(["App/A.swift": "@main struct A: App {}"])
        defer { fixture.remove() }
        #expect(fixture.part.launches.map(\.way) == [.swiftUI])
        #expect(fixture.part.leftOut.map(\.words) == ["is an app that SwiftUI launches"])
        fixture = try SourceFolderProject(["App/A.swift": "class A {}"])
        fixture.project.targets[0].otherSources = [URL(fileURLWithPath: "/main.m")]
        #expect(fixture.part.launches.map(\.way) == [.objectiveC])
    }
}
