import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// The versions of packages: locked ones, and otherwise those that all requirements allow.
@Suite struct PackageVersionsTests {
    private static let tags = [
        "0.9.0", "1.0.0", "1.0.4", "v1.2.0", "1.2.1-beta.2", "1.2.1-beta.10", "2.0.0", "10.0", "nightly",
    ]

    @Test(
        arguments: [
            ([.upToNextMajor("1.0.0")], "v1.2.0"), ([.upToNextMinor("1.0.0")], "1.0.4"),
            ([.upToNextMajor("3.0.0")], nil), ([.upToNextMajor("10")], "10.0"),
            ([.exactly("1.0.4")], "1.0.4"),
            ([.exactly("1.2.0")], "v1.2.0"), ([.exactly("1.0.9")], nil),
            ([.range("0.1.0", "2.0.0")], "v1.2.0"),
            ([.branch("main")], nil), ([.upToNextMajor("next")], nil), ([], nil),
            ([.exactly("1.2.1-beta.2")], "1.2.1-beta.2"), ([.upToNextMajor("1.2.1-beta.1")], "1.2.1-beta.10"),
            ([.upToNextMajor("1.0.0"), .upToNextMinor("1.0.0")], "1.0.4"),
            ([.upToNextMajor("0.9.0"), .exactly("2.0.0")], "0.9.0"),
        ] as [([PackageReference.Version], String?)])
    func `the newest tag that all requirements allow is chosen`(
        requirements: [PackageReference.Version], tag: String?
    ) { #expect(requirements.newest(of: Self.tags) == tag) }

    @Test(
        arguments: [
            (.upToNextMajor("1.8.2"), .upToNextMajor("1.0.0"), true),
            (.upToNextMajor("1.8.2"), .upToNextMinor("1.2.0"), false),
            (.exactly("1.0.0"), .range("1.0.0", "2.0.0"), true),
            (.branch("main"), .branch("main"), true), (.branch("main"), .exactly("1.0.0"), false),
        ] as [(PackageReference.Version, PackageReference.Version, Bool)])
    func `requirements overlap`(
        one: PackageReference.Version, other: PackageReference.Version, overlaps: Bool
    ) {
        #expect(one.overlaps(other) == overlaps && other.overlaps(one) == overlaps)
    }

    private static let old =
        #"{"object": {"pins": [{"repositoryURL": "https://example.org/kit.git", "state": {"version": "1.2.3", "revision": "ab"}}]}, "version": 1}"#
    private static let new =
        #"{"pins": [{"location": "https://example.org/Kit", "state": {"branch": "main", "revision": "ab"}}], "version": 2}"#

    @Test(
        arguments: [
            (
                "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", old,
                .exactly("1.2.3")
            ),
            ("App.xcworkspace/xcshareddata/swiftpm/Package.resolved", new, .revision("ab")),
            ("Package.resolved", new, .revision("ab")),
            (
                ".swiftpm/xcode/package.xcworkspace/xcshareddata/swiftpm/Package.resolved", old,
                .exactly("1.2.3")
            ),
        ] as [(String, String, PackageReference.Version)])
    func `resolved versions are read`(place: String, text: String, version: PackageReference.Version) throws {
        let files = try ProjectFixture(in: ["App": SmallPackages.app().merging([place: text]) { $1 }])
        let project = try ProjectReader.read(files.folder.appendingPathComponent("App"))
        #expect(project.lockedPackages.map(\.version) == [version])
        #expect(project.lockedPackages.map(\.identity) == ["kit"])
    }

    /// Two packages require versions of the same repository. The first is read before the second's requirement is known.
    @Test(arguments: [(nil, "1.0.4"), ("1.0.1", "1.0.1")])
    func `packages of packages have one version`(locked: String?, version: String) throws {
        let files = try ProjectFixture(in: [
            "Base": SmallPackages.base, "App": SmallPackages.app(imports: ["Kit", "Upper"]),
        ])
        let base = files.folder.appendingPathComponent("Base")
        try SmallPackages.makeRepository(base, tags: ["1.0.1", "1.0.4", "1.1.0"])
        for (name, requirement) in [("Kit", #"from: "1.0.0""#), ("Upper", #".upToNextMinor(from: "1.0.0")"#)]
        {
            let package = SmallPackages.kit.mapValues {
                $0.replacing(#""BASE", from: "1.0.0""#, with: "\"\(base.path)\", \(requirement)")
                    .replacing("Kit", with: name)
            }
            try files.write(package, in: "All/\(name)")
        }
        if let locked {
            try files.write(
                #"{"pins": [{"location": "\#(base.path)", "state": {"version": "\#(locked)"}}], "version": 2}"#,
                to: files.folder.appendingPathComponent("App/Package.resolved"))
        }
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(project.broughtPackages.map(\.name) == ["Kit", "Base", "Upper"])
        #expect(files.paths(project.broughtPackages.map(\.folder))[1] == "Clones/\(version)/Base")
    }
}
