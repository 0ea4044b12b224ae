import AdoptModel
import Foundation
import Testing

@testable import MirrorPackage

/// Packages that don't build on Linux.
struct ReplacedPackageTests {
    private let errors = """
        /all/Kit/Sources/Kit/B.swift:7:1: error: cannot find 'b' in scope
        /all/Kit/Sources/Kit/A.swift:9:2: error: cannot find 'c' in scope
        /all/Kit/Sources/Kit/A.swift:3:4: error: cannot find 'a' in scope
        /app/Pods/Pod/Pod.swift:1:1: error: cannot find 'd' in scope
        /app/Core/Core.swift:1:1: error: cannot find 'e' in scope
        /app/App/App.swift:1:1: error: cannot find 'f' in scope
        /all/KitElse.swift:1:1: error: cannot find 'g' in scope
        """

    private func target(_ name: String, _ kind: SourceTarget.Kind = .library, _ paths: String...)
        -> SourceTarget
    {
        SourceTarget(
            name: name, module: name, kind: kind, sources: paths.map { URL(fileURLWithPath: $0) })
    }

    private var project: SourceProject {
        var project = SourceProject(
            name: "App", folder: URL(fileURLWithPath: "/app"),
            targets: [
                target("App", .app, "/app/App/App.swift"), target("Core", .library, "/app/Core/Core.swift"),
                target("Kit", .library, "/all/Kit/Sources/Kit/A.swift", "/all/Kit/Sources/Kit/B.swift"),
                target("Fine", .library, "/all/Kit/Sources/Fine/Fine.swift"),
                target("Pod", .library, "/app/Pods/Pod/Pod.swift"),
            ])
        project.broughtPackages = ["/all/Kit", "/app/Pods", "/app/Core"].map {
            BroughtPackage(name: $0, folder: URL(fileURLWithPath: $0), use: .adopted([]))
        }
        return project
    }

    @Test func `third-party modules with errors are replaced, the project's own are not`() {
        let build = BuildResult(output: errors, succeeded: false)
        let found = build.packagesToReplace(in: project, places: [URL(fileURLWithPath: "/all")])
        #expect(found.map(\.module) == ["Kit", "Pod"] && found.map(\.errors) == [3, 1])
        #expect(found.first?.first.path == "/all/Kit/Sources/Kit/A.swift" && found.first?.first.line == 3)
        #expect(build.packagesToReplace(in: project, places: []).map(\.module) == ["Pod"])
        let other = BuildResult(output: "error: no such file\n", succeeded: false)
        #expect(other.packagesToReplace(in: project, places: [URL(fileURLWithPath: "/all")]).isEmpty)
    }

    @Test(
        arguments: [
            ("/all/Base/Sources/Base/A.swift:1:1: error: cannot find 'a' in scope", ["/all/Base"]),
            ("/all/Base/Sources/C/c.c:1:1: fatal error: 'a.h' file not found", ["/all/Base"]),
            ("error: 'base': package 'base' is using Swift tools version 3.1.0", ["/all/Base"]),
            ("/all/BaseElse/A.swift:1:1: error: cannot find 'a' in scope", []), ("warning: 'base': old", []),
        ])
    func `unchanged packages with errors are adopted`(line: String, folders: [String]) {
        var project = project
        project.broughtPackages.append(
            BroughtPackage(
                name: "Base", folder: URL(fileURLWithPath: "/all/Base"), use: .asItIs(["Base": ["Base"]])))
        let found = BuildResult(output: line, succeeded: false).packagesToRewrite(in: project)
        #expect(found.map(\.path) == folders)
    }

    @Test func `the report lists replaced packages, the reason, and the option to use`() throws {
        let small = try SmallProject()
        defer { small.remove() }
        var report = try Mirror(output: small.output, pageFlow: URL(fileURLWithPath: "/pageflow")).refresh(
            SourceProject(
                name: "Clock", folder: small.folder,
                targets: [
                    SourceTarget(
                        name: "Clock", module: "Clock", kind: .library,
                        sources: [small.folder.appendingPathComponent("Clock/Clock/Ticks.swift")])
                ]))
        #expect(!report.text.contains("Not built on Linux"))
        let build = BuildResult(output: errors, succeeded: false)
        report.replacedPackages = build.packagesToReplace(
            in: project, places: [URL(fileURLWithPath: "/all")])
        #expect(
            report.text.contains(
                """
                Not built on Linux, and replaced by a stand-in:
                  Kit: 3 errors, such as /all/Kit/Sources/Kit/A.swift:3:4: cannot find 'a' in scope
                    --stand-in Kit replaces it immediately.
                  Pod: 1 error, such as /app/Pods/Pod/Pod.swift:1:1: cannot find 'd' in scope
                """))
    }
}
