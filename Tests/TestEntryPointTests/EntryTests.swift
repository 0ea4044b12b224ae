import Testing

@testable import TestEntryPoint

/// A source file, and the tests that an entry point names for it.
struct EntryCase: CustomTestStringConvertible {
    let testDescription: String
    let source: String
    let entries: [String]

    init(_ description: String, _ source: String, gives entries: [String]) {
        testDescription = description
        self.source = source
        self.entries = entries
    }
}

@Suite struct EntryTests {
    @Test(arguments: ordinary + methods + types + conditions + text)
    func `the entries of a source`(_ row: EntryCase) {
        #expect(entries(of: [row.source]) == row.entries)
    }

    private static let ordinary = [
        EntryCase(
            "methods of every kind",
            """
            import XCTest
            @testable import Shop
            @MainActor final class ShopTests: XCTestCase {
                private var shop: Shop!
                override func setUp() async throws { try await super.setUp(); shop = Shop() }
                func testB() { XCTAssertNotNil(shop) }
                func testA() throws {}
                func testD() async {}
                func testC() async throws -> Void {}
                func testE() throws(ShopError) {}
            }
            """,
            gives: [
                "ShopTests.testA", "ShopTests.testB", "ShopTests.testC", "ShopTests.testD", "ShopTests.testE",
            ]),
        EntryCase(
            "no test case", "class Shop: NSObject { func testIt() {} }\nstruct S { func testIt() {} }",
            gives: []),
        EntryCase("no superclass", "class Shop { func testIt() {} }", gives: []),
        EntryCase(
            "extensions",
            "class A: XCTestCase {}\nextension A { func testOne() {} }\nextension A: Loader { func testTwo() {} }",
            gives: ["A.testOne", "A.testTwo"]),
        EntryCase(
            "a superclass of the module, and one test of it again",
            "class Base: XCTestCase { func testA() {}; func testB() {} }\nfinal class Sub: Base { override func testB() {} }",
            gives: ["Base.testA", "Base.testB", "Sub.testA", "Sub.testB"]),
        EntryCase(
            "an alias with the name of XCTestCase",
            "typealias XCTestCase = PageFlowTesting.SimulatorTestCase\nclass A: XCTestCase { func testA() {} }",
            gives: ["A.testA"]),
        EntryCase(
            "a class with the name of XCTestCase",
            "class XCTestCase: SimulatorTestCase {}\nclass A: XCTestCase { func testA() {} }",
            gives: ["A.testA"]),
        EntryCase(
            "an alias of itself",
            "typealias XCTestCase = XCTestCase\nclass A: XCTestCase { func testA() {} }",
            gives: ["A.testA"]),
        EntryCase("a circle", "class A: B { func testA() {} }\nclass B: A {}", gives: []),
        EntryCase(
            "with the module's name", "class A: XCTest.XCTestCase { func testA() {} }", gives: ["A.testA"]),
        EntryCase(
            "protocols and attributes",
            "class A: @unchecked XCTestCase, Loader where Int: Any { func testA() {} }",
            gives: ["A.testA"]),
    ]

    private static let methods = [
        EntryCase(
            "what is no test",
            """
            class A: XCTestCase {
                private func testPrivate() {}
                fileprivate func testFilePrivate() {}
                static func testStatic() {}
                class func testClass() {}
                func testWith(_ value: Int = 1) {}
                func testGeneric<T>() {}
                func testResult() -> Int { 1 }
                func testOptional() -> Void? { nil }
                func testFunction() -> (() -> Void) { {} }
                func testTuple() -> () {}
                @available(*, unavailable) func testGone() {}
                @nonobjc func testHidden() {}
                var testValue: Int { 1 }
                let testClosure = { }
                func helper() { func testInner() {} }
                func attest() {}
                func test() {}
            }
            """,
            gives: ["A.test", "A.testTuple"]),
        EntryCase(
            "tests that are unavailable in one branch",
            """
            class A: XCTestCase {
                #if swift(>=5)
                #else
                @available(*, unavailable)
                #endif
                func testMarked() {}
                #if swift(>=5)
                    func testTwice() {}
                #else
                    @available(*, unavailable) func testTwice() {}
                #endif
            }
            """,
            gives: ["A.testMarked if swift(>=5)", "A.testTwice if swift(>=5)"]),
        EntryCase(
            "attributes and modifiers",
            """
            class A: XCTestCase {
                @MainActor public override func testA() {}
                @available(iOS 17, *) @MainActor
                final func testB() {}
                @discardableResult nonisolated func testC() {}
                private(set) var count = 0
                func testD() {}
                class var shared: A? { nil }
                func testE() {}
            }
            """,
            gives: ["A.testA", "A.testB", "A.testC", "A.testD", "A.testE"]),
        EntryCase(
            "names in backticks", "class A: XCTestCase { func `test adding`() {}; func `testA`() {} }",
            gives: ["A.`test adding`", "A.`testA`"]),
        EntryCase(
            "operators and subscripts",
            """
            class A: XCTestCase {
                static func == (one: A, other: A) -> Bool { true }
                static func < (one: A, other: A) -> Bool { true }
                subscript(index: Int) -> Int { index / 2 }
                init() { super.init() }
                deinit {}
                func testA() {}
            }
            """,
            gives: ["A.testA"]),
        EntryCase(
            "a private extension", "class A: XCTestCase {}\nprivate extension A { func testA() {} }",
            gives: []),
    ]

    private static let types = [
        EntryCase(
            "inside other types",
            """
            enum Outer {
                struct Middle {
                    final class Inner: XCTestCase { func testA() {} }
                }
                final class Other: Base { func testB() {} }
                class Base: XCTestCase {}
            }
            extension Outer.Middle { class Late: Outer.Base { func testC() {} } }
            extension Outer.Middle.Inner { func testD() {} }
            """,
            gives: [
                "Outer.Middle.Inner.testA", "Outer.Middle.Inner.testD", "Outer.Middle.Late.testC",
                "Outer.Other.testB",
            ]),
        EntryCase(
            "generic classes, by their heirs",
            "class Base<T: Equatable>: XCTestCase { func testA() {} }\nfinal class Ints: Base<Array<Int>> {}",
            gives: ["Ints.testA"]),
        EntryCase(
            "in a function", "func make() { class Inner: XCTestCase { func testA() {} } }", gives: []),
        EntryCase(
            "class as a word of something else",
            """
            import class XCTest.XCTestCase
            protocol P: class { func testP() }
            let actor = 1, prefix = 2
            class A: XCTestCase { func testA() {} }
            """,
            gives: ["A.testA"]),
        EntryCase("a private class", "private class A: XCTestCase { func testA() {} }", gives: []),
        EntryCase(
            "inside a private type", "private enum E { class A: XCTestCase { func testA() {} } }", gives: []),
    ]

    private static let conditions = [
        EntryCase(
            "around methods",
            """
            class A: XCTestCase {
                #if os(iOS) // phones
                    func testA() {}
                #elseif os(Linux) ||
                    os(Windows)
                    func testB() {}
                #else
                    func testC() {}
                #endif
                func testD() {}
            }
            """,
            gives: [
                "A.testA if os(iOS)", "A.testB if (!(os(iOS))) && (os(Linux) || os(Windows))",
                "A.testC if (!(os(iOS))) && (!(os(Linux) || os(Windows)))", "A.testD",
            ]),
        EntryCase(
            "around classes",
            "#if DEBUG\n#if os(iOS)\nclass A: XCTestCase { func testA() {} }\n#endif\n#endif\nclass B: XCTestCase { func testB() {} }",
            gives: ["A.testA if (DEBUG) && (os(iOS))", "B.testB"]),
        EntryCase(
            "two declarations of one class",
            "#if A\nclass C: XCTestCase { func testA() {} }\n#else\nclass C: XCTestCase { func testB() {} }\n#endif",
            gives: ["C.testB if !(A)", "C.testA if A"]),
        EntryCase(
            "in a body",
            "class A: XCTestCase { func testA() {\n#if X\n}\n#else\n}\n#endif\nfunc testB() {} }",
            gives: ["A.testA"]),
        EntryCase(
            "an inherited test always counts",
            "class A: XCTestCase { func testA() {} }\nclass B: A {\n#if X\noverride func testA() {}\n#endif\n}",
            gives: ["A.testA", "B.testA"]),
        EntryCase(
            "one end too many", "#endif\n#else\nclass A: XCTestCase { func testA() {} }", gives: ["A.testA"]),
    ]

    private static let text = [
        EntryCase(
            "comments",
            "// class A: XCTestCase { func testA() {} }\n/* class B: XCTestCase /* { */ { func testB() {} } */\nclass C: XCTestCase { /* } */ func testC() {} // }\n}",
            gives: ["C.testC"]),
        EntryCase(
            "strings",
            ###"""
            class A: XCTestCase {
                let a = "}", b = "\"}", c = "\(f("}"))}", d = #"\"}"#, e = ##"}"#}"##, f = #"\#(g("}"))}"#
                let g = """
                    } "" \""" func testNot() {}
                    \(h("""
                    }
                    """))
                    """
                let h = #"""
                    } """ }
                    """#
                let i = #"""#, j = ""
                func testA() {}
            }
            """###,
            gives: ["A.testA"]),
        EntryCase(
            "regular expressions",
            ###"""
            class A: XCTestCase {
                let a = /["}]+/, b = #/ }" /}/#, c = 4 / 2, d = [1].reduce(1, /), e = 6 /
                    3
                func testA() { if /}"/ == a {} ; x = (1) / 2 } // "
                func testB() {}
            }
            """###,
            gives: ["A.testA", "A.testB"]),
        EntryCase("nothing", "", gives: []),
        EntryCase(
            "carriage returns", "class A: XCTestCase {\r\n    func testA() {}\r\n}\r\n", gives: ["A.testA"]),
        EntryCase(
            "a shebang", "#!/usr/bin/env \"swift {\nclass A: XCTestCase { func testA() {} }",
            gives: ["A.testA"]),
    ]

    @Test func `what lies in several files and modules belongs together`() {
        let found = TestCases(
            in: [
                TestModule(
                    name: "BTests", files: [("b.swift", "import ATests\nclass B: Base { func testB() {} }")]),
                TestModule(
                    name: "ATests",
                    files: [
                        ("one.swift", "open class Base: XCTestCase {}"),
                        ("two.swift", "extension Base { func testA() {} }"),
                    ]),
            ], baseClasses: ["XCTestCase"])
        #expect(found.cases.flatMap(\.text) == ["ATests Base.testA", "BTests B.testA", "BTests B.testB"])
    }

    @Test func `what cannot run is named`() {
        let source = """
            private class Hidden: XCTestCase { func testA() {} }
            class Strange: SnapshotCase { func testA() {} }
            class Silent: UIViewController {}
            """
        let modules = [TestModule(name: "M", files: [("Tests/M/F.swift", source)])]
        #expect(
            EntryPoint(for: modules).notes == [
                "Tests/M/F.swift:1: note: Hidden is private. No other file can name it, so its tests are left out.",
                "Tests/M/F.swift:2: note: Strange has tests, but SnapshotCase stands in none of these sources. "
                    + "If it is a test case: --base-class SnapshotCase",
            ])
        #expect(EntryPoint(for: modules, baseClasses: ["SnapshotCase"]).testCount == 1)
    }
}

func entries(of sources: [String]) -> [String] {
    let files = sources.enumerated().map { ("File\($0.offset).swift", $0.element) }
    let found = TestCases(
        in: [TestModule(name: "M", files: files)], baseClasses: ["XCTestCase", "SimulatorTestCase"])
    return found.cases.flatMap(\.text).map { String($0.dropFirst(2)) }
}

extension TestCase {
    fileprivate var text: [String] {
        tests.map { test in
            let condition = self.condition + test.condition
            return "\(module) \(name).\(test.name)" + (condition.isEmpty ? "" : " if \(condition.text)")
        }
    }
}
