import Foundation
import Testing

@testable import StandIns

/// The modules of the package Frameworks, as Adopt reads them. The package's own tests run their code.
@Suite struct FrameworksTests {
    @Test func `a framework has its files, its imports and its types`() throws {
        let map = try #require(Framework.named("MapKit"))
        #expect(map.files.map(\.lastPathComponent).contains("MKMapView.swift"))
        #expect(map.imports.contains("CoreLocation"))
        #expect(map.owns("MKMapView") && map.owns("MKFlyover") && !map.owns("UIView") && !map.owns("MK"))
        #expect(Framework.declaring("SKView")?.name == "SpriteKit")
        #expect(Framework.named("UIKit") == nil)
    }

    /// A name in both would be ambiguous in an app.
    @Test func `no framework declares a type of UIKit`() throws {
        let inUIKit = try Self.typesOfPageFlow()
        #expect(inUIKit.contains("UIView"))
        for framework in Framework.all.values {
            #expect(framework.types.intersection(inUIKit) == [], "in \(framework.name)")
        }
    }

    /// An app can import any two of them.
    @Test func `no two frameworks declare the same type`() {
        let owners = Dictionary(
            grouping: Framework.all.values.flatMap { framework in
                framework.types.map { (type: $0, module: framework.name) }
            }, by: \.type)
        #expect(owners.filter { $1.count > 1 }.mapValues { $0.map(\.module) } == [:])
    }

    @Test func `frameworks import existing modules and each other`() {
        let others: Set = ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"]
        for framework in Framework.all.values {
            #expect(framework.canBeMade(besides: StandInMaker.present.union(others)), "\(framework.name)")
        }
    }

    /// The types that PageFlow's sources declare.
    private static func typesOfPageFlow() throws -> Set<String> {
        try [
            "Base/CoreGraphics", "Base/QuartzCore", "UIKit/UIFoundation", "UIKit/UIKit",
            "UIKit/UIKitControls", "UIKit/UIKitCore", "UIKit/UIKitDynamics", "UIKit/UIKitInteraction",
            "UIKit/UIKitLists", "UIKit/UIKitPages", "UIKit/UIKitStoryboards", "UIKit/UIKitText",
        ].reduce(into: []) { names, module in
            let folder = CompiledModule.sources.appendingPathComponent(module)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                let lines = try String(contentsOf: file, encoding: .utf8).utf8.split(separator: 10)
                names.formUnion(lines.filter { $0.first != 32 }.compactMap { type(in: Substring($0)) })
            }
        }
    }

    /// The public type that a line declares: `public final class UIMenu: UIMenuElement {`.
    private static func type(in line: Substring) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        let kinds = ["class", "struct", "enum", "protocol", "typealias"]
        guard let access = words.firstIndex(where: ["public", "open"].contains),
            let kind = words.dropFirst(access).firstIndex(where: kinds.contains), kind + 1 < words.count
        else { return nil }
        return words[kind + 1]
    }
}
