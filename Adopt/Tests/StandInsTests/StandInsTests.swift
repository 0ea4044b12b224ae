import AdoptModel
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
            ("#if canImport(UIKit)\nimport SwiftUI\n#endif", []),
            ("import os.log", ["os"]),
            ("import CoreData", ["CoreData"]),
            ("import UIKit\nlet a = CAEmitterCell()", ["Particles"]),
            ("import UIKit\nlet a: CIImage", ["CoreImage", "_Testing_CoreImage"]),
            ("import AVFAudio", ["AVFAudio", "AVFoundation", "AudioToolbox", "CoreMedia"]),
            ("import CoreServices", ["CoreServices"]),
            ("import zlib", []),
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
    }

    @Test func `Core Services import a module of PageFlow, unless the project has its own`() {
        let name = "CoreServices"
        #expect(made("import \(name)").first { $0.name == name }?.dependencies == ["MobileCoreServices"])
        #expect(!made("import \(name)", adopted: [name]).contains { $0.name == name })
    }

    @Test func `every module can import the system's zlib, because AppleFoundation does`() {
        #expect(Framework.everywhere.isSuperset(of: ["AppleFoundation", "ZLib"]))
    }

    @Test func `SwiftUI depends on OpenCombine`() throws {
        let packages: Set<String> = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
        let modules = made("import SwiftUI", adopted: packages)
        let module = try #require(modules.first { $0.name == "SwiftUI" })
        #expect(packages.isSubset(of: module.dependencies))
    }

    @Test(arguments: [
        (["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], true), ([], false),
    ])
    func `Combine is replaced by OpenCombine if that is available`(adopted: [String], isThere: Bool) throws {
        let module = made("import Combine", adopted: Set(adopted)).first { $0.name == "CombineForLinux" }
        #expect((module != nil) == isThere && (module?.dependencies ?? []) == adopted)
    }

    @Test(
        arguments: [
            ("UIKit", .here), ("Darwin", .here), ("Kit", .here), ("MapKit", .neutral), ("SwiftUI", .absent),
            ("Combine", .absent), ("ARKit", .neutral), ("HomeKit", .unsupported), ("Lottie", .absent),
            ("zlib", .here),
        ] as [(String, ModuleOrigin)])
    func `a module's origin`(module: String, origin: ModuleOrigin) {
        #expect(ModuleOrigin(of: module, besides: ["Kit"]) == origin)
    }
}
