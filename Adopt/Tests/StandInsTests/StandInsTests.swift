import AdoptModel
import SwiftParser
import SwiftSyntax
import Testing

@testable import StandIns

@Suite struct StandInsTests {
    private func made(_ text: String, adopted: Set<String> = []) -> [StandInModule] {
        let file = ModuleSources.File(path: "Page.swift", text: text)
        let module = ModuleSources(name: "App", files: [file], adoptedModules: adopted)
        return StandInMaker().modules(for: [module])
    }

    @Test(
        arguments: [
            ("import UIKit\nimport Foundation", []),
            ("import Kit", []),
            ("import SafariServices", []),
            ("@testable import App", []),
            ("import MapKit", ["CoreLocation", "MapKit"]),
            ("import AVKit", ["AVFoundation", "AVKit", "AudioToolbox", "CoreMedia"]),
            ("import class WebKit.WKWebView", ["WebKit"]),
            ("import Darwin\nimport ObjectiveC\nimport MachO", []),
            ("import struct ObjectiveC.Selector", []),
            ("#if os(macOS)\nimport MapKit\n#else\nimport WebKit\n#endif", ["WebKit"]),
            ("#if canImport(AppKit) && !os(iOS)\nimport AppKit\n#endif", []),
            ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", []),
            ("#if canImport(WebKit)\nimport WebKit\n#endif", ["WebKit"]),
            ("#if canImport(UIKit)\nimport SwiftUI\n#endif", ["SwiftUI"]),
            ("import os.log", ["os"]),
            ("import CoreData", ["CoreData"]),
            ("import UIKit\nlet a = CAEmitterCell()", ["Particles"]),
            ("import UIKit\nlet a: CIImage", ["CoreImage"]),
            ("import GameKit\nlet a = GKRandomSource()", ["GameKit", "GameplayKit"]),
            ("import PhotosUI\nlet a: PHImageContentMode", ["CoreMedia", "Photos"]),
        ] as [(String, [String])])
    func `imports and names determine the stand-ins`(text: String, names: [String]) {
        let everywhere = [
            "AppleFoundation", "AppleFoundationNetworking", "NeutralValues", "Security", "UIKitOfSwift4",
        ]
        #expect(Set(made(text, adopted: ["Kit"]).map(\.name)) == Set(names + everywhere))
    }

    @Test func `a framework's module consists of its files in Frameworks`() throws {
        let modules = made("import MapKit\nlet map = MKMapView()")
        let map = try #require(modules.first { $0.name == "MapKit" })
        #expect(map.dependencies == ["CoreLocation", "NeutralValues"])
        #expect(map.files == Framework.named("MapKit")?.files && map.source.isEmpty)
        #expect(map.problems.isEmpty && map.uses.isEmpty)
    }

    @Test func `SwiftUI depends on OpenCombine`() throws {
        let packages: Set<String> = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
        let modules = made("import SwiftUI", adopted: packages)
        let module = try #require(modules.first { $0.name == "SwiftUI" })
        #expect(module.problems.isEmpty && packages.isSubset(of: module.dependencies))
    }

    @Test(arguments: [
        (
            "import SwiftUI",
            "SwiftUI has no stand-in: OpenCombine, a package with Combine’s interface, isn't available. Pass the folder that contains its checkout: --packages DIR. 1 file imports it."
        ),
        (
            "import SnapKit",
            "SnapKit has no stand-in: its declarations are unknown. 1 file imports it. If it is a package, pass the folder that contains its checkout: --packages DIR."
        ),
    ])
    func `a missing declaration is a problem`(text: String, problem: String) {
        #expect(made(text).flatMap(\.problems) == [problem])
    }

    @Test(arguments: [
        (["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], true), ([], false),
    ])
    func `Combine is replaced by OpenCombine if that is available`(adopted: [String], isThere: Bool) throws {
        let modules = made("import Combine", adopted: Set(adopted))
        let module = try #require(modules.first { $0.name == "CombineForLinux" })
        #expect(module.problems.isEmpty == isThere && module.files.isEmpty != isThere)
        #expect(module.dependencies == adopted)
    }

    @Test(arguments: [
        ("func f()", "{}"), ("func f() -> Int?", "{ return nil }"), ("func f() -> [Int]", "{ return [] }"),
        ("func f() -> Bool", "{ return false }"), ("func f() -> [Int: Int]", "{ return [:] }"),
        ("func f() -> Void", "{}"), ("func f() -> MKMap", "{ return MKMap() }"),
        ("func f(for map: MKMap, at place: Int) -> MKMap", "{ return map }"),
        ("func f() -> Set<Int>", "{ return [] }"), ("func f() -> Self", "{ return self }"),
        ("func f() -> (Int, place: Place?)", "{ return (0, place: nil) }"),
        ("func f() -> (Int) -> Bool", "{ return { _ in false } }"),
    ])
    func `an overridden function returns a neutral value`(function: String, body: String) throws {
        let statement = try #require(Parser.parse(source: function).statements.first)
        let signature = try #require(statement.item.as(FunctionDeclSyntax.self)).signature
        #expect(NeutralValue.body(of: signature) == body)
    }
}
