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
        return ProjectLook(try ProjectReader.read(project.file))
    }

    @Test("A project without packages builds as a whole")
    func whole() throws {
        let look = try look()
        #expect(look.targets == ["app": 1, "target of unit tests": 1])
        #expect(look.contents.files == 3 && look.contents.pages == 1 && look.contents.views == 0)
        #expect(look.forecast == .whole && look.elsewhere == [] && look.neutral == [])
        #expect(
            look.text == """
                Clock: 1 app, 1 target of unit tests
                  3 Swift files, 16 lines
                  1 page in UIKit

                Forecast: everything runs, as far as the imports show.
                """)
    }

    @Test("Pages that inherit from a page with a module from elsewhere need the module too")
    func elsewhere() throws {
        let look = try look(
            adding: """
                import Lottie
                import MapKit
                class Base: UIViewController {}
                class Page: Base {}
                struct Card: View {}
                """)
        #expect(look.forecast == .part && look.contents.pages == 3 && look.contents.views == 1)
        #expect(look.elsewhere == [ProjectLook.Module(name: "Lottie", files: 1, pages: 2)])
        #expect(look.neutral == [ProjectLook.Module(name: "MapKit", files: 1, pages: 2)])
    }

    @Test("A project without a page of UIKit has nothing to run")
    func nothing() {
        let project = SourceProject(name: "Empty", folder: URL(fileURLWithPath: "/"), targets: [])
        #expect(ProjectLook(project).forecast == .nothing)
    }
}
