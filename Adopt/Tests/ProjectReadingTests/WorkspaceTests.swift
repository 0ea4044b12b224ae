import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// A workspace with an app, a framework's project that also contains an app, and a package that only the workspace lists.
@Suite struct WorkspaceTests {
    private static func package(_ name: String, dependencies: String = "", needs: String = "") -> String {
        """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(dependencies)],
            targets: [.target(name: "\(name)", dependencies: [\(needs)]), .testTarget(name: "\(name)Tests", dependencies: ["\(name)"])])
        """
    }

    private static let schemeOfShop = """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme version="1.7">
          <BuildAction><BuildActionEntries><BuildActionEntry buildForRunning="YES">
            <BuildableReference BlueprintName="Shop" ReferencedContainer="container:Shop/Shop.xcodeproj"/>
          </BuildActionEntry></BuildActionEntries></BuildAction>
          <TestAction>
            <TestPlans><TestPlanReference reference="container:Shop.xctestplan" default="YES"/></TestPlans>
            <Testables>
              <TestableReference skipped="NO">
                <BuildableReference BlueprintName="Tests" ReferencedContainer="container:Kit/Kit.xcodeproj"/>
              </TestableReference>
              <TestableReference skipped="YES">
                <BuildableReference BlueprintName="Tests" ReferencedContainer="container:Shop/Shop.xcodeproj"/>
              </TestableReference>
            </Testables>
          </TestAction>
          <LaunchAction><BuildableProductRunnable>
            <BuildableReference BlueprintName="Shop" ReferencedContainer="container:Shop/Shop.xcodeproj"/>
          </BuildableProductRunnable></LaunchAction>
        </Scheme>
        """

    private static let files = [
        "All.xcworkspace/contents.xcworkspacedata": """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version="1.0">
          <FileRef location="container:Shop/Shop.xcodeproj"></FileRef>
          <Group location="container:" name="Kits">
            <Group location="group:Kit"><FileRef location="group:Kit.xcodeproj"></FileRef></Group>
          </Group>
          <FileRef location="group:Core"></FileRef>
          <FileRef location="group:Pods/Pods.xcodeproj"></FileRef>
          <FileRef location="group:Gone/Gone.xcodeproj"></FileRef>
        </Workspace>
        """,
        "All.xcworkspace/xcshareddata/xcschemes/Shop.xcscheme": schemeOfShop,
        "Shop.xctestplan": #"""
        { "testTargets": [
            { "target": { "containerPath": "container:Core", "identifier": "CoreTests", "name": "CoreTests" } },
            { "enabled": false, "target": { "containerPath": "container:Base", "identifier": "BaseTests", "name": "BaseTests" } }
        ] }
        """#,
        "Shop/Shop.xcodeproj/project.pbxproj": ProjectFixture.project([
            .init(name: "Shop", kind: "application", product: "Core"),
            .init(name: "Tests", kind: "bundle.unit-test", dependency: "Shop"),
        ]),
        "Shop/Shop.swift": "import UIKit\nimport Kit\nimport Core\n", "Shop/Tests.swift": "import Shop\n",
        "Kit/Kit.xcodeproj/project.pbxproj": ProjectFixture.project([
            .init(name: "Kit", kind: "framework"),
            .init(name: "Demo", kind: "application", dependency: "Kit"),
            .init(name: "Tests", kind: "bundle.unit-test", dependency: "Kit"),
        ]),
        "Kit/Kit.swift": "", "Kit/Demo.swift": "import Kit\n", "Kit/Tests.swift": "import Kit\n",
        "Core/Package.swift": package("Core", dependencies: ".package(path: \"../Base\")", needs: "\"Base\""),
        "Core/Sources/Core/Core.swift": "import Base\n", "Core/Tests/CoreTests/T.swift": "import Core\n",
        "Base/Package.swift": package("Base"), "Base/Sources/Base/Base.swift": "",
        "Base/Tests/BaseTests/T.swift": "", "Pods/Pods.xcodeproj/project.pbxproj": "",
    ]

    private func read(_ path: String, target: String? = nil, scheme: String? = nil) throws -> SourceProject {
        let fixture = try ProjectFixture(Self.files)
        return try ProjectReader.read(
            path.isEmpty ? fixture.folder : fixture.folder.appendingPathComponent(path), target: target,
            scheme: scheme)
    }

    private func failure(target: String? = nil, scheme: String? = nil) -> String? {
        let failure = #expect(throws: ProjectReader.Failure.self) {
            try read("", target: target, scheme: scheme)
        }
        return failure?.description
    }

    /// The project to read, and the names of its targets.
    @Test(
        arguments: [
            ("All.xcworkspace", "Shop", nil, ["Shop", "Tests", "Kit", "Core", "Base"]),
            ("", "Shop", nil, ["Shop", "Tests", "Kit", "Core", "Base"]),
            ("", "Demo", nil, ["Kit", "Demo"]),
            ("", nil, "Shop", ["Shop", "Kit", "Kit-Tests", "Core", "CoreTests", "Base"]),
            // Xcode creates a scheme for each target.
            ("", nil, "Demo", ["Kit", "Demo"]),
            ("Shop", nil, nil, ["Shop", "Tests"]),
        ] as [(String, String?, String?, [String])])
    func `a choice selects targets`(path: String, target: String?, scheme: String?, names: [String]) throws {
        let project = try read(path, target: target, scheme: scheme)
        #expect(Set(project.targets.map(\.name)) == Set(names))
        #expect(project.targets.count == names.count)
    }

    /// A project finds another project's product by importing it, and a package by the product that it lists.
    @Test func `targets depend on imported libraries and listed products`() throws {
        let project = try read("", scheme: "Shop")
        let dependencies = project.targets.map { ($0.name, Set($0.dependencies)) }
        #expect(project.name == "All")
        #expect(
            Dictionary(uniqueKeysWithValues: dependencies) == [
                "Shop": ["Kit", "Core"], "Kit": [], "Kit-Tests": ["Kit"], "Core": ["Base"],
                "CoreTests": ["Core"], "Base": [],
            ])
        #expect(project.targets.flatMap(\.products) == [])
    }

    @Test func `a project that a tool would generate is named`() throws {
        #expect(
            try read("").remarks.contains {
                $0.hasPrefix("The workspace lists Gone/Gone.xcodeproj, which doesn't exist. If a tool")
            })
    }

    @Test func `errors list the choices`() {
        #expect(failure(scheme: "Store") == "All has no scheme Store. It has Shop.")
        #expect(
            failure(target: "Shop", scheme: "Shop")
                == "Use either --target or --scheme, not both.")
    }

    /// The targets for Apple's platforms in a manifest are read too, even if the manifest runs on Linux.
    @Test func `a manifest's targets for Apple's platforms are read`() {
        let manifest = ManifestText.everything(
            in: """
                let pages: [Target] = isDarwin ? [
                    .target(name: "Pages", dependencies: ["Core", .target(name: "Runtime", condition: .when(platforms: [.iOS]))]),
                    .target(name: "Runtime", dependencies: ["Core"]),
                ] : []
                let products: [Product] = [.library(name: "Pages", targets: ["Pages"]), .library(name: name, targets: [])]
                """)
        #expect(manifest.targets.map(\.name) == ["Pages", "Runtime"])
        #expect(manifest.targets.map(\.dependencies) == [["Core", "Runtime"], ["Core"]])
        #expect(manifest.products == ["Pages": ["Pages"]])
    }
}
