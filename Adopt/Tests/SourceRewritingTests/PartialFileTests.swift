import AdoptModel
import SourceRewriting
import Testing

/// What remains of a file without the parts that need `Kit` and the names that begin with "K".
struct PartialFileTests {
    @Test(
        arguments: [
            // Statements.
            ("func f() { KA.start(); a() }", "func f() { (); a() }"),
            ("func f() {\n    KA.start(\n        1)\n    a()\n}", "func f() {\n    ()\n\n    a()\n}"),
            ("func f() { a = KA(); _ = b }", "func f() { (); _ = b }"),
            ("func f() { a { KA.start() } }", "func f() { a { () } }"),
            ("func f() { let b = a { KA.start() }; b() }", "func f() { ; () }"),
            ("func f() { switch a { case b: KA.start() } }", "func f() { switch a { case b: () } }"),
            ("func f() { for k in KA.all { k() }; a() }", "func f() { (); a() }"),
            ("func f() { other.KA(); a.KB = 1 }", "func f() { other.KA(); a.KB = 1 }"),
            // Names that are left out with their declarations.
            ("func f() { let k = KA(); k.start(); a(); self.k() }", "func f() { ; (); a(); () }"),
            ("func f() { let k = KA() }\nfunc g() { k() }", "func f() {  }\nfunc g() { k() }"),
            (
                "class A { let k = KA()\nfunc f() { k.x = 1; b.k = 1; self.k = 1; a() } }",
                "class A { \nfunc f() { (); b.k = 1; (); a() } }"
            ),
            ("class A { var a: B { KA.a }\nfunc f() { b(a); c() } }", "class A { \nfunc f() { (); c() } }"),
            ("class A { func k(_ a: KA) {}\nfunc f() { k(a); c() } }", "class A { \nfunc f() { (); c() } }"),
            (
                "class A { func k() -> B { return KA.a }\nvar a: Int { 1 } }",
                "class A { \nvar a: Int { 1 } }"
            ),
            // A function without a result, or with one of a common type, can still be called.
            ("class A { func k() -> Bool { return KA.a } }", "class A { func k() -> Bool { return false } }"),
            ("class A { func k() -> [A] { return KA.all } }", "class A { func k() -> [A] { return [] } }"),
            ("class A { override var a: A? { KA.a } }", "class A { override var a: A? { return nil } }"),
            ("class A { var k: (some A)? { KA.a }\nfunc b() {} }", "class A { \nfunc b() {} }"),
            (
                "class A { func k() { return KA.a() }\nfunc f() { k() } }",
                "class A { func k() {  }\nfunc f() { k() } }"
            ),
            (
                "class A { func k(_ a: Int) {}\nfunc k(_ a: KA) {}\nfunc f() { k(1) } }",
                "class A { func k(_ a: Int) {}\n\nfunc f() { k(1) } }"
            ),
            // A property without the value that an initializer gives it.
            (
                "class A { let a: B, c = 1\ninit() { a = KA()\nself.d() }\nfunc f() { a.b(); self.d() } }",
                "class A { \ninit() { ()\nself.d() }\nfunc f() { (); self.d() } }"
            ),
            (
                "class A { var a: B?; var d: C = C()\ninit() { self.a = KA(); d = KA() }\nfunc f() { a?.b() } }",
                "class A { var a: B?; var d: C = C()\ninit() { (); () }\nfunc f() { a?.b() } }"
            ),
            // Conditions.
            ("func f() { if KA.a { b() } else { c() } }", "func f() { if false {  } else { c() } }"),
            (
                "func f() { guard let a = KA.a else { return }; b(a) }",
                "func f() { guard false else { return };  }"
            ),
            ("func f() { while KA.a { b() } }", "func f() { while false {  } }"),
            // Elements, conformances, extensions and imports.
            ("let a = [b(), KA(), c()]", "let a = [b(),  c()]"),
            ("class A: B, KA, C {}", "class A: B, Any, C {}"), ("class A: B, KA {}", "class A: B, Any {}"),
            (
                "class A {}\nextension A: KA, KB { func a() {} }",
                "class A {}\nextension A: Any, Any { func a() {} }"
            ),
            ("extension KA { func a() {} }\nlet b = 1", "\nlet b = 1"),
            ("import UIKit\nimport Kit\nlet b = 1", "import UIKit\n\nlet b = 1"),
            ("import class Kit.KA\nlet b = 1", "\nlet b = 1"),
            // An interface file still connects an outlet.
            (
                "class A { @IBOutlet weak var k: KA!\nfunc f() { k.a(); b() } }",
                "class A { @IBOutlet weak var k: UIView!\nfunc f() { (); b() } }"
            ),
            // Code that isn't compiled.
            (
                "#if os(macOS)\nclass A: KA {}\n#endif\nlet b = 1",
                "#if os(macOS)\nclass A: KA {}\n#endif\nlet b = 1"
            ),
        ])
    func `a part is left out alone`(text: String, remaining: String) throws {
        let parts = try #require(PartialFile(text).parts(importing: ["Kit"], using: ["KA", "KB"]))
        #expect(parts.removed(from: text) == remaining)
    }

    @Test(
        arguments: [
            "class A: KA {}", "class A { init(_ a: KA) {} }", "class A { override func f() -> KA {} }",
            "enum A { case a(KA) }", "typealias A = KA", "struct A<B: KA> {}", "import Kit",
            "extension KA {}", "class A { override var a: KA { b } }",
        ])
    func `what nothing could stay of isn't partial`(text: String) {
        #expect(PartialFile(text).parts(importing: ["Kit"], using: ["KA"]) == nil)
    }

    @Test(
        arguments: [
            (3, 5, "func f() {\n    a()\n    ()\n    c()\n}"),
            (3, 1, "func f() {\n    a()\n    ()\n    c()\n}"),
            (3, 12, "func f() {\n    a()\n    ()\n    c()\n}"),
        ])
    func `an error costs its statement`(line: Int, column: Int, remaining: String) throws {
        let text = "func f() {\n    a()\n    b.missing(1)\n    c()\n}"
        let places: Set = [PartialFile.Place(line: line, column: column)]
        let parts = try #require(PartialFile(text).parts(importing: [], using: [], at: places))
        #expect(parts.removed(from: text) == remaining)
        #expect(parts.map(\.line) == [3] && parts.map(\.text) == ["b.missing(1)"])
    }
}
