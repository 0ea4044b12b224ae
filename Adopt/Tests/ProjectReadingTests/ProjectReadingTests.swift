import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

@Suite struct ProjectReadingTests {
    @Test func `a project has groups, variants and settings`() throws {
        let fixture = try ProjectFixture(ProjectFixture.groupFiles)
        let project = try ProjectReader.read(fixture.folder)
        #expect(project.name == "App")
        #expect(project.targets.map(\.kind) == [.app, .unitTests, .other])
        #expect(fixture.paths(project.targets[0].missingSources) == ["My App/Gone.swift"])
        #expect(project.targets.map(\.bridgedModules) == [[], ["MapKit", "UIKit"], []])
        let app = project.targets[0]
        #expect(fixture.paths(app.sources) == ["My App/AppDelegate.swift", "Common/Shared.swift"])
        #expect(fixture.paths(app.otherSources) == ["My App/Old.m"])
        #expect(
            fixture.paths(app.resources) == [
                "My App/Base.lproj/Main.storyboard", "My App/en.lproj/Main.strings", "My App/Assets.xcassets",
            ])
        #expect(app.infoPlist.map { fixture.paths([$0]) } == ["My App/Info.plist"])
        #expect(app.module == "My_App")
        #expect(app.infoValues == ["UIMainStoryboardFile": "Main"])
        #expect(app.swiftVersion == "4.2")
        #expect(app.conditions == ["DEBUG", "BETA", "SIMULATED", "EXTRA"])
        #expect(app.assetNames == .resourcesAndExtensions && project.targets[1].assetNames == .resources)
        #expect(app.products == ["Charts"])
        #expect(app.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.My-App")
        #expect(app.settings["API_URL"] == "https://a.b" && app.settings["NONE"] == nil)
        #expect(fixture.paths(project.targets[1].sources) == ["Tests/AppTests.swift"])
        #expect(project.targets[1].dependencies == ["My App"])
    }

    @Test func `a file that a tool generates can be missing`() throws {
        var files = ProjectFixture.groupFiles
        for (path, text) in files where path.hasSuffix("project.pbxproj") {
            files[path] = text.replacingOccurrences(of: "Gone.swift", with: "R.generated.swift")
        }
        let fixture = try ProjectFixture(files)
        let project = try ProjectReader.read(fixture.folder)
        #expect(project.remarks.allSatisfy { !$0.contains("R.generated.swift") })
        #expect(project.targets.map(\.resourceNames) == [.rswift, .none, .none])
    }

    @Test func `files in synchronized folders belong to targets`() throws {
        let fixture = try ProjectFixture([
            "App.xcodeproj/project.pbxproj": ProjectFixture.synchronized, "App/Info.plist": "",
            "App/App.swift": "", "App/Both.swift": "", "App/Drafts/Later.swift": "",
            "App/Base.lproj/Main.storyboard": "", "App/Base.lproj/Old.storyboard": "",
            "App/Assets.xcassets/A.imageset/a.png": "", "App/README.md": "",
        ])
        let project = try ProjectReader.read(fixture.folder.appendingPathComponent("App.xcodeproj"))
        #expect(fixture.paths(project.targets[0].sources) == ["App/App.swift", "App/Both.swift"])
        #expect(
            fixture.paths(project.targets[0].resources) == [
                "App/Assets.xcassets", "App/Base.lproj/Main.storyboard",
            ])
        #expect(fixture.paths(project.targets[1].sources) == ["App/Both.swift"])
    }

    @Test func `frameworks of referenced projects are adopted`() throws {
        let fixture = try ProjectFixture([
            "Demo/App.xcodeproj/project.pbxproj": ProjectFixture.ofAnotherProject, "Demo/App.swift": "",
            "Kit/Kit.xcodeproj/project.pbxproj": ProjectFixture.anotherProject, "Kit/Kit.swift": "",
        ])
        let project = try ProjectReader.read(fixture.folder.appendingPathComponent("Demo"))
        #expect(project.targets.map(\.name) == ["App", "Kit", "Base"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(fixture.paths(project.targets[1].sources) == ["Kit/Kit.swift"])
    }

    @Test(arguments: [
        ([], nil), (["/App/a.mp3"], "a.mp3, which doesn't exist."),
        (["/App/a.mp3", "/b/b.mp3"], "2 files that don't exist: a.mp3, b.mp3."),
        (
            ["/a.mp3", "/b.mp3", "/c.mp3", "/d.mp3", "/e.mp3"],
            "5 files that don't exist: a.mp3, b.mp3, c.mp3 and 2 more."
        ),
    ])
    func `missing files are counted`(paths: [String], words: String?) {
        let files = paths.map { URL(fileURLWithPath: $0) }
        #expect(files.missingFiles(in: URL(fileURLWithPath: "/App")) == words)
    }

    @Test func `the property list's settings are read`() throws {
        let text = ProjectFixture.project(
            [.init(name: "App", kind: "application", attributes: "buildConfigurationList = L;")],
            children: "X",
            objects: """
                X = { isa = PBXFileReference; path = Keys.xcconfig; sourceTree = "<group>"; };
                L = { isa = XCConfigurationList; buildConfigurations = (D); };
                D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
                    buildSettings = { INFOPLIST_FILE = Info.plist; HOST = example.org; BASE = "https:/$()/$(HOST)"; }; };
                """)
        var files = [
            "App.xcodeproj/project.pbxproj": text, "App.swift": "",
            "Info.plist": "<string>$(BASE) ${KEY} $(PRODUCT_NAME)</string>",
        ]
        let fixture = try ProjectFixture(files)
        let project = try ProjectReader.read(fixture.folder)
        #expect(project.targets[0].settings["BASE"] == "https://example.org")
        #expect(project.targets[0].settings["KEY"] == "KEY")
        #expect(project.remarks.last?.hasSuffix("settings. The value of each is its name: KEY.") == true)
        files["Keys.xcconfig"] = "KEY = 12\n"
        let whole = try ProjectFixture(files)
        let other = try ProjectReader.read(whole.folder)
        #expect(other.targets[0].settings["KEY"] == "12" && other.remarks.isEmpty)
    }

    @Test(arguments: ["Model/Clock.swift", "Clock.swift"])
    func `the path of another machine stands for the file here`(place: String) throws {
        let path = "/Users/mary/Work/App/Model/Clock.swift"
        let text = ProjectFixture.project([.init(name: "App", kind: "application", file: path)])
        var files = ["App.xcodeproj/project.pbxproj": text]
        let lost = try ProjectFixture(files)
        #expect(try ProjectReader.read(lost.folder).targets[0].missingSources.map(\.path) == [path])
        files[place] = ""
        let fixture = try ProjectFixture(files)
        #expect(fixture.paths(try ProjectReader.read(fixture.folder).targets[0].sources) == [place])
    }

    @Test func `a target is adopted with its dependencies and its tests`() throws {
        let fixture = try ProjectFixture(ProjectFixture.groupFiles)
        let project = try ProjectReader.read(fixture.folder, target: "My App")
        #expect(project.targets.map(\.name) == ["My App", "Tests"])
    }

    @Test func `configuration files include others`() throws {
        let fixture = try ProjectFixture([
            "Base.xcconfig":
                "// all\n//Z = 1\nA = 1 // one\n#include \"More.xcconfig\"\n#include? \"None.xcconfig\"",
            "More.xcconfig": "B[sdk=iphoneos*] = no\nC = $(A) x=y\n",
        ])
        var missing: [URL] = []
        let lines = ConfigurationFile.lines(
            of: fixture.folder.appendingPathComponent("Base.xcconfig"), missing: &missing)
        #expect(lines.map(\.name) == ["A", "B[sdk=iphoneos*]", "C"])
        #expect(lines.map(\.text) == ["1", "no", "$(A) x=y"])
        #expect(missing.isEmpty)
    }

    @Test(arguments: [
        ("$(A)", "1"), ("${A}-$(B)", "1-1 2"), ("$(A:default=3)$(C:default=3)", "13"), ("$($(D))", "1"),
        ("$A$", "$A$"),
        ("$(E:c99extidentifier)", "__D"), ("$(E:rfc1034identifier)", "3-D"), ("$(LOOP)", ""), ("$(", "$("),
        ("$(F:base) $(F:suffix) $(F:dir) $(F:upper)", "c .d a/b A/B/C.D"),
    ])
    func `variables in build settings are expanded`(text: String, value: String) {
        var settings = BuildSettings()
        let lines = [
            ("A", "1"), ("B", "$(inherited) 2"), ("D", "A"), ("E", "3 D"), ("LOOP", "$(LOOP2)"),
            ("LOOP2", "$(LOOP)"),
            ("F", "a/b/c.d"),
        ]
        settings.add([("B", "$(A)")], configuration: "Debug")
        settings.add(lines.map { (name: $0.0, text: $0.1) } + [("TEXT", text)], configuration: "Debug")
        #expect(settings["TEXT"] == value)
    }

    @Test func `a package's targets are read from its manifest`() throws {
        let manifest = """
            import PackageDescription
            let package = Package(
                name: "Cards", // .target(name: "No")
                products: [.library(name: "Cards", targets: ["Cards"])],
                targets: [
                    .target(name: "Cards", dependencies: ["Core", .product(name: "Snap", package: "snap")],
                        exclude: ["Info.plist"], resources: [.process("Media")]),
                    .target(name: "Core", path: "Elsewhere", sources: ["One"]),
                    .executableTarget(name: "CardsApp", dependencies: [.target(name: "Cards")]),
                    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
                    .binaryTarget(name: "Closed", path: "Closed.xcframework"),
                ])
            """
        let fixture = try ProjectFixture([
            "Package.swift": manifest, "Sources/Cards/Card.swift": "", "Sources/Cards/Info.plist": "",
            "Sources/Cards/Media/a.png": "", "Elsewhere/One/Core.swift": "", "Elsewhere/Two/Not.swift": "",
            "Sources/CardsApp/Main.swift": "import UIKit\n@main\nclass AppDelegate {}",
            "Tests/CardsTests/T.swift": "",
        ])
        let project = try ProjectReader.read(fixture.folder)
        #expect(project.targets.map(\.name) == ["Cards", "Core", "CardsApp", "CardsTests"])
        #expect(project.targets.map(\.kind) == [.library, .library, .app, .unitTests])
        #expect(
            fixture.paths(project.targets.flatMap(\.sources)) == [
                "Sources/Cards/Card.swift", "Elsewhere/One/Core.swift", "Sources/CardsApp/Main.swift",
                "Tests/CardsTests/T.swift",
            ])
        #expect(fixture.paths(project.targets[0].resources) == ["Sources/Cards/Media/a.png"])
        #expect(project.targets[0].dependencies == ["Core"])
        #expect(project.targets[0].products == ["Snap"])
        #expect(project.targets[2].dependencies == ["Cards"])
    }

    @Test func `a folder of sources becomes an app and its tests`() throws {
        let delegate = "import UIKit\n@UIApplicationMain class AppDelegate: UIResponder {}"
        let fixture = try ProjectFixture([
            "Game/AppDelegate.swift": delegate, "Game/Info.plist": "",
            "Game/Main.storyboard": "",
            "Game/GameTests/GameTests.swift": "import XCTest\n@testable import Gambling",
            "Game/GameTests/Helper.swift": "",
        ])
        let project = try ProjectReader.read(fixture.folder.appendingPathComponent("Game"))
        #expect(project.targets.map(\.name) == ["Game", "GameTests"])
        #expect(project.targets.map(\.kind) == [.app, .unitTests])
        #expect(project.targets[0].module == "Gambling")
        #expect(fixture.paths(project.targets[0].sources) == ["Game/AppDelegate.swift"])
        #expect(fixture.paths(project.targets[0].resources) == ["Game/Main.storyboard"])
        #expect(project.targets[0].infoPlist?.lastPathComponent == "Info.plist")
        #expect(project.targets[1].sources.count == 2)
    }

    @Test func `errors contain a suggestion`() throws {
        let fixture = try ProjectFixture([
            "None/a.txt": "", "Two/A.xcodeproj/project.pbxproj": "{}", "Two/B.xcodeproj/project.pbxproj": "{",
            "One/App.xcodeproj/project.pbxproj": ProjectFixture.groups, "Three/C.xcodeproj/other": "",
        ])
        let folder = fixture.folder
        func failure(_ path: String, target: String? = nil) -> String {
            message { try ProjectReader.read(folder.appendingPathComponent(path), target: target) }
        }
        let base = folder.path
        #expect(failure("Nowhere") == "There is nothing at \(base)/Nowhere. Check the path's spelling.")
        #expect(failure("None").hasPrefix("There is no project at \(base)/None: no .xcodeproj"))
        #expect(
            failure("Two").hasSuffix(
                "contains 2 projects. Pass one of them as the path:\n  A.xcodeproj\n  B.xcodeproj"))
        #expect(failure("Two", target: "B") == failure("Two/B.xcodeproj"))
        #expect(failure("Two/A.xcodeproj").hasPrefix("A.xcodeproj/project.pbxproj contains no project."))
        #expect(failure("Two/B.xcodeproj").contains("at line 1. Correct the file"))
        #expect(failure("Three").hasPrefix("C.xcodeproj has no readable project.pbxproj."))
        #expect(failure("One", target: "App") == "App has no target App. It has My App, Tests, Watch.")
    }

    private func message(_ read: () throws -> SourceProject) -> String {
        do {
            return "no error: \(try read().name)"
        } catch {
            return "\(error)"
        }
    }
}
