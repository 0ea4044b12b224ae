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

    @Test(arguments: attributes + selectors + observed + objects + others)
    func `a construct is rewritten for Linux`(_ each: Case) {
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
            "class A<T> { class B: C { @IBOutlet var s: UIView! } }",
            "class A<T> { class B: C, InterfaceBuilderConnected { var s: UIView! "
                + "; class var outlets: Outlets { [.outlet(\"s\", \\B.s)] } } }", "@IBOutlet"),
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
        unchanged("@main\nstruct Program {}"),
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
        selector("UIView.endEditing(_:)", "\"endEditing:\", UIView.endEditing(_:)"),
        Case(
            "let s = #selector(webView.reload)", "let s = Selector(\"reload\", of: webView) { $0.reload }",
            "#selector"),
        Case(
            "let s = #selector(self.list!.endEditing(_:))",
            "let s = Selector(\"endEditing:\", of: self.list) { $0.endEditing(_:) }", "#selector"),
        selector("getter: UIView.tag", "\"tag\""),
        selector("setter: UIView.tag", "\"setTag:\""),
        unchanged("let s = Selector(\"go:\")"),
        unchanged("let s = Selector((\"go:\"))"),
        Case(
            "class A { @objc static func f() {}; static func g() { c.addObserver(self, selector: #selector(f), name: n, object: nil) } }",
            "class A { static func f() {}; static func g() { c.addObserver(classObject(self), selector: Selector(\"f\", ofClass: A.self, A.f), name: n, object: nil) } }",
            "@objc", "#selector", "class as target"),
        Case(
            "class A { func g() { c.removeObserver(self); t(timeInterval: 1, target: A.self) } }",
            "class A { func g() { c.removeObserver(self); t(timeInterval: 1, target: classObject(A.self)) } }",
            "class as target"),
        selector("copy(_:)", "\"copy:\""),
    ]

    private static func selector(_ method: String, _ arguments: String) -> Case {
        Case("let s = #selector(\(method))", "let s = Selector(\(arguments))", "#selector")
    }

    private static func condition(_ before: String, _ after: String) -> Case {
        Case("#if \(before)\nlet a = 1\n#endif", "#if \(after)\nlet a = 1\n#endif", "#if \(before)")
    }

    private static func unchanged(_ text: String) -> Case { Case(text, text) }

    /// A class with the property, and its rewritten form.
    private static func observed(_ property: String, _ after: String, _ row: String) -> Case {
        Case(
            "class A: B { @objc dynamic var \(property); func f() { observe(\\.n) { _, _ in } } }",
            "class A: B, InterfaceBuilderConnected { var \(after); func f() { observe(\"n\", \\.n) { _, _ in } } "
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
        Case(
            "public class A: NSObject { @objc public dynamic var n = 1 }",
            "public class A: NSObject, InterfaceBuilderConnected { public var n = 1 { willSet { \(will) } didSet { \(did) } } "
                + "; public class var outlets: Outlets { [\(row)] } }", "@objc", "dynamic"),
        unchanged("v.observe(\\.isHidden) { _, _ in }"),
        Case(
            "class A: NSObject { override func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: P?) "
                + "{ super.observeValue(forKeyPath: k, of: o, change: c, context: x) } }",
            "class A: NSObject, InterfaceBuilderConnected { func observeValue(forKeyPath k: String?, of o: Any?, change c: C?, context x: P?) "
                + "{ super.observeUnhandledValue(forKeyPath: k, of: o, change: c, context: x) } "
                + "; class var outlets: Outlets { [.observer(A.observeValue)] } }",
            "observeValue", "observeValue"),
    ]

    /// A method that Core Data provides, and its body.
    private static func accessor(_ method: String, named selector: String, _ body: String) -> Case {
        Case(
            "extension A { @objc(\(selector)) @NSManaged func \(method) }",
            "extension A { func \(method) { \(body) } }", "@objc", "@NSManaged")
    }

    private static let managed =
        "{ get { managedValue(forKey: \"n\") } set { setManagedValue(newValue, forKey: \"n\") } }"

    static let objects = [
        Case(
            "extension A { @NSManaged public var n: Int16 }",
            "extension A { public var n: Int16 \(managed) }", "@NSManaged"),
        Case(
            "class A: B { @NSManaged private(set) var `n`: Set<C>\n}",
            "class A: B { private(set) var `n`: Set<C> \(managed)\n}", "@NSManaged"),
        accessor("addToItems(_ v: A)", named: "addItemsObject:", "addManagedValues([v], to: \"items\")"),
        accessor(
            "removeFromItems(_ v: A)", named: "removeItemsObject:",
            "removeManagedValues([v], from: \"items\")"),
        accessor("addToItems(_ v: NSSet)", named: "addItems:", "addManagedValues(v, to: \"items\")"),
        accessor(
            "removeFromItems(_ v: NSSet)", named: "removeItems:", "removeManagedValues(v, from: \"items\")"),
        accessor(
            "insertIntoItems(_ v: A, at idx: Int)", named: "insertObject:inItemsAtIndex:",
            "insertManagedValues([v], at: idx, into: \"items\")"),
        accessor(
            "insertIntoItems(_ v: [A], at i: NSIndexSet)", named: "insertItems:atIndexes:",
            "insertManagedValues(v, at: i, into: \"items\")"),
        accessor(
            "removeFromItems(at idx: Int)", named: "removeObjectFromItemsAtIndex:",
            "removeManagedValues(at: idx, from: \"items\")"),
        accessor(
            "removeFromItems(at i: NSIndexSet)", named: "removeItemsAtIndexes:",
            "removeManagedValues(at: i, from: \"items\")"),
        accessor(
            "replaceItems(at idx: Int, with v: A)", named: "replaceObjectInItemsAtIndex:withObject:",
            "replaceManagedValues(at: idx, with: [v], in: \"items\")"),
        accessor(
            "replaceItems(at i: NSIndexSet, with v: [A])", named: "replaceItemsAtIndexes:withItems:",
            "replaceManagedValues(at: i, with: v, in: \"items\")"),
        Case(
            "extension A { @NSManaged func addItemsObject(_ v: A) }",
            "extension A { func addItemsObject(_ v: A) { addManagedValues([v], to: \"items\") } }",
            "@NSManaged"),
        Case(
            "let r = T.fetchRequest() as! NSFetchRequest<T>",
            "let r = (T.fetchRequest().fetching(T.self) as NSFetchRequest<T>)", "as NSFetchRequest"),
        Case(
            "let c: NSFetchRequest<any NSFetchRequestResult>", "let c: NSFetchRequest<NSFetchRequestResult>",
            "any NSFetchRequestResult"),
        unchanged("class A: B {}; let r = A.fetchRequest() as? NSFetchRequest<A>"),
        Case(
            "let a = appearance.copy(), b = bar.standardAppearance.copy() as! C, c = list.copy()",
            "let a = appearance.copyOfItsKind(), b = bar.standardAppearance.copy() as! C, c = list.copy()",
            "copy() of a bar appearance"),
        Case(
            "let n = (s as AnyObject).tag ?? 1; let m = (s as AnyObject).tag",
            "let n = (((s as AnyObject) as Any as? UIView)?.tag ?? ((s as AnyObject) as Any as? UIBarItem)?.tag) ?? 1; "
                + "let m = (((s as AnyObject) as Any as? UIView)?.tag ?? ((s as AnyObject) as Any as? UIBarItem)?.tag)",
            "member of AnyObject", "member of AnyObject"),
    ]

    static let others = [
        Case(
            "public func < (a: NSNumber, b: NSNumber) -> Bool {\n    true\n}",
            "extension NSNumber { public static func < (a: NSNumber, b: NSNumber) -> Bool {\n    true\n} }",
            "operator of NSNumber"),
        Case(
            "let s = kind.init(identifier: i, source: self, destination: d)",
            "let s = kind.makeOfKind(identifier: i, source: self, destination: d)", "Kind.init(…)"),
        Case("if let e = s.streamError {}", "if let e = s.errorOfStream {}", "member that ends the program"),
        Case("import class Foundation.NSLock", "import Foundation", "import"),
        Case(
            "import class Foundation.NSLock.NSRecursiveLock\nlet l = NSRecursiveLock()",
            "import Foundation\nlet l = NSRecursiveLock()", "import"),
        Case(
            "class A: B { override func responds(to s: Selector!) -> Bool { super.responds(to: s) } }",
            "class A: B { func respondsAsA(to s: Selector!) -> Bool { super.responds(to: s) } }",
            "override of responds(to:)"),
        Case(
            "class A: B { override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) } }",
            "class A: B { func forwardingTargetOfA(for s: Selector!) -> Any? { super.forwardingTarget(for: s) } }",
            "override of forwardingTarget(for:)"),
        Case(
            "typealias R = UIGestureRecognizer; func f<G: R>() -> G { G() }",
            "typealias R = UIGestureRecognizer; func f<G: R>() -> G { (G.makePlainly(ofItsClass: ()) as! G) }",
            "Kind.init(…)"),
        Case(
            "let r: Foundation.URLRequest? = Foundation.URLRequest(url: u)",
            "let r: FoundationNetworking.URLRequest? = FoundationNetworking.URLRequest(url: u)", "module",
            "module"),
        Case(
            "extension P { class I<D>: NSObject { @objc func fire() {} } }",
            "extension P { class I<D>: NSObject, InterfaceBuilderConnected { func fire() {} "
                + "; class var outlets: Outlets { [.action(\"fire\", I.fire)] } } }", "@objc"),
        unchanged("c.onTermination?(.cancelled)"),
        Case(
            "func f<P: Q>(_ o: P.O) where P.D: AnyObject, P.D: S { p === P.d(o) }",
            "func f<P: Q>(_ o: P.O) where P.D: Any, P.D: S { (p as AnyObject?) === (P.d(o) as AnyObject?) }",
            "class constraint"),
        Case(
            "protocol P {}\nextension NSObject: P {}",
            "protocol P {}\nextension NSObject: P {}; extension NotificationCenter: P {}; extension FileManager: P {}"
                + "; extension ProcessInfo: P {}", "extension of NSObject"),
        unchanged("protocol P: NSObjectProtocol {}\nextension NSObject: P {}"),
        Case(
            "#if os(iOS) && !os(macOS)\nlet a = 1\n#endif", "#if true && !os(macOS)\nlet a = 1\n#endif",
            "#if os(iOS)"),
        Case(
            "#if targetEnvironment(simulator)\n#else\n#endif", "#if true\n#else\n#endif",
            "#if targetEnvironment(simulator)"),
        Case(
            "func f<K: UIView>(k: K.Type) { _ = K(); _ = K.init(frame: r) }",
            "func f<K: UIView>(k: K.Type) { _ = K.makeOfKind(); _ = K.makeOfKind(frame: r) }", "Kind.init(…)",
            "Kind.init(…)"),
        Case(
            "let k: UITableViewCell.Type = C.self; let c = k.init(style: s, reuseIdentifier: nil)",
            "let k: UITableViewCell.Type = C.self; let c = k.makeOfKind(style: s, reuseIdentifier: nil)",
            "Kind.init(…)"),
        Case(
            "func f(v: UIView) { _ = type(of: v).init(frame: r) }",
            "func f(v: UIView) { _ = type(of: v).makeOfKind(frame: r) }", "Kind.init(…)"),
        Case(
            "protocol P: UIView {}; struct D { let kind: P.Type }; let v = ds.map { $0.kind.init() }",
            "protocol P: UIView {}; struct D { let kind: P.Type }; let v = ds.map { $0.kind.makeOfKind() }",
            "Kind.init(…)"),
        Case(
            "extension UIGestureRecognizer { func copied() -> Self { type(of: self).init() } }",
            "extension UIGestureRecognizer { func copied() -> Self { (Self.makePlainly(ofItsClass: ()) as! Self) } }",
            "Kind.init(…)"),
        Case(
            "extension UIView { static func make() -> Self { Self(frame: r) } }",
            "extension UIView { static func make() -> Self { Self.makeOfKind(frame: r) } }", "Kind.init(…)"),
        Case(
            "extension UIViewController { static func load() -> Self { self.init(nibName: n, bundle: nil) } }",
            "extension UIViewController { static func load() -> Self { self.makeOfKind(nibName: n, bundle: nil) } }",
            "Kind.init(…)"),
        Case(
            "protocol P where Self: UIViewController {}; extension P { static func load() -> Self { Self(nibName: n, bundle: nil) } }",
            "protocol P where Self: UIViewController {}; extension P { static func load() -> Self { Self.makeOfKind(nibName: n, bundle: nil) } }",
            "Kind.init(…)"),
        Case(
            "protocol P {}; extension P where Self: UIView { static func load() -> Self { .init(); return Self(frame: r) } }",
            "protocol P {}; extension P where Self: UIView { static func load() -> Self { .init(); return Self.makeOfKind(frame: r) } }",
            "Kind.init(…)"),
        unchanged("extension UIView { convenience init(side: CGFloat) { self.init(frame: r) } }"),
        unchanged(
            "extension UIEdgeInsets { static var none: Self { Self(top: 0, left: 0, bottom: 0, right: 0) } }"),
        unchanged("extension V { func copied() -> Self { type(of: self).init() } }"),
        unchanged("protocol P: UIView { init() }; func f(kind: P.Type) { _ = kind.init() }"),
        Case(
            "func f<T: UIView>(kind: T.Type) -> T { g(kind.init()) }",
            "func f<T: UIView>(kind: T.Type) -> T { g(kind.makeOfKind()) }", "Kind.init(…)"),
        Case(
            "class A<V>: B where V: UIView { var v: V = .init(); let w = V() }",
            "class A<V>: B where V: UIView { var v: V = V.makeOfKind(); let w = V.makeOfKind() }",
            "Kind.init(…)", "Kind.init(…)"),
        Case(
            "protocol P: UIView {}; class A<V: P> { var v: V = .init(frame: r) }",
            "protocol P: UIView {}; class A<V: P> { var v: V = V.makeOfKind(frame: r) }", "Kind.init(…)"),
        Case(
            "protocol P {}; class A<V: UIView & P> { var v = V() }",
            "protocol P {}; class A<V: UIView & P> { var v = V.makeOfKind() }", "Kind.init(…)"),
        unchanged("protocol P: UIView { init(a: Int) }; class A<V: P> { var v: V = .init(a: 1) }"),
        unchanged("func f<T: Codable>(kind: T.Type) -> T { g(kind.init()) }"),
        unchanged("func f(k: UIView.Type) { _ = k.init(coder: c) }"),
        Case(
            "func f<T: NSManagedObject>(kind: T.Type) { _ = T(context: c) }",
            "func f<T: NSManagedObject>(kind: T.Type) { _ = T.makeOfKind(context: c) }", "Kind.init(…)"),
        Case(
            "let o = NSManagedObject(entity: e, insertInto: c)",
            "let o = NSManagedObject.makeOfKind(entity: e, insertInto: c)", "Kind.init(…)"),
        Case(
            "class A: URLSession { let a: Int; init(a: Int) { self.a = a }; convenience init(b: Int) { self.init(a: b) } }",
            "class A: URLSession { let a: Int; init(a: Int) { self.a = a; super.init(configuration: .default) }; "
                + "convenience init(b: Int) { self.init(a: b) } }", "subclass of a session"),
        Case(
            "class A: URLSession { override init() {\nsuper.init()\n} }",
            "class A: URLSession { init() {\nsuper.init(configuration: .default)\n} }",
            "subclass of a session"),
        Case(
            "class A: URLSession { var a = 1\n}",
            "class A: URLSession { var a = 1\n convenience init() { self.init(configuration: .default) } }",
            "subclass of a session"),
        Case(
            "@MainActor class A: XCTestCase { override func setUpWithError() throws { p = P() }\noverride func tearDown() {\n} }",
            "@MainActor class A: XCTestCase { override func setUpWithError() throws { try MainActor.assumeIsolated { p = P() } }\n"
                + "override func tearDown() { MainActor.assumeIsolated {\n} } }",
            "set-up on the main actor", "set-up on the main actor"),
        Case(
            "class A: XCTestCase { @MainActor override func setUp() { p = P() } }",
            "class A: XCTestCase { override func setUp() { MainActor.assumeIsolated { p = P() } } }",
            "set-up on the main actor"),
        unchanged(
            "@MainActor class A: XCTestCase { override func setUp() async throws { p = P() } }; class B: XCTestCase { override func setUp() {} }"
        ),
        Case("import Darwin", "import Glibc", "import"),
        Case("import zlib; let a = zlibVersion()", "import ZLib; let a = zlibVersion()", "import"),
        Case("let a = zlib.crc32(0, nil, 0)", "let a = ZLib.crc32(0, nil, 0)", "module"),
        Case(
            "import PhotosUI\nlet a: PHAsset? = nil", "import PhotosUI; import Photos\nlet a: PHAsset? = nil",
            "import"),
        Case(
            "import Foundation\nimport GameKit\nlet a = GKRandomSource()",
            "import Foundation\nimport GameKit; import GameplayKit\nlet a = GKRandomSource()", "import"),
        Case("import struct ObjectiveC.ObjCBool", "import Foundation", "import"),
        Case("import func Darwin.fputs; let a = 1", "import Glibc; let a = 1", "import"),
        unchanged("import class RxSwift.DisposeBag"),
        condition("canImport(AppKit)", "false"),
        condition("canImport(zlib)", "false"),
        // Other code needs types that no other clause declares.
        Case(
            "#if canImport(ObjectiveC)\nimport ObjectiveC\nprotocol P {}\n#endif",
            "#if true\nimport Foundation\nprotocol P {}\n#endif", "#if canImport(ObjectiveC)", "import"),
        Case(
            "#if canImport(ObjectiveC)\nprotocol P {}\n#else\nprotocol P {}\n#endif",
            "#if false\nprotocol P {}\n#else\nprotocol P {}\n#endif", "#if canImport(ObjectiveC)"),
        Case(
            "#if canImport(ObjectiveC)\nf()\n#endif", "#if false\nf()\n#endif", "#if canImport(ObjectiveC)"),
        Case("import Combine", "import CombineForLinux", "import"),
        Case("import class Combine.AnyCancellable", "import CombineForLinux", "import"),
        Case("var a: Combine.AnyCancellable?", "var a: CombineForLinux.AnyCancellable?", "module"),
        Case("let a = Combine.Just(1)", "let a = CombineForLinux.Just(1)", "module"),
        Case(
            "import Foundation\nclass A { @Published var a = 1 }",
            "import Foundation; import CombineForLinux\nclass A { @Published var a = 1 }", "import"),
        Case(
            "import Foundation\nimport Combine\nclass A { @Published var a = 1 }",
            "import Foundation\nimport CombineForLinux\nclass A { @Published var a = 1 }", "import"),
        condition("canImport(Combine)", "canImport(CombineForLinux)"),
        Case(
            "#if SWIFT_PACKAGE || DEBUG\nlet a = 1\n#endif", "#if false || DEBUG\nlet a = 1\n#endif",
            "#if SWIFT_PACKAGE"),
        Case(
            "import UIKit\nlet c: UNUserNotificationCenter? = nil",
            "import UIKit; import UserNotifications\nlet c: UNUserNotificationCenter? = nil", "import"),
        Case(
            "let d = (info[key] as AnyObject).doubleValue ?? 1",
            "let d = ((info[key] as AnyObject) as Any as? NSNumber)?.doubleValue ?? 1", "member of AnyObject"),
        Case(
            "let r = (change![k]! as AnyObject).cgRectValue",
            "let r = ((change![k]! as AnyObject) as Any as? NSValue)?.cgRectValue", "member of AnyObject"),
        Case(
            "func name(_ object: AnyObject) -> String { type(of: object).description() }",
            "func name(_ object: AnyObject) -> String { NSStringFromClass(type(of: object)) }",
            "member of AnyObject"),
        unchanged("func name(_ shop: Shop) -> String { type(of: shop).description() }"),
        unchanged("let r = (a as AnyObject).name"),
        unchanged("switch v { case let s as NSString: f(s)\ndefault: break }"),
        unchanged("if case let s as NSString = v {}"),
        Case("let a = CoreFoundation.sqrt(5)", "let a = Foundation.sqrt(5)", "module"),
        Case(
            "let a = 1\n#Preview(\"é\") {\n    A()\n}\nlet b = 2",
            "let a = 1\n\(String(repeating: " ", count: 16))\n       \n \nlet b = 2", "#Preview"),
        Case("let f: @convention(c) (Int) -> Void = g", "let f: (Int) -> Void = g", "@convention"),
        Case("import UIKit.UIGestureRecognizerSubclass", "import UIKit", "import"),
        Case("import Foundation.NSBundle", "import Foundation", "import"),
        Case("import os.log", "import os", "import"),
        unchanged("import os"),
        Case("import CoreImage.CIFilterBuiltins", "import CoreImage", "import"),
        Case("class A { let@objc  b = 1 }", "class A { let b = 1 }", "@objc"),
        unchanged("import Foundation\nlet a = 1"),
        Case("let k = #keyPath(Person.home.street)", "let k = \"home.street\"", "#keyPath"),
        Case("let k = #keyPath(UIView.isHidden)", "let k = \"hidden\"", "#keyPath"),
        Case("d?.list?(self, didSelect: 1)", "d?.list(self, didSelect: 1)", "optional call"),
        Case("d?.list!(self, didSelect: 1)", "d?.list(self, didSelect: 1)", "optional call"),
        unchanged("var done: (() -> Void)?\nself.done?()"),
        Case(
            "final class Counter: NSLock {\n    var value = 0\n}",
            "final class Counter: NSObject, NSLocking {\n    var value = 0\n; private let heldLock = NSLock(); public func lock() { heldLock.lock() }; "
                + "public func unlock() { heldLock.unlock() }; public func `try`() -> Bool { heldLock.try() }; "
                + "public func lock(before limit: Date) -> Bool { heldLock.lock(before: limit) }; public var name: String? }",
            "subclass of a lock"),
        Case(
            "class Bar: UIToolbar { static let once: Void = set()\nclass func set() { appearance().tintColor = nil } }",
            "class Bar: UIToolbar { static var once: Void { if !onceHasRun { onceHasRun = true; set() } }; "
                + "nonisolated(unsafe) private static var onceHasRun = false\n"
                + "class func set() { appearance().tintColor = nil } }", "static variable that runs code"),
        unchanged("class Bar: UIToolbar { static let once: Void = set() }"),
        unchanged("let n = x as NSNumber"),
        unchanged("let s = kSecClass as String"),
        selector("setter: label.isHidden", "\"setHidden:\""),
        selector("Base.didMove", "\"didMoveToParentViewController:\""),
        selector("Base.willMove(toParent:)", "\"willMoveToParentViewController:\""),
        Case("if #available(iOS 16.4, *) {}", "if isSystemAvailable(16, 4) {}", "#available"),
        Case(
            "guard #unavailable(iOS 16) else { f() }", "guard !isSystemAvailable(16) else { f() }",
            "#unavailable"),
        unchanged("if #available(macOS 12, *) {}"),
    ]

    @Test(
        arguments: [
            ("@NSManaged var a: Int, b: Int", "@NSManaged: declare each property separately"),
            ("@NSManaged func load()", "@NSManaged: Core Data provides no method load."),
            ("func f() { h(#selector(a[1])) }", "#selector of this expression isn't supported on Linux"),
            (
                "}; extension UIView { override var tag: Int { 1 }",
                "On Linux, an extension of another module's class, UIView, "
            ),
            ("let v = Kind.init(type: t)", "On Linux, a subclass of "),
            (
                "func f(view: UIButton) { _ = type(of: view).init(type: t) }", "On Linux, a subclass of "
            ),
            ("func f(kind: UIColor.Type) { _ = kind.init() }", "On Linux, a subclass of "),
        ])
    func `a construct that cannot be rewritten is an error at its line`(member: String, message: String) {
        let file = rewrite("class P<Kind: UIView>: NSObject {\n    \(member)\n}")
        #expect(file.problems.map(\.line) == [2])
        #expect(file.problems.first?.message.hasPrefix(message) == true, "\(file.problems)")
    }

    @Test func `main.swift names the app delegate, and no application class`() {
        let files = [
            (
                "main.swift",
                "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(D.self))"
            ),
            ("D.swift", "import UIKit\nclass D: UIResponder, UIApplicationDelegate {}"),
        ]
        let module = rewriteModule(named: files)
        #expect(module.mainClass == "D" && module.files.flatMap(\.problems).isEmpty)
        #expect(module.files.map(\.isLeftOut) == [true, false])
        let other = files.map { ($0.0, $0.1.replacing("nil", with: "NSStringFromClass(App.self)")) }
        #expect(rewriteModule(named: other).files[0].problems.map(\.line) == [2])
        let unnamed = files.map { ($0.0, $0.1.replacing("NSStringFromClass(D.self)", with: "name")) }
        #expect(rewriteModule(named: unnamed).files[0].problems.map(\.line) == [2])
    }

    @Test func `declarations in main.swift stay, and statements are removed`() {
        let module = rewriteModule(named: [
            (
                "main.swift",
                "import UIKit\nvar level = 1\nstruct Run {\nfunc run() { D.main() }\n}\nRun(\n).run()\nlet a = 2"
            ),
            ("D.swift", "import UIKit\nclass D: UIResponder, UIApplicationDelegate {}"),
        ])
        #expect(module.mainClass == "D" && module.files.map(\.isLeftOut) == [false, false])
        #expect(
            module.files[0].text
                == "import UIKit\nvar level = 1\nstruct Run {\nfunc run() { D.main() }\n}\n\n\nlet a = 2")
    }

    @Test(arguments: attributes + selectors + observed + objects + others)
    func `a second rewriting changes nothing, and lines keep their numbers`(_ each: Case) {
        #expect(rewrite(each.after).text == each.after)
        #expect(each.before.count { $0.isNewline } == each.after.count { $0.isNewline })
    }
}
