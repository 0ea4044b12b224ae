import AdoptModel
import Foundation
import Testing

@testable import StandIns

/// Unknown modules, compiled with the app's uses of them.
@Suite(.enabled(if: CompiledModule.isPossible, "UIKit has to be built: swift build"))
struct FromUsesCompileTests {
    private typealias Owner = MissingNames.Name.Owner

    /// The app's code, and the names that the compiler didn't find.
    @Test(
        arguments: [
            (
                "func f(_ p: UIViewController) { p.present(Player(key: 1) { a in a.b }, animated: true) }",
                [("Player", .scope)], []
            ),
            (
                "enum Route: Target { case a; var path: String { \"\" } }\nfunc f() { let k = Client<Route>(); k.send(Route.a.request) }",
                [("Target", .types), ("Client", .scope), ("request", .values("Route"))], []
            ),
            (
                "func f(_ r: URLRequest, _ v: UIView) { var r = r; r.method = .post; v.snp.make { $0.top.equal(to: 1) } }",
                [
                    ("method", .values("URLRequest")), ("snp", .values("UIView")),
                    ("post", .type("KitValue")),
                ], [2]
            ),
            (
                "final class Model {}\nclass A { @Injected var m: Model?; @Injected(key: 1) var n: Int; init() {} }",
                [("Injected", .attributes)], []
            ),
            (
                "func f(_ i: CGImage, _ l: CALayer) { _ = i.decoded; l.badge = 1 }",
                [("decoded", .values("CGImage")), ("badge", .values("CALayer"))], []
            ),
            (
                "func f(_ r: HTTPURLResponse, _ d: UserDefaults) { _ = r.headers; d.theme = 1 }",
                [("headers", .values("HTTPURLResponse")), ("theme", .values("UserDefaults"))], []
            ),
            ("@Rows func rows() -> [Int] { 1; if true { \"a\" } }", [("Rows", .attributes)], []),
            (
                "func f() { let m = M(); switch m.load().result { case .success(let v): print(v.x); case .failure(let e): print(e) } }",
                [("M", .scope)], [2]
            ),
            (
                "func f() { let m = M(); if let u = m.user { print(u.name?.first as Any) } }",
                [("M", .scope)], [2]
            ),
            (
                "final class Page: UIViewController, Screen { func f() { self.reactor = self.reactor } }",
                [("Screen", .types), ("reactor", .values("Page"))], []
            ),
            (
                "func f(_ v: UIView) { let m = M(); v.addSubview(m.badge); v.addSubview(m.make(1)) }",
                [("M", .scope)], []
            ),
            (
                "func f(_ a: M) { a.pop = .animated(by: .init(move: .init(time: 0.2), scale: .init(from: 1, to: 2))) }",
                [("M", .types), ("animated", .type("KitValue"))], [2]
            ),
            (
                "func f() { let t = M.Label(text: \"\", style: .init(font: UIFont.systemFont(ofSize: 17), color: M(.black))) }",
                [("M", .scope)], [2]
            ),
            (
                "func f() -> String { let m = M(); m.box[1] = nil; m.box[2] = \"a\"; return m.box[3] ?? \"\" }",
                [("M", .scope)], []
            ),
            (
                "final class A {}\nfunc f() { let l = L<A>(); for a in l { print(a) }; l.append(A()); print(Array(l), l.count, l.map { $0 }) }",
                [("L", .scope), ("L", .sequences)], []
            ),
            (
                "func f() { let l = L<Int>(); let a: [Int] = Array(l); print(a) }", [("L", .scope)], [2]
            ),
            (
                "func f(_ l: L) -> [String] { for a in l { print(a.b) }; return l.map { $0.name } }",
                [("L", .types), ("L", .sequences)], []
            ),
            (
                "final class Page: UIViewController, KitTableDataSource { func f(_ t: UITableView) { t.dataSource = self }\nfunc name() -> KitIdentifier { \"a\" }; func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }; func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() } }",
                [
                    ("KitTableDataSource", .types), ("Page", .adopters(of: "UITableViewDataSource")),
                    ("KitIdentifier", .types),
                    ("KitIdentifier", .names(of: "String")),
                ], []
            ),
            (
                "final class Row: UIView { func f() { glowRadius = 16; isGlowing = true } }",
                [("glowRadius", .scope), ("isGlowing", .scope)], []
            ),
            ("func f() { let m = M(); for i in 0 ..< m.count { print(m.rows[i]) } }", [("M", .scope)], []),
            (
                "func f() { let m = M(); m.load { r, e in if e == nil && r != nil { print(r!.rows) } } }",
                [("M", .scope)], [2]
            ),
            (
                "func f(_ v: UIView) { v.tintColor = P.gray }",
                [("P", .scope), ("P", .subclasses("UIColor"))], []
            ),
        ] as [(String, [(String, MissingNames.Name.Owner)], [Int])])
    func compile(text: String, names: [(String, MissingNames.Name.Owner)], lines: [Int]) throws {
        try compile(text, names: names, lines: lines)
    }

    /// The app's code, and the required type of a value: the type, the line and the column.
    @Test(
        arguments: [
            (
                "func g(_ s: String) {}\nfunc f() {\n    let m = M()\n    let u = m.user.id\n    g(u)\n}",
                "String", 6, 7
            ),
            (
                "func g(_ s: URL?) {}\nfunc f() {\n    M().load { u, e in\n        g(u)\n    }\n}", "URL", 5,
                11
            ),
            (
                "func f(_ done: (Int) -> Void) {\n    let m = M()\n    m.save { ok, _ in\n        print(ok ? 1 : 2)\n    }\n}",
                "Bool", 5, 15
            ),
            (
                "func g(_ d: Date) {}\nfunc f() {\n    let m = M()\n    guard let t = m.time() else { return }\n    g(t)\n}",
                "Date", 6, 7
            ),
            ("func f() -> String {\n    let m = M()\n    return m.name\n}", "String", 4, 14),
            (
                "func g(_ r: HTTPURLResponse?) {}\nfunc f() {\n    let m = M()\n    g(m.answer)\n}",
                "HTTPURLResponse", 5, 9
            ),
            (
                "func g(_ m: M?) {}\nfunc f() {\n    M().make { r in\n        print(r?.count as Any)\n        g(r)\n    }\n}",
                "M", 6, 11
            ),
        ])
    func `values of the required types compile`(text: String, type: String, line: Int, column: Int) throws {
        let value = MissingNames.Value(
            of: "Kit", wanted: type, path: "Page.swift", line: line, column: column)
        let lines = Array(2...7)
        try compile(text, names: [("M", .scope)], lines: lines, values: [value])
    }

    @Test("A compared value determines the type")
    func compared() throws {
        let value = MissingNames.Value(
            of: "Kit", wanted: "String", path: "Page.swift", line: 4, column: 13, isBeside: true)
        try compile(
            "func f(_ s: String?) {\n    let u = M().user?.id\n    if u == s { print(s ?? \"\") }\n}",
            names: [("M", .scope)], lines: [3, 4], values: [value])
    }

    @Test("A static method with an unwrapped result returns an optional")
    func unwrappedStatic() throws {
        try compile(
            "func f() { guard let k = M.app()?.key else { return }; print(k) }", names: [("M", .scope)],
            lines: [2])
    }

    @Test("A call returns a generic stand-in, and a sequence method has other argument labels")
    func genericResult() throws {
        try compile(
            """
            final class A {}
            func f() {
                let l: List<A> = { M().all(A.self).sorted(byName: "a", up: true) }()
                print(l.rows(of: A.self))
            }
            """, names: [("M", .scope), ("List", .types)], lines: [4])
    }

    @Test("A chain of calls is a chain of methods, and all forms of a method are declared")
    func rowOfCalls() throws {
        try compile(
            """
            func f(_ id: String) async {
                let m = M()
                m.rows("a").row(id).all { r, e in print(r!.first?.x as Any, e!) }
                let q = await m.rows("a").row(id).all()
                q.texts.forEach { row in print(row.text(1)) }
            }
            """, names: [("M", .scope)], lines: [4, 5], ofCalls: [4, 5])
    }

    @Test("A trailing closure and a labeled one call the same function")
    func twins() throws {
        try compile(
            "func f() { let m = M(); m.save { e in print(e!) }; m.save(then: { e in print(e!) }) }",
            names: [("M", .scope)], lines: [2])
    }

    private func compile(
        _ text: String, names: [(String, MissingNames.Name.Owner)], lines: [Int],
        ofCalls: [Int] = [], values: Set<MissingNames.Value> = []
    ) throws {
        let file = ModuleSources.File(path: "Page.swift", text: "import Kit\n" + text)
        let missing = MissingNames(
            names: Set(names.map { MissingNames.Name($0.0, $0.1, path: "Page.swift") }),
            lines: Set(
                lines.map {
                    MissingNames.Line(path: "Page.swift", line: $0, isOfCalls: ofCalls.contains($0))
                }), values: values)
        let modules = StandInMaker().modules(
            for: [ModuleSources(name: "App", files: [file])], missing: missing)
        let kit = try #require(modules.first { $0.name == "Kit" })
        let errors = try CompiledModule.errors(in: [
            "Kit": kit.source, "Page": "import FoundationNetworking\nimport UIKit\n" + text,
        ])
        #expect(errors.isEmpty, Comment(rawValue: errors + "\n" + kit.source))
    }
}
