import AppleSDK
import Foundation
import Testing

@testable import AppleSideKit

@Suite struct OlderSDKTests {
    /// The printed errors: those that a newer SDK resolves, and the others.
    private static func sorted(_ words: String, _ sdk: SDKVersion) -> (older: [String], others: [String]) {
        let errors = words.split(separator: "\n").map { "A.swift:\($0)" }.joined(separator: "\n")
        let sorted = OlderSDKError.sorted(Diagnostic.errors(in: errors), of: sdk)
        return (sorted.older.map(\.description), sorted.others.map(\.description))
    }

    @Test(arguments: [
        ("cannot find type 'UITab' in scope", "18.0"),
        ("type 'any D' has no member 'tabBarController(_:shouldSelectTab:)'", "18.0"),
        ("incorrect argument label in call (have '_:shouldSelectTab:', expected '_:shouldSelect:')", "18.0"),
        ("'assumeIsolated(_:file:line:)' is only available in iOS 17.0 or newer", "18.0"),
        ("reference to static property 'button' is not concurrency-safe because it is shared", "18.0"),
        ("reference to member 'inspector' cannot be resolved without a contextual type", "26.0"),
        ("cannot find 'interactiveContentPopGestureRecognizer' in scope", "26.0"),
    ])
    func `an error at a name of the list says which SDK has the name`(_ message: String, _ sdk: String) {
        let (older, others) = Self.sorted("3:7: error: \(message)", SDKVersion(17, 0))
        #expect(older == ["A.swift:3:7: SDK \(sdk) has it: \(message)"] && others.isEmpty)
    }

    @Test(arguments: [
        "value of type 'UIView' has no member 'flash'",
        "incorrect argument label in call (have '_:animate:', expected '_:animated:')",
        "expression is 'async' but is not marked with 'await'",
        "'sheet' is only available in iOS 16.0 or newer",
        // Names of the list, and errors that no SDK resolves.
        "value of type 'UITabs' has no member 'taken'",
        "cannot convert value of type 'UITab' to expected argument type 'Int'",
        "value of type 'Page' has no member 'button'",
    ])
    func `any other error stays one`(_ message: String) {
        let (older, others) = Self.sorted("3:7: error: \(message)", SDKVersion(17, 0))
        #expect(older.isEmpty && others == ["A.swift:3:7: error: \(message)"])
    }

    @Test func `an SDK that has the name mends nothing`() {
        let error = "3:7: error: cannot find type 'UITab' in scope"
        #expect(Self.sorted(error, SDKVersion(18, 0)).others.count == 1)
        #expect(Self.sorted(error, SDKVersion(17, 5)).older.count == 1)
    }

    @Test func `what the compiler does not know because of the name belongs to it, in the next lines alone`()
    {
        let words = """
            3:7: error: value of type 'Bar?' has no member 'take'
            6:9: error: 'nil' requires a contextual type
            6:9: error: cannot assign to value: 'bar' is a 'let' constant
            7:9: error: 'nil' requires a contextual type
            2:9: error: 'nil' requires a contextual type
            """
        let (older, others) = Self.sorted(words, SDKVersion(17, 0))
        #expect(older.count == 2 && older[1].hasPrefix("A.swift:6:9: SDK 18.0 has it: 'nil'"))
        #expect(others.map { $0.prefix(11) } == ["A.swift:6:9", "A.swift:7:9", "A.swift:2:9"])
    }

    @Test func `a missing type explains the other errors of its file`() {
        let words = """
            3:7: error: cannot find type 'UITab' in scope
            90:9: error: cannot call value of non-function type 'UITabBarController'
            """
        #expect(Self.sorted(words, SDKVersion(17, 0)).older.count == 2)
    }

    @Test(arguments: [
        ("func a() throws(AError) { throw AError() }", true), ("func a() throws(AError) {}", false),
        ("func a() throws { throw AError() }", false), ("import os\n", true), ("import Testing\n", true),
    ])
    func `files that an old standard library allows types alone`(_ text: String, _ isSo: Bool) {
        #expect(NamesBySDK.allowsTypesAlone(in: text, of: SDKVersion(17, 0)) == isSo)
        #expect(!NamesBySDK.allowsTypesAlone(in: text, of: SDKVersion(18, 0)))
    }

    @Test func `Swift Testing's interface is bound neither to Linux nor to Swift 6`() {
        let interface = """
            // swift-module-flags: -target x86_64-linux -disable-objc-interop -O -module-name Testing
            public struct ExitTest : Swift.Sendable, ~Swift.Copyable {}
            public func a(isolation: isolated (any Actor)? = #isolation)
            """
        let old = TestModules.forSDK(interface, "x86_64-linux", SDKVersion(17, 0))
        #expect(old.hasPrefix("// swift-module-flags: -O -module-name Testing\n"))
        #expect(!old.contains("~") && old.hasSuffix("(any Actor)? = nil)"))
        let new = TestModules.forSDK(interface, "x86_64-linux", SDKVersion(18, 0))
        #expect(!new.contains("-target") && new.contains("~") && new.contains("#isolation"))
    }

    @Test func `the place where the compiler stops is read`() {
        let words = "4.\tWhile silgen emitFunction\n for 'value(_:as:)' (at /a/B.swift:77:12)\n"
        #expect(Frontend.Breakdown(module: "A", words: words).file == "/a/B.swift")
        #expect(Frontend.Breakdown(module: "A", words: "crashed").file == nil)
    }

    @Test func `modules that do not need each other are checked together, behind those that they import`()
        throws
    {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let sources = ["A": "import C\n", "B": "import A\nimport C\n", "C": "", "D": "import UIKit\n"]
        let modules = try sources.sorted { $0.key < $1.key }.map { name, text in
            let folder = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: folder.appendingPathComponent("F.swift"), atomically: true, encoding: .utf8)
            return try SourceModule(name, in: folder)
        }
        #expect(SourceModule.waves(modules).map { $0.map(\.name) } == [["C", "D"], ["A"], ["B"]])
    }
}
