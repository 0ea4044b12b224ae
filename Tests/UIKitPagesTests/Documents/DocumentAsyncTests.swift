import Simulator
import TestTraits
import Testing

/// The `async` variants of documents and their view controllers.
@MainActor @Suite("Documents with async", .inTurn) struct DocumentAsyncTests {
    private final class Text: UIDocument {
        var failsToSave = false
        override func contents(forType typeName: String) throws -> Any {
            if failsToSave { throw CocoaError(.userCancelled) }
            return Data("text".utf8)
        }
    }

    @MainActor private final class Answers {
        var flags: [Bool] = []
        var names: [String] = []
    }

    private func place(_ name: String) throws -> URL {
        try TemporaryFolder.ofProcess().appendingPathComponent(name)
    }

    @Test func `a document is saved, opened, read again and closed`() async throws {
        let sim = Simulator()
        let (document, answers) = (Text(fileURL: try place("one.txt")), Answers())
        Task {
            answers.flags.append(await document.open())
            answers.flags.append(await document.save(to: document.fileURL, for: .forCreating))
            answers.flags.append(await document.autosave())
            answers.flags.append(await document.revert(toContentsOf: document.fileURL))
            answers.flags.append(await document.close())
            document.failsToSave = true
            answers.flags.append(await document.save(to: document.fileURL, for: .forOverwriting))
        }
        await sim.settled()
        #expect(answers.flags == [false, true, true, true, true, false])
    }

    @Test func `a page opens its document`() async throws {
        let sim = Simulator()
        let url = try place("one.txt")
        try Data().write(to: url)
        let (page, answers) = (UIDocumentViewController(document: Text(fileURL: url)), Answers())
        Task {
            answers.flags.append(await page.openDocument())
            page.document = nil
            answers.flags.append(await page.openDocument())
        }
        await sim.settled()
        #expect(answers.flags == [true, false])
    }

    @Test func `a browser says where a document is, or throws`() async throws {
        let sim = Simulator()
        let (one, other) = (try place("one.txt"), try place("one.txt"))
        for url in [one, other] { try Data().write(to: url) }
        sim.documents = [one]
        let (browser, answers) = (UIDocumentBrowserViewController(forOpening: nil), Answers())
        sim.launch(browser)
        Task {
            do {
                _ = try await browser.revealDocument(at: other, importIfNeeded: false)
            } catch { answers.names.append("error") }
            let copy = try await browser.importDocument(at: other, nextToDocumentAt: one, mode: .copy)
            answers.names.append(copy.lastPathComponent)
            let renamed = try await browser.renameDocument(at: one, proposedName: "two")
            answers.names.append(renamed.lastPathComponent)
        }
        await sim.settled()
        #expect(answers.names == ["error", "one 2.txt", "two.txt"])
    }
}
