import AdoptModel
import Foundation
import Testing

@testable import MirrorPackage

/// Packages and targets in C in the manifest of a mirror.
struct PackageTextTests {
    private func manifest(
        of targets: [SourceTarget], with packages: [BroughtPackage] = [], pageFlow: String = "/pageflow"
    ) throws -> String {
        var project = SourceProject(name: "App", folder: URL(fileURLWithPath: "/app"), targets: targets)
        project.broughtPackages = packages
        let modules = targets.map(AdoptedModule.init)
        return PackageText(
            project: project, modules: modules, record: MirrorRecord(),
            pageFlow: URL(fileURLWithPath: pageFlow)
        ).text
    }

    @Test func `unchanged packages are folders, and those of PageFlow its repositories`() throws {
        let repository = PackageReference(url: "https://example.org/tool", version: .upToNextMajor("1.0.0"))
        let packages = [
            BroughtPackage(
                name: "Base", folder: URL(fileURLWithPath: "/all/Base"), use: .asItIs(["Base": ["Base"]])),
            BroughtPackage(name: "Low", folder: URL(fileURLWithPath: "/all/Low"), use: .asItIs([:])),
            BroughtPackage(name: "Kit", folder: URL(fileURLWithPath: "/all/Kit"), use: .adopted(["Kit"])),
            BroughtPackage(
                name: "tool", folder: URL(fileURLWithPath: "/pageflow"), use: .asItIs(["Tool": ["Tool"]]),
                repository: repository),
        ]
        var app = SourceTarget(name: "App", module: "App", kind: .library)
        app.products = ["Base", "Tool"]
        let text = try manifest(of: [app], with: packages)
        let named = text.matches(of: /\.package\([^)]*\)/).map { String($0.0) }
        #expect(
            named == [
                #".package(path: "/pageflow")"#, #".package(path: "/all/Base")"#,
                #".package(path: "/all/Low")"#,
                #".package(url: "https://example.org/tool", "0.0.0"..<"10000.0.0")"#,
            ])
        #expect(
            text.contains(
                #".product(name: "Base", package: "Base"), .product(name: "Tool", package: "tool")"#))
    }

    @Test func `a target in C keeps its settings`() throws {
        var target = SourceTarget(name: "CKit", module: "CKit", kind: .library)
        target.linked = LinkedTarget(
            folder: URL(fileURLWithPath: "/all/CKit"), exclude: ["x.c"], publicHeaders: "./",
            settings: ["cSettings": [#".define("N")"#], "linkerSettings": [#".linkedLibrary("z")"#]])
        var kit = SourceTarget(name: "Kit", module: "Kit", kind: .library)
        kit.dependencies = ["CKit"]
        let text = try manifest(of: [kit, target])
        #expect(
            text.contains(
                #".target(name: "CKit", dependencies: [], path: "Sources/CKit", exclude: ["x.c"], publicHeadersPath: "./", cSettings: [.define("N")], linkerSettings: [.linkedLibrary("z")])"#
            ))
        #expect(text.contains(#"dependencies: [.product(name: "UIKit", package: "pageflow"), "CKit"]"#))
    }

    @Test func `a module with the name of one of PageFlow's makes that one an alias`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "adopt-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Pictures", "UIKit"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Sources/Row/\(name)"), withIntermediateDirectories: true)
        }
        let target = SourceTarget(name: "Pictures", module: "Pictures", kind: .library)
        let text = try manifest(of: [target], pageFlow: folder.path)
        let product = ".product(name: \"UIKit\", package: \"\(folder.lastPathComponent)\""
        #expect(text.contains(product + #", moduleAliases: ["Pictures": "PageFlowPictures"])"#))
        #expect(
            try manifest(of: [SourceTarget(name: "A", module: "A", kind: .library)], pageFlow: folder.path)
                .contains(product + ")"))
    }

    @Test func `the mirror links to a target in C, and the report says why its package is adopted`() throws {
        let small = try SmallProject()
        defer { small.remove() }
        let folder = small.folder.appendingPathComponent("Clock/CKit")
        try small.write("int c;", to: "CKit/c.c")
        var linked = SourceTarget(name: "CKit", module: "CKit", kind: .library)
        linked.linked = LinkedTarget(folder: folder)
        let source = small.folder.appendingPathComponent("Clock/Clock/Ticks.swift")
        var project = SourceProject(
            name: "Clock", folder: small.folder,
            targets: [
                SourceTarget(name: "Clock", module: "Clock", kind: .library, sources: [source]), linked,
            ])
        var package = BroughtPackage(name: "CKit", folder: folder, use: .adopted(["CKit"]))
        package.changes = ["it imports UIKit", "it loses the macro M"]
        project.broughtPackages = [package]
        let report = try Mirror(output: small.output, pageFlow: URL(fileURLWithPath: "/pageflow")).refresh(
            project)
        let link = small.output.appendingPathComponent("Sources/CKit").path
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.path)
        #expect(report.packages == ["CKit from \(folder.path): it imports UIKit; it loses the macro M"])
    }
}
