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
        #expect(text.contains(#".package(name: "PageFlow", path: "/pageflow")"#))
        #expect(text.contains(#".executable(name: "Clock", targets: ["ClockProgram"])"#))
        #expect(text.contains(#"path: "Sources/Clock", swiftSettings: [.swiftLanguageMode(.v5)]"#))
        #expect(text.contains(#"name: "ClockTests""#))
        #expect(try project.mirrored("Sources/ClockProgram/main.swift").contains("import Clock\n"))
    }

    @Test("Sources keep their folders and lines, and the compiler speaks of the originals")
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

    @Test("The app's folder has its property list and resources as a device lays them out")
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
        let lists = try #require(values as? [String: Any])
        #expect(lists["UIDeviceFamily"] as? [Int] == [1, 2])
        #expect(
            lists["UISupportedInterfaceOrientations~ipad"] as? [String] == [
                "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
            ])
    }

    @Test("A storyboard's classes of the target are of the app's module, whatever it names")
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

    @Test("A second run writes nothing, and after an edit that file alone")
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

    @Test("A file that leaves the project leaves the mirror")
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

    @Test("The original is left as it was")
    func original() throws {
        defer { project.remove() }
        let folder = project.folder.appendingPathComponent("Clock")
        let before = project.dates(beneath: folder)
        _ = try refresh()
        #expect(project.dates(beneath: folder) == before)
    }

    @Test("A folder that holds something else is refused")
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

@Suite("What the compiler says of a mirror")
struct BuildResultTests {
    @Test("Errors are grouped by what would help, the most files first")
    func obstacles() {
        let output = """
            [1/3] Compiling Clock Ticks.swift
            /a/A.swift:3:5: error: value of type 'UIView' has no member 'glow'
            /a/B.swift:9:7: error: value of type 'UIView' has no member 'glow'
            /a/B.swift:9:7: error: value of type 'UIView' has no member 'glow'
            /a/A.swift:1:8: error: no such module 'MapKit'
            /a/A.swift:4:1: warning: unused
            """
        let result = BuildResult(output: output, succeeded: false)
        #expect(result.errors.count == 3)
        #expect(result.filesWithErrors == 2)
        #expect(result.obstacles.map(\.what) == ["no UIView.glow", "no module MapKit"])
        #expect(result.obstacles.map(\.files) == [2, 1])
        #expect(result.otherErrors.isEmpty)
    }

    @Test("What is said of no line of a file is kept in its own words")
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
