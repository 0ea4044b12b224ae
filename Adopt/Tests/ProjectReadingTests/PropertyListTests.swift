import Foundation
import Testing

@testable import ProjectReading

@Suite struct PropertyListTests {
    @Test(
        arguments: [
            ("{}", .dictionary([:])),
            ("{ a = b; }", .dictionary(["a": .string("b")])),
            ("{ a = b }", .dictionary(["a": .string("b")])),
            ("{ a; }", .dictionary(["a": .string("a")])),
            ("// !$*UTF8*$!\n{ a /* why */ = /* what */ b; }", .dictionary(["a": .string("b")])),
            ("{ path = ../a/b-c.swift; }", .dictionary(["path": .string("../a/b-c.swift")])),
            ("{ a = b/* c */; }", .dictionary(["a": .string("b")])),
            ("(a, \"b c\", )", .array([.string("a"), .string("b c")])),
            ("()", .array([])),
            ("<0f a0>", .data([0x0F, 0xA0])),
            (#""a\"b\\c\nd\te""#, .string("a\"b\\c\nd\te")),
            (#""\U00e9\U4e2d\Ud83d\Ude00""#, .string("é中😀")),
            (#""\101\0502""#, .string("A(2")),
            ("'it is \"so\"'", .string("it is \"so\"")),
            ("\"// no comment\"", .string("// no comment")),
            (
                "{ \"a[sdk=*]\" = (1, { b = <>; }); }",
                .dictionary(["a[sdk=*]": .array([.string("1"), .dictionary(["b": .data([])])])])
            ),
            ("\u{FEFF}{ ä = 1; }", nil),
            ("\u{FEFF}{ \"ä\" = 1; }", .dictionary(["ä": .string("1")])),
        ] as [(String, PropertyListValue?)])
    func `a property list is parsed`(text: String, value: PropertyListValue?) {
        #expect((try? PropertyListParser.parse(Array(text.utf8))) == value)
    }

    @Test(arguments: [
        ("", 1, "unexpected end"),
        ("{ a = b;\n", 2, "unexpected end"),
        ("{\na = b c = d; }", 2, "missing “;” after the value of “a”"),
        ("(a\nb)", 2, "missing “,” between two array elements"),
        ("{ a = \"b", 1, "unterminated string"),
        ("{ /* a", 1, "unterminated comment"),
        ("<0>", 1, "data has an odd number of digits"),
        ("<0g>", 1, "data contains a non-hexadecimal digit"),
        ("{} {}", 1, "unexpected text after the last value"),
        ("{\n<<<<<<< HEAD\na = b;\n", 2, "unresolved merge conflict"),
        ("{\n a = (\n b,\n=======\n", 4, "unresolved merge conflict"),
        (String(repeating: "(", count: 100_000), 1, "values are nested more than 256 levels deep"),
    ])
    func `a malformed property list is rejected`(text: String, line: Int, message: String) {
        #expect(throws: PropertyListParser.Failure(line: line, message: message)) {
            try PropertyListParser.parse(Array(text.utf8))
        }
    }

    @Test func `a damaged property list is a value or an error`() {
        var random = SystemRandomNumberGenerator.Seeded(seed: 16)
        var read = 0
        for _ in 0..<3_000 {
            var bytes = Array(ProjectFixture.groups.utf8)
            for _ in 0..<Int.random(in: 1...12, using: &random) { mutate(&bytes, &random) }
            if (try? PropertyListParser.parse(bytes)) != nil { read += 1 }
        }
        #expect(read > 0 && read < 3_000)
    }

    @Test func `a damaged project is a project or a failure`() throws {
        var random = SystemRandomNumberGenerator.Seeded(seed: 61)
        let fixture = try ProjectFixture(ProjectFixture.groupFiles)
        let file = fixture.folder.appendingPathComponent("App.xcodeproj/project.pbxproj")
        var read = 0
        for _ in 0..<300 {
            var bytes = Array(ProjectFixture.groups.utf8)
            mutate(&bytes, &random)
            try Data(bytes).write(to: file)
            do {
                _ = try ProjectReader.read(fixture.folder)
                read += 1
            } catch {
                #expect(error is ProjectReader.Failure)
            }
        }
        #expect(read > 0 && read < 300)
    }

    private func mutate(_ bytes: inout [UInt8], _ random: inout SystemRandomNumberGenerator.Seeded) {
        guard !bytes.isEmpty else { return }
        let index = bytes.indices.randomElement(using: &random)!
        let marks = Array("{}()<>\"';=,/*\\U\n\u{0}".utf8) + [0xFF, 0xC3]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = marks.randomElement(using: &random)!
        case 1: bytes.insert(marks.randomElement(using: &random)!, at: index)
        case 2: bytes.remove(at: index)
        case 3: bytes.removeSubrange(index..<min(index + 40, bytes.count))
        default: bytes.insert(contentsOf: bytes[index..<min(index + 40, bytes.count)], at: index)
        }
    }
}

extension SystemRandomNumberGenerator {
    /// Reproducible random numbers.
    struct Seeded: RandomNumberGenerator {
        var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
