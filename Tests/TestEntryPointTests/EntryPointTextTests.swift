import Foundation
import SeededNumbers
import Testing

@testable import TestEntryPoint

@Suite struct EntryPointTextTests {
    @Test func `the file names each test and keeps its conditions`() throws {
        let source = """
            class A: XCTestCase {
                func testA() {}
                #if os(iOS)
                    func testB() async {}
                #endif
            }
            #if DEBUG
                enum Outer { class B: XCTestCase { func `test C`() throws {} } }
            #endif
            """
        let entryPoint = EntryPoint(for: [TestModule(name: "ShopTests", files: [("a.swift", source)])])
        let text = entryPoint.text(madeBy: "make tests")
        #expect(entryPoint.testCount == 3)
        #expect(text.contains("\n//     make tests\n"))
        #expect(text.contains("\n@testable import ShopTests\n"))
        #expect(
            text.contains(
                """
                        tests = []
                        tests.append(test("testA") { (test: A) in test.testA() })
                        #if os(iOS)
                        tests.append(asynchronousTest("testB") { (test: sending A) in await test.testB() })
                        #endif
                        cases.append((A.self, tests))
                        #if DEBUG
                        tests = []
                        tests.append(test("test C") { (test: Outer.B) in try test.`test C`() })
                        cases.append((Outer.B.self, tests))
                        #endif
                        return cases
                """))
        #expect(text.contains(#"("ShopTests.B/", "ShopTests.Outer.B/"),"#))
        #expect(
            entryPoint.notes == [
                "a.swift:1: note: A loses tests on Linux, where #if os(iOS) is false: testB. With #if canImport(UIKit) they run."
            ])
    }

    @Test func `the order of files changes nothing`() {
        let files = [
            ("a.swift", "class B: XCTestCase { func testB() {}; func testA() {} }"),
            ("b.swift", "class A: B {}"),
        ]
        let one = EntryPoint(for: [TestModule(name: "M", files: files)]).text(madeBy: "")
        let other = EntryPoint(for: [TestModule(name: "M", files: files.reversed())]).text(madeBy: "")
        #expect(one == other)
    }
}

/// The project's own sources, complete, truncated and with exchanged pieces: the reader terminates with each.
@Suite struct AnyTextTests {
    @Test func `any text is read to its end`() throws {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let paths = try #require(FileManager.default.enumerator(atPath: tests.path)).compactMap {
            $0 as? String
        }
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted()
        #expect(paths.count > 50)
        var numbers = SeededNumbers(seed: 7)
        for path in paths {
            let text = Array(try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8))
            read(text)
            for _ in 0..<3 { read(spoiled(text, &numbers)) }
        }
    }

    @Test func `text of brackets and quotes is read to its end`() {
        var numbers = SeededNumbers(seed: 11)
        let pieces = [
            "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\#(", "(", ")", "{", "}", "<", ">", "->", "/", "#/", "/#",
            "/*", "*/",
            "//", "\n", "#if", "#else", "#elseif A", "#endif", "class", "A", ":", "XCTestCase", "func",
            "testA", "()", "@",
            "extension", "typealias", "=", ".", "`", "private", "import", "é", "\\", "#", "\r\n",
        ]
        for _ in 0..<2_000 {
            let text = (0..<60).map { _ in pieces[numbers.next(below: pieces.count)] }
                .joined(separator: numbers.next(below: 2) == 0 ? " " : "")
            read(Array(text))
        }
        for piece in pieces { read(Array(String(repeating: piece, count: 5_000))) }
    }

    private func read(_ text: [Character]) {
        let module = TestModule(name: "M", files: [("f.swift", String(text))])
        _ = EntryPoint(for: [module]).text(madeBy: "")
    }

    private func spoiled(_ text: [Character], _ numbers: inout SeededNumbers) -> [Character] {
        guard text.count > 10 else { return text }
        var text = text
        for _ in 0..<5 {
            let start = numbers.next(below: text.count)
            switch numbers.next(below: 3) {
            case 0: text.removeSubrange(start..<min(text.count, start + numbers.next(below: 40)))
            case 1: text.insert(text[numbers.next(below: text.count)], at: start)
            default: text.swapAt(start, numbers.next(below: text.count))
            }
            guard text.count > 10 else { return text }
        }
        return text
    }
}

extension SeededNumbers {
    fileprivate mutating func next(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
