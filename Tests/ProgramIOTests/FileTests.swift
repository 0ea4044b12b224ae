import Foundation
import ProgramIO
import Testing

@Suite struct FileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("files-\(UUID())")

    @Test func `a file without a folder is refused with the folder's name and a repair`() {
        let file = folder.appendingPathComponent("a.json")
        #expect(throws: FileFault.self) { try OutputFile.write("a", to: file) }
        let words = Result { try OutputFile.write("a", to: file) }.words
        #expect(words.contains(file.path) && words.contains("does not exist") && words.contains("Create it"))
        #expect(Result { try InputFile.data(of: file) }.words.contains("\(file.path) cannot be read"))
    }

    @Test func `a full device is an error, and stays a device`() throws {
        let device = URL(fileURLWithPath: "/dev/full")
        let words = Result { try OutputFile.write("a", to: device) }.words
        #expect(words.contains("/dev/full cannot be written: the disk is full"), "\(words)")
        let type = try FileManager.default.attributesOfItem(atPath: device.path)[.type] as? FileAttributeType
        #expect(type == .typeCharacterSpecial)
    }

    @Test func `a folder below a file cannot be created`() throws {
        try OutputFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("file")
        try OutputFile.write("a", to: file)
        let words = Result { try OutputFile.makeFolder(file.appendingPathComponent("b")) }.words
        #expect(words.contains("a part of its path is a file"), "\(words)")
    }

    @Test func `a file is written whole through a link`() throws {
        try OutputFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (file, link) = (folder.appendingPathComponent("file"), folder.appendingPathComponent("link"))
        try OutputFile.write("old", to: file)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        try OutputFile.write("new", to: link)
        #expect(try InputFile.text(of: file) == "new")
    }

    @Test func `damaged JSON is named with the file, the place and a repair`() throws {
        struct Value: Codable { let counts: [Int] }
        try OutputFile.makeFolder(folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.json")
        for (text, damage) in [
            ("", "not valid JSON"), ("{}", "has no counts"),
            ("{\"counts\": [1, \"a\"]}", "counts.1 is of another type"), ("[1]", "another structure"),
        ] {
            try OutputFile.write(text, to: file)
            let words = Result {
                try InputFile.json(Value.self, of: file, as: "a list", repair: "Write it again.")
            }.words
            #expect(
                words.contains(file.path) && words.contains(damage) && words.hasSuffix("Write it again."),
                "\(words)")
        }
    }

    @Test func `a name of a file has at most its bytes, whole characters and no marks`() {
        let name = String(repeating: "回", count: 100).asFileName(bytes: 120)
        #expect(name == String(repeating: "回", count: 40))
        #expect("a/b: c\r\n(d)".asFileName() == "a-b-c-d")
    }
}

extension Result {
    fileprivate var words: String {
        if case .failure(let error) = self { "\(error)" } else { "" }
    }
}
