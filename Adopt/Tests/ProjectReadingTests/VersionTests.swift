import AdoptModel
import Testing

@testable import ProjectReading

@Suite struct VersionTests {
    @Test(
        arguments: [
            (#"from: "1.2.0""#, .upToNextMajor("1.2.0")), (#"exact: "1.2.0""#, .exactly("1.2.0")),
            (#".exact("1.2.0")"#, .exactly("1.2.0")), (#"branch: "main""#, .branch("main")),
            (#".branch("main")"#, .branch("main")), (#"revision: "ab12""#, .revision("ab12")),
            (#".upToNextMajor(from: "1.2.0")"#, .upToNextMajor("1.2.0")),
            (#".upToNextMinor(from: "1.2.0")"#, .upToNextMinor("1.2.0")),
            (#""1.2.0"..<"1.9.0""#, .range("1.2.0", "1.9.0")),
        ] as [(String, PackageReference.Version)])
    func `version requirements are read`(requirement: String, version: PackageReference.Version) {
        let text = """
            let package = Package(name: "A", dependencies: [
                .package(url: "https://example.org/Kit.git", \(requirement)), .package(path: "../Near"),
            ], targets: [.target(name: "A")])
            """
        let packages = ManifestText.manifest(text)?.packages
        #expect(packages == [PackageReference(url: "https://example.org/Kit.git", version: version)])
        #expect(packages?.first?.identity == "kit")
    }

    @Test func `a computed manifest is run`() throws {
        let files = try ProjectFixture([
            "A/Sources/A/A.swift": "",
            "A/Package.swift": """
            // swift-tools-version:5.9
            import PackageDescription
            let names = ["A"]
            let package = Package(name: "A", dependencies: [
                .package(url: "https://example.org/Kit.git", .upToNextMinor(from: "1.2.0")),
            ], targets: names.map { .target(name: $0) })
            """,
        ])
        let project = try ProjectReader.read(files.folder.appendingPathComponent("A"))
        #expect(
            project.packages == [
                PackageReference(url: "https://example.org/Kit.git", version: .range("1.2.0", "1.3.0"))
            ])
    }
}
