import AdoptModel
import Foundation
import Testing

@testable import MirrorPackage

/// What a run knows from the last one.
struct LastRunTests {
    private static let texts = [
        "App/A.swift": "func a() {\n    print(1)\n    glow()\n}",
        "App/B.swift": "class B {\n}\nstruct C: B {}",
        "App/D.swift": "let b = B()\nlet d = 1",
    ]

    /// A project and its part after errors on the third lines of two files.
    private func built() throws -> (SourceFolderProject, ProjectPart) {
        let fixture = try SourceFolderProject(Self.texts)
        var part = fixture.part
        _ = part.leaveOut(errorsOf: fixture.build(failingIn: "App/A.swift", "App/B.swift"))
        return (fixture, part)
    }

    @Test func `the next run begins with the part that compiled`() throws {
        let (fixture, part) = try built()
        defer { fixture.remove() }
        var next = fixture.part
        next.leaveOut(part.errors)
        #expect(next.project.targets == part.project.targets && next.leftOut == part.leftOut)
        #expect(next.project.targets != fixture.part.project.targets && next.hasErrors)
    }

    @Test func `a file that has changed is compiled again`() throws {
        let (fixture, part) = try built()
        defer { fixture.remove() }
        let file = fixture.folder.appendingPathComponent("App/A.swift")
        try "func a() {\n    print(2)\n}".write(to: file, atomically: true, encoding: .utf8)
        var outlines = SourceOutlines()
        outlines.read(fixture.project.targets)
        var next = ProjectPart(of: fixture.project, outlines: outlines)
        next.leaveOut(part.errors)
        #expect(next.project.targets[0].leftOutParts[file] == nil)
        #expect(part.project.targets[0].leftOutParts[file] != nil)
    }

    @Test func `a package with an error stays absent`() throws {
        var fixture = try SourceFolderProject(["App/B.swift": "let b = 1"])
        defer { fixture.remove() }
        let folder = fixture.folder.appendingPathComponent("Packages/Kit")
        fixture.project.broughtPackages = [
            BroughtPackage(name: "Kit", folder: folder, use: .asItIs(["Kit": ["Kit"]]))
        ]
        var (part, next) = (fixture.part, fixture.part)
        _ = part.leaveOut(errorsOf: fixture.build(failingIn: "Packages/Kit/K.swift"))
        next.leaveOut(part.errors)
        #expect(next.project.broughtPackages.isEmpty && next.failedPackages == part.failedPackages)
    }

    @Test(arguments: [
        ("func a() {\n    print(2)\n}", true), ("func a() {}\nfunc e() {}", false),
    ])
    func `errors stay while no declaration changes`(text: String, apply: Bool) throws {
        let (fixture, part) = try built()
        defer { fixture.remove() }
        func surroundings() -> String {
            LastRun.surroundings(of: fixture.part.project, pageFlow: fixture.folder)
        }
        let run = LastRun(part.errors, rewriting: [], wholeBuild: nil, surroundings: surroundings())
        try run.save(in: fixture.folder)
        let file = fixture.folder.appendingPathComponent("App/A.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let stored = try #require(LastRun(in: fixture.folder))
        #expect(stored.applies(to: surroundings()) == apply)
        LastRun.remove(from: fixture.folder)
        #expect(LastRun(in: fixture.folder) == nil)
    }
}
