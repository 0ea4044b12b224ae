import Foundation
import Testing

@testable import AppleSideKit

/// Sources, and the errors that Apple's compiler reports for them.
// All tests share one folder of modules, so they run one after the other.
@Suite(.serialized) struct AppleSideCheckTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: String
        /// The error, with its line; `nil` for correct sources.
        let error: (line: Int, words: String)?
    }

    /// A delegate that forwards to another one.
    private static func front(_ responds: String) -> String {
        """
        import UIKit

        final class Front: NSObject, UITabBarControllerDelegate {
            private weak var given: (any UITabBarControllerDelegate)?
        \(responds)
            func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
                given?.tabBarController?(tabs, shouldSelect: page) ?? true
            }
        }
        """
    }

    private static func page(_ line: String) -> String {
        """
        import Foundation
        import UIKit

        final class Page: UIViewController {
            func show(_ view: UIView, _ tabs: UITabBarController) {
                \(line)
            }
            @objc func tapped() {}
        }
        final class Note: NSObject {}
        """
    }

    static let cases = [
        Case(
            testDescription: "a delegate that leaves members out",
            source: front(
                "    override func responds(to selector: Selector!) -> Bool { super.responds(to: selector) }"),
            error: nil),
        Case(
            testDescription: "a delegate that reads what is the main actor's where it belongs to none",
            source: front("    override func forwardingTarget(for selector: Selector!) -> Any? { given }"),
            error: (5, "main actor-isolated property 'given'")),
        Case(testDescription: "a member of both", source: page("view.addSubview(view)"), error: nil),
        Case(
            testDescription: "a member that Apple lacks", source: page("view.flash()"),
            error: (6, "value of type 'UIView' has no member 'flash'")),
        Case(
            testDescription: "a label that Apple has not", source: page("push(self, animate: true)"),
            error: (6, "incorrect argument label")),
        Case(
            testDescription: "initializers that a class has from those above it",
            source: page(#"view.addSubview(UIBadge(text: "1")); view.addSubview(UIBadge(frame: .zero))"#),
            error: nil),
        Case(
            testDescription: "a subclass of the app's with initializers of UIKit's",
            source:
                "import UIKit\nfinal class Badge: UIBadge {}\n@MainActor let badge = Badge(frame: .zero)\n",
            error: nil),
        Case(
            testDescription: "a selector of UIKit's", source: page("_ = #selector(UIView.addSubview(_:))"),
            error: nil),
        Case(testDescription: "a selector", source: page("_ = #selector(tapped)"), error: nil),
        Case(
            testDescription: "a selector made as on Linux",
            source: page(#"_ = Selector("tapped", Page.tapped)"#), error: (6, "extra argument in call")),
        Case(
            testDescription: "an optional member that is called as if it were there",
            source: page("_ = tabs.delegate?.tabBarController(tabs, shouldSelect: self)"),
            error: (6, "must be unwrapped")),
        Case(
            testDescription: "a raw value, and a setter that is not the app's",
            source: page("view.superview = UIRectEdge.top.rawValue == 0 ? view : nil"),
            error: (6, "'superview' is a get-only property")),
        Case(
            testDescription: "the main actor's work from anywhere",
            source: "import UIKit\nfunc work(_ view: UIView) { view.frame = .zero }\n",
            error: (2, "main actor-isolated property 'frame'")),
    ]

    private static let apple = Result {
        let modules = try TestShapes.modules(in: "checked")
        try modules.add("UIKit", printedUIKit, leavingOut: ["UIView.flash()"])
        return modules
    }

    @Test(arguments: cases) func `what Apple's compiler refuses is an error in its line`(_ item: Case) throws
    {
        let check = try Self.check(["App": item.source])
        #expect(check.errors.count == (item.error == nil ? 0 : 1), "\(check.errors)")
        guard let error = item.error else { return }
        #expect(check.errors.first?.line == error.line && check.errors.first?.file == "App/App.swift")
        #expect(check.errors.first?.message.contains(error.words) == true, "\(check.errors)")
    }

    @Test func `modules are checked behind those that they import, and not where these have errors`() throws {
        let sources = [
            "A": "@_exported public import B\nlet a = b\n", "B": "import UIKit\npublic let b = 1\n",
            "C": "import D\n",
            "D": "let d: Int = \"\"\n",
        ]
        let check = try Self.check(sources)
        #expect(check.summary == "3 modules, 3 files, 1 error" && check.skipped == ["C"])
        #expect(check.errors.map(\.file) == ["D/D.swift"])
    }

    @Test func `what an extension adds to UIKit's classes is Swift's alone, and no name of Objective-C's`()
        throws
    {
        let sources = [
            "Kit": "import UIKit\nextension UIViewController { var word: String { \"\" } }\n",
            "App":
                "import Kit\nimport UIKit\nfinal class Page: UIViewController { var word: String { \"\" } }\n",
        ]
        #expect(try Self.check(sources).errors.isEmpty)
    }

    private static func check(_ sources: [String: String]) throws -> AppleSideCheck {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        let modules = try sources.sorted { $0.key < $1.key }.map { name, text in
            let folder = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(
                to: folder.appendingPathComponent("\(name).swift"), atomically: true, encoding: .utf8)
            return try SourceModule(name, in: folder)
        }
        return try AppleSideCheck(of: modules, against: apple.get(), root: root)
    }
}
