import AdoptModel
import Foundation
import SourceRewriting
import Testing

/// The project's own sources, as a corpus that wasn't written for this test.
struct OwnSourcesTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardized

    static func files(_ folder: String) -> [ModuleSources.File] {
        let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
            .compactMap {
                let path = root.appending(path: folder).appending(path: $0)
                guard let text = try? String(contentsOf: path, encoding: .utf8) else { return nil }
                return ModuleSources.File(path: path.path, text: text)
            }
    }

    @Test(arguments: [
        "Examples/Bank", "Sources/Library/PageFlow", "Tests/PageFlowTests", "Sources/Device/Simulator",
    ])
    func `sources keep their lines, and a second rewriting changes nothing`(folder: String) throws {
        let files = Self.files(folder)
        try #require(!files.isEmpty)
        let module = ModuleRewriter().rewrite(ModuleSources(name: "App", files: files))
        for (before, after) in zip(files, module.files) {
            #expect(before.text.count { $0.isNewline } == after.text.count { $0.isNewline })
            #expect(after.changes.isEmpty == (before.text == after.text), "\(before.path)")
        }
        let again = ModuleRewriter().rewrite(
            ModuleSources(name: "App", files: module.files.map { .init(path: $0.path, text: $0.text) }))
        #expect(zip(module.files, again.files).filter { $0.text != $1.text }.map(\.0.path) == [])
    }
}
