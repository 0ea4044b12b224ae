import Testing

@testable import SourceRewriting

/// What a file declares and needs.
struct FileOutlineTests {
    @Test(arguments: [
        ("import UIKit\n@testable import struct Kit.Box; import os.log", ["Kit", "UIKit", "os"], []),
        ("/* import A /* import B */ */ // import C\nlet a = \"import D\"", [], []),
        ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif", ["UIKit"], []),
        (
            "#if DEBUG // ?\nimport FLEX\n#elseif os(iOS)\nimport A\n#else\nimport B\n#endif", [],
            ["A", "FLEX"]
        ),
        ("#if canImport(Lottie) && os(iOS)\nimport Lottie\n#endif\nimport Kit", ["Kit"], ["Lottie"]),
    ])
    func `imports`(text: String, imports: [String], optional: [String]) {
        let outline = FileOutline(text)
        #expect(outline.imports.keys.sorted() == imports && outline.optionalImports.sorted() == optional)
    }

    @Test func `an import has its line`() {
        let text = "/*\n*/\nlet a = \"\"\"\n  \"b\" \\(c(\"d\\n\"))\n\"\"\"\nlet e = #\"\\\"#\nimport Kit"
        #expect(FileOutline(text).imports == ["Kit": 7])
    }

    @Test(arguments: [
        ("class A: B<C>, UIKit.D, @unchecked E {}", ["A"], ["A"], ["B", "C", "UIKit", "E"]),
        ("struct A<T: P> where T: Q { enum B {} }", ["A"], ["A", "B", "T"], ["P", "Q", "T"]),
        ("private protocol A {}\nfileprivate(set) var b = 1\nactor C {}", ["C"], ["A", "C"], []),
        ("protocol P: class { associatedtype A: B }", ["P"], ["A", "P"], ["B"]),
        ("typealias A<T> = B<T>", ["A"], ["A", "T"], ["B", "T"]),
        ("func f<T>(_ a: T) { class A {} }", [], ["A", "T"], ["T"]),
        ("class A { class var b: B { .c } ; class func d() {} }", ["A"], ["A"], ["B"]),
        ("extension A { init<T: B>(_ c: T) { D.E.f(\\G.h) } }", [], ["T"], ["A", "B", "D", "G", "T"]),
        ("enum A { case B, c(D) }\nlet E = F.g", ["A"], ["A"], ["D", "F"]),
        ("let a = \"\\(b(\"C\")) D\" + E", [], [], ["E"]),
        ("#if DEBUG\nlet a = A()\nclass B {}\n#endif", ["B"], ["B"], []),
    ])
    func `types and uses`(text: String, types: [String], allTypes: [String], uses: [String]) {
        let outline = FileOutline(text)
        #expect(outline.types.sorted() == types && outline.allTypes.sorted() == allTypes)
        #expect(outline.uses.sorted() == uses.sorted())
    }

    @Test(
        arguments: [
            ("@main\nclass A: UIResponder {}", .uiKit(delegate: "A")),
            ("@UIApplicationMain @objc(B) final class A {}", .uiKit(delegate: "A")),
            ("UIApplicationMain(a, b, nil, nil)", .uiKit(delegate: nil)), ("A.main()", .uiKit(delegate: nil)),
            ("@main struct A: SwiftUI.App {}", .swiftUI), ("class A { let b = DispatchQueue.main }", nil),
            ("@main struct Tool {}", nil),
        ] as [(String, FileOutline.Start?)])
    func `the start of an app`(text: String, start: FileOutline.Start?) {
        #expect(FileOutline(text).start == start)
    }

    @Test func `classes, views and lines are counted`() {
        let outline = FileOutline(
            "class A: B.C, D {\n}\nstruct V: View {}\nstruct W: Hashable, SwiftUI.View {}\n")
        #expect(outline.classes == [FileOutline.Class(name: "A", parents: ["B.C", "D"])])
        #expect(outline.views == 2 && outline.lines == 4)
    }
}
