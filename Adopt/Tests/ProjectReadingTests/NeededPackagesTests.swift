import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

@Suite struct NeededPackagesTests {
    @Test func `packages in folders of checkouts are adopted`() throws {
        let files = try ProjectFixture(
            SmallPackages.put(
                SmallPackages.app(
                    SmallPackages.named("https://example.org/Kit", "kind = branch; branch = main;")),
                in: "App"
            )
            .merging(SmallPackages.put(SmallPackages.kit, in: "All/kit")) { $1 }.merging(
                SmallPackages.put(SmallPackages.base, in: "All/Other")
            ) { $1 })
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"]), .asItIs(["Base": ["Base"]])])
        #expect(project.broughtPackages.map(\.name) == ["kit", "Other"])
        #expect(project.remarks.isEmpty)
    }

    @Test func `available packages and those in the project's folder are used`() throws {
        let files = try ProjectFixture(
            SmallPackages.put(SmallPackages.app(), in: "App").merging(
                SmallPackages.put(SmallPackages.kit, in: "App/Kit")
            ) { $1 }
            .merging(SmallPackages.put(SmallPackages.base, in: "All/Other")) { $1 })
        let own = BroughtPackage(
            name: "base", folder: files.folder, use: .asItIs(["Base": ["Base"]]),
            repository: PackageReference(url: "B", version: .upToNextMajor("1.0.0")))
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"], besides: [own])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.broughtPackages.map(\.name) == ["Kit", "base"])
    }

    private static let layers = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Layers", products: [.library(name: "Upper", targets: ["Upper"])],
            targets: [.target(name: "Upper", dependencies: ["Lower"]), .target(name: "Lower")])
        """,
        "Sources/Upper/Upper.swift": "import UIKit\nimport Lower\n",
        "Sources/Lower/Lower.swift": "import UIKit\n",
    ]

    @Test(arguments: [("App/Base", true), ("App/Pods/Base", false), ("All/Base", false)])
    func `only the packages of others keep their conditions for Linux`(folder: String, isAdopted: Bool)
        throws
    {
        let kit = SmallPackages.put(SmallPackages.kit, in: "App/Kit")
        let base = SmallPackages.put(SmallPackages.base, in: folder)
        let files = try ProjectFixture(
            SmallPackages.put(SmallPackages.app(), in: "App").merging(kit) { $1 }.merging(base) { $1 })
        let project = try SmallPackages.needs(of: files.folder, searching: ["All", "App/Pods"])
        #expect(project.targets.contains { $0.name == "Base" && !$0.isForLinux } == isAdopted)
    }

    /// A product's target has dependencies, and a package needs only one of them: it doesn't depend on the product.
    @Test func `a package depends on a single module of a product`() throws {
        var (app, kit) = (SmallPackages.app(), SmallPackages.kit)
        app["App/App.swift"] = "import UIKit\nimport Upper\nimport Kit\n"
        kit["Package.swift"] = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """
        kit["Sources/Kit/Kit.swift"] = "import UIKit\nimport Lower\n"
        let files = try ProjectFixture(
            SmallPackages.put(app, in: "App").merging(SmallPackages.put(kit, in: "All/Kit")) { $1 }
                .merging(SmallPackages.put(Self.layers, in: "All/Layers")) { $1 })
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        let dependencies = Dictionary(
            uniqueKeysWithValues: project.targets.map { ($0.name, Set($0.dependencies)) })
        #expect(
            dependencies == ["App": ["Upper", "Kit"], "Upper": ["Lower"], "Lower": [], "Kit": ["Lower"]])
    }

    /// Apple's Foundation exports Combine, so a file can use Combine's names without importing it.
    @Test(arguments: ["Combine", "UIKit\nclass A { @Published var a = 1 }", "UIKit\nlet isPublished = 1"])
    func `Combine is needed by an import or by its names`(imported: String) throws {
        let package = """
            // swift-tools-version:5.9
            import PackageDescription
            let names = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
            let package = Package(name: "OpenCombine", products: [.library(name: "OpenCombine", targets: ["OpenCombine"])],
                targets: [.target(name: "OpenCombine")])
            """
        var app = SmallPackages.app()
        app["App/App.swift"] = "import \(imported)\n"
        let files = try ProjectFixture(
            SmallPackages.put(app, in: "App").merging(
                SmallPackages.put(
                    ["Package.swift": package, "Sources/OpenCombine/A.swift": "#if os(Linux)\n#endif\n"],
                    in: "All/OpenCombine")
            ) { $1 })
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(project.broughtPackages.map(\.name) == (imported.contains("let") ? [] : ["OpenCombine"]))
    }

    /// An ignored module is also ignored as a dependency of another target in its package.
    @Test func `an ignored module is ignored as a dependency`() throws {
        var app = SmallPackages.app()
        app["App/App.swift"] = "import UIKit\nimport Upper\n"
        let files = try ProjectFixture(
            SmallPackages.put(app, in: "App").merging(SmallPackages.put(Self.layers, in: "All/Layers")) { $1 }
        )
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"], leavingOut: ["Lower"])
        #expect(project.targets.map(\.name) == ["App", "Upper"])
        #expect(project.targets[1].dependencies == [])
    }

    /// A package that is added later needs one that was added before.
    @Test(arguments: ["import Base\nimport Kit\n", "import Kit\nimport Base\n"])
    func `packages that need each other are connected`(imports: String) throws {
        var app = SmallPackages.app()
        app["App/App.swift"] = "import UIKit\n" + imports
        var kit = SmallPackages.kit
        kit["Sources/Kit/Kit.swift"] = "import UIKit\nimport Base\n"
        var base = SmallPackages.base
        base["Sources/Base/Base.swift"] = "import UIKit\n"
        let files = try ProjectFixture(
            SmallPackages.put(app, in: "App").merging(SmallPackages.put(kit, in: "All/Kit")) { $1 }.merging(
                SmallPackages.put(base, in: "All/Base")
            ) {
                $1
            })
        let targets = try SmallPackages.needs(of: files.folder, searching: ["All"]).targets
        let dependencies = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies)) })
        #expect(dependencies == ["App": ["Base", "Kit"], "Kit": ["Base"], "Base": []])
    }

    @Test func `packages in Objective-C are not adopted`() throws {
        var base = SmallPackages.base.filter { !$0.key.hasPrefix("Sources/") }
        base["Sources/Base/Base.m"] = "#import <UIKit/UIKit.h>"
        base["Sources/Base/include/Base.h"] = "#import <UIKit/UIKit.h>"
        let files = try ProjectFixture(
            SmallPackages.put(
                SmallPackages.app(
                    SmallPackages.named("https://example.org/Kit", "kind = branch; branch = main;")),
                in: "App"
            ).merging(SmallPackages.put(SmallPackages.kit, in: "All/Kit")) { $1 }
                .merging(SmallPackages.put(base, in: "All/Base")) { $1 })
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"])])
        #expect(project.unbuiltModules == ["Base": .objectiveC])
        #expect(project.remarks.isEmpty)
    }

    @Test func `a binary framework of a package isn't built`() throws {
        var kit = SmallPackages.kit
        kit["Package.swift"] = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["KitBinary"])],
                targets: [.binaryTarget(name: "KitBinary", path: "Kit.xcframework"), .target(name: "Other", path: "Sources/Kit")])
            """
        let files = try ProjectFixture(
            SmallPackages.put(SmallPackages.app(), in: "App").merging(SmallPackages.put(kit, in: "All/Kit")) {
                $1
            })
        let project = try SmallPackages.needs(of: files.folder, searching: ["All"])
        #expect(project.targets.map(\.name) == ["App"])
        #expect(project.unbuiltModules == ["Kit": .binary])
    }

    /// The repository exists, but only checkouts are used.
    @Test func `packages that would be downloaded are awaited`() throws {
        let files = try ProjectFixture(SmallPackages.put(SmallPackages.kit, in: "Kit"))
        let kit = files.folder.appendingPathComponent("Kit")
        try SmallPackages.makeRepository(kit, tags: ["2.0.0"])
        let app = SmallPackages.app(
            SmallPackages.named(kit.path, "kind = upToNextMajorVersion; minimumVersion = 2.0.0;"))
        for (path, text) in app {
            try files.write(
                text.replacing("import Kit", with: "import Kit\nimport Combine\nimport Lottie"),
                to: files.folder.appendingPathComponent("App/\(path)"))
        }
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
        let files = try ProjectFixture(SmallPackages.put(SmallPackages.base, in: "Base"))
        let base = files.folder.appendingPathComponent("Base")
        try SmallPackages.makeRepository(base, tags: ["1.4.0"])
        let kit = files.folder.appendingPathComponent("Kit")
        for (path, text) in SmallPackages.kit {
            try files.write(text.replacing("BASE", with: base.path), to: kit.appendingPathComponent(path))
        }
        try SmallPackages.makeRepository(kit, tags: ["v2.1.0"])
        let app = SmallPackages.app(
            SmallPackages.named(kit.path, "kind = upToNextMajorVersion; minimumVersion = 2.0.0;"))
        for (path, text) in app {
            try files.write(text, to: files.folder.appendingPathComponent("App/\(path)"))
        }
        let project = try SmallPackages.needs(of: files.folder)
        #expect(
            files.paths(project.broughtPackages.map(\.folder)) == ["Clones/v2.1.0/Kit", "Clones/1.4.0/Base"])
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.remarks.isEmpty)

        try FileManager.default.removeItem(at: kit.appendingPathComponent("Sources"))
        #expect(try SmallPackages.needs(of: files.folder) == project)
    }

    @Test func `an unavailable repository adds a remark`() throws {
        let files = try ProjectFixture(
            SmallPackages.put(
                SmallPackages.app(
                    SmallPackages.named("/nowhere/Kit", "kind = exactVersion; version = 1.0.0;")), in: "App"))
        let project = try SmallPackages.needs(of: files.folder)
        #expect(project.targets.map(\.name) == ["App"])
        #expect(
            project.remarks == [
                "The package with KitPages isn't available. Pass the folder that contains its checkout: --packages DIR."
            ])
    }

    /// The project of an example imports the package that contains it, but doesn't list it.
    @Test func `a package around the project is adopted`() throws {
        let files = try ProjectFixture(
            SmallPackages.put(SmallPackages.app(), in: "Kit/Examples/App").merging(
                SmallPackages.put(SmallPackages.kit, in: "Kit")
            ) { $1 })
        var project = try ProjectReader.read(files.folder.appendingPathComponent("Kit/Examples/App"))
        var needed = NeededPackages(
            searching: [], cloningInto: files.folder.appendingPathComponent("Clones"))
        needed.add(to: &project)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(files.paths(project.targets[1].sources) == ["Kit/Sources/Kit/Kit.swift"])
    }

    /// Pods are targets of a separate project, and the app's project lists none of them.
    @Test func `pods are adopted`() throws {
        let files = try ProjectFixture(
            SmallPackages.put(SmallPackages.app(), in: "App").merging([
                "App/Pods/Kit/Kit.swift": "import UIKit",
                "App/Pods/Pods.xcodeproj/project.pbxproj": """
                { objects = {
                    P = { isa = PBXProject; mainGroup = G; targets = (K, N); };
                    G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
                    F = { isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = "<group>"; };
                    BF = { isa = PBXBuildFile; fileRef = F; };
                    S = { isa = PBXSourcesBuildPhase; files = (BF); };
                    K = { isa = PBXNativeTarget; name = Kit; buildPhases = (S); productType = "com.apple.product-type.framework"; };
                    N = { isa = PBXNativeTarget; name = Unneeded; buildPhases = (S); productType = "com.apple.product-type.framework"; };
                }; rootObject = P; }
                """,
            ]) { $1 })
        let project = try SmallPackages.needs(of: files.folder)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(files.paths(project.targets[1].sources) == ["App/Pods/Kit/Kit.swift"])
    }
}
