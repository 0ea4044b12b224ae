import AdoptModel
import Foundation
import ProjectReading
import Testing

@testable import MirrorPackage

/// What `adopt --look` finds in a project.
@Suite("A look at a project")
struct ProjectLookTests {
    private func look(adding text: String = "") throws -> ProjectLook {
        let project = try SmallProject()
        defer { project.remove() }
        if !text.isEmpty { try project.write(text, to: "Clock/Ticks.swift") }
        return try look(at: ProjectReader.read(project.file))
    }

    private func look(at project: SourceProject, checkouts: [URL] = []) -> ProjectLook {
        var outlines = SourceOutlines()
        return ProjectLook(
            project, &outlines,
            finding: NeededPackages(
                searching: checkouts, cloningInto: URL(fileURLWithPath: "/nowhere"), from: .checkouts))
    }

    @Test("A project without packages builds as a whole")
    func whole() throws {
        let look = try look()
        #expect(
            look.text == """
                Clock: 1 app, 1 target of unit tests
                  3 Swift files, 16 lines, 1 page in UIKit

                Forecast: all files can be built here, with 1 of 1 page, Clock launches.
                """)
    }

    @Test("Pages that inherit from a page with an absent module need the module too")
    func absent() throws {
        let look = try look(
            adding: """
                import Lottie
                import MapKit
                typealias Animation = LottieAnimation
                class Base: UIViewController {}
                class Page: Base {}
                struct Card: View {}
                enum Ticks {}
                """)
        #expect(look.contents.pages == 3 && look.contents.views == 1)
        #expect(look.neutral == [ProjectLook.Module(name: "MapKit", files: 1, pages: 2)])
        #expect(
            look.text.hasSuffix(
                """
                Forecast: 2 of 3 files can be built here, 1 of them without some of its code, with 1 of 3 pages, Clock launches.

                Not here; pass a folder with checkouts by --packages, or your own declarations by --stub NAME=FOLDER:
                  Lottie: 1 import, needed by 1 file, 2 pages, parts of 1 file; --stub Lottie=FOLDER alone brings back 1 file, 2 pages, parts of 1 file.

                Apple's frameworks with neutral values:
                  MapKit: 1 file, 2 pages

                Limits of adopt:
                  1 view in SwiftUI: without contents.
                """))
    }

    @Test("Pages of the same name in two targets are two pages")
    func samePages() throws {
        let page = "class Page: UIViewController { typealias Animation = LottieAnimation }"
        let fixture = try SourceFolderProject([
            "App/A.swift": "import Lottie\n" + page, "Kit/B.swift": "import Lottie\n" + page,
            "Kit/C.swift": "let c = 1",
        ])
        defer { fixture.remove() }
        let look = look(at: fixture.project)
        #expect(look.contents.pages == 2 && look.leftOut.pages == 2)
    }

    @Test("Only packages that must be downloaded are a condition of the forecast")
    func packages() throws {
        let project = try SmallProject()
        defer { project.remove() }
        try project.write("import SnapKit\nenum Ticks {}\n", to: "Clock/Ticks.swift")
        var read = try ProjectReader.read(project.file)
        read.targets[0].products = ["SnapKit"]
        read.packages = [PackageReference(url: "https://example.org/SnapKit", version: .branch("main"))]
        let look = look(at: read)
        #expect(
            look.packages == [ProjectLook.Module(name: "SnapKit", files: 1, pages: 0)] && look.absent == [])
        #expect(look.text.contains("Clock launches, if the packages below build."))
        #expect(look.text.contains("\n\nPackages to download, which may not build on Linux:\n  SnapKit"))
    }

    @Test(
        "A checkout is judged by its files",
        arguments: [
            (
                "Pages.swift", "import UIKit\npublic class Base: UIViewController {}",
                "all files can be built here", nil
            ),
            (
                "Pages.swift",
                "import Lottie\npublic class Base: UIViewController { typealias Player = LottiePlayer }",
                "2 of 3 files can be built here",
                "Lottie: 1 import, needed by 2 files, 2 pages"
            ),
            (
                "Pages.m", "", "2 of 3 files can be built here",
                "Kit, in Objective-C: 1 import, needed by 1 file;"
            ),
        ])
    func checkouts(file: String, text: String, forecast: String, absent: String?) throws {
        let project = try SmallProject()
        defer { project.remove() }
        try project.write("import Kit\nclass Page: Base {}\n", to: "Clock/Ticks.swift")
        try project.write(
            """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])
            """, to: "All/Kit/Package.swift")
        try project.write(text, to: "All/Kit/Sources/Kit/\(file)")
        let all = project.file.deletingLastPathComponent().appendingPathComponent("All")
        let look = try look(at: ProjectReader.read(project.file), checkouts: [all])
        #expect(look.text.contains("Forecast: \(forecast)"))
        #expect(!look.text.contains("if the packages below build"))
        #expect(look.absent.isEmpty == (absent == nil))
        if let absent { #expect(look.text.contains("\n  \(absent)")) }
    }

    @Test("A module that only a bridging header imports has no number of files")
    func bridged() throws {
        let project = try SmallProject()
        defer { project.remove() }
        var read = try ProjectReader.read(project.file)
        read.targets[0].bridgedModules = ["Lamp"]
        #expect(
            look(at: read).text.hasSuffix(
                "  Lamp: only a bridging header imports it. The compiler finds the files that need it."))
    }

    @Test(
        "A missing source file costs the code that uses its type",
        arguments: [
            (
                "let key = Keys.shop",
                "Clock lacks Keys.swift; at least 1 file loses code.", 1
            ),
            ("let key = 1", "Clock lacks Keys.swift; the code that needs it doesn't compile.", 0),
        ])
    func missing(text: String, sentence: String, lost: Int) throws {
        let project = try SmallProject()
        defer { project.remove() }
        try project.write(text, to: "Clock/Ticks.swift")
        var read = try ProjectReader.read(project.file)
        read.targets[0].missingSources = [URL(fileURLWithPath: "/Clock/Keys.swift")]
        let look = look(at: read)
        #expect(look.missingSources == [sentence])
        #expect(look.leftOut.files == lost)
    }
}
