import Testing

@testable import SourceRewriting

/// What other files can depend on.
struct DeclarationWordsTests {
    @Test(arguments: [
        ("func a() { b() }", "func a() { c { d() } }"),
        ("class A { init() { b = 1 } }", "class A { init() { b = 2 } }"),
        ("struct A { var b: Int { 1 } }", "struct A { var b: Int { get { 2 } } }"),
        ("class A { class var b: Int { 1 } }", "class A { class var b: Int { 2 } }"),
        ("extension A: B { func c() {} } // D", "extension A: B { func c() { e() } }"),
        ("let a = \"b\"", "let a = \"c\""), ("let a = { 1 }()", "let a = { 2 }()"),
    ])
    func `a change in a body is none of the declarations`(before: String, after: String) {
        #expect(DeclarationWords.of(before) == DeclarationWords.of(after))
    }

    @Test(arguments: [
        ("func a() {}", "func a(b: Int) {}"), ("class A { func b() {} }", "class A { func c() {} }"),
        ("enum A { case b }", "enum A { case b, c }"),
        ("class A { class func b() {} }", "class A { func b() {} }"),
        ("func a() {}", "func a() {}; func b() {}"),
        ("protocol A: class { func b() }", "protocol A: class {}"),
        ("import A", "import B"), ("#if A\nlet b = 1\n#endif", "#if B\nlet b = 1\n#endif"),
        ("struct A { struct B { var c: Int } }", "struct A { struct B { var d: Int } }"),
    ])
    func `a change of a declaration`(before: String, after: String) {
        #expect(DeclarationWords.of(before) != DeclarationWords.of(after))
    }
}
