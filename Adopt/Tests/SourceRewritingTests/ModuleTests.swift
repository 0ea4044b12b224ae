import AdoptModel
import SourceRewriting
import Testing

/// Rewriting that depends on more than one file.
struct ModuleTests {
    @Test func `a subclass in any file adds rows to its superclass's table`() {
        let module = rewriteModule([
            "class B: A {\n@objc func g() {}\n}", "class A: UIView {\n@objc func f() {}\n}",
        ])
        #expect(
            module.files[0].text
                == "class B: A {\nfunc g() {}\n override class var outlets: Outlets { super.outlets + [.action(\"g\", B.g)] } }"
        )
        #expect(module.files[1].text.hasPrefix("class A: UIView, InterfaceBuilderConnected {"))
    }

    @Test func `an override of an action needs no row of its own`() {
        let module = rewriteModule([
            "@objcMembers class A: UIView {\nfunc f() {}\n}", "class B: A {\noverride func f() {}\n}",
        ])
        #expect(module.files[1].text == "class B: A {\noverride func f() {}\n}")
    }

    @Test func `an extension in another file adds its rows to the class, including private ones`() {
        let module = rewriteModule([
            "class A: UIView {}", "extension A {\n@objc private func f() {}\nfunc g() { h(#selector(f)) }\n}",
        ])
        #expect(
            module.files[0].text
                == "class A: UIView, InterfaceBuilderConnected { class var outlets: Outlets { outletsInFile11 } }"
        )
        #expect(
            module.files[1].text
                == "extension A {\nprivate func f() {}\nfunc g() { h(Selector(\"f\")) }\n"
                + " @MainActor static var outletsInFile11: Outlets { [.action(\"f\", A.f)] } }")
    }

    @Test func `the class with UIApplicationMain is the module's main class`() {
        let module = rewriteModule([
            "import UIKit\n@UIApplicationMain\nclass Delegate: UIResponder, UIApplicationDelegate {}"
        ])
        #expect(module.mainClass == "Delegate")
        #expect(
            module.tables?.contains(
                "func makeApplicationDelegate() -> any UIApplicationDelegate { Delegate() }") == true)
    }

    @Test func `all files of a module import the networking and UIKit`() {
        let module = rewriteModule(["struct A {}"])
        #expect(module.mainClass == nil)
        #expect(module.tables == "@_exported import FoundationNetworking\n@_exported import UIKit\n")
    }

    /// Storyboards set these attributes of UIKit's own objects.
    @Test func `an extension of UIKit's class has rows, which the module lists`() {
        let module = rewriteModule([
            "public extension UIView {\n@IBInspectable var glow: CGFloat { get { 0 } set {} }\nvar other: Int { 0 }\n}",
            "extension UIViewController {\n@IBAction func close() {}\n@objc func other() {}\n}",
            "extension UIButton {\n@objc func other() {}\n}\nextension UILabel where Self: A { @IBAction func a() {} }",
        ])
        let rows = [
            "@MainActor internal static var outletsInFile01: Outlets { [.inspectable(\"glow\", \\UIView.glow)] }",
            "@MainActor internal static var outletsInFile11: Outlets { [.action(\"close\", UIViewController.close)] }",
        ]
        for (file, row) in zip(module.files, rows) { #expect(file.text.contains(row)) }
        #expect(
            module.tables?.contains(
                "[(UIView.self, UIView.outletsInFile01), (UIViewController.self, UIViewController.outletsInFile11)]"
            )
                == true)
    }

    @Test func `a method is distinguished from UIKit's method with arguments`() {
        let module = rewriteModule(["class A: UIViewController {\n@objc func dismiss() {}\n}"])
        #expect(module.files[0].text.contains(".action(\"dismiss\", A.dismiss as (A) -> () -> Void)"))
    }

    @Test func `a library's class is recognized as a superclass with a table`() {
        let library = ModuleSources(
            name: "Pages",
            files: [.init(path: "Page.swift", text: "open class Page: UIView {\n@objc func f() {}\n}")])
        let app = ModuleSources(
            name: "App", files: [.init(path: "A.swift", text: "class A: Page {\n@objc func g() {}\n}")])
        let module = ModuleRewriter(libraries: [library]).rewrite(app)
        #expect(
            module.files.map(\.text) == [
                "class A: Page {\nfunc g() {}\n override class var outlets: Outlets { super.outlets + [.action(\"g\", A.g)] } }"
            ])
    }

    @Test func `an override in the class calls the one in an extension`() {
        let module = rewriteModule([
            "class A: UIView {\n}",
            "extension A {\noverride func f(_ x: Int, to y: Int = 1) -> Int {\nx }\n}",
        ])
        #expect(
            module.files[0].text
                == "class A: UIView {\n override func f(_ x: Int, to y: Int = 1) -> Int { fInExtension(x, to: y) } }"
        )
        #expect(
            module.files[1].text
                == "extension A {\nfunc fInExtension(_ x: Int, to y: Int = 1) -> Int {\nx }\n}")
    }

    @Test(
        arguments: [
            ("#if canImport(UIKit)\n#endif", "#if false\n#endif"), ("#if canImport(Glibc)\n#endif", nil),
            ("#if !os(iOS) || canImport(WebKit) && A\n#endif", "#if !os(iOS) || false && A\n#endif"),
            ("#if canImport(Kit)\n#endif", nil), ("#if os(iOS)\nimport UIKit\n#endif\n@objc class A {}", nil),
            ("import class Foundation.NSLock.NSRecursiveLock", "import Foundation"),
            ("let a = canImport(b)", nil), ("#if A\nlet a = canImport(b)\n#endif", nil),
        ] as [(String, String?)])
    func `sources for Linux keep their own conditions`(before: String, after: String?) {
        let file = ModuleSources.File(path: "A.swift", text: before)
        let module = ModuleSources(name: "Base", files: [file], adoptedModules: ["Kit"], isForLinux: true)
        let rewritten = ModuleRewriter().rewrite(module)
        #expect(rewritten.files.map(\.text) == [after ?? before])
        #expect(rewritten.tables == nil && rewritten.mainClass == nil)
    }

    @Test func `an override is as visible as its class`() {
        let module = rewriteModule([
            "public class A: UIView {\n}", "public extension A {\noverride var n: Int { 1 }\n}",
        ])
        #expect(
            module.files[0].text == "public class A: UIView {\n public override var n: Int { nInExtension } }"
        )
    }

    @Test func `an extension member that a subclass overrides is moved to the class`() {
        let module = rewriteModule([
            "class A {}\nextension A { @objc var n: Int { 1 } }\nclass B: A { override var n: Int { 2 } }"
        ])
        #expect(
            module.files[0].text
                == "class A: InterfaceBuilderConnected { var n: Int { nInExtension }; class var outlets: Outlets { outletsInFile01 } }"
                + "\nextension A { var nInExtension: Int { 1 } ; @MainActor static var outletsInFile01: Outlets { [.readOnly(\"n\", \\A.n)] } }"
                + "\nclass B: A { override var n: Int { 2 } }")
    }

    @Test func `an unavailable override is unavailable in the class too`() {
        let module = rewriteModule([
            "class A: UIView {\n}", "extension A {\n@available(*, unavailable)\noverride func f() {}\n}",
        ])
        #expect(
            module.files[0].text
                == "class A: UIView {\n @available(*, unavailable) override func f() { fInExtension() } }")
    }

    @Test func `a private extension adds its rows to the class, without unavailable members`() {
        let module = rewriteModule([
            "class A: UIView {\n}",
            "private extension A {\n@objc func f() {}\n@available(*, unavailable, renamed: \"f\")\n@objc func g() {}\n}",
        ])
        #expect(module.files[0].text.contains("class var outlets: Outlets { outletsInFile11 }"))
        #expect(
            module.files[1].text.hasSuffix(
                " @MainActor internal static var outletsInFile11: Outlets { [.action(\"f\", A.f)] } }"))
    }

    @Test func `an extension member of a UIKit class calls the overriding class`() {
        let module = rewriteModule([
            "extension UIViewController {\n@objc var isAway: Bool { true }\n@objc func go(to x: Int) -> Int { x }\nfunc stay() {}\n}",
            "open class A: UINavigationController {\nopen override var isAway: Bool { super.isAway }\n"
                + "override func go(to x: Int) -> Int { super.go(to: x) }\n}",
            "class B: A {\noverride var isAway: Bool { super.isAway }\nfunc f() { super.go(to: 1); super.stay() }\n}",
            "class C: UIView {\noverride var isAway: Bool { super.isAway }\n}",
            "class D: UITabBarController {}\nextension D { override func go(to x: Int) -> Int { super.go(to: x) } }",
        ])
        #expect(
            module.files[0].text
                == "extension UIViewController {\nvar isAwayInExtension: Bool { true }; "
                + "public var isAway: Bool { if let object = self as? A { return object.isAwayOverridden }; return isAwayInExtension }\n"
                + "func goInExtension(to x: Int) -> Int { x }; public func go(to x: Int) -> Int "
                + "{ if let object = self as? A { return object.goOverridden(to: x) }; "
                + "if let object = self as? D { return object.goOverridden(to: x) }; return goInExtension(to: x) }\nfunc stay() {}\n}"
        )
        #expect(
            module.files[1].text
                == "open class A: UINavigationController {\nopen var isAwayOverridden: Bool { super.isAwayInExtension }\n"
                + "func goOverridden(to x: Int) -> Int { super.goInExtension(to: x) }\n}")
        #expect(
            module.files[2].text
                == "class B: A {\noverride var isAwayOverridden: Bool { super.isAwayOverridden }\n"
                + "func f() { super.goOverridden(to: 1); super.stay() }\n}")
        #expect(
            module.files[4].text
                == "class D: UITabBarController {}\nextension D { func goOverridden(to x: Int) -> Int { super.goInExtension(to: x) } }"
        )
        #expect(module.files[3].text == "class C: UIView {\noverride var isAway: Bool { super.isAway }\n}")
    }

    @Test(arguments: [
        ("(URL, Int) -> Void", "fWithU:at:"), ("(A) -> (Int, Int) -> Void", "fWithX:to:"),
        ("(B) -> Void", "fWithX:to:"),
    ])
    func `a cast selects one of several methods with the same name`(type: String, selector: String) {
        let module = rewriteModule([
            "class A: NSObject {\n@objc func f(x: Int, to y: Int) {}\n@objc func f(u: URL, at y: Int) {}\n"
                + "func g() { h(#selector(f as \(type))) }\n}"
        ])
        #expect(module.files[0].text.contains("h(Selector(\"\(selector)\"))"))
    }

    @Test(arguments: ["@objc fileprivate func f(_ x: Int) {}", "@objc private func f(_ x: Int) {}"])
    func `a private method of another file isn't the one of a selector`(method: String) {
        let module = rewriteModule(
            ["UINavigationController", "UITabBarController"].map {
                "extension P where Base: \($0) {\nfunc g() { h(#selector(base.f(_:))) }\n}\nextension \($0) {\n\(method)\n}"
            } + ["class A: NSObject {\n\(method)\n}"])
        #expect(module.files[0].text.contains("h(Selector(\"f:\", UINavigationController.f(_:)))"))
        #expect(module.files[1].text.contains("h(Selector(\"f:\", UITabBarController.f(_:)))"))
    }

    @Test func `a method of a private extension of another file isn't the one of a selector`() {
        let module = rewriteModule([
            "private extension UIView {\n@objc func f() {}\n@objc internal func i() {}\n}",
            "private extension UIViewController {\n@objc func f() {}\n}\n"
                + "class A: UIViewController {\nfunc g() { h(#selector(f), #selector(i)) }\n}",
        ])
        #expect(
            module.files[1].text.contains(
                "h(Selector(\"f\", UIViewController.f), Selector(\"i\", UIView.i))"))
    }

    @Test func `responds(to:) tests the method that a cast selects`() {
        let module = rewriteModule([
            "class A: NSObject {\n@objc func f(a: Int, b: Int, c: URL) {}\n@objc func f(a: Int, b: Int, d: Int) {}\n"
                + "func g(p: A) { _ = p.responds(to: #selector(f as (Int, Int, URL) -> Void)) }\n}"
        ])
        #expect(module.files[0].text.contains("p.responds(to: Selector(\"fWithA:b:c:\"))"))
        let text = module.files.map(\.text).joined() + (module.tables ?? "")
        #expect(text.components(separatedBy: ".member(\"fWithA:b:c:\")").count == 2)
    }

    @Test(
        arguments: [
            (
                "var body: some View {\nText(\"é\")\n}",
                "var body: some View {\nEmptyView()\(Self.blanks(10))\n}"
            ),
            (
                "func row(_ n: Int) -> some View { Text(\"\\(n)\").bold() }",
                "func row(_ n: Int) -> some View { EmptyView()\(Self.blanks(19)) }"
            ),
            ("static func any() -> AnyView { a }", "static func any() -> AnyView { AnyView(EmptyView())  }"),
            ("var n: Int { 1 }\nlet v: () -> AnyView", nil), ("func f(_ v: some View) -> Int { 1 }", nil),
        ] as [(String, String?)])
    func `SwiftUI views keep their properties and lose their bodies`(
        before: String, after: String?
    ) {
        func text(_ member: String) -> String { "import SwiftUI\nstruct A: View {\n\(member)\n}" }
        let file = rewrite(text(before))
        #expect(file.text == text(after ?? before))
        let line = before.contains("\n") ? 4 : 3
        #expect(file.changes == (after == nil ? [] : [RewrittenModule.Change("SwiftUI", line: line)]))
        let other = text(before).replacing("import SwiftUI", with: "import Views // as SwiftUI has")
        #expect(rewrite(other).text == other)
    }

    @Test func `SwiftUI previews and conditional SwiftUI code are omitted`() {
        let file = rewrite(
            "import SwiftUI\n@available(iOS 15, *)\nstruct P: PreviewProvider {\nstatic var previews: some View { A() }\n}\n"
                + "#if canImport(SwiftUI)\nextension A: View { var body: some View { B() } }\n#endif")
        #expect(
            file.text
                == "import SwiftUI\n\(Self.blanks(21))\n\(Self.blanks(27))\n\(Self.blanks(38))\n \n"
                + "#if false\nextension A: View { var body: some View { B() } }\n#endif")
        #expect(file.changes.map(\.construct) == ["PreviewProvider", "#if canImport(SwiftUI)"])
    }

    private static func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test(
        arguments: [
            ("@objc func f() {}", ".action(\"f\", { (owner: A) in { owner.f() } })"),
            (
                "@IBAction func f(_ s: UIButton, for e: UIEvent) {}",
                ".action(\"f:for:\", { (owner: A) in { a, b in owner.f(a, for: b) } })"
            ),
            (
                "@objc func f(n: Int) {}\nfunc f(n: String) {}",
                ".action(\"fWithN:\", { (owner: A) in { (a: Int) in owner.f(n: a) } })"
            ),
            ("@objc func f() -> Int { 1 }", ".action(\"f\", { (owner: A) in { _ = owner.f() } })"),
            ("@objc var n = 1", ".inspectable(\"n\", \\A.n)"),
        ])
    func `rows call methods in closures in Swift 6`(members: String, row: String) {
        let file = ModuleSources.File(path: "A.swift", text: "class A: NSObject {\n\(members)\n}")
        let module = ModuleRewriter().rewrite(
            ModuleSources(name: "App", files: [file], swiftVersion: "6.0"))
        #expect(module.files[0].text.hasSuffix(" class var outlets: Outlets { [\(row)] } }"))
    }

    @Test func `a package's condition stays true if the package is adopted`() {
        let file = ModuleSources.File(path: "Page.swift", text: "#if SWIFT_PACKAGE\nimport Core\n#endif\n")
        let module = ModuleSources(name: "App", files: [file], isOfPackage: true)
        #expect(ModuleRewriter().rewrite(module).files[0].text == file.text)
    }

    @Test func `an import that a condition excludes does not count`() {
        let text =
            "#if SWIFT_PACKAGE && !os(Linux)\nimport RxCocoaRuntime\n#endif\nimport RxSwift\nRX_selector(s)"
        #expect(rewrite(text).text.contains("import RxSwift; import RxCocoaRuntime\n"))
    }

    @Test(arguments: [
        ("let v: UIWebView? = nil", "let v: UIWebView? = nil\nimport UIWebViews"), ("let e = 1", "let e = 1"),
    ])
    func `a file in a module with Objective-C has the header's imports`(before: String, after: String) {
        let file = ModuleSources.File(path: "Page.swift", text: before)
        let module = ModuleSources(name: "App", files: [file], hasObjectiveC: true)
        #expect(ModuleRewriter().rewrite(module).files[0].text == after)
        #expect(rewrite(before).text == before)
    }

    @Test func `an extension of a type alias is an extension of its class`() {
        let module = rewriteModule([
            "typealias V = UIImageView; extension V { @objc func f() -> Bool { true } }",
            "class A: UIImageView { override func f() -> Bool { false } }",
        ])
        #expect(module.files[1].text == "class A: UIImageView { func fOverridden() -> Bool { false } }")
    }

    @Test func `an optional requirement gets a default implementation with an absent value`() {
        let file = rewrite(
            "@objc protocol P {\n@objc optional func f(_ x: Int)\n@objc optional func g() -> Bool\n}\n"
                + "func h(p: P?) {\np?.f?(1)\nlet y = p?.g?() ?? true\n}")
        #expect(
            file.text
                == "protocol P: AnyObject {\nfunc f(_ x: Int)\nfunc g() -> Bool\n}; extension P { func f(_ x: Int) {}; "
                + "func g() -> Bool { absentAnswer(false) } }\n"
                + "func h(p: P?) {\np?.f(1)\nlet y = optionalAnswer(p?.g()) ?? true\n}")
    }

    @Test(arguments: [
        ("CGVector", "", ".zero"), ("UIImage!", "", "nil"),
        ("UIViewPropertyAnimator", "", "UIViewPropertyAnimator(duration: 0, curve: .linear)"),
        ("A", "class A {}", "A()"), ("A", "class A { init(x: Int) {} }", nil),
        ("A", "class A { init(x: Int) {} \n convenience init() { self.init(x: 1) } }", "A()"),
        ("A", "class A: B {}\nclass B { init(x: Int) {} }", nil), ("A", "class A { private init() {} }", nil),
        ("Q", "@objc protocol Q {}\nclass A: Q { init(x: Int) {} }\nclass B {}\nextension B: Q {}", "B()"),
        ("E", "enum E: Int { case one, two }", "E.one"), ("Elsewhere", "", nil),
        ("UIStatusBarStyle", "", nil),
    ])
    func `an optional requirement's default value has the returned type`(
        type: String, others: String, value: String?
    ) {
        let file = rewriteModule(["@objc protocol P {\n@objc optional func f() -> \(type)\n}\n" + others])
            .files[0]
        #expect(file.text.contains("absentAnswer(\(value ?? "")") == (value != nil))
        #expect(file.problems.map(\.line) == (value == nil ? [2] : []))
    }

    @Test(arguments: [
        ("@objc protocol P: Q {}", "protocol P: Q, AnyObject {}"),
        ("@objc protocol P: class {}", "protocol P: class {}"),
        ("@objc protocol P: Q, NSObjectProtocol {}", "protocol P: Q, NSObjectProtocol {}"),
        ("@objc(PP) protocol P {}", "protocol P: AnyObject {}"), ("protocol P {}", "protocol P {}"),
    ])
    func `only classes conform to an @objc protocol`(before: String, after: String) {
        #expect(rewriteModule([before]).files[0].text == after)
    }

    @Test func `implementations of an @objc protocol are in the class's table`() {
        let module = rewriteModule([
            "@objc protocol P {\nfunc f()\n}", "class A: V, P {\nfunc f() {}\n}", "let s = #selector(P.f)",
        ])
        #expect(
            module.files[1].text
                == "class A: V, P, InterfaceBuilderConnected {\nfunc f() {}\n class var outlets: Outlets { [.action(\"f\", A.f)] } }"
        )
        #expect(module.files[2].text == "let s = Selector(\"f\")")
    }

    @Test func `an extension's override of a superclass extension's member gets a third name`() {
        let module = rewriteModule([
            "class A: UIViewController {\n}\nclass B: A {\n}", "extension A {\nfunc f() {}\n}",
            "extension B {\noverride func f() {}\n}",
        ])
        #expect(
            module.files.map(\.text) == [
                "class A: UIViewController {\n func f() { fInExtension() } }\nclass B: A {\n override func f() { fInExtensionOfB() } }",
                "extension A {\nfunc fInExtension() {}\n}", "extension B {\nfunc fInExtensionOfB() {}\n}",
            ])
    }

    @Test func `an extension member of a UIKit class calls overriding extensions of subclasses`() {
        let module = rewriteModule([
            "extension UIView {\n@objc func save(to x: Int) {}\n@objc var parts: [UIView] { [] }\n}",
            "extension UIScrollView {\noverride func save(to x: Int) {}\n}\n"
                + "extension UILabel {\noverride func save(to x: Int) { super.save(to: x) }\n}",
            "class A: UILabel { override func save(to x: Int) { super.save(to: x) } }",
        ])
        #expect(
            module.files[0].text
                == "extension UIView {\nfunc saveInExtension(to x: Int) {}; func save(to x: Int) "
                + "{ if let object = self as? A { return object.saveOverridden(to: x) }; "
                + "if let object = self as? UILabel { return object.saveOfUILabel(to: x) }; "
                + "if let object = self as? UIScrollView { return object.saveOfUIScrollView(to: x) }; return saveInExtension(to: x) }\n"
                + "var parts: [UIView] { [] }\n}")
        #expect(
            module.files[1].text
                == "extension UIScrollView {\nfunc saveOfUIScrollView(to x: Int) {}\n}\n"
                + "extension UILabel {\nfunc saveOfUILabel(to x: Int) { super.saveInExtension(to: x) }\n}")
        #expect(
            module.files[2].text
                == "class A: UILabel { func saveOverridden(to x: Int) { super.saveOfUILabel(to: x) } }")
    }

    @Test(
        arguments: [
            (
                "class A: NSObject { override var accessibilityLabel: String? { didSet {} } }",
                "class A: NSObject { var accessibilityLabel: String? { didSet {} } }"
            ),
            (
                "class A: NSObject { override var isAccessibilityElement: Bool { didSet {} } }",
                "class A: NSObject { var isAccessibilityElement: Bool = false { didSet {} } }"
            ),
            (
                "class A: NSObject {}; class B: A { override var accessibilityTraits: T { get { .none } set {} } }",
                "class A: NSObject {}; class B: A { var accessibilityTraits: T { get { .none } set {} } }"
            ),
            (
                "class A: UIView { override var accessibilityLabel: String? { didSet {} } }",
                "class A: UIView { override var accessibilityLabel: String? { didSet {} } }"
            ),
            (
                "class A: NSObject { override var description: String { \"\" } }",
                "class A: NSObject { override var description: String { \"\" } }"
            ),
        ])
    func `an object declares its own accessibility properties`(before: String, after: String) {
        #expect(rewrite(before).text == after)
    }

    @Test func `UIKit creates objects of other modules' classes for an init() requirement`() {
        let module = rewriteModule([
            "public protocol P: class {\ninit()\n}\npublic extension P {\ninit(_ f: (Self) -> Void) { self.init(); f(self) }\n"
                + "static var new: Self { Self() }\n}",
            "extension NSObject: P {}\nclass A: P {\nrequired init() {}\n}",
        ])
        #expect(
            module.files[0].text
                == "public protocol P: class, PMaking {\ninit()\n}; public protocol PMaking { static func makeObject() -> Self }"
                + "; extension P { public static func makeObject() -> Self { self.init() } }"
                + "; extension PMaking where Self: NSObject { public static func makeObject() -> Self { makePlainly(ofItsClass: ()) as! Self } }\n"
                + "public extension PMaking {\ninit(_ f: (Self) -> Void) { self = Self.makeObject(); f(self) }\n"
                + "static var new: Self { Self.makeObject() }\n}")
        #expect(module.files[1].text == "extension NSObject: PMaking {}\nclass A: P {\nrequired init() {}\n}")
    }
}
