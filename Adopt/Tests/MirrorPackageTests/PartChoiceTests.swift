import Foundation
import Testing

@testable import MirrorPackage

/// The choice of targets, packages and folders of a project.
struct PartChoiceTests {
    private static let texts = [
        "App/AppDelegate.swift": "@main class AppDelegate { let store = Store() }",
        "App/Feed/Feed.swift": "class Feed { let card = Card() }", "App/Shop/Store.swift": "class Store {}",
        "App/Views/Card.swift": "import Kit\nclass Card {}", "App/Views/Colors.swift": "extension UIColor {}",
        "App/Views/Store+Look.swift": "extension Store {}", "AppTests/T.swift": "", "AppLite/Lite.swift": "",
        "Kit/K.swift": "",
    ]

    @Test(arguments: [
        (["Kit"], ["Kit/K.swift"]), (["AppLite"], ["AppLite/Lite.swift"]),
        (
            ["App/Feed"],
            ["App/Feed/Feed.swift", "App/Views/Card.swift", "App/Views/Colors.swift", "AppTests/T.swift"]
        ),
        (
            ["Kit", "App/Shop"],
            [
                "App/Shop/Store.swift", "App/Views/Colors.swift", "App/Views/Store+Look.swift",
                "AppTests/T.swift", "Kit/K.swift",
            ]
        ),
    ])
    func `names choose targets and folders with the files that they need`(names: [String], paths: [String])
        throws
    {
        var fixture = try SourceFolderProject(Self.texts)
        defer { fixture.remove() }
        let part = try PartChoice(names).part(of: fixture.project, &fixture.outlines)
        #expect(fixture.paths(part) == paths)
    }

    @Test func `without a name, the largest of several apps is chosen`() throws {
        var fixture = try SourceFolderProject(Self.texts)
        defer { fixture.remove() }
        let part = try PartChoice([]).part(of: fixture.project, &fixture.outlines)
        #expect(part.targets.map(\.name) == ["App", "AppTests"])
        #expect(part.remarks == ["App is the largest of 2 apps. Choose another with --only: AppLite."])
    }

    @Test func `an unknown name is an error with the possible ones`() throws {
        var fixture = try SourceFolderProject(["App/A.swift": "", "Kit/K.swift": ""])
        defer { fixture.remove() }
        let failure = #expect(throws: MirrorFailure.self) {
            try PartChoice(["Ki"]).part(of: fixture.project, &fixture.outlines)
        }
        #expect(failure?.description.hasSuffix("named Ki. Its targets: App, Kit.") == true)
    }
}
