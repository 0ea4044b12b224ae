import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

@Suite struct NeededPackagesTests {
    private static let listed = SmallPackages.app(
        of: "https://example.org/Kit", "kind = branch; branch = main;")

    /// Reads the app in the folder App, with the checkouts in the folder All.
    private func project(
        _ folders: [String: [String: String]], leavingOut leftOut: Set<String> = [],
        besides: [BroughtPackage] = []
    ) throws -> SourceProject {
        let files = try ProjectFixture(in: folders)
        return try SmallPackages.needs(
            of: files.folder, searching: ["All", "App/Pods"], leavingOut: leftOut, besides: besides)
    }

    @Test func `packages in folders of checkouts are adopted`() throws {
        let project = try project([
            "App": Self.listed, "All/kit": SmallPackages.kit, "All/Other": SmallPackages.base,
        ])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"]), .asItIs(["Base": ["Base"]])])
        #expect(project.broughtPackages.map(\.name) == ["kit", "Other"])
        #expect(project.remarks.isEmpty)
    }

    @Test func `available packages and those in the project's folder are used`() throws {
        let own = BroughtPackage(
            name: "base", folder: URL(fileURLWithPath: "/base"), use: .asItIs(["Base": ["Base"]]),
            repository: PackageReference(url: "B", version: .upToNextMajor("1.0.0")))
        let project = try project(
            ["App": SmallPackages.app(), "App/Kit": SmallPackages.kit, "All/Other": SmallPackages.base],
            besides: [own])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.broughtPackages.map(\.name) == ["Kit", "base"])
    }

    private static let layers = [
        "Package.swift": SmallPackages.manifest(
            "Layers", products: ["Upper"],
            targets: [".target(name: \"Upper\", dependencies: [\"Lower\"])", ".target(name: \"Lower\")"]),
        "Sources/Upper/Upper.swift": "import UIKit\nimport Lower\n",
        "Sources/Lower/Lower.swift": "import UIKit\n",
    ]

    @Test(arguments: [("App/Base", true), ("App/Pods/Base", false), ("All/Base", false)])
    func `only the packages of others keep their conditions for Linux`(folder: String, isAdopted: Bool)
        throws
    {
        let project = try project([
            "App": SmallPackages.app(), "App/Kit": SmallPackages.kit, folder: SmallPackages.base,
        ])
        #expect(project.targets.contains { $0.name == "Base" && !$0.isForLinux } == isAdopted)
    }

    /// A product's target has dependencies, and a package needs only one of them: it doesn't depend on the product.
    @Test func `a package depends on a single module of a product`() throws {
        let kit = [
            "Package.swift": SmallPackages.manifest("Kit", targets: [".target(name: \"Kit\")"]),
            "Sources/Kit/Kit.swift": "import UIKit\nimport Lower\n",
        ]
        let project = try project([
            "App": SmallPackages.app(imports: ["Upper", "Kit"]), "All/Kit": kit, "All/Layers": Self.layers,
        ])
        #expect(
            project.dependencies.mapValues(Set.init) == [
                "App": ["Upper", "Kit"], "Upper": ["Lower"], "Lower": [], "Kit": ["Lower"],
            ])
    }

    /// Apple's Foundation exports Combine, so a file can use Combine's names without importing it.
    @Test(arguments: ["Combine", "UIKit\nclass A { @Published var a = 1 }", "UIKit\nlet isPublished = 1"])
    func `Combine is needed by an import or by its names`(imported: String) throws {
        let package = [
            "Package.swift": SmallPackages.manifest(
                "OpenCombine", products: ["OpenCombine"], targets: [".target(name: \"OpenCombine\")"]),
            "Sources/OpenCombine/A.swift": "#if os(Linux)\n#endif\n",
        ]
        let project = try project([
            "App": SmallPackages.app(imports: [imported]), "All/OpenCombine": package,
        ])
        #expect(project.broughtPackages.map(\.name) == (imported.contains("let") ? [] : ["OpenCombine"]))
    }

    /// An ignored module is also ignored as a dependency of another target in its package.
    @Test func `an ignored module is ignored as a dependency`() throws {
        let project = try project(
            ["App": SmallPackages.app(imports: ["Upper"]), "All/Layers": Self.layers], leavingOut: ["Lower"])
        #expect(project.targets.map(\.name) == ["App", "Upper"])
        #expect(project.targets[1].dependencies == [])
    }

    /// A package that is added later needs one that was added before.
    @Test(arguments: [["Base", "Kit"], ["Kit", "Base"]])
    func `packages that need each other are connected`(imports: [String]) throws {
        let base = SmallPackages.base.merging(["Sources/Base/Base.swift": "import UIKit\n"]) { $1 }
        let project = try project([
            "App": SmallPackages.app(imports: imports), "All/Kit": SmallPackages.kit, "All/Base": base,
        ])
        #expect(
            project.dependencies.mapValues(Set.init) == [
                "App": ["Base", "Kit"], "Kit": ["Base"], "Base": [],
            ])
    }

    @Test func `packages in Objective-C are not adopted`() throws {
        let base = [
            "Package.swift": SmallPackages.base["Package.swift"]!,
            "Sources/Base/Base.m": "#import <UIKit/UIKit.h>",
            "Sources/Base/include/Base.h": "#import <UIKit/UIKit.h>",
        ]
        let project = try project(["App": Self.listed, "All/Kit": SmallPackages.kit, "All/Base": base])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"])])
        #expect(project.unbuiltModules == ["Base": .objectiveC])
        #expect(project.remarks.isEmpty)
    }

    @Test func `a binary framework of a package isn't built`() throws {
        var kit = SmallPackages.kit
        kit["Package.swift"] = SmallPackages.manifest(
            "Kit",
            targets: [
                ".binaryTarget(name: \"KitBinary\", path: \"Kit.xcframework\")",
                ".target(name: \"Other\", path: \"Sources/Kit\")",
            ]
        ).replacing("products: []", with: "products: [.library(name: \"Kit\", targets: [\"KitBinary\"])]")
        let project = try project(["App": SmallPackages.app(), "All/Kit": kit])
        #expect(project.targets.map(\.name) == ["App"])
        #expect(project.unbuiltModules == ["Kit": .binary])
    }

    /// The repository exists, but only checkouts are used.
    @Test func `packages that would be downloaded are awaited`() throws {
        let files = try ProjectFixture(in: ["Kit": SmallPackages.kit])
        let kit = files.folder.appendingPathComponent("Kit")
        try SmallPackages.makeRepository(kit, tags: ["2.0.0"])
        let app = SmallPackages.app(
            of: kit.path, "kind = upToNextMajorVersion; minimumVersion = 2.0.0;",
            imports: ["Kit", "Combine", "Lottie"])
        try files.write(app, in: "App")
        var project = try ProjectReader.read(files.folder.appendingPathComponent("App"))
        let clones = files.folder.appendingPathComponent("Clones")
        var needed = NeededPackages(searching: [], cloningInto: clones, from: .checkouts)
        needed.add(to: &project)
        #expect(
            needed.awaited == [
                "Kit", "KitPages", "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation",
            ])
        #expect(project.targets.map(\.name) == ["App"])
        #expect(project.remarks.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: clones.path))
    }

    /// The repositories of the app and of its package are cloned in the required versions. A second run clones nothing.
    @Test func `repositories are cloned once`() throws {
        let files = try ProjectFixture(in: ["Base": SmallPackages.base])
        let base = files.folder.appendingPathComponent("Base")
        try SmallPackages.makeRepository(base, tags: ["1.4.0"])
        let kit = files.folder.appendingPathComponent("Kit")
        try files.write(SmallPackages.kit.mapValues { $0.replacing("BASE", with: base.path) }, in: "Kit")
        try SmallPackages.makeRepository(kit, tags: ["v2.1.0"])
        let app = SmallPackages.app(of: kit.path, "kind = upToNextMajorVersion; minimumVersion = 2.0.0;")
        try files.write(app, in: "App")
        let project = try SmallPackages.needs(of: files.folder)
        #expect(
            files.paths(project.broughtPackages.map(\.folder)) == ["Clones/v2.1.0/Kit", "Clones/1.4.0/Base"])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.remarks.isEmpty)

        try FileManager.default.removeItem(at: kit.appendingPathComponent("Sources"))
        #expect(try SmallPackages.needs(of: files.folder) == project)
    }

    @Test func `an unavailable repository adds a remark`() throws {
        let app = SmallPackages.app(of: "/nowhere/Kit", "kind = exactVersion; version = 1.0.0;")
        let project = try project(["App": app])
        #expect(project.targets.map(\.name) == ["App"])
        #expect(
            project.remarks == [
                "The package with KitPages isn't available. Pass the folder that contains its checkout: --packages DIR."
            ])
    }

    /// The project of an example imports the package that contains it, but doesn't list it.
    @Test func `a package around the project is adopted`() throws {
        let files = try ProjectFixture(in: [
            "Kit/Examples/App": SmallPackages.app(), "Kit": SmallPackages.kit,
        ])
        var project = try ProjectReader.read(files.folder.appendingPathComponent("Kit/Examples/App"))
        var needed = NeededPackages(
            searching: [], cloningInto: files.folder.appendingPathComponent("Clones"))
        needed.add(to: &project)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(files.paths(project.targets[1].sources) == ["Kit/Sources/Kit/Kit.swift"])
    }

    /// Pods are targets of a separate project, and the app's project lists none of them.
    @Test func `pods are adopted`() throws {
        let pods = ProjectFixture.project([
            .init(name: "Kit", kind: "framework", file: "Kit/Kit.swift"),
            .init(name: "Unneeded", kind: "framework", file: "Kit/Kit.swift"),
        ])
        let files = try ProjectFixture(in: [
            "App": SmallPackages.app(),
            "App/Pods": ["Kit/Kit.swift": "import UIKit", "Pods.xcodeproj/project.pbxproj": pods],
        ])
        let project = try SmallPackages.needs(of: files.folder)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(files.paths(project.targets[1].sources) == ["App/Pods/Kit/Kit.swift"])
    }

    /// git often ignores the folders of pods, but not their project.
    @Test func `a pod whose folder is missing comes from a checkout`() throws {
        let pods = ProjectFixture.project([.init(name: "Kit", kind: "framework", file: "Kit/Kit.swift")])
        let files = try ProjectFixture(in: [
            "App": SmallPackages.app(), "App/Pods": ["Pods.xcodeproj/project.pbxproj": pods],
        ])
        let project = try SmallPackages.needs(of: files.folder)
        #expect(project.targets.map(\.name) == ["App"])
        #expect(project.unbuiltModules.isEmpty)
        try files.write(SmallPackages.kit, in: "All/Kit")
        let found = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(found.targets.map(\.name) == ["App", "Kit"])
    }
}
