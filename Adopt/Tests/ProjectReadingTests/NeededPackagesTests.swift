import AdoptModel
import Foundation
import Testing

@testable import ProjectReading

/// A package for iOS named Kit, a package with its own conditions for Linux, and an app with the imports of each test.
@Suite struct NeededPackagesTests {
    private static let kit = [
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
    private static let base = [
        "Package.swift": """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Base", products: [.library(name: "Base", targets: ["Base"])], targets: [.target(name: "Base")])
        """,
        "Sources/Base/Base.swift": "#if os(Linux)\nimport Glibc\n#endif\n",
    ]

    private static func app(_ pbxproj: String = "") -> [String: String] {
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

    private static func named(_ url: String, _ requirement: String) -> String {
        """
        D = { isa = XCSwiftPackageProductDependency; package = R; productName = KitPages; };
        R = { isa = XCRemoteSwiftPackageReference; repositoryURL = "\(url)"; requirement = { \(requirement) }; };
        """
    }

    private func put(_ files: [String: String], in folder: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0)", $1) })
    }

    private func needs(
        of folder: URL, searching: [String] = [], leavingOut leftOut: Set<String> = [],
        besides present: [BroughtPackage] = []
    ) throws -> SourceProject {
        var project = try ProjectReader.read(folder.appendingPathComponent("App"))
        var needed = NeededPackages(
            searching: searching.map(folder.appendingPathComponent),
            cloningInto: folder.appendingPathComponent("Clones"), leavingOut: leftOut, besides: present)
        needed.add(to: &project)
        return project
    }

    private func git(_ arguments: String..., at folder: URL) throws {
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
    private func makeRepository(_ folder: URL, tag: String) throws {
        try git("init", "--quiet", "--initial-branch", "main", at: folder)
        try git("add", ".", at: folder)
        try git("commit", "--quiet", "--message", "Kit", at: folder)
        try git("tag", tag, at: folder)
    }

    @Test func `packages in folders of checkouts are adopted`() throws {
        let files = try ProjectFixture(
            put(Self.app(Self.named("https://example.org/Kit", "kind = branch; branch = main;")), in: "App")
                .merging(put(Self.kit, in: "All/kit")) { $1 }.merging(put(Self.base, in: "All/Other")) { $1 })
        let project = try needs(of: files.folder, searching: ["All"])
        #expect(project.targets.map(\.name) == ["App", "Kit", "Base"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"]), .adopted(["Base"])])
        #expect(project.broughtPackages.map(\.name) == ["kit", "Other"])
        #expect(project.targets.map(\.isForLinux) == [false, false, true])
        #expect(project.remarks.isEmpty)
    }

    @Test func `available packages and those in the project's folder are used`() throws {
        let files = try ProjectFixture(
            put(Self.app(), in: "App").merging(put(Self.kit, in: "App/Kit")) { $1 }
                .merging(put(Self.base, in: "All/Other")) { $1 })
        let own = BroughtPackage(
            name: "base", folder: files.folder, use: .asItIs(["Base": ["Base"]]),
            repository: "url: \"B\", from: \"1.0.0\"")
        let project = try needs(of: files.folder, searching: ["All"], besides: [own])
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

    @Test(
        "A package that lacks something on Linux is adopted",
        arguments: [
            ("", true), ("let r: URLRequest? = nil", false),
            ("import FoundationNetworking; let r: URLRequest? = nil", true),
            ("#if canImport(SystemConfiguration)\n#endif", false),
            ("#if !os(Linux)\nimport SystemConfiguration\n#endif", false),
        ])
    func isForLinux(text: String, isForLinux: Bool) throws {
        var base = Self.base
        base["Sources/Base/Base.swift"]! += text
        let files = try ProjectFixture(
            put(Self.app(), in: "App").merging(put(Self.kit, in: "All/kit")) { $1 }
                .merging(put(base, in: "All/Other")) { $1 })
        let project = try needs(of: files.folder, searching: ["All"])
        #expect(project.targets.first { $0.name == "Base" }?.isForLinux == isForLinux)
    }

    @Test(arguments: [("App/Base", false), ("App/Pods/Base", true), ("All/Base", true)])
    func `only the packages of others keep their conditions for Linux`(folder: String, isForLinux: Bool)
        throws
    {
        let files = try ProjectFixture(
            put(Self.app(), in: "App").merging(put(Self.kit, in: "App/Kit")) { $1 }
                .merging(put(Self.base, in: folder)) { $1 })
        let project = try needs(of: files.folder, searching: ["All", "App/Pods"])
        #expect(project.targets.first { $0.name == "Base" }?.isForLinux == isForLinux)
    }

    /// A product's target has dependencies, and a package needs only one of them: it doesn't depend on the product.
    @Test func `a package depends on a single module of a product`() throws {
        var (app, kit) = (Self.app(), Self.kit)
        app["App/App.swift"] = "import UIKit\nimport Upper\nimport Kit\n"
        kit["Package.swift"] = """
            // swift-tools-version:5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [.target(name: "Kit")])
            """
        kit["Sources/Kit/Kit.swift"] = "import UIKit\nimport Lower\n"
        let files = try ProjectFixture(
            put(app, in: "App").merging(put(kit, in: "All/Kit")) { $1 }
                .merging(put(Self.layers, in: "All/Layers")) { $1 })
        let project = try needs(of: files.folder, searching: ["All"])
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
        var app = Self.app()
        app["App/App.swift"] = "import \(imported)\n"
        let files = try ProjectFixture(
            put(app, in: "App").merging(
                put(
                    ["Package.swift": package, "Sources/OpenCombine/A.swift": "#if os(Linux)\n#endif\n"],
                    in: "All/OpenCombine")
            ) { $1 })
        let project = try needs(of: files.folder, searching: ["All"])
        #expect(project.targets.map(\.name) == (imported.contains("let") ? ["App"] : ["App", "OpenCombine"]))
    }

    /// An ignored module is also ignored as a dependency of another target in its package.
    @Test func `an ignored module is ignored as a dependency`() throws {
        var app = Self.app()
        app["App/App.swift"] = "import UIKit\nimport Upper\n"
        let files = try ProjectFixture(
            put(app, in: "App").merging(put(Self.layers, in: "All/Layers")) { $1 })
        let project = try needs(of: files.folder, searching: ["All"], leavingOut: ["Lower"])
        #expect(project.targets.map(\.name) == ["App", "Upper"])
        #expect(project.targets[1].dependencies == [])
    }

    /// A package that is added later needs one that was added before.
    @Test(arguments: ["import Base\nimport Kit\n", "import Kit\nimport Base\n"])
    func `packages that need each other are connected`(imports: String) throws {
        var app = Self.app()
        app["App/App.swift"] = "import UIKit\n" + imports
        var kit = Self.kit
        kit["Sources/Kit/Kit.swift"] = "import UIKit\nimport Base\n"
        let files = try ProjectFixture(
            put(app, in: "App").merging(put(kit, in: "All/Kit")) { $1 }.merging(
                put(Self.base, in: "All/Base")
            ) {
                $1
            })
        let targets = try needs(of: files.folder, searching: ["All"]).targets
        let dependencies = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, Set($0.dependencies)) })
        #expect(dependencies == ["App": ["Base", "Kit"], "Kit": ["Base"], "Base": []])
    }

    /// The result of adopting an app that needs the kit, which needs this package.
    private func project(withKitAnd base: [String: String]) throws -> SourceProject {
        let files = try ProjectFixture(
            put(Self.app(Self.named("https://example.org/Kit", "kind = branch; branch = main;")), in: "App")
                .merging(put(Self.kit, in: "All/Kit")) { $1 }.merging(put(base, in: "All/Base")) { $1 })
        return try needs(of: files.folder, searching: ["All"])
    }

    @Test func `packages in C are built unchanged`() throws {
        var base = Self.base
        base["Sources/Base/base.c"] = "int base;"
        let project = try project(withKitAnd: base)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"]), .asItIs(["Base": ["Base"]])])
    }

    /// A stand-in replaces them, made from the app's uses.
    @Test func `packages in Objective-C are not adopted`() throws {
        var base = Self.base.filter { !$0.key.hasPrefix("Sources/") }
        base["Sources/Base/Base.m"] = "#import <UIKit/UIKit.h>"
        base["Sources/Base/include/Base.h"] = "#import <UIKit/UIKit.h>"
        let project = try project(withKitAnd: base)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.broughtPackages.map(\.use) == [.adopted(["Kit"])])
    }

    /// The repositories of the app and of its package are cloned in the required versions. A second run clones nothing.
    @Test func `repositories are cloned once`() throws {
        let files = try ProjectFixture(put(Self.base, in: "Base"))
        let base = files.folder.appendingPathComponent("Base")
        try makeRepository(base, tag: "1.4.0")
        let kit = files.folder.appendingPathComponent("Kit")
        for (path, text) in Self.kit {
            let file = kit.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.replacingOccurrences(of: "BASE", with: base.path).utf8).write(to: file)
        }
        try makeRepository(kit, tag: "v2.1.0")
        let app = Self.app(Self.named(kit.path, "kind = upToNextMajorVersion; minimumVersion = 2.0.0;"))
        for (path, text) in app {
            let file = files.folder.appendingPathComponent("App/\(path)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let project = try needs(of: files.folder)
        #expect(
            files.paths(project.broughtPackages.map(\.folder)) == ["Clones/v2.1.0/Kit", "Clones/1.4.0/Base"])
        #expect(project.targets.map(\.name) == ["App", "Kit", "Base"])
        #expect(project.remarks.isEmpty)

        try FileManager.default.removeItem(at: kit.appendingPathComponent("Sources"))
        #expect(try needs(of: files.folder) == project)
    }

    @Test func `an unavailable repository adds a remark`() throws {
        let files = try ProjectFixture(
            put(Self.app(Self.named("/nowhere/Kit", "kind = exactVersion; version = 1.0.0;")), in: "App"))
        let project = try needs(of: files.folder)
        #expect(project.targets.map(\.name) == ["App"])
        #expect(
            project.remarks == [
                "The package with KitPages isn't available. Pass the folder that contains its checkout: --packages DIR."
            ])
    }

    /// The project of an example imports the package that contains it, but doesn't list it.
    @Test func `a package around the project is adopted`() throws {
        let files = try ProjectFixture(
            put(Self.app(), in: "Kit/Examples/App").merging(put(Self.kit, in: "Kit")) { $1 })
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
            put(Self.app(), in: "App").merging([
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
        let project = try needs(of: files.folder)
        #expect(project.targets.map(\.name) == ["App", "Kit"])
        #expect(project.targets[0].dependencies == ["Kit"])
        #expect(files.paths(project.targets[1].sources) == ["App/Pods/Kit/Kit.swift"])
    }

    @Test(
        arguments: [
            (
                #"{"object": {"pins": [{"repositoryURL": "https://example.org/kit.git", "state": {"version": "1.2.3", "revision": "ab"}}]}, "version": 1}"#,
                .exactly("1.2.3")
            ),
            (
                #"{"pins": [{"location": "https://example.org/Kit", "state": {"branch": "main", "revision": "ab"}}], "version": 2}"#,
                .revision("ab")
            ),
            (
                #"{"pins": [{"location": "https://example.org/Other", "state": {"version": "1.2.3"}}], "version": 2}"#,
                .branch("main")
            ),
        ] as [(String, PackageReference.Version)])
    func `resolved versions are used`(resolved: String, version: PackageReference.Version) throws {
        var app = put(
            Self.app(Self.named("https://example.org/Kit", "kind = branch; branch = main;")), in: "App")
        app["App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"] = resolved
        let files = try ProjectFixture(app)
        let project = try ProjectReader.read(files.folder.appendingPathComponent("App"))
        #expect(project.packages.map(\.version) == [version])
    }
}
