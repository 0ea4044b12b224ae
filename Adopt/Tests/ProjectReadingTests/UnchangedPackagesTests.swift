import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// Packages that Linux builds unchanged, and the reasons to adopt them instead.
@Suite struct UnchangedPackagesTests {
    /// The result of adopting an app that needs Kit, which needs Base.
    private func project(
        _ base: [String: String], app: [String: String] = SmallPackages.app(),
        leavingOut leftOut: Set<String> = [],
        more: [String: [String: String]] = [:], rewriting: [String] = [], besides: [BroughtPackage] = []
    ) throws -> SourceProject {
        let folders = ["App": app, "All/Kit": SmallPackages.kit, "All/Base": base].merging(more) { $1 }
        let files = try ProjectFixture(in: folders)
        return try SmallPackages.needs(
            of: files.folder, searching: ["All"], leavingOut: leftOut,
            rewriting: rewriting.map(files.folder.appendingPathComponent), besides: besides)
    }

    private static func base(
        _ text: String, dependencies: String = "", target: String = ".target(name: \"Base\")"
    ) -> [String: String] {
        [
            "Package.swift": SmallPackages.manifest(
                "Base", products: ["Base"], targets: [target], more: "dependencies: [\(dependencies)],"),
            "Sources/Base/Base.swift": text,
        ]
    }

    @Test(
        arguments: [
            ("#if os(Linux)\n#endif", nil), ("import Foundation\nimport Dispatch", nil), ("import Base", nil),
            ("#if $BuiltinModule\nimport Builtin\n#endif", nil),
            ("#if canImport(Darwin)\nimport Darwin\n#elseif canImport(Glibc)\nimport Glibc\n#endif", nil),
            ("import Foundation\nimport FoundationNetworking; let r: URLRequest? = nil", nil),
            ("import Combine", "it imports Combine"),
            ("#if canImport(UIKit)\nimport UIKit\n#endif", "it imports UIKit"),
            ("import Foundation\n@objc class A: NSObject {}", "it uses @objc"),
            (
                "#if os(Linux)\n#endif\nlet r: URLRequest? = nil",
                "it uses networking without FoundationNetworking"
            ),
            (
                "#if os(Linux)\n#endif\n#if canImport(SystemConfiguration)\n#endif",
                "it imports SystemConfiguration"
            ),
            ("#if !os(Linux)\nimport SystemConfiguration\n#endif", "it imports SystemConfiguration"),
        ] as [(String, String?)])
    func `a package that needs nothing of Apple's is used as it is`(text: String, reason: String?) throws {
        let base = try #require(try project(Self.base(text)).broughtPackages.first { $0.name == "Base" })
        #expect(base.use == (reason == nil ? .asItIs(["Base": ["Base"]]) : .adopted(["Base"])))
        #expect(base.changes == [reason].compactMap(\.self))
    }

    @Test func `a package in C is used as it is`() throws {
        var base = Self.base("")
        base["Sources/Base/Base.swift"] = nil
        base["Sources/Base/base.c"] = "int base;"
        #expect(
            try project(base).broughtPackages.map(\.use) == [.adopted(["Kit"]), .asItIs(["Base": ["Base"]])])
    }

    private static func low(_ text: String) -> [String: [String: String]] {
        [
            "All/Low": [
                "Package.swift": SmallPackages.manifest(
                    "Low", products: ["Low", "Pages"],
                    targets: [".target(name: \"Low\")", ".target(name: \"Pages\", dependencies: [\"Low\"])"]),
                "Sources/Low/Low.swift": text, "Sources/Pages/Pages.swift": "import UIKit\nimport Low\n",
            ]
        ]
    }

    private static let needsLow = base(
        "import Low", dependencies: #".package(url: "https://example.org/low.git", from: "1.0.0")"#,
        target: #".target(name: "Base", dependencies: [.product(name: "Low", package: "low")])"#)

    /// SwiftPM takes every package of the manifest from the folders that it is given.
    @Test(arguments: [
        (low("import Foundation"), nil),
        (low("import UIKit"), "its package low is adopted: it imports UIKit"),
        ([:], "its package low isn't available"),
    ])
    func `a package is used as it is with all packages that it names`(
        low: [String: [String: String]], reason: String?
    ) throws {
        let project = try project(Self.needsLow, more: low)
        let base = try #require(project.broughtPackages.first { $0.name == "Base" })
        #expect(base.use.isUnchanged == (reason == nil))
        #expect(base.changes == [reason].compactMap(\.self))
        #expect(
            project.broughtPackages.filter(\.use.isUnchanged).map(\.name)
                == (reason == nil ? ["Base", "Low"] : []))
    }

    /// The app uses the part of a package that imports UIKit, after another package has used the rest unchanged.
    @Test func `no package is adopted and used as it is`() throws {
        let project = try project(
            Self.needsLow, app: SmallPackages.app(imports: ["Kit", "Pages"]),
            more: Self.low("import Foundation"))
        #expect(project.broughtPackages.allSatisfy { !$0.use.isUnchanged })
        #expect(Set(project.targets.map(\.name)) == ["App", "Kit", "Base", "Low", "Pages"])
        #expect(project.targets.first { $0.name == "Base" }?.dependencies == ["Low"])
    }

    @Test func `a package that needs a stand-in is adopted`() throws {
        let project = try project(Self.needsLow, leavingOut: ["Low"], more: Self.low("import Foundation"))
        #expect(
            project.broughtPackages.first { $0.name == "Base" }?.changes
                == ["its package low is adopted: a stand-in replaces Low"])
    }

    @Test func `Combine's counterpart is used as it is, whatever its files name`() throws {
        let package = [
            "Package.swift": SmallPackages.manifest(
                "OpenCombine", products: ["OpenCombine"], targets: [".target(name: \"OpenCombine\")"]),
            "Sources/OpenCombine/Publisher.swift": "// Like URLSession's.\n",
        ]
        let project = try project(
            Self.base("import Foundation"), app: SmallPackages.app(imports: ["Combine"]),
            more: ["All/OpenCombine": package])
        #expect(project.broughtPackages.first { $0.name == "OpenCombine" }?.use.isUnchanged == true)
    }

    @Test func `a package that doesn't build unchanged is adopted`() throws {
        let project = try project(Self.base("import Foundation"), rewriting: ["All/Base"])
        let base = project.broughtPackages.first { $0.name == "Base" }
        #expect(base?.use == .adopted(["Base"]) && base?.changes == ["it doesn't build unchanged"])
    }

    @Test(arguments: [("1.0.0", true), ("2.0.0", false)])
    func `a package that PageFlow uses stays in PageFlow's version`(version: String, isUnchanged: Bool) throws
    {
        let tool = BroughtPackage(
            name: "tool", folder: URL(fileURLWithPath: "/pageflow"), use: .asItIs(["Tool": ["Tool"]]),
            repository: PackageReference(url: "https://example.org/tool", version: .upToNextMajor("1.2.0")))
        let base = Self.base(
            "", dependencies: #".package(url: "https://example.org/tool", from: "\#(version)")"#)
        let found = try project(base, besides: [tool]).broughtPackages.first { $0.name == "Base" }
        #expect(found?.use.isUnchanged == isUnchanged)
    }

    /// The app's target and a package's have the same name, but different modules.
    @Test func `targets of the same name are told apart`() throws {
        var app = SmallPackages.app(
            imports: ["Low"], attributes: "buildConfigurationList = L;",
            objects: """
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_MODULE_NAME = Demo; }; };
                """)
        app["App.xcodeproj/project.pbxproj"]?.replace("name = App;", with: "name = Low;")
        let targets = try project(SmallPackages.base, app: app, more: Self.low("import UIKit")).targets
        #expect(targets.map(\.name) == ["Low", "Low-Low"] && targets.map(\.module) == ["Demo", "Low"])
        #expect(targets[0].dependencies == ["Low-Low"])
    }
}
