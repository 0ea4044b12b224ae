import Testing

/// Each construct with its rewritten form.
struct ConstructTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let before: String
        let after: String
        let changes: [String]
        var testDescription: String { before }

        init(_ before: String, _ after: String, _ changes: String...) {
            self.before = before
            self.after = after
            self.changes = changes
        }
    }

    @Test(arguments: attributes + selectors + observed + others)
    func `a construct becomes what compiles on Linux`(_ each: Case) {
        let file = rewrite(each.before)
        #expect(file.text == each.after)
        #expect(file.changes.map(\.construct) == each.changes)
        #expect(file.problems.isEmpty)
    }

    static let attributes = [
        Case(
            "class A: B {\n    @IBOutlet weak var l: UILabel!\n}",
            "class A: B, InterfaceBuilderConnected {\n    weak var l: UILabel!\n"
                + " class var outlets: Outlets { [.outlet(\"l\", \\A.l)] } }", "@IBOutlet"),
        Case(
            "public class A<T> { @IBOutlet var s: [UIView]! }",
            "public class A<T>: InterfaceBuilderConnected { var s: [UIView]! "
                + "; public class var outlets: Outlets { [.collection(\"s\", \\A.s)] } }", "@IBOutlet"),
        Case(
            "class A: B {\n@IBAction\nfunc go(_ s: UIButton) {}\n}",
            "class A: B, InterfaceBuilderConnected {\n\nfunc go(_ s: UIButton) {}\n"
                + " class var outlets: Outlets { [.action(\"go:\", A.go(_:))] } }", "@IBAction"),
        Case(
            "class A: B {\n@objc func f() {}\nfunc f(_ x: Int) {}\n}",
            "class A: B, InterfaceBuilderConnected {\nfunc f() {}\nfunc f(_ x: Int) {}\n"
                + " class var outlets: Outlets { [.action(\"f\", A.f as (A) -> () -> Void)] } }", "@objc"),
        Case(
            "class A: B {\n@IBInspectable var r: CGFloat = 0\n@objc var name: String { \"\" }\n}",
            "class A: B, InterfaceBuilderConnected {\nvar r: CGFloat = 0\nvar name: String { \"\" }\n"
                + " class var outlets: Outlets { [.inspectable(\"r\", \\A.r), .readOnly(\"name\", \\A.name)] } }",
            "@IBInspectable", "@objc"),
        Case(
            "@objc(Named) class A: B { @objc(given:) func f(x: Int) {} }",
            "class A: B, InterfaceBuilderConnected { func f(x: Int) {} "
                + "; class var outlets: Outlets { [.action(\"given:\", A.f(x:))] } }", "@objc", "@objc"),
        Case(
            "class A { @objc dynamic static var x = 1 }", "class A { static var x = 1 }", "@objc", "dynamic"),
        Case("@objc enum E: Int { case a }", "enum E: Int { case a }", "@objc"),
        Case("@IBDesignable class V: UIView {}", "class V: UIView {}", "@IBDesignable"),
        Case(
            "class A: B { @IBSegueAction func make(_ c: NSCoder, sender: Any?) -> C? { nil } }",
            "class A: B, InterfaceBuilderConnected { func make(_ c: NSCoder, sender: Any?) -> C? { nil } "
                + "; class var outlets: Outlets { [.segueAction(\"make:sender:\", A.make(_:sender:))] } }",
            "@IBSegueAction"),
        Case("@UIApplicationMain\nclass D: R {}", "\nclass D: R {}", "@UIApplicationMain"),
        Case("@main\nclass D: R {}", "\nclass D: R {}", "@main"),
        Case("@main\nstruct Program {}", "@main\nstruct Program {}"),
    ]

    static let selectors = [
        Case(
            "class A: B { @objc func f(a: Int, with b: Int) {}; func g() { h(#selector(f(a:with:))) } }",
            "class A: B, InterfaceBuilderConnected { func f(a: Int, with b: Int) {}; func g() { h(Selector(\"fWithA:with:\")) } "
                + "; class var outlets: Outlets { [.action(\"fWithA:with:\", A.f(a:with:))] } }",
            "@objc", "#selector"),
        Case(
            "extension UIView { @objc private func tap() {}\n func g() { h(#selector(tap)) } }",
            "extension UIView { private func tap() {}\n func g() { h(Selector(\"tap\", UIView.tap)) } }",
            "@objc",
            "#selector"),
        Case(
            "let s = #selector(UIView.endEditing(_:))",
            "let s = Selector(\"endEditing:\", UIView.endEditing(_:))",
            "#selector"),
        Case(
            "let s = #selector(webView.reload)", "let s = Selector(\"reload\", of: webView) { $0.reload }",
            "#selector"),
        Case(
            "let s = #selector(self.list!.endEditing(_:))",
            "let s = Selector(\"endEditing:\", of: self.list) { $0.endEditing(_:) }", "#selector"),
        Case("let s = #selector(getter: UIView.tag)", "let s = Selector(\"tag\")", "#selector"),
        Case("let s = #selector(setter: UIView.tag)", "let s = Selector(\"setTag:\")", "#selector"),
        Case("let s = NSSelectorFromString(\"go:\")", "let s = Selector(\"go:\")", "NSSelectorFromString"),
        Case("let s = NSStringFromSelector(a)", "let s = (a).description", "NSStringFromSelector"),
        Case("let s = Selector(\"go:\")", "let s = Selector(\"go:\")"),
        Case("let s = Selector((\"go:\"))", "let s = Selector((\"go:\"))"),
        Case("let s = #selector(copy(_:))", "let s = Selector(\"copy:\")", "#selector"),
    ]

    /// A class with the property, and its rewritten form.
    private static func observed(
        _ property: String, _ after: String, _ row: String, observing: String = "observe(\\.n) { _, _ in }",
        after observed: String = "observe(\"n\", \\.n) { _, _ in }"
    ) -> Case {
        Case(
            "class A: B { @objc dynamic var \(property); func f() { \(observing) } }",
            "class A: B, InterfaceBuilderConnected { var \(after); func f() { \(observed) } "
                + "; class var outlets: Outlets { [\(row)] } }",
            "@objc", "dynamic", "observe(\\.…)")
    }

    private static let (will, did) = ("willChangeValue(forKey: \"n\")", "didChangeValue(forKey: \"n\")")
    private static let row = ".inspectable(\"n\", \\A.n)"

    static let observed = [
        observed("n = 1", "n = 1 { willSet { \(will) } didSet { \(did) } }", row),
        observed(
            "n = 1 { didSet { g() } }", "n = 1 { willSet { \(will) } didSet { defer { \(did) }; g() } }", row),
        observed(
            "n = 1 { willSet { g() } }", "n = 1 { willSet { \(will); g() } didSet { \(did) } }", row),
        observed(
            "n: Int { get { m } set { m = newValue } }",
            "n: Int { get { m } set { \(will); defer { \(did) }; m = newValue } }", row),
        observed("n: Int { m }", "n: Int { m }", ".readOnly(\"n\", \\A.n)"),
        observed(
            "n: Int { m }", "n: Int { m }", ".readOnly(\"n\", \\A.n)",
            observing: "willChangeValue(for: \\.n)", after: will),
        Case(
            "public class A: NSObject { @objc public dynamic var n = 1 }",
            "public class A: NSObject, InterfaceBuilderConnected { public var n = 1 { willSet { \(will) } didSet { \(did) } } "
                + "; public class var outlets: Outlets { [\(row)] } }", "@objc", "dynamic"),
        Case("v.observe(\\.isHidden) { _, _ in }", "v.observe(\\.isHidden) { _, _ in }"),
        Case(
            "class A: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: P?) "
                + "{ super.observeValue(forKeyPath: k, of: o, change: c, context: x) } }",
            "class A: NSObject, InterfaceBuilderConnected { func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: P?) "
                + "{ super.observeUnhandledValue(forKeyPath: k, of: o, change: c, context: x) } "
                + "; class var outlets: Outlets { [.observer(A.observeValue)] } }",
            "observeValue", "observeValue"),
    ]

    static let others = [
        Case(
            "#if os(iOS) && !os(macOS)\nlet a = 1\n#endif", "#if true && !os(macOS)\nlet a = 1\n#endif",
            "#if os(iOS)"),
        Case(
            "#if targetEnvironment(simulator)\n#else\n#endif", "#if true\n#else\n#endif",
            "#if targetEnvironment(simulator)"),
        Case(
            "func f<K: UIView>(k: K.Type) { _ = K(); _ = K.init(frame: r) }",
            "func f<K: UIView>(k: K.Type) { _ = K.make(); _ = K.make(frame: r) }", "Kind.init(…)",
            "Kind.init(…)"),
        Case(
            "let k: UITableViewCell.Type = C.self; let c = k.init(style: s, reuseIdentifier: nil)",
            "let k: UITableViewCell.Type = C.self; let c = k.make(style: s, reuseIdentifier: nil)",
            "Kind.init(…)"),
        Case(
            "func f(v: UIView) { _ = type(of: v).init(frame: r) }",
            "func f(v: UIView) { _ = type(of: v).make(frame: r) }", "Kind.init(…)"),
        Case(
            "func f<T: UIView>(kind: T.Type) -> T { g(kind.init()) }",
            "func f<T: UIView>(kind: T.Type) -> T { g(kind.make()) }", "Kind.init(…)"),
        Case(
            "func f<T: Codable>(kind: T.Type) -> T { g(kind.init()) }",
            "func f<T: Codable>(kind: T.Type) -> T { g(kind.init()) }"),
        Case(
            "func f(k: UIView.Type) { _ = k.init(coder: c) }",
            "func f(k: UIView.Type) { _ = k.init(coder: c) }"),
        Case("import Darwin", "import Glibc", "import"),
        Case(
            "import PhotosUI\nlet a: PHAsset? = nil", "import PhotosUI; import Photos\nlet a: PHAsset? = nil",
            "import"),
        Case(
            "import FoundationXML\nlet a: Data? = nil",
            "import FoundationXML; import Foundation\nlet a: Data? = nil", "import"),
        Case("import struct ObjectiveC.ObjCBool", "import Foundation", "import"),
        Case("import func Darwin.fputs; let a = 1", "import Glibc; let a = 1", "import"),
        Case("import class RxSwift.DisposeBag", "import class RxSwift.DisposeBag"),
        Case(
            "#if SWIFT_PACKAGE || DEBUG\nlet a = 1\n#endif", "#if false || DEBUG\nlet a = 1\n#endif",
            "#if SWIFT_PACKAGE"),
        Case(
            "let s = kind.init(identifier: i, source: self, destination: d)",
            "let s = kind.make(identifier: i, source: self, destination: d)", "Kind.init(…)"),
        Case(
            "import RxSwift\nlet a: Data? = nil", "import RxSwift; import Foundation\nlet a: Data? = nil",
            "import"),
        Case(
            "import RxSwift\nimport Foundation\nlet a: Data? = nil",
            "import RxSwift\nimport Foundation\nlet a: Data? = nil"),
        Case(
            "let d = (info[key] as AnyObject).doubleValue ?? 1",
            "let d = (info[key] as Any as? NSNumber)?.doubleValue ?? 1", "as AnyObject"),
        Case(
            "let r = (change![k]! as AnyObject).cgRectValue",
            "let r = (change![k]! as Any as? NSValue)?.cgRectValue", "as AnyObject"),
        Case("let r = (a as AnyObject).name", "let r = (a as AnyObject).name"),
        Case(
            "switch v { case let s as NSString: f(s)\ndefault: break }",
            "switch v { case let s as NSString: f(s)\ndefault: break }"),
        Case("if case let s as NSString = v {}", "if case let s as NSString = v {}"),
        Case("let a = CoreFoundation.sqrt(5)", "let a = Foundation.sqrt(5)", "module"),
        Case(
            "let a = NSAttributedString()", "let a = NSAttributedString(string: \"\")", "NSAttributedString()"
        ),
        Case(
            "import QuartzCore\nlet a: CADisplayLink? = nil",
            "import QuartzCore; import UIKit\nlet a: CADisplayLink? = nil", "import"),
        Case(
            "import UIKit\nimport QuartzCore\nlet a: CADisplayLink? = nil",
            "import UIKit\nimport QuartzCore\nlet a: CADisplayLink? = nil"),
        Case(
            "let a = 1\n#Preview(\"é\") {\n    A()\n}\nlet b = 2",
            "let a = 1\n\(String(repeating: " ", count: 16))\n       \n \nlet b = 2", "#Preview"),
        Case("let f: @convention(c) (Int) -> Void = g", "let f: (Int) -> Void = g", "@convention"),
        Case("import UIKit.UIGestureRecognizerSubclass", "import UIKit", "import"),
        Case("import Foundation.NSBundle", "import Foundation", "import"),
        Case("import os.log", "import os", "import"),
        Case("import os", "import os"),
        Case("import CoreImage.CIFilterBuiltins", "import CoreImage", "import"),
        Case(
            "import Foundation\nlet a = kSecClass", "import Foundation; import Security\nlet a = kSecClass",
            "import"),
        Case(
            "import Foundation.NSURL\nlet a: Selector? = nil",
            "import Foundation; import UIKit\nlet a: Selector? = nil", "import"),
        Case("class A { let@objc  b = 1 }", "class A { let b = 1 }", "@objc"),
        Case(
            "import Foundation.NSURL\nlet a: URLSession? = nil",
            "import Foundation; import FoundationNetworking\nlet a: URLSession? = nil", "import"),
        Case("import Foundation\nlet a = 1", "import Foundation\nlet a = 1"),
        Case(
            "import Foundation\nlet a: Selector? = nil",
            "import Foundation; import UIKit\nlet a: Selector? = nil",
            "import"),
        Case("let k = #keyPath(Person.home.street)", "let k = \"home.street\"", "#keyPath"),
        Case("let k = #keyPath(UIView.isHidden)", "let k = \"hidden\"", "#keyPath"),
        Case("d?.list?(self, didSelect: 1)", "d?.list(self, didSelect: 1)", "optional call"),
        Case("var done: (() -> Void)?\nself.done?()", "var done: (() -> Void)?\nself.done?()"),
        Case("let n = (a + b as NSString).length", "let n = (NSString(string: a + b)).length", "as NSString"),
        Case("let n = x as NSNumber", "let n = (x as Any as! NSNumber)", "as NSNumber"),
        Case(
            "v.bringSubview(toFront: w)", "v.bringSubviewToFront(w)", "name of Swift 4.0", "name of Swift 4.0"
        ),
        Case("let s: UIControlState = x", "let s: UIControl.State = x", "name of Swift 4.0"),
        Case(
            "let n = type(of: self).description()", "let n = NSStringFromClass(type(of: self))",
            "description() of a class"),
        Case("var t = Timer()", "var t = Timer(timeInterval: 0, repeats: false) { _ in }", "Timer()"),
        Case("if #available(iOS 16.4, *) {}", "if isSystemAvailable(16, 4) {}", "#available"),
        Case(
            "guard #unavailable(iOS 16) else { f() }", "guard !isSystemAvailable(16) else { f() }",
            "#unavailable"),
        Case("if #available(macOS 12, *) {}", "if #available(macOS 12, *) {}"),
    ]

    @Test(
        arguments: [
            ("@NSManaged var name: String?", "@NSManaged: "),
            ("@objc static func f() {}; let s = #selector(P.f)", "#selector of a static or class method "),
            (
                "@objc dynamic var n: Int { m }; func f() { observe(\\.n) { _, _ in } }; class func keyPathsForValuesAffectingN() {}",
                "n is observed, "
            ),
            (
                "@objc dynamic var n = 1; func f() { addObserver(p, forKeyPath: \"m.n\", context: nil) }",
                "Linux observes n as a property of the object itself"
            ),
            ("func f() { h(#selector(a[1])) }", "#selector of this expression has no form on Linux"),
            (
                "}; extension UIView { override var tag: Int { 1 }",
                "An extension of UIView, which is another module's, "
            ),
            ("let v = Kind.init(type: t)", "Linux makes no object of a class "),
            (
                "func f(view: UIButton) { _ = type(of: view).init(type: t) }",
                "Linux makes no object of a class "
            ),
            ("func f(kind: UIColor.Type) { _ = kind.init() }", "Linux makes no object of a class "),
        ])
    func `what cannot be rewritten is an error at its line`(member: String, message: String) {
        let file = rewrite("class P<Kind: UIView>: NSObject {\n    \(member)\n}")
        #expect(file.problems.map(\.line) == [2])
        #expect(file.problems.first?.message.hasPrefix(message) == true, "\(file.problems)")
    }

    @Test func `main.swift names the class that the app starts with, and no other application`() {
        let files = [
            (
                "main.swift",
                "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(D.self))"
            ),
            ("D.swift", "import UIKit\nclass D: UIResponder, UIApplicationDelegate {}"),
        ]
        let module = rewriteModule(named: files)
        #expect(module.mainClass == "D" && module.files.flatMap(\.problems).isEmpty)
        let other = files.map { ($0.0, $0.1.replacing("nil", with: "NSStringFromClass(App.self)")) }
        #expect(rewriteModule(named: other).files[0].problems.map(\.line) == [2])
        let unnamed = files.map { ($0.0, $0.1.replacing("NSStringFromClass(D.self)", with: "name")) }
        #expect(rewriteModule(named: unnamed).files[0].problems.map(\.line) == [2])
    }

    @Test(arguments: attributes + selectors + observed + others)
    func `what is rewritten stays as it is the second time, and keeps its lines`(_ each: Case) {
        #expect(rewrite(each.after).text == each.after)
        #expect(each.before.count { $0.isNewline } == each.after.count { $0.isNewline })
    }
}
