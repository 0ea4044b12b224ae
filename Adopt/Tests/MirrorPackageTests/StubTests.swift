import Foundation
import Testing

@testable import MirrorPackage

/// The user's own declarations of absent modules.
struct StubTests {
    @Test(arguments: [("Firebase=a/b", "Firebase"), ("Firebase", nil), ("=a", nil)] as [(String, String?)])
    func `an argument has a name and a folder`(argument: String, module: String?) {
        #expect(Stub(argument)?.module == module)
    }

    @Test func `a stub is a module that its users depend on`() throws {
        var fixture = try SourceFolderProject([
            "App/A.swift": "import Firebase", "App/B.swift": "let b = 1", "Kit/K.swift": "import Lottie",
            "AppTests/T.swift": "#if canImport(Firebase)\nimport Firebase\n#endif",
            "Stubs/Firebase/F.swift": "",
        ])
        defer { fixture.remove() }
        fixture.project.targets.removeAll { $0.name == "Stubs" }
        let stub = try #require(Stub("Firebase=\(fixture.folder.path)/Stubs"))
        try stub.add(to: &fixture.project)
        fixture.outlines.read(fixture.project.targets)
        Stub.connect([stub], in: &fixture.project, fixture.outlines)
        #expect(fixture.project.targets.map(\.dependencies) == [["Firebase"], ["App", "Firebase"], [], []])
        #expect(
            fixture.paths(fixture.part.project) == [
                "App/A.swift", "App/B.swift", "AppTests/T.swift", "Stubs/Firebase/F.swift",
            ])
    }

    @Test func `a stub replaces a library of its name`() throws {
        var fixture = try SourceFolderProject(["Kit/K.swift": "", "Stubs/S.swift": ""])
        defer { fixture.remove() }
        try #require(Stub("Kit=\(fixture.folder.path)/Stubs")).add(to: &fixture.project)
        #expect(fixture.paths(fixture.project) == ["Stubs/S.swift", "Stubs/S.swift"])
    }

    @Test func `a folder without Swift files is an error`() throws {
        var fixture = try SourceFolderProject(["App/A.swift": ""])
        defer { fixture.remove() }
        #expect(throws: MirrorFailure.self) {
            try Stub("Firebase=\(fixture.folder.path)/None")?.add(to: &fixture.project)
        }
    }
}
