import AdoptModel
import Foundation
import Testing

@testable import MirrorPackage

/// The part of a project that can be built.
struct ProjectPartTests {
    @Test(
        arguments: [
            // The file that imports an absent module, and the files that need its types.
            (
                [
                    "App/A.swift": "import Lottie\nclass A: Play {}", "App/B.swift": "let b = A()",
                    "App/C.swift": "let c = 1",
                ], ["App/C.swift"]
            ),
            (
                [
                    "App/A.swift": "import Lottie\nclass A: Play {}",
                    "App/B.swift": "let b: B = .init()\nclass B: A {}", "App/C.swift": "let c = [B]()",
                ], []
            ),
            (
                [
                    "Kit/A.swift": "import Lottie\npublic class A: Play {}", "Kit/K.swift": "",
                    "App/B.swift": "import Kit\nlet b: A?", "App/C.swift": "import Kit",
                ], ["App/C.swift", "Kit/K.swift"]
            ),
            // A target without a remaining file is absent.
            (
                [
                    "Kit/A.swift": "import Lottie", "App/B.swift": "import Kit", "App/C.swift": "let c = 1",
                    "KitTests/T.swift": "import Kit",
                ], ["App/C.swift"]
            ),
            // Names that something else may declare.
            (
                [
                    "App/A.swift": "import Lottie\nprivate class A: Play {}",
                    "App/B.swift": "extension B { func b(_ a: A) {} }",
                ], ["App/B.swift"]
            ),
            (
                [
                    "App/A.swift": "import Lottie\nclass A: Play {}", "App/B.swift": "struct B { enum A {} }",
                    "App/C.swift": "extension B { func c(_ a: A) {} }",
                ], ["App/B.swift", "App/C.swift"]
            ),
            (
                [
                    "App/A.swift": "import Lottie\nclass A: Play {}",
                    "App/B.swift": "func b<A>(_ a: A) { other.A() }",
                ], ["App/B.swift"]
            ),
            (
                [
                    "Kit/A.swift": "import Lottie\npublic class A: Play {}", "Kit/K.swift": "",
                    "App/B.swift": "let b = A()",
                ], ["App/B.swift", "Kit/K.swift"]
            ),
            // A module that is here qualifies names.
            (
                ["Kit/K.swift": "", "App/A.swift": "import Kit\nimport Lottie\nlet a = Kit.value"],
                ["App/A.swift", "Kit/K.swift"]
            ),
            // Conditional imports and uses.
            (["App/A.swift": "#if canImport(Lottie)\nimport Lottie\n#endif"], ["App/A.swift"]),
            (
                [
                    "App/A.swift": "import Lottie\nclass A: Play {}",
                    "App/B.swift": "#if canImport(Lottie)\nlet b = A()\n#endif",
                ], ["App/B.swift"]
            ),
            (["App/A.swift": "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif"], ["App/A.swift"]),
            (["App/A.swift": "#if os(iOS)\nimport Lottie\n#endif"], []),
            // Apple's frameworks.
            (["App/A.swift": "import MapKit", "App/B.swift": "import HomeKit"], ["App/A.swift"]),
        ] as [([String: String], [String])])
    func `what needs an absent module is left out`(texts: [String: String], remaining: [String]) throws {
        let fixture = try SourceFolderProject(texts)
        defer { fixture.remove() }
        #expect(fixture.paths(fixture.part.project) == remaining)
    }

    @Test func `a file that doesn't compile is left out with the files that need it`() throws {
        let fixture = try SourceFolderProject([
            "App/A.swift": "class A: UIViewController {}", "App/B.swift": "class B: A {}",
            "App/C.swift": "let c = 1",
            "AppTests/T.swift": "let t = A()", "AppTests/U.swift": "let u = 1",
        ])
        defer { fixture.remove() }
        var part = fixture.part
        #expect(!part.hasErrors)
        var isLeftOut = part.leaveOut(errorsOf: fixture.build(failingIn: "App/A.swift"))
        #expect(isLeftOut)
        #expect(fixture.paths(part.project) == ["App/C.swift", "AppTests/T.swift", "AppTests/U.swift"])
        #expect(part.hasErrors && part.leftOut.map(\.pages) == [["A"], ["B"]])
        #expect(part.project.targets[0].classesLeftOut == ["A", "B"])
        #expect(
            part.leftOut.map(\.words) == [
                "doesn't compile (1 error, line 3: cannot find 'glow' in scope)", "uses A, which is left out",
            ])
        isLeftOut = part.leaveOut(
            errorsOf: fixture.build(failingIn: "AppTests/T.swift", "AppTests/U.swift"))
        #expect(isLeftOut)
        #expect(part.project.targets.map(\.name) == ["App"] && part.leftOut.filter(\.isOfTests).count == 2)
    }

    @Test func `a file stays without the parts that need something absent, but a test doesn't`() throws {
        let fixture = try SourceFolderProject([
            "App/A.swift": "import Lottie\nclass A: LottieView {}",
            "App/B.swift": "import Lottie\nclass B {\n    func b() { Lottie.start(); b() }\n}",
            "App/C.swift":
                "class C {\n    let a = A()\n    func c() {\n        a.play()\n        c()\n    }\n}",
            "AppTests/T.swift": "import App\nfunc t() { _ = A() }",
        ])
        defer { fixture.remove() }
        var part = fixture.part
        #expect(fixture.paths(part.project) == ["App/B.swift", "App/C.swift"])
        #expect(
            part.partialFiles.files.flatMap(\.parts).map(\.text) == [
                "import Lottie", "Lottie.start()", "let a = A()", "a.play()",
            ])
        // The file stays for one more error, and not for a second one at the same place.
        for isLeftOut in [false, true] {
            let line = "\(fixture.folder.path)/App/C.swift:5:9: error: cannot find 'c' in scope"
            let isChanged = part.leaveOut(errorsOf: BuildResult(output: line, succeeded: false))
            #expect(isChanged && part.hasErrors)
            #expect(fixture.paths(part.project).contains("App/C.swift") != isLeftOut)
            #expect(part.project.targets[0].leftOutParts.count == (isLeftOut ? 1 : 2))
        }
    }

    @Test func `a file stays if a part that is left out also needs a type that is`() throws {
        let fixture = try SourceFolderProject([
            "App/A.swift": "import Lottie\nclass A: LottieView {}",
            "App/B.swift": "import Lottie\nclass B {\n    func b() { LottieView.play(A()) }\n}",
        ])
        defer { fixture.remove() }
        #expect(fixture.paths(fixture.part.project) == ["App/B.swift"])
    }

    @Test func `no file is left out for an error elsewhere, or if no app and no library would remain`() throws
    {
        let fixture = try SourceFolderProject(["App/A.swift": "class A {}", "App/B.swift": "let b = A()"])
        defer { fixture.remove() }
        for file in ["Elsewhere.swift", "App/A.swift"] {
            var part = fixture.part
            let isLeftOut = part.leaveOut(errorsOf: fixture.build(failingIn: file))
            #expect(!isLeftOut)
        }
    }

    @Test func `a package with an error that SwiftPM builds itself is absent`() throws {
        var fixture = try SourceFolderProject([
            "App/A.swift": "import Kit", "App/B.swift": "let b = 1",
        ])
        defer { fixture.remove() }
        let folder = fixture.folder.appendingPathComponent("Packages/Kit")
        fixture.project.targets[0].products = ["Kit"]
        fixture.project.broughtPackages = [
            BroughtPackage(name: "Kit", folder: folder, use: .asItIs(["Kit": ["Kit"]]))
        ]
        var part = fixture.part
        #expect(part.leftOut.isEmpty)
        let isLeftOut = part.leaveOut(errorsOf: fixture.build(failingIn: "Packages/Kit/K.swift"))
        #expect(isLeftOut)
        #expect(fixture.paths(part.project) == ["App/B.swift"] && part.project.broughtPackages == [])
        #expect(part.project.targets[0].products == [])
        let kit = try #require(part.absentModules.first)
        #expect(kit.source == .failedPackage && kit.failure?.line == 3)
    }

    /// The compiler reads the clauses for Linux of such a file, and those for Apple's systems of others.
    @Test(arguments: [true, false])
    func `a file with its own conditions for Linux stays without a statement`(isForLinux: Bool) throws {
        var fixture = try SourceFolderProject([
            "App/A.swift": "#if os(Linux)\nfunc a() {\n    glow()\n}\n#endif\nlet b = 1",
            "App/C.swift": "let c = 1",
        ])
        defer { fixture.remove() }
        fixture.project.targets[0].isForLinux = isForLinux
        var part = fixture.part
        _ = part.leaveOut(errorsOf: fixture.build(failingIn: "App/A.swift"))
        #expect(
            fixture.paths(part.project) == (isForLinux ? ["App/A.swift", "App/C.swift"] : ["App/C.swift"]))
        let texts = part.project.targets[0].leftOutParts.values.flatMap { $0 }.map(\.text)
        #expect(texts == (isForLinux ? ["glow()"] : []))
    }

    @Test func `a file with errors in one target stays in another one`() throws {
        var fixture = try SourceFolderProject(["App/A.swift": "let a = 1", "AppTests/T.swift": "let t = 1"])
        defer { fixture.remove() }
        let copy = fixture.folder.appendingPathComponent("App/./A.swift")
        let tests = try #require(fixture.project.targets.firstIndex { $0.kind == .unitTests })
        fixture.project.targets[tests].sources.append(copy)
        var part = fixture.part
        _ = part.leaveOut(errorsOf: fixture.build(failingIn: "App/./A.swift"))
        #expect(fixture.paths(part.project) == ["App/A.swift", "AppTests/T.swift"])
    }

    @Test func `an absent module of the bridging header isn't imported`() throws {
        var fixture = try SourceFolderProject(["App/A.swift": "let a = 1"])
        defer { fixture.remove() }
        fixture.project.targets[0].bridgedModules = ["Lottie", "MapKit"]
        #expect(fixture.part.project.targets[0].bridgedModules == ["MapKit"])
    }

    @Test func `generated names of resources are absent without their library`() throws {
        var fixture = try SourceFolderProject([
            "App/A.swift": "func a() {\n    draw(R.image.lamp())\n}", "App/B.swift": "let b = R.color.red()",
            "App/C.swift": "let c = 1",
        ])
        defer { fixture.remove() }
        fixture.project.targets[0].resourceNames = .rswift
        #expect(fixture.paths(fixture.part.project) == ["App/A.swift", "App/C.swift"])
        #expect(
            fixture.part.absentModules.map(\.sentence) == [
                "Rswift, for the names that R.swift generates: needed by 1 file, parts of 1 file; "
                    + "--stub Rswift=FOLDER alone brings back 1 file, parts of 1 file."
            ])
        #expect(fixture.part.extent == "2 files, without 1 file, parts of 1 file")
        #expect(fixture.part.besides(["Rswift"]).extent == "3 files")
        fixture.project.targets[0].resourceNames = .none
        #expect(fixture.part.absentModules.isEmpty)
    }

    @Test func `an absent module has the files that need it and that it brings back`() throws {
        let fixture = try SourceFolderProject([
            "App/A.swift": "import Lottie\nimport Realm\nclass A: UIViewController { typealias P = Play }",
            "App/B.swift": "import Lottie\nclass B: UIViewController { typealias P = Play }",
            "App/C.swift": "class C: B {}",
            "App/D.swift": "import HomeKit\nimport Engine", "App/E.swift": "let e = 1",
            "Engine.xcframework/Info.swift": "",
        ])
        defer { fixture.remove() }
        let modules = fixture.part.absentModules
        #expect(modules.map(\.name) == ["Lottie", "Realm", "Engine", "HomeKit"])
        #expect(modules.map(\.source) == [.elsewhere, .elsewhere, .binary, .apple])
        #expect(
            modules.prefix(2).map(\.sentence) == [
                "Lottie: 2 imports, needed by 3 files, 3 pages; --stub Lottie=FOLDER alone brings back 2 files, 2 pages.",
                "Realm: 1 import, needed by 1 file, 1 page.",
            ])
    }
}

/// The files that are left out in a report.
struct LeftOutFileReportTests {
    @Test func `files with a reason of their own are first, and a long list ends`() throws {
        var texts = ["App/Z.swift": "import Lottie\nclass Z: Play {}", "Kit/K.swift": "public class K {}"]
        for number in 10..<50 { texts["App/A\(number).swift"] = "class A\(number): Z {}" }
        let fixture = try SourceFolderProject(texts)
        defer { fixture.remove() }
        let part = fixture.part
        let mirror = Mirror(
            output: fixture.folder.appendingPathComponent("out"), pageFlow: URL(fileURLWithPath: "/pageflow"))
        let text = try mirror.refresh(part.project).of(part).text
        let lines = text.split(separator: "\n").drop { $0 != "Left out:" }
        #expect(lines.dropFirst().first?.hasSuffix("Z.swift:1: imports Lottie, which isn't here") == true)
        #expect(lines.contains("  11 more are in the file written by --json."))
    }
    @Test func `the parts of the project's own files are before those of packages`() throws {
        var fixture = try SourceFolderProject([
            "A/Package.swift": "import Lottie\nlet a = 1\nlet b = LottieView()",
            "Own/App/App.swift": "import Lottie\nlet c = 1", "Own/App/Kit.swift": "let kit = 1",
        ])
        defer { fixture.remove() }
        fixture.project.folder = fixture.folder.appendingPathComponent("Own")
        let part = fixture.part
        let mirror = Mirror(
            output: fixture.folder.appendingPathComponent("out"), pageFlow: URL(fileURLWithPath: "/pageflow"))
        let text = try mirror.refresh(part.project).of(part).text
        let lines = text.split(separator: "\n").drop { $0 != "Left out of files that stay:" }.dropFirst()
        #expect(
            lines.prefix(3).map { $0.dropFirst(fixture.folder.path.count + 3) } == [
                "Own/App/App.swift:1: import Lottie", "A/Package.swift:1: import Lottie",
                "A/Package.swift:3: let b = LottieView()",
            ])
    }
}
