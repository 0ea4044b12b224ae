import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// A package for iOS named Kit, a package with its own conditions for Linux, and an app with the imports of each test.
enum SmallPackages {
    static let kit = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Kit", products: [.library(name: "KitPages", targets: ["Kit"])],
            dependencies: [.package(url: "BASE", from: "1.0.0")],
            targets: [.target(name: "Kit", dependencies: [.product(name: "Base", package: "Base")]), .testTarget(name: "KitTests")])
        """,
        "Sources/Kit/Kit.swift": "import UIKit\nimport Base\n",
        "Tests/KitTests/KitTests.swift": "import Quick\n",
    ]
    static let base = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Base", products: [.library(name: "Base", targets: ["Base"])], targets: [.target(name: "Base")])
        """,
        "Sources/Base/Base.swift": "#if os(Linux)\nimport Glibc\n#endif\n",
    ]

    static func app(_ pbxproj: String = "") -> [String: String] {
        [
            "App/App.swift": "import UIKit\nimport Kit\n",
            "App.xcodeproj/project.pbxproj": """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (A); };
                G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = App/App.swift; sourceTree = "<group>"; };
                BF = { isa = PBXBuildFile; fileRef = F; };
                S = { isa = PBXSourcesBuildPhase; files = (BF); };
                A = { isa = PBXNativeTarget; name = App; buildPhases = (S); packageProductDependencies = (D);
                    productType = "com.apple.product-type.application"; };
                \(pbxproj)
            }; rootObject = P; }
            """,
        ]
    }

    static func named(_ url: String, _ requirement: String) -> String {
        """
        D = { isa = XCSwiftPackageProductDependency; package = R; productName = KitPages; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)"; requirement = { \(requirement) }; };
        """
    }

    static func put(_ files: [String: String], in folder: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    }

    static func needs(
        of folder: URL, searching: [String] = [], leavingOut leftOut: Set<String> = [],
        rewriting rewritten: [URL] = [], besides present: [BroughtPackage] = []
    ) throws -> SourceProject {
        var project = try ProjectReader.read(folder.appendingPathComponent("App"))
        var needed = NeededPackages(
            searching: searching.map(folder.appendingPathComponent),
            cloningInto: folder.appendingPathComponent("Clones"), leavingOut: leftOut,
            rewriting: rewritten, besides: present)
        needed.add(to: &project)
        return project
    }

    static func git(_ arguments: String..., at folder: URL) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["git", "-C", folder.path, "-c", "user.name=T", "-c", "user.email=t@example.org"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "git \(arguments)")
    }

    /// Creates a repository from a folder, with one tagged commit.
    static func makeRepository(_ folder: URL, tags: [String]) throws {
        try git("init", "--quiet", "--initial-branch", "main", at: folder)
        try git("add", ".", at: folder)
        try git("commit", "--quiet", "--message", "Kit", at: folder)
        for tag in tags { try git("tag", tag, at: folder) }
    }
}
