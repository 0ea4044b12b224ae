import Foundation
import Testing

@testable import SourceRewriting

/// Overrides in extensions of UIKit classes.
struct SystemOverrideTests {
    @Test(
        arguments: [
            (
                "extension UINavigationController { open override func viewDidLoad() { super.viewDidLoad() } }",
                "extension UINavigationController: @retroactive OverridesViewDidLoad "
                    + "{ public func viewDidLoadInExtension() { super.viewDidLoad() } }"
            ),
            (
                "extension UIScrollView: P {\n@objc override open func touchesBegan(_ t: Set<UITouch>, with e: UIEvent?) {}\n}",
                "extension UIScrollView: P, @retroactive OverridesTouchesBegan {\n"
                    + "public func touchesBeganInExtension(_ t: Set<UITouch>, with e: UIEvent?) {}\n}"
            ),
            (
                "extension UITabBarController {\nopen override var shouldAutorotate: Bool { false }\nfunc f() {}\n"
                    + "override public var childForStatusBarStyle: UIViewController? {\nselectedViewController\n}\n}",
                "extension UITabBarController: @retroactive OverridesShouldAutorotate, "
                    + "@retroactive OverridesChildForStatusBarStyle {\n"
                    + "public var shouldAutorotateInExtension: Bool { false }\nfunc f() {}\n"
                    + "public var childForStatusBarStyleInExtension: UIViewController? {\nselectedViewController\n}\n}"
            ),
            ("extension UIView { func viewDidLoad() {} }", "extension UIView { func viewDidLoad() {} }"),
        ])
    func `an override becomes a member that UIKit calls`(before: String, after: String) {
        let file = rewrite(before)
        #expect(file.text == after)
        #expect(file.problems.isEmpty)
    }

    @Test func `the app's own class with the same override stays unchanged`() {
        let page =
            "class Stack: UINavigationController { override func viewDidLoad() { super.viewDidLoad() } }"
        let file = rewrite(
            page + "\nextension UINavigationController { @objc open override func viewDidLoad() {} }")
        #expect(
            file.text == page + "\nextension UINavigationController: @retroactive OverridesViewDidLoad "
                + "{ public func viewDidLoadInExtension() {} }")
    }

    @Test(
        arguments: [
            "extension UIView {\noverride func f() {}\n}",
            "extension UIView {\noverride open var tag: Int { 1 }\n}",
            "extension UIView {\noverride open func touchesBegan() {}\n}",
            "extension UIBarButtonItem {\noverride open func awakeFromNib() {}\n}",
            "extension UINavigationController {\nopen override var shouldAutorotate: Bool {\ndidSet {}\n}\n}",
        ])
    func `an override that UIKit does not call is rejected`(text: String) {
        let file = rewrite(text)
        #expect(file.text == text)
        #expect(file.problems.map(\.line) == [2])
    }

    @Test func `each member has a UIKit protocol, and each protocol has its member`() throws {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
            folder.deletingLastPathComponent()
        }
        let text = try String(
            contentsOf: root.appendingPathComponent(
                "Sources/UIKit/UIKitCore/Input/Responder/OverridesInExtension.swift"),
            encoding: .utf8)
        let found = text.matches(
            of: /protocol Overrides(\w+): OverridesInExtension \{\s*(?:func|var) (\w+)InExtension/)
        let names = SystemOverrideRewriter.members.map { String($0.prefix { $0 != "(" }) }
        #expect(Set(found.map { String($0.2) }) == Set(names))
        #expect(found.allSatisfy { $0.1.lowercased() == $0.2.lowercased() } && found.count == names.count)
    }
}
