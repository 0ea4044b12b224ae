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
            ("import CoreData", ["CoreData", "PredicateFormats"]),
            ("import Foundation\nlet a = kSecClass", ["Security"]),
            ("import Foundation\nlet a = kSecAttrAccessibleAlways", ["Security"]),
            ("import UIKit\nlet a = CAEmitterCell()", ["Particles"]),
            ("import UIKit\nlet a: CIImage", ["CoreImage"]),
            ("import GameKit\nlet a = GKRandomSource()", ["GameKit", "GameplayKit"]),
            ("let a = String(localized: \"a\")", ["FoundationMembers"]),
            ("import PhotosUI\nlet a: PHImageContentMode", ["CoreMedia", "Photos", "PredicateFormats"]),
        ] as [(String, [String])])
    func `imports and names determine the stand-ins`(text: String, names: [String]) {
        #expect(made(text, adopted: ["Kit"]).map(\.name) == names)
    }

    @Test func `a framework's own type of an app's name is included`() throws {
        let modules = made("import CommonCrypto\nstruct SHA256 {}\nlet a = CC_SHA256(d, 1, &m)")
        #expect(modules.contains { $0.name == "CryptoKit" && $0.source.contains("struct SHA256") })
    }

    @Test func `a hosting controller has a stand-in`() throws {
        let text = """
            import SwiftUI
            struct Card: View { @State var isOpen = false; var body: some View { EmptyView() } }
            let page = UIHostingController(rootView: Card())
            """
        let packages: Set<String> = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
        let module = try #require(made(text, adopted: packages).first)
        #expect(module.problems.isEmpty)
        #expect(Set(module.dependencies) == packages)
        #expect(module.source.contains("open class UIHostingController<Content: View>: UIViewController"))
        #expect(!module.source.contains("UIHostingConfiguration"))
    }

    @Test func `a SwiftUI animation animates views`() throws {
        let text = "import SwiftUI\nUIView.animate(.spring(duration: 0.5, bounce: 0.4)) { move() }"
        let packages: Set<String> = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
        let module = try #require(made(text, adopted: packages).first)
        #expect(module.source.contains("public struct Animation"))
        #expect(module.source.contains("public static func animate(_ animation: Animation"))
    }

    @Test func `a stand-in contains only the used declarations`() throws {
        let text = """
            import MapKit
            class Page: UIViewController, MKMapViewDelegate {
                let map = MKMapView()
                func show() {
                    map.setRegion(MKCoordinateRegion(), animated: true)
                    map.showAnnotations([], animated: false)
                }
            }
            """
        let map = try #require(made(text).last)
        #expect(map.dependencies == ["CoreLocation"])
        #expect(map.problems.isEmpty)
        #expect(map.source.contains("open class MKMapView: UIView"))
        #expect(map.source.contains("notReal(\"MKMapView.showAnnotations(_:animated:)\")"))
        #expect(!map.source.contains("MKPinAnnotationView"))
        #expect(!map.source.contains("setCamera"))
        #expect(
            map.uses == [
                StandInModule.Use("MKMapViewDelegate", path: "Page.swift", line: 2),
                StandInModule.Use("MKMapView", path: "Page.swift", line: 3),
                StandInModule.Use("MKMapView.setRegion(_:animated:)", path: "Page.swift", line: 5),
                StandInModule.Use("MKCoordinateRegion", path: "Page.swift", line: 5),
                StandInModule.Use("MKMapView.showAnnotations(_:animated:)", path: "Page.swift", line: 6),
            ])
    }

    @Test func `the location asks the user of a UI test, and the answer is the status`() throws {
        let text = "import CoreLocation\nCLLocationManager().requestWhenInUseAuthorization()"
        let source = try #require(made(text).first).source
        #expect(source.contains("@_spi(SystemModules) import UIKit"))
        #expect(source.contains("guard !LocationPermission.request(for: self) else { return }"))
        #expect(source.contains("{ LocationPermission.status }"))
    }

    /// A framework uses types of the frameworks that it exports: their stand-ins declare them even if the app doesn't name them.
    @Test(
        arguments: [
            ("import MapKit\nlet map = MKMapView()", "CoreLocation", "CLLocationCoordinate2D"),
            ("import AVFoundation\nlet player = AVPlayer()", "CoreMedia", "CMTime"),
            ("import AVKit\nlet page = AVPlayerViewController()", "AVFoundation", "AVPlayer"),
            ("import AVKit\nlet page = AVPlayerViewController()", "CoreMedia", "CMTime"),
            ("import ContactsUI\nlet page = CNContactPickerViewController()", "Contacts", "CNContact"),
        ])
    func `types of exported frameworks are included`(text: String, framework: String, type: String) throws {
        let module = try #require(made(text).first { $0.name == framework })
        #expect(module.source.firstMatch(of: try Regex("(class|struct|enum) \(type)\\b")) != nil)
    }

    @Test(arguments: [
        (
            "import MapKit\nlet a: MKFlyover",
            "MapKit’s MKFlyover has no stand-in: it is used in Page.swift, line 2."
        ),
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

    @Test("A declaration of the app with a framework prefix belongs to the app")
    func ownNames() {
        let text =
            "import Security\nlet SecMine = kSecClass as String\nfunc SecAlso() { print(SecMine); SecAlso() }"
        #expect(made(text).flatMap(\.problems) == [])
    }

    @Test(arguments: [
        (["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], true), ([], false),
    ])
    func `Combine is replaced by OpenCombine if that is available`(adopted: [String], isThere: Bool) throws {
        let module = try #require(made("import Combine", adopted: Set(adopted)).first)
        #expect(module.problems.isEmpty == isThere)
        #expect(module.dependencies == adopted)
        #expect(module.source.contains("@_exported import OpenCombineFoundation") == isThere)
    }

    @Test func `the app's own declarations are omitted`() {
        let text = "import WebKit\nstruct WKFlyover {}\nclass WKWebView {}\nlet other: WKFlyover"
        let modules = made(text)
        #expect(modules.flatMap(\.problems).isEmpty)
        #expect(!modules[0].source.contains("class WKWebView"))
    }

    @Test(arguments: [
        ("func f()", "{ notReal(\"T.f\") }"), ("func f() -> Int?", "{ notReal(\"T.f\"); return nil }"),
        ("func f() -> [Int]", "{ notReal(\"T.f\"); return [] }"),
        ("func f() -> Bool", "{ notReal(\"T.f\"); return false }"),
        ("func f() -> [Int: Int]", "{ notReal(\"T.f\"); return [:] }"),
        ("func f() -> Void", "{ notReal(\"T.f\") }"),
        ("func f() -> MKMap", "{ notReal(\"T.f\"); return MKMap() }"),
        ("func f(for map: MKMap, at place: Int) -> MKMap", "{ notReal(\"T.f\"); return map }"),
    ])
    func `a function without a body returns a neutral value`(function: String, body: String) throws {
        let statement = try #require(Parser.parse(source: function).statements.first)
        let signature = try #require(statement.item.as(FunctionDeclSyntax.self)).signature
        #expect(NeutralValue.body(of: signature, saying: "T.f") == body)
    }

    /// A function's result is created as the table declares it.
    @Test(arguments: [
        ("Status", "Status.unknown"), ("Place", "Place(0, at: [:])"), ("Way", "Way(Place(0, at: [:]))"),
        ("Number", "0"), ("Ways", "[]"), ("Answer", "Answer.given(false)"), ("Set<Int>", "[]"),
        ("(Int, place: Place?)", "(0, place: nil)"), ("(Int) -> Bool", "{ _ in false }"), ("Self", "self"),
        ("Place.Kind", "Place.Kind.near"), ("any Placed", "Near(0, at: [:])"), ("Near", "Near(0, at: [:])"),
        ("Data", "Data()"),
    ])
    func `a neutral value is created from its type's declaration`(type: String, value: String) throws {
        let table = """
            enum Status { case unknown, known }
            enum Answer { case given(Bool) }
            class Place {
                enum Kind { case near }
                init?(name: String) {}
                init(_ number: Int, at values: [Int: Int], name: String = "") {}
                init(_ number: Int, at values: [Int: Int], long: Bool) {}
            }
            protocol Placed {}
            class Near: Place, Placed {}
            struct Way { init(_ place: Place) {} }
            typealias Number = Double
            typealias Ways = [Way]
            func f() -> \(type)
            """
        let declaration = try #require(
            FrameworkDeclarations(table, leavingOut: []).chosen(for: ["f"]).first { $0.names == ["f"] })
        #expect(declaration.text(keeping: ["f"]).hasSuffix("{ notReal(\"f()\"); return \(value) }"))
    }
}
