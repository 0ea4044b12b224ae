import Testing

@testable import RoomsKit

@Suite struct ArrowTests {
    /// Declarations that the other folders use, or don't use.
    private static let declarations = [
        "Low/Page.swift": """
        public struct Page {
            public enum Kind { case first, last }
            var title = ""
            var kind = Kind.first
            subscript(number: Int) -> String { title }
        }
        protocol Holder { func hold(_ page: Page) }
        class Base { init() {} }
        func makePage() -> Page { Page() }
        infix operator <+>
        func <+> (one: Page, other: Page) -> Page { one }
        typealias Pages = [Page]
        """,
        "Low/Int+Doubled.swift": "extension Int { var doubled: Int { 2 * self } }",
    ]

    /// A file in its own folder, and the folder's dependencies.
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let source: String
        let uses: [String]

        init(_ description: String, _ source: String, uses: [String] = ["Low"]) {
            testDescription = description
            self.source = source
            self.uses = uses
        }
    }

    static let cases = [
        Case("a type", "let a: Page? = nil"),
        Case("a nested type", "func b(_ kind: Page.Kind) {}"),
        Case("an alias", "func c(_ pages: Pages) {}"),
        Case("a function", "func d() { _ = makePage() }"),
        Case("a member of an extension of another module's type", "let e = 3.doubled"),
        Case("a member of a value whose type is not named", "let f = g.title\n", uses: ["Low", "Case7"]),
        Case("an enumeration's case without its type", "func h() { i(.last) }", uses: ["Low", "Case8"]),
        Case("a type that others name", "let g = Page()"),
        Case("a function with a parameter of the type", "func i(_ kind: Page.Kind) {}"),
        Case("an operator", "func j() { _ = g <+> g }", uses: ["Low", "Case7"]),
        Case("a subscript", "func k() { _ = g[0] }", uses: ["Low", "Case7"]),
        Case("an extension", "extension Base { func own() {} }"),
        Case("a conformance", "struct L: Holder { func hold(_: Page) {} }"),
        Case("a subclass", "final class M: Base {}"),
        Case("a key path", #"let n = \Page.title"#),
        Case("a comment", "// Page\n/* makePage() */ let o = 0", uses: []),
        Case("a text", #"let p = "Page makePage()""#, uses: []),
        Case("code in a text", #"let q = "\(3.doubled)""#),
        Case(
            "a variable with the name of another's function", "func r() { let makePage = 1; _ = makePage }",
            uses: []),
        Case("a nested type of the same name", "struct S { struct Page {}; let page: Page }", uses: []),
        Case(
            "a member of the same name", "struct T { var title = 1; func u() { _ = self.title } }", uses: []),
        Case("an argument's label", "func v(title: Int, Page: Int) { v(title: 1, Page: 2) }", uses: []),
    ]

    private static let plan = Result {
        let files = cases.enumerated().map { ("Case\($0)/Case\($0).swift", $1.source) }
        return RoomPlan(of: try Fixture(declarations.merging(files) { $1 }).index())
    }

    @Test(arguments: cases.enumerated().map { ($0, $1) })
    func `a folder uses what it names`(number: Int, of one: Case) throws {
        let plan = try Self.plan.get()
        #expect(
            plan.arrows.keys.filter { $0.from == "Case\(number)" }.map(\.to).sorted() == one.uses.sorted())
    }

    @Test func `each use has its file, its line and the name that is used`() throws {
        let use = try #require(Self.plan.get().arrows[RoomPlan.Arrow(from: "Case5", to: "Low")])
        #expect(use == [RoomPlan.Use(file: "Case5/Case5.swift", line: 1, name: "title")])
    }

    @Test func `a folder of the wanted depth is a room, and the target's own files are one`() {
        #expect(RoomPlan.room(of: "Views/Scroll/Pan.swift", 1) == "Views")
        #expect(RoomPlan.room(of: "Views/Scroll/Pan.swift", 2) == "Views/Scroll")
        #expect(RoomPlan.room(of: "Exports.swift", 1) == ".")
    }
}
