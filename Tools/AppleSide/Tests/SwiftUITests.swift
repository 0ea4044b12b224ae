import AppleSDK
import Foundation
import Testing

@testable import AppleSideKit

/// SwiftUI views that call a verb, checked against declarations in SwiftUI's form, and against an SDK if one is set.
// All tests share one folder of modules, so they run one after the other.
@Suite(.serialized) struct SwiftUITests {
    private static let verbs = """
        public import SwiftUI
        public import UIKit

        public struct PageProxy: Sendable {
            public private(set) weak var page: UIViewController?
            @MainActor public func goBack(animated: Bool = true) {}
            @MainActor public func open(_ name: String, animated: Bool = true, @ViewBuilder content: () -> some View) {}
        }
        private struct PageKey: EnvironmentKey {
            static var defaultValue: PageProxy { PageProxy() }
        }
        extension EnvironmentValues {
            public var page: PageProxy {
                get { self[PageKey.self] }
                set { self[PageKey.self] = newValue }
            }
        }

        """

    private static func view(_ call: String) -> String {
        """
        import SwiftUI
        import Verbs

        struct Settings: View {
            @Environment(\\.page) private var page
            @State private var text = ""

            var body: some View {
                VStack {
                    TextField("Name", text: $text)
                    if !text.isEmpty { Text(text) }
                    Button("Save") {
                        \(call)
                    }
                }
            }
        }

        """
    }

    struct Call: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The content of line 13.
        let call: String
        /// The error; `nil` for a correct call.
        let words: String?
    }

    static let calls = [
        Call(testDescription: "a verb", call: "page.goBack(animated: false)", words: nil),
        Call(testDescription: "a verb with a view", call: #"page.open("About") { Text("1") }"#, words: nil),
        Call(
            testDescription: "a label that a verb has not", call: "page.goBack(animate: false)",
            words: "incorrect argument label in call (have 'animate:', expected 'animated:')"),
        Call(
            testDescription: "a verb's view that is none", call: #"page.open("About") { 1 }"#,
            words: "requires that 'Int' conform to 'View'"),
        Call(
            testDescription: "a value that the environment has not",
            call: #"_ = Environment(\EnvironmentValues.pages)"#, words: "has no member 'pages'"),
    ]

    private static let shapes = Result {
        let modules = try TestShapes.modules(in: "swiftui")
        try modules.add("UIKit", printedUIKit)
        try modules.addByHand("SwiftUI")
        return modules
    }

    @Test(arguments: calls) func `declarations in SwiftUI's shape name the line`(_ call: Call) throws {
        try Self.check(call) { try AppleSideCheck(of: $0, against: Self.shapes.get(), root: $1).errors }
    }

    /// Such as iPhoneOS17.0.sdk. CI has none.
    private static let sdk = ProcessInfo.processInfo.environment["PAGEFLOW_SDK"]

    private static let frontend = Result {
        try SDKFrontend(
            SDKFolder(sdk ?? ""), system: "15.0", in: TestShapes.build.appendingPathComponent("sdk-tests"),
            stubs: TestShapes.stubs, notes: TestShapes.tools.appendingPathComponent("AppleSDK/APINotes"))
    }

    @Test(.enabled(if: sdk != nil, "PAGEFLOW_SDK names no SDK"), arguments: calls)
    func `an SDK names the line`(_ call: Call) throws {
        try Self.check(call) { try SDKCheck(of: $0, with: Self.frontend.get(), root: $1).errors }
    }

    private static func check(
        _ call: Call, _ errors: (_ modules: [SourceModule], _ root: URL) throws -> [Diagnostic]
    ) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let modules = try [("Verbs", verbs), ("App", view(call.call))].map { name, text in
            let folder = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(
                to: folder.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
            return try SourceModule(name, in: folder)
        }
        let found = try errors(modules, root)
        #expect(found.isEmpty == (call.words == nil), "\(found)")
        guard let words = call.words else { return }
        #expect(found.first?.file == "App/App.swift" && found.first?.line == 13, "\(found)")
        #expect(found.contains { $0.message.contains(words) }, "\(found)")
    }
}
