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

    private func look(at project: SourceProject) -> ProjectLook {
        var outlines = SourceOutlines()
        outlines.read(project.targets)
        return ProjectLook(project, outlines)
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
                Forecast: 2 of 3 files can be built here, 1 of them without some of their code, with 1 of 3 pages, Clock launches.

                Not here; pass a folder with checkouts by --packages, or your own declarations by --stub NAME=FOLDER:
                  Lottie: 1 import, needed by 2 files, 2 pages, parts of 1 file; --stub Lottie=FOLDER alone brings back 2 files, 2 pages, parts of 1 file.

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
        let look = ProjectLook(fixture.project, fixture.outlines)
        #expect(look.contents.pages == 2 && look.leftOut.pages == 2)
    }

    @Test("A product of a package that a target lists may be here")
    func packages() throws {
        let project = try SmallProject()
        defer { project.remove() }
        try project.write("import SnapKit\nenum Ticks {}\n", to: "Clock/Ticks.swift")
        var read = try ProjectReader.read(project.file)
        read.targets[0].products = ["SnapKit"]
        let look = look(at: read)
        #expect(
            look.packages == [ProjectLook.Module(name: "SnapKit", files: 1, pages: 0)] && look.absent == [])
        #expect(look.text.contains("Clock launches, if the packages below build."))
    }
}
