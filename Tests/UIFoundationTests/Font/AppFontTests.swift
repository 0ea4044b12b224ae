import TestTraits
import Testing

@testable import UIFoundation
@testable import UIKitCore

/// An app's own font files.
@Suite struct AppFontTests {
    /// A file that contains only a table of names: platform, number and text of each.
    private func file(_ names: [(platform: UInt8, number: UInt8, text: String)]) -> Data {
        var (records, texts): ([UInt8], [UInt8]) = ([], [])
        for name in names {
            let text =
                name.platform == 1
                ? Array(name.text.utf8) : name.text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            records += [
                0, name.platform, 0, 0, 0, 0, 0, name.number, 0, UInt8(text.count), 0, UInt8(texts.count),
            ]
            texts += text
        }
        let table: [UInt8] = [0, 0, 0, UInt8(names.count), 0, UInt8(6 + records.count)] + records + texts
        let head: [UInt8] = [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
        return Data(
            head + Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, UInt8(table.count)] + table)
    }

    @Test(arguments: [UInt8(1), 3])
    func `a file says what it is called`(platform: UInt8) throws {
        let names = try #require(
            FontFileNames(
                file([(platform, 1, "Lato"), (platform, 4, "Lato Bold"), (platform, 6, "Lato-Bold")])))
        #expect((names.postScript, names.family) == ("Lato-Bold", "Lato"))
    }

    @Test func `other bytes have no name`() {
        #expect(FontFileNames(Data()) == nil && FontFileNames(Data("tea and bread, every day".utf8)) == nil)
        #expect(FontFileNames(file([(3, 1, "Lato")])) == nil)
        #expect(FontFileNames(file([(3, 1, "Lato"), (3, 6, "Lato-Bold")]).dropLast(12)) == nil)
    }

    @Test func `a file that code registers is known by its names`() {
        let data = file([(3, 1, "Quill"), (3, 6, "Quill-Thin")])
        #expect(UIFont.postScriptName(ofFile: data) == "Quill-Thin" && UIFont(name: "Quill", size: 9) == nil)
        #expect(UIFont.registerFile(data) && !UIFont.registerFile(data) && !UIFont.registerFile(Data()))
        #expect(UIFont(name: "Quill-Thin", size: 9)?.fontName == "Quill-Thin")
    }

    @Test func `the property list names the files`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "fonts-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try file([(3, 1, "Lato"), (3, 6, "Lato-Bold")]).write(to: folder.appendingPathComponent("Lato.ttf"))
        let list: [String: Any] = [
            "UIAppFonts": ["Lato.ttf", "Gone.ttf"], "CFBundleIdentifier": "org.example.fonts",
        ]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(AppFonts.names(of: bundle).map(\.postScript) == ["Lato-Bold"])
    }
}
