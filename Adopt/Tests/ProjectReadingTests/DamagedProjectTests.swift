import Foundation
import Testing

@testable import ProjectReading

/// Project files with one mistake.
@Suite struct DamagedProjectTests {
    @Test(arguments: [
        ("", "zero-length data"), ("{\na = b c = d; }", "Missing ';' on line 2"),
        ("{ a = \"b", "Unterminated quoted string starting on line 1"),
        ("{\n<<<<<<< HEAD\na = b;\n", "It contains an unresolved merge conflict"),
        (String(repeating: "(", count: 100_000), "line 1"),
    ])
    func `a malformed project file is rejected with the reason`(text: String, reason: String) throws {
        let fixture = try ProjectFixture(["App.xcodeproj/project.pbxproj": text])
        let failure = #expect(throws: ProjectReader.Failure.self) { try ProjectReader.read(fixture.folder) }
        #expect(failure?.description.contains("can't be read. ") == true)
        #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
    }

    @Test func `a damaged project is a project or a failure`() throws {
        let fixture = try ProjectFixture(ProjectFixture.groupFiles)
        let file = fixture.folder.appendingPathComponent("App.xcodeproj/project.pbxproj")
        let (bytes, count) = (Array(ProjectFixture.groups.utf8), 300)
        var read = 0
        for number in 0..<count {
            try Data(mutated(bytes, at: bytes.count * number / count, number)).write(to: file)
            do {
                _ = try ProjectReader.read(fixture.folder)
                read += 1
            } catch {
                #expect(error is ProjectReader.Failure)
            }
        }
        #expect(read > 0 && read < count)
    }

    private func mutated(_ bytes: [UInt8], at index: Int, _ number: Int) -> [UInt8] {
        let marks = Array("{}()<>\"';=,/*\\U\n\u{0}".utf8) + [0xFF, 0xC3]
        let mark = marks[number % marks.count]
        let end = min(index + 40, bytes.count)
        var bytes = bytes
        switch number % 5 {
        case 0: bytes[index] = mark
        case 1: bytes.insert(mark, at: index)
        case 2: bytes.remove(at: index)
        case 3: bytes.removeSubrange(index..<end)
        default: bytes.insert(contentsOf: bytes[index..<end], at: index)
        }
        return bytes
    }
}
