import AdoptModel
import SwiftParser
import Testing

@testable import StandIns

/// Unknown modules, inferred from an app's code.
@Suite struct FromUsesTests {
    private func made(
        _ text: String, _ names: [(String, MissingNames.Name.Owner)], lines: [Int] = [],
        module: String = "Kit"
    ) -> StandInModule? {
        let file = ModuleSources.File(path: "Page.swift", text: text)
        let missing = MissingNames(
            names: Set(names.map { MissingNames.Name($0.0, $0.1, path: "Page.swift") }),
            lines: Set(lines.map { MissingNames.Line(path: "Page.swift", line: $0) }))
        return StandInMaker().modules(for: [ModuleSources(name: "App", files: [file])], missing: missing)
            .first { $0.name == module }
    }

    @Test("A member of an extension is visible in files that do not import its module")
    func memberOfOtherFile() {
        let files = [
            ModuleSources.File(path: "Page.swift", text: "list.reachedBottom()"),
            ModuleSources.File(path: "Other.swift", text: "import Kit"),
        ]
        let missing = MissingNames(names: [
            MissingNames.Name("reachedBottom", .values("UITableView"), path: "Page.swift")
        ])
        let modules = StandInMaker().modules(
            for: [ModuleSources(name: "App", files: files)], missing: missing)
        let module = modules.first { $0.name == "Kit" }
        #expect(module?.source.contains("func reachedBottom() -> KitValue") == true)
    }

    /// The app's code, the names that the compiler didn't find, and a part of the module.
    @Test(
        arguments: [
            ("let m = Manager()", [("Manager", .scope)], "open class Manager: NSObject, KitMembers {"),
            (
                "let m = Manager(key: 1, .fast)", [("Manager", .scope)],
                "public convenience init(key a0: Any?, _ a1: KitValue) { self.init() }"
            ),
            ("let m = Manager.shared", [("Manager", .scope)], "public static var shared: Manager {"),
            ("let m = Auth.auth()", [("Auth", .scope)], "public static func auth() -> Auth {"),
            (
                "let m: Auth.Mode = Auth.Mode.fast", [("Auth", .types), ("Auth", .scope)],
                "public typealias Mode = KitValue"
            ),
            (
                "class A { @IBOutlet weak var c: Calendar7! }", [("Calendar7", .types)],
                "open class Calendar7: UIView, KitMembers {"
            ),
            ("let v: ChartView", [("ChartView", .types)], "open class ChartView: UIView, KitMembers {"),
            (
                "let v: PlayerController", [("PlayerController", .types)],
                "open class PlayerController: NSObject, KitMembers {"
            ),
            (
                "class A: FormViewController {}", [("FormViewController", .types)],
                "open class FormViewController: UIViewController, KitMembers {"
            ),
            (
                "class A: Base { override func f(_ a: Int) -> Bool { true } }", [("Base", .types)],
                "open func f(_ a: Int) -> Bool { return false }"
            ),
            (
                "class A: Base { override var n: Int { 1 } }", [("Base", .types)],
                "open var n: Int { get { 0 } set {} }"
            ),
            (
                "class A: CardView { init() { super.init(card: 1) } }", [("CardView", .types)],
                "public init(card a0: Any?) { super.init(frame: .zero) }"
            ),
            (
                "class A: CardView { init() { super.init(card: 1) } }", [("CardView", .types)],
                "public required init?(coder: NSCoder)"
            ),
            (
                "class A: UIView, BannerDelegate {}", [("BannerDelegate", .types)],
                "public protocol BannerDelegate: AnyObject {}"
            ),
            ("extension A: Themed {}", [("Themed", .types)], "public protocol Themed: AnyObject {}"),
            (
                "let b: Box<Int>", [("Box", .types)],
                "open class Box<Argument0>: NSObject, KitMembers, KitNeutral {"
            ),
            (
                "let b = Box<Int, String>(value: 1)", [("Box", .scope)],
                "open class Box<Argument0, Argument1>: NSObject, KitMembers, KitNeutral {"
            ),
            (
                "view.kf.load()", [("kf", .values("UIImageView"))],
                "extension UIImageView {\n    public var kf: KitValue { get { notReal(\"Kit: kf\"); return KitValue() } set {} }"
            ),
            (
                "view.setImage(with: url)", [("setImage", .values("UIImageView"))],
                "public func setImage(with a0: Any?) -> KitValue"
            ),
            ("struct Own {}\nOwn().shine()", [("shine", .values("Own"))], "extension NSObject {"),
            ("\"a\".translated", [("translated", .values("String"))], "nonmutating set {}"),
            ("[1].chunks", [("chunks", .values("[Int]"))], "extension Array {"),
            ("let c = UIColor.brand", [("brand", .type("UIColor"))], "public static var brand: KitValue"),
            (
                "constrain(view) { a in }", [("constrain", .scope)],
                "public func constrain<Returned1>(_ a0: Any?, _ a1: @escaping (KitValue) -> Returned1) -> KitValue"
            ),
            (
                "view.kf.a()\nfield.kf.b()", [("kf", .values("UIView")), ("kf", .values("UITextField"))],
                "extension NSObject {\n    public var kf: KitValue"
            ),
            (
                "let v = TagCollectionView()", [("TagCollectionView", .scope)],
                "public convenience init() { self.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }"
            ),
            (
                "let b = Box { (label: UILabel, own: Own, n: Int) in }", [("Box", .scope)],
                "public convenience init<Given01>(_ a0: @escaping (UILabel, Given01, Int) -> Void)"
            ),
            (
                "f.map { (a: Int) -> Other<Int> in g(a) }\nlet f = kitStart",
                [("kitStart", .scope), ("map", .values("KitValue"))],
                "_ a0: @escaping (Int) -> Returned0"
            ),
            (
                "let k = kitVersion", [("kitVersion", .scope)],
                "public var kitVersion: KitValue { get { KitValue() } set {} }"
            ),
            (
                "present(Player(key: 1), animated: true)", [("Player", .scope)],
                "open class Player: UIViewController, KitMembers {"
            ),
            (
                "let p = Player()\nfunc go() { nav.pushViewController(p, animated: true) }",
                [("Player", .scope)],
                "open class Player: UIViewController, KitMembers {"
            ),
            (
                "let c = Badge()\nview.addSubview(c)", [("Badge", .scope), ("Badge", .subclasses("UIView"))],
                "open class Badge: UIView, KitMembers {"
            ),
            (
                "let c = BadgeButton()\nview.addSubview(c)",
                [("BadgeButton", .scope), ("BadgeButton", .subclasses("UIView"))],
                "open class BadgeButton: UIButton, KitMembers {"
            ),
            (
                "view.tintColor = Palette.gray", [("Palette", .scope), ("Palette", .subclasses("UIColor"))],
                "public static var gray: UIColor { get { notReal(\"Palette.gray\"); return UIColor.clear } set {} }"
            ),
            (
                "enum Route: Target { case a }\nlet t = Target.self",
                [("Target", .types), ("Target", .scope)],
                "public protocol Target {}"
            ),
            ("var t: (any Themed7)?", [("Themed7", .types)], "public protocol Themed7: AnyObject {}"),
            (
                "enum Route: Target { case a }\nRoute.a.request",
                [("Target", .types), ("request", .values("Route"))],
                "extension Target {\n    public var request: KitValue"
            ),
            (
                "request.method = .post", [("method", .values("URLRequest"))],
                "extension URLRequest {\n    public var method: KitValue"
            ),
            (
                "class A { @Injected var s: Service }", [("Injected", .attributes)],
                "@propertyWrapper\npublic struct Injected<Value> {"
            ),
            (
                "@Rows func rows() -> [Int] { 1 }", [("Rows", .attributes)],
                "@resultBuilder\npublic enum Rows {"
            ),
            ("let m: Kit.Verb = x", [("Verb", .types)], "open class Verb: NSObject, KitMembers {"),
            (
                "x.mode = .fast", [("fast", .type("KitValue"))],
                "extension KitValue {\n    public static var fast: KitValue { KitValue() }"
            ),
        ] as [(String, [(String, MissingNames.Name.Owner)], String)])
    func `missing names are declared`(
        text: String, names: [(String, MissingNames.Name.Owner)], part: String
    ) throws {
        let module = try #require(made("import Kit\n" + text, names))
        #expect(module.source.contains(part), "\(module.source)")
        #expect(!Parser.parse(source: module.source).hasError, "\(module.source)")
        #expect(module.problems.isEmpty)
        #expect(!module.uses.isEmpty || names.map(\.1) == [.type("KitValue")])
    }

    /// Lines that the compiler couldn't type-check: arguments depend on parameter types, or a value is unwrapped.
    @Test(arguments: [
        (
            "m.load(1) { a, b in }",
            "func load<Returned1>(_ a0: Any?, _ a1: @escaping (KitValue, KitValue) -> Returned1)"
        ),
        ("m.load { $0.x + $1.y }", "func load<Returned0>(_ a0: @escaping (KitValue, KitValue) -> Returned0)"),
        ("m.load { (a: Int?, e: Error?) in }", "(_ a0: @escaping (Int?, Error?) -> Returned0)"),
        ("m.load { r in switch r { case .success(let v): v; default: 1 } }", "Result<KitValue, any Error>"),
        ("m.load { d, error in guard let e = d, error == nil else { return } }", "(KitValue?, (any Error)?)"),
        ("m.load { d in if let d {} }", "@escaping (KitValue?) ->"),
        ("m.load { d in d?.x }", "@escaping (KitValue?) ->"),
        ("m.load { d in d ?? 1 }", "@escaping (KitValue?) ->"),
        ("m.load { ok in if ok {} }", "@escaping (Bool) ->"),
        ("m.load { ok, x in guard !ok, x.y else {} }", "@escaping (Bool, KitValue) ->"),
        ("m.load { ok in ok && true }", "@escaping (Bool) ->"),
        ("m.load(then: .main) { a in }", "func load<Returned1>(then a0: KitValue,"),
        ("m.load(all: [.one, .some(2)])", "func load(all a0: [KitValue])"),
        ("m.load(all: [.one, .some(2)])", "public static func some(_ a0: Any?) -> KitValue"),
        ("m.load(all: [.one, .some(2)])", "public static var one: KitValue"),
        ("m.load(map: [1: \"a\"])", "func load(map a0: [AnyHashable: Any?])"),
        ("m.user?.name", "public var user: KitValue?"),
        ("if let u = m.user {}", "public var user: KitValue?"),
        ("m.find(1)!.name", "func find(_ a0: Any?) -> KitValue?"),
        ("for i in m.items {}", "public var items: [KitValue]"),
        (
            "switch m.result { case .success(let v): v; case .failure: 1 }",
            "public var result: Result<KitValue, any Error>"
        ),
    ])
    func `unclear lines determine the types of members`(text: String, part: String) throws {
        let names: [(String, MissingNames.Name.Owner)] = [("M", .scope)]
        let module = try #require(made("import Kit\nlet m = M()\n" + text, names, lines: [3]))
        #expect(module.source.contains(part), "\(module.source)")
        #expect(!Parser.parse(source: module.source).hasError)
        let other = try #require(made("import Kit\nlet m = M()\n" + text, names))
        #expect(!other.source.contains(part))
    }

    /// In an expression that took too long to type-check, each member has one type.
    @Test func `members in long expressions have one type`() throws {
        let file = ModuleSources.File(
            path: "Page.swift", text: "import Kit\nlet m = M()\nlet n = CGFloat(m.low) + m.box.high * 2")
        let missing = MissingNames(
            names: [MissingNames.Name("M", .scope, path: "Page.swift")],
            lines: [MissingNames.Line(path: "Page.swift", line: 3, isTooMuch: true)])
        let module = try #require(
            StandInMaker().modules(for: [ModuleSources(name: "App", files: [file])], missing: missing)
                .first { $0.name == "Kit" })
        for part in ["var low: Double", "var high: Double", "var box: KitValue"] {
            #expect(module.source.contains(part), "\(module.source)")
        }
    }

    /// A framework's missing declarations are the compiler's errors. No other module that a file imports declares them.
    @Test func `declarations that a framework lacks stay missing`() throws {
        let text =
            "import MapKit\nimport Kit\nlet a = MKFlyover()\nlet b: MKMapView\nb.glow(1)\nlet c = Chart7()"
        let names: [(String, MissingNames.Name.Owner)] = [
            ("MKFlyover", .scope), ("glow", .values("MKMapView")), ("Chart7", .scope),
        ]
        let kit = try #require(made(text, names))
        #expect(kit.source.contains("class Chart7"))
        #expect(!kit.source.contains("MKFlyover") && !kit.source.contains("glow"))
        let map = try #require(made(text, names, module: "MapKit"))
        #expect(map.source.isEmpty && map.problems.isEmpty && !map.files.isEmpty)
    }

    @Test func `each name belongs to one module`() throws {
        let text = "import Kit\nimport Chart\nlet a: ChartBar\nlet b: KitLine"
        let names: [(String, MissingNames.Name.Owner)] = [("ChartBar", .types), ("KitLine", .types)]
        let kit = try #require(made(text, names)), chart = try #require(made(text, names, module: "Chart"))
        #expect(chart.source.contains("open class ChartBar") && !chart.source.contains("open class KitLine"))
        #expect(kit.source.contains("open class KitLine") && !kit.source.contains("open class ChartBar"))
    }

    /// A name that is missing in files without such an import is an error in the app, and isn't declared.
    @Test func `names in other files stay missing`() throws {
        let module = try #require(made("import Kit", [("Lost", .types)]))
        #expect(module.source.contains("open class Lost"))
        let file = ModuleSources.File(path: "Page.swift", text: "import Kit")
        let missing = MissingNames(names: [MissingNames.Name("Lost", .types, path: "Other.swift")])
        let other = StandInMaker().modules(
            for: [ModuleSources(name: "App", files: [file])], missing: missing
        ).first { $0.name == "Kit" }
        #expect(other?.source == StandInText.empty)
        #expect(other?.problems.count == 1)
    }
}
