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
        "Package.swift": manifest("Base", products: ["Base"], targets: [".target(name: \"Base\")"]),
        "Sources/Base/Base.swift": "#if os(Linux)\nimport Glibc\n#endif\n",
    ]

    /// An app that imports Kit.
    /// - Parameters:
    ///   - product: The package's product that it lists.
    ///   - objects: More objects of its project file.
    static func app(
        imports: [String] = ["Kit"], product: String? = nil, attributes: String = "", objects: String = ""
    ) -> [String: String] {
        let target = ProjectFixture.Target(
            name: "App", kind: "application", file: "App/App.swift", product: product, attributes: attributes)
        return [
            "App/App.swift": (["UIKit"] + imports).map { "import \($0)\n" }.joined(),
            "App.xcodeproj/project.pbxproj": ProjectFixture.project([target], objects: objects),
        ]
    }

    /// An app that lists the product KitPages of a repository.
    static func app(
        of url: String, _ requirement: String, imports: [String] = ["Kit"]
    ) -> [String: String] {
        app(
            imports: imports, product: "KitPages",
            objects: """
                R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)"; requirement = { \(requirement) }; };
                """)
    }

    /// A manifest of a package with its products and targets, and more arguments.
    static func manifest(_ name: String, products: [String] = [], targets: [String], more: String = "")
        -> String
    {
        let products = products.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" }
        return """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "\(name)", products: [\(products.joined(separator: ", "))], \(more)
                targets: [\(targets.joined(separator: ", "))])
            """
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
