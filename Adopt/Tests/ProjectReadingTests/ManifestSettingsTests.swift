import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// The features of manifests, read from their text or, if the manifest is computed, from SwiftPM.
@Suite struct ManifestSettingsTests {
    private static let settings = """
        swiftSettings: [
            .define("ALL"), .define("PHONE", .when(platforms: [.iOS], configuration: .debug)),
            .define("MAC", .when(platforms: [.macOS])), .define("FAST", .when(configuration: .release)),
            .enableUpcomingFeature("ImplicitOpenExistentials"), .enableExperimentalFeature("RawLayout"),
            .defaultIsolation(MainActor.self), .unsafeFlags(["-D", "RAW", "-enable-upcoming-feature", "ConciseMagicFile"]),
            .interoperabilityMode(.Cxx),
        ]
        """

    private static func manifest(_ head: String, _ targets: String, package: String = "") -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription
        \(head)
        let package = Package(name: "A", \(package) targets: [\(targets)], swiftLanguageModes: [.v5])
        """
    }

    @Test(arguments: [
        manifest("", #".target(name: "A", plugins: [.plugin(name: "Lint")], \#(settings))"#),
        manifest("let name = \"A\"", ".target(name: name, \(settings), plugins: [.plugin(name: \"Lint\")])")
            .replacing("plugins: [.plugin(name: \"Lint\")], swiftSettings", with: "swiftSettings"),
    ])
    func `settings of targets are kept, or named`(manifest: String) throws {
        let files = try ProjectFixture([
            "Package.swift": manifest.replacing(
                #"plugins: [.plugin(name: "Lint")], swiftSettings: "#, with: "swiftSettings: "),
            "Sources/A/A.swift": "",
        ])
        let target = try #require(try PackageReader(folder: files.folder).package().project.targets.first)
        #expect(target.conditions == ["ALL", "PHONE", "RAW"])
        #expect(
            target.language
                == LanguageSettings(
                    upcomingFeatures: ["ImplicitOpenExistentials", "ConciseMagicFile"],
                    experimentalFeatures: ["RawLayout"], isOnMainActor: true))
        #expect(target.lostParts.contains("the setting .interoperabilityMode(.Cxx)"))
    }

    @Test func `macros and plug-ins are named`() throws {
        let files = try ProjectFixture([
            "Package.swift": Self.manifest(
                "",
                #".target(name: "A", dependencies: ["M"], plugins: [.plugin(name: "Lint", package: "lint")]), .macro(name: "M")"#
            ),
            "Sources/A/A.swift": "", "Sources/M/M.swift": "",
        ])
        let targets = try PackageReader(folder: files.folder).package().project.targets
        #expect(targets.map(\.name) == ["A"])
        #expect(targets[0].lostParts == ["the macro M", "the plug-in Lint"])
    }

    @Test func `default traits are conditions`() throws {
        let traits =
            #"traits: [.default(enabledTraits: ["Fast"]), .trait(name: "Fast", enabledTraits: ["Base"]), "Base", "Slow"],"#
        let files = try ProjectFixture([
            "Package.swift": Self.manifest("", #".target(name: "A")"#, package: traits),
            "Sources/A/A.swift": "",
        ])
        let target = try PackageReader(folder: files.folder).package().project.targets[0]
        #expect(target.conditions == ["Fast", "Base"])
    }

    /// A loop over the targets adds a setting to each of them.
    @Test func `a manifest that changes its targets is run`() throws {
        let loop = #"for target in package.targets { target.swiftSettings = [.define("LATE")] }"#
        let files = try ProjectFixture([
            "Package.swift": Self.manifest("", #".target(name: "A")"#) + "\n" + loop, "Sources/A/A.swift": "",
        ])
        #expect(try PackageReader(folder: files.folder).package().project.targets[0].conditions == ["LATE"])
    }

    @Test(arguments: [
        (
            ["Package@swift-5.9.swift", "Package@swift-6.0.swift", "Package@swift-9.swift"],
            "Package@swift-6.0.swift"
        ),
        (["Package@swift-5.swift"], "Package@swift-5.swift"), ([], "Package.swift"),
    ])
    func `the manifest for the newest Swift is read`(names: [String], chosen: String) throws {
        let files = try ProjectFixture(
            Dictionary(uniqueKeysWithValues: (names + ["Package.swift"]).map { ($0, "") }))
        #expect(ManifestFile.newest(in: files.folder).lastPathComponent == chosen)
    }

    @Test func `a target in C is linked with its settings for Linux`() throws {
        let target = """
            .target(name: "C", exclude: ["x.c"], publicHeadersPath: "./", cSettings: [
                .headerSearchPath("in"), .define("N", to: "\\"3\\""), .define("MAC", .when(platforms: [.macOS])),
            ], linkerSettings: [.linkedLibrary("z"), .linkedFramework("UIKit")])
            """
        let files = try ProjectFixture([
            "Package.swift": Self.manifest("", target), "Sources/C/c.c": "", "Sources/C/x.c": "",
        ])
        let linked = try #require(try PackageReader(folder: files.folder).package().project.targets[0].linked)
        #expect(files.paths([linked.folder]) == ["Sources/C"])
        #expect(linked.exclude == ["x.c"] && linked.publicHeaders == "./")
        #expect(
            linked.settings == [
                "cSettings": [#".headerSearchPath("in")"#, #".define("N", to: "\"3\"")"#],
                "linkerSettings": [#".linkedLibrary("z")"#],
            ])
    }

    /// The project's own packages are always adopted.
    @Test func `a local package keeps no Objective-C and no macro, and a remark names the macro`() throws {
        let package = [
            "Package.swift": Self.manifest(
                "",
                #".target(name: "Kit", dependencies: ["Old", "M"]), .target(name: "Old"), .macro(name: "M")"#,
                package: #"products: [.library(name: "Kit", targets: ["Kit"])],"#),
            "Sources/Kit/Kit.swift": "", "Sources/Old/Old.m": "", "Sources/M/M.swift": "",
        ]
        let app = SmallPackages.app(
            product: "Kit", objects: "L = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };")
        let files = try ProjectFixture(in: ["App": app, "App/Kit": package])
        let project = try ProjectReader.read(files.folder.appendingPathComponent("App"))
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.remarks == ["The target Kit of a package loses the macro M."])
    }
}
