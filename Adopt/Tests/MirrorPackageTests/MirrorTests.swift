import AdoptModel
import Foundation
import ProjectReading
import Testing

@testable import MirrorPackage

@Suite("Mirrors")
struct MirrorTests {
    private let project: SmallProject
    private let pageFlow = URL(fileURLWithPath: "/pageflow")

    init() throws { project = try SmallProject() }

    private func refresh() throws -> AdoptReport {
        try Mirror(output: project.output, pageFlow: pageFlow).refresh(ProjectReader.read(project.file))
    }

    @Test("A project's targets become targets of a package, with a program that launches the app")
    func package() throws {
        defer { project.remove() }
        let report = try refresh()
        #expect(report.programs == ["Clock"])
        let text = try project.mirrored("Package.swift")
        #expect(text.contains(#".package(path: "/pageflow")"#))
        #expect(text.contains(#".executable(name: "Clock", targets: ["ClockProgram"])"#))
        #expect(
            text.contains(#".unsafeFlags(["-Xfrontend", "-debug-diagnostic-names", "-suppress-warnings"])"#))
        #expect(text.contains(#"path: "Sources/Clock", swiftSettings: [.swiftLanguageMode(.v4_2), "#))
        #expect(text.contains(#"name: "ClockTests""#))
        #expect(try project.mirrored("Sources/ClockProgram/main.swift").contains("import Clock\n"))
    }

    @Test("Sources keep their folders and lines, and the compiler names the originals")
    func sources() throws {
        defer { project.remove() }
        let report = try refresh()
        let original = project.folder.appendingPathComponent("Clock/Clock/Ticks.swift")
        let ticks = try project.mirrored("Sources/Clock/Ticks.linux.swift")
        #expect(
            ticks == "#sourceLocation(file: \"\(original.path)\", line: 1)\n"
                + (try String(contentsOf: original, encoding: .utf8)))
        let page = try project.mirrored("Sources/Clock/Pages/ClockViewController.linux.swift")
        #expect(page.contains("label: UILabel!") && !page.contains("@IBOutlet"))
        let app = try #require(report.modules.first { $0.name == "Clock" })
        #expect((app.files, app.filesAsTheyWere) == (3, 1))
        #expect(app.changes["@IBOutlet"] == 1)
    }

    @Test("A framework's target consists of links to the files of Frameworks")
    func frameworks() throws {
        defer { project.remove() }
        try project.write("import MapKit\nlet map = MKMapView()\n", to: "Clock/Ticks.swift")
        let report = try refresh()
        #expect(report.frameworks == ["CoreLocation", "MapKit"])
        #expect(try project.mirrored("StandIns/MapKit/MKMapView.swift").contains("open class MKMapView"))
        let link = project.output.appendingPathComponent("StandIns/MapKit/MKMapView.swift").path
        let original = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        #expect(original.hasSuffix("Frameworks/Sources/MapKit/MKMapView.swift"))
        let manifest = try project.mirrored("Package.swift")
        #expect(manifest.contains(#"path: "StandIns/MapKit", swiftSettings: [.swiftLanguageMode(.v5)"#))
        try project.write("let map = 1\n", to: "Clock/Ticks.swift")
        _ = try refresh()
        #expect(!FileManager.default.fileExists(atPath: link))
    }

    @Test("The app's folder contains its property list and resources in the layout of a device")
    func appFolder() throws {
        defer { project.remove() }
        _ = try refresh()
        #expect(try project.mirrored("Apps/Clock.app/Base.lproj/Main.storyboard") == "<document/>\n")
        #expect(try project.mirrored("Apps/Clock.app/Assets.xcassets/Contents.json") == "{}\n")
        let list = project.output.appendingPathComponent("Apps/Clock.app/Info.plist")
        let values = try PropertyListSerialization.propertyList(from: Data(contentsOf: list), format: nil)
        let texts = try #require(values as? [String: Any]).compactMapValues { $0 as? String }
        #expect(texts["CFBundleIdentifier"] == "org.example.clock")
        #expect((texts["CFBundleName"], texts["UIMainStoryboardFile"]) == ("Clock", "Main"))
        #expect(texts["CFBundleDevelopmentRegion"] == "en")
        let lists = try #require(values as? [String: Any])
        #expect(lists["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(
            lists["UISupportedInterfaceOrientations~ipad"] as? [String] == [
                "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
            ])
    }

    @Test("A delegate in place of one that is left out launches the app")
    func launchInPlace() throws {
        defer { project.remove() }
        let delegate = "import Firebase\n@main class AppDelegate: FirebaseDelegate {}\n"
        try project.write(delegate, to: "Clock/AppDelegate.swift")
        let read = try ProjectReader.read(project.file)
        var outlines = SourceOutlines()
        outlines.read(read.targets)
        let part = ProjectPart(of: read, outlines: outlines)
        let report = try Mirror(output: project.output, pageFlow: pageFlow).refresh(part.project).of(part)
        #expect(report.programs == ["Clock"] && report.leftOut.map(\.name) == ["AppDelegate.swift"])
        #expect(
            report.absentModules.map(\.name) == ["Firebase"] && report.launches.map(\.isPossible) == [true])
        #expect(
            try project.mirrored("Sources/Clock/LaunchInPlace.linux.swift").contains("class AppDelegate:"))
        #expect(throws: (any Error).self) { try project.mirrored("Sources/Clock/AppDelegate.linux.swift") }
        #expect(report.text.contains("AppDelegate.swift:1: imports Firebase, which isn't here\n"))
        let list = InfoPlist(of: part.project.targets[0]).values["PageFlowClassesLeftOut"] as? [String]
        #expect(list == ["AppDelegate"])
    }

    /// Foundation on Linux only finds a folder of texts that has the development region's name.
    @Test(arguments: [
        ("ja_JP", "ja"), ("en", "en"), ("pt-PT", "pt_PT"), ("zh_Hans", "zh-Hans"), ("ko_KR", "ko_KR"),
    ])
    func `the development region is the name of a folder`(region: String, name: String) {
        var app = SourceTarget(name: "App", module: "App", kind: .app, infoValues: [:])
        app.resources = ["ja", "en", "pt_PT", "zh-Hans"].map {
            URL(fileURLWithPath: "/App/\($0).lproj/Localizable.strings")
        }
        app.settings["DEVELOPMENT_LANGUAGE"] = region
        #expect(InfoPlist(of: app).values["CFBundleDevelopmentRegion"] as? String == name)
    }

    @Test("Each module contains the declarations that replace Foundation's")
    func inEachModule() throws {
        defer { project.remove() }
        _ = try refresh()
        for folder in ["Sources/Clock", "Tests/ClockTests"] {
            let imports = try project.mirrored("\(folder)/ImportsOfFoundation.swift")
            #expect(imports.contains("@_exported import AppleFoundation\n"))
        }
        #expect(try project.mirrored("Package.swift").contains("\"AppleFoundation\""))
    }

    @Test(
        "Unit tests that an app hosts have a window",
        arguments: [("dependencies = (D1);", true), ("dependencies = ();", false)])
    func host(dependencies: String, hasWindow: Bool) throws {
        defer { project.remove() }
        try project.change("dependencies = (D1);", to: dependencies)
        _ = try refresh()
        let file = try project.mirrored("Tests/ClockTests/OnLinux.swift")
        #expect(file.contains("func makeHostRoot()") == hasWindow)
        #expect(file.contains("typealias XCTestCase = PageFlowTesting.SimulatorTestCase") != hasWindow)
    }

    @Test("A UI test target depends on the app and XCUIAutomation, and gets one file")
    func interfaceTests() throws {
        defer { project.remove() }
        try project.change("bundle.unit-test", to: "bundle.ui-testing")
        let report = try refresh()
        #expect(report.modules.map(\.name) == ["Clock", "ClockTests"])
        let text = try project.mirrored("Package.swift")
        #expect(text.contains(#".testTarget("# + "\n            name: \"ClockTests\""))
        #expect(text.contains(#"dependencies: [.product(name: "XCUIAutomation", package: "pageflow")"#))
        #expect(text.contains(#""ClockFolder"]"#))
        #expect(
            try project.mirrored("Tests/ClockTests/OnLinux.swift").contains(
                "public typealias XCTestCase = XCUIAutomation.UITestCase"))
    }

    @Test("A storyboard's classes from the target belong to the app's module, whatever module it names")
    func interfaceFiles() throws {
        defer { project.remove() }
        try project.write(
            "<a customClass=\"A\" customModule=\"Old\" customModuleProvider=\"target\"/>"
                + "<b customClass=\"B\" customModuleProvider=\"target\"/><c customClass=\"C\" customModule=\"Kit\"/><d customClass=\"SKView\"/><e customClass=\"E\"/>\n",
            to: "Clock/Base.lproj/Main.storyboard")
        _ = try refresh()
        #expect(
            try project.mirrored("Apps/Clock.app/Base.lproj/Main.storyboard")
                == "<a customClass=\"A\" customModule=\"Clock\" customModuleProvider=\"target\"/>"
                + "<b customClass=\"B\" customModule=\"Clock\" customModuleProvider=\"target\"/>"
                + "<c customClass=\"C\" customModule=\"Kit\"/><d customClass=\"SKView\" customModule=\"SpriteKit\"/>"
                + "<e customClass=\"E\"/>\n")
    }

    @Test("Tests find their own files in their own bundle, even if the app has files of the same names")
    func testBundle() throws {
        defer { project.remove() }
        try project.write("{\"count\": 1}\n", to: "ClockTests/ticks.json")
        try project.write(
            "import XCTest\nclass TicksTests: XCTestCase { let own = Bundle(for: TicksTests.self) }\n",
            to: "ClockTests/TicksTests.swift")
        try project.add(resource: "ticks.json")
        _ = try refresh()
        let plugIn = "Apps/Clock.app/PlugIns/ClockTests.xctest"
        #expect(try project.mirrored("\(plugIn)/ticks.json") == "{\"count\": 1}\n")
        #expect(
            try project.mirrored("\(plugIn)/Info.plist").contains("<string>org.example.clock.tests</string>"))
        #expect(
            try project.mirrored("Tests/ClockTests/Bundles.swift").contains(
                "moduleBundlePath(declaring: aClass)"))
        #expect(throws: (any Error).self) { try project.mirrored("Sources/Clock/Bundles.swift") }
    }

    @Test("A package's tests without an app run in a folder with the files of each target")
    func packageTests() throws {
        defer { project.remove() }
        let texts = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Feed", targets: [
                .target(name: "Feed"),
                .testTarget(name: "FeedTests", dependencies: ["Feed"], resources: [.process("One"), .copy("Two")]),
            ])
            """,
            "Sources/Feed/Feed.swift":
                "public enum Feed {}\nlet title = String(localized: \"a\", bundle: .module)\n",
            "Tests/FeedTests/FeedTests.swift": "import XCTest\nlet own = Bundle.module\n",
            "Tests/FeedTests/One/a.json": "1\n", "Tests/FeedTests/Two/b.json": "2\n",
        ]
        for (path, text) in texts { try project.write(text, to: "Feed/\(path)") }
        let folder = project.folder.appendingPathComponent("Clock/Feed")
        _ = try Mirror(output: project.output, pageFlow: pageFlow).refresh(ProjectReader.read(folder))
        let plugIn = "Apps/xctest.app/PlugIns/FeedTests.xctest"
        #expect(try project.mirrored("\(plugIn)/a.json") == "1\n")
        #expect(try project.mirrored("\(plugIn)/Two/b.json") == "2\n")
        for module in ["Sources/Feed", "Tests/FeedTests"] {
            #expect(try project.mirrored("\(module)/Bundles.swift").contains("static var module"))
        }
        #expect(try project.mirrored("Package.swift").contains("\"xctestFolder\"]"))
        #expect(try project.mirrored("Sources/xctestFolder/enter.c").contains("/Apps/xctest.app"))
    }

    @Test("A file gets the imports of the bridging header")
    func bridgingHeader() throws {
        defer { project.remove() }
        try project.write("@import UIKit;\n@import MapKit;\n", to: "Clock/Bridging.h")
        try project.change(
            "SWIFT_VERSION = 4.2;", to: "SWIFT_VERSION = 4.2; SWIFT_OBJC_BRIDGING_HEADER = Clock/Bridging.h;")
        _ = try refresh()
        let text = try project.mirrored("Sources/Clock/AppDelegate.linux.swift")
        #expect(text.hasSuffix("\nimport MapKit\n"))
        #expect(text.ranges(of: "import UIKit").count == 1)
    }

    @Test("A file with its own conditions for Linux gets no imports", arguments: [true, false])
    func bridgingHeaderOnLinux(isForLinux: Bool) {
        defer { project.remove() }
        let file = project.folder.appendingPathComponent("Clock/Ticks.swift")
        var target = SourceTarget(name: "Clock", module: "Clock", kind: .library, sources: [file])
        (target.isForLinux, target.bridgedModules) = (isForLinux, ["MapKit"])
        #expect(AdoptedModule(reading: target).imports.contains("MapKit") == !isForLinux)
    }

    @Test("A second run writes nothing, and a run after an edit writes only that file")
    func secondRun() throws {
        defer { project.remove() }
        let first = try refresh()
        #expect(first.filesWritten > 8)
        #expect(try refresh().filesWritten == 0)
        let dates = project.dates(beneath: project.output.appendingPathComponent("Sources"))
        try project.write(
            "enum Ticks { static func text(_ count: Int) -> String { \"-\" } }\n", to: "Clock/Ticks.swift")
        #expect(try refresh().filesWritten == 1)
        let after = project.dates(beneath: project.output.appendingPathComponent("Sources"))
        #expect(after.keys.sorted() == dates.keys.sorted())
        #expect(after.filter { dates[$0.key] != $0.value }.map(\.key) == ["Clock/Ticks.linux.swift"])
    }

    @Test("A file that is removed from the project is removed from the mirror")
    func leavingFile() throws {
        defer { project.remove() }
        _ = try refresh()
        let file = project.folder.appendingPathComponent("Clock/Clock.xcodeproj/project.pbxproj")
        let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(
            of: "B1, B2, B3", with: "B1, B2")
        try text.write(to: file, atomically: true, encoding: .utf8)
        _ = try refresh()
        #expect(
            !FileManager.default.fileExists(
                atPath: project.output.appendingPathComponent("Sources/Clock/Ticks.linux.swift").path))
    }

    @Test("The original does not change")
    func original() throws {
        defer { project.remove() }
        let folder = project.folder.appendingPathComponent("Clock")
        let before = project.dates(beneath: folder)
        _ = try refresh()
        #expect(project.dates(beneath: folder) == before)
    }

    @Test("A folder with other files is rejected")
    func otherFolder() throws {
        defer { project.remove() }
        try FileManager.default.createDirectory(at: project.output, withIntermediateDirectories: true)
        try "mine".write(
            to: project.output.appendingPathComponent("notes.txt"), atomically: true, encoding: .utf8)
        let failure = #expect(throws: MirrorFailure.self) { try refresh() }
        #expect(failure?.description.contains("--output") == true)
        #expect(try project.mirrored("notes.txt") == "mine")
    }
}

@Suite("Compiler messages about a mirror")
struct BuildResultTests {
    @Test("Errors are grouped by obstacle, starting with the most files")
    func obstacles() {
        let output = """
            [1/3] Compiling Clock Ticks.swift
            /a/A.swift:3:5: error: value of type 'UIView' has no member 'glow' [could_not_find_value_member]
            /a/B.swift:9:7: error: value of type 'UIView' has no member 'glow' [could_not_find_value_member]
            /a/B.swift:9:7: error: value of type 'UIView' has no member 'glow' [could_not_find_value_member]
            /a/A.swift:1:8: error: no such module 'MapKit' [sema_no_import]
            /a/A.swift:4:1: warning: unused
            """
        let result = BuildResult(output: output, succeeded: false)
        #expect(result.errors.count == 3)
        #expect(result.filesWithErrors == 2)
        #expect(result.obstacles.map(\.what) == ["no UIView.glow", "no module MapKit"])
        #expect(result.obstacles.map(\.files) == [2, 1])
        #expect(result.otherErrors.isEmpty)
    }

    @Test("The linker names a line of a file")
    func linkerErrors() throws {
        let output = "/a/A.swift:3: error: undefined reference to '$s4tick'"
        let result = BuildResult(output: output, succeeded: false)
        let error = try #require(result.errors.first)
        #expect((error.path, error.line, error.column) == ("/a/A.swift", 3, 1))
        #expect(error.message == "undefined reference to '$s4tick'" && result.otherErrors.isEmpty)
    }

    @Test("Messages without a line of a file are kept verbatim")
    func otherErrors() {
        let output = """
            [4/9] Compiling Clock Ticks.swift
            <unknown>:0: error: missing required module 'SwiftShims'
            <unknown>:0: error: missing required module 'SwiftShims'
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            /usr/bin/ld.gold: error: cannot find -lz
            A.o:A.swift.o: undefined reference to 'tick'
            /a/A.swift:3:5: error: value of type 'UIView' has no member 'glow'
            """
        #expect(
            BuildResult(output: output, succeeded: false).otherErrors == [
                "<unknown>:0: error: missing required module 'SwiftShims'",
                "/usr/bin/ld.gold: error: cannot find -lz", "A.o:A.swift.o: undefined reference to 'tick'",
            ])
    }
}
