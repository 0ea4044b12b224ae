import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

@Suite struct UniqueModulesTests {
    private func target(_ name: String, _ module: String, _ kind: SourceTarget.Kind, needs: [String] = [])
        -> SourceTarget
    {
        SourceTarget(name: name, module: module, kind: kind, dependencies: needs)
    }

    @Test func `targets get different modules, or are left out`() {
        var project = SourceProject(
            name: "App", folder: URL(fileURLWithPath: "/app"),
            targets: [
                target("App", "App", .app, needs: ["Core Static"]), target("Core", "Core", .library),
                target("Core Static", "Core", .library), target("Tests", "Tests", .unitTests),
                target("Kit-Tests", "Tests", .unitTests), target("Watch", "App", .other),
            ])
        project.makeModulesUnique()
        #expect(project.targets.map(\.module) == ["App", "Core", "Core", "Tests", "Kit_Tests", "App"])
        #expect(project.targets.map(\.kind) == [.app, .library, .other, .unitTests, .unitTests, .other])
        #expect(project.targets[0].dependencies == ["Core"])
        #expect(
            project.remarks == [
                "The targets Core and Core Static both have the module Core, so Core Static is left out. Rename the module of one of them, or choose another part of the project with --target."
            ])
    }

    @Test func `targets get different files, also those that they share`() {
        var project = SourceProject(
            name: "App", folder: URL(fileURLWithPath: "/app"),
            targets: [
                target("App", "App", .app), target("Watch", "Watch", .other),
                target("Tests", "Tests", .unitTests), target("UITests", "UITests", .interfaceTests),
            ])
        for index in project.targets.indices {
            project.targets[index].sources = [URL(fileURLWithPath: "/app/Core/Clock.swift")]
        }
        project.makeSourcesUnique()
        #expect(
            project.targets.flatMap(\.sources).map(\.path) == [
                "/app/Core/Clock.swift", "/app/Core/Clock.swift", "/app/Core/./Clock.swift",
                "/app/Core/././Clock.swift",
            ])
    }
}
