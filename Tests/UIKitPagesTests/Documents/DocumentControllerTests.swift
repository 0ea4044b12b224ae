import Simulator
import TestTraits
import Testing

/// View controllers for documents, for dictionary definitions, and for editing movies.
@MainActor @Suite("Document controllers and other pages", .inTurn) struct DocumentControllerTests {
    private final class Text: UIDocument {
        override func contents(forType typeName: String) throws -> Any { Data() }
    }

    private final class Page: UIDocumentViewController {
        var opened: [String] = []
        var updates = 0
        override func documentDidOpen() { opened.append(document?.localizedName ?? "-") }
        override func navigationItemDidUpdate() { updates += 1 }
    }

    private func file(_ name: String) throws -> URL {
        let url = try TemporaryFolder.ofProcess().appendingPathComponent(name)
        try Data("text".utf8).write(to: url)
        return url
    }

    @Test func `a page that becomes visible opens its document`() throws {
        let sim = Simulator()
        let document = Text(fileURL: try file("one.txt"))
        let page = Page(document: document)
        #expect(document.documentState == .closed)
        sim.launch(UINavigationController(rootViewController: page))
        #expect(page.opened == ["one"] && page.navigationItem.title == "one" && page.updates > 0)
        #expect(document.documentState == .normal)
        var answers: [Bool] = []
        page.openDocument { answers.append($0) }
        #expect(answers == [true] && page.opened.count == 1)
        page.document = Text(fileURL: try file("two.txt"))
        try sim.settle()
        #expect(page.opened == ["one", "two"] && page.navigationItem.title == "two")
        page.document = nil
        page.openDocument { answers.append($0) }
        #expect(answers == [true, false])
    }

    @Test func `its buttons undo and redo`() throws {
        let sim = Simulator()
        let document = Text(fileURL: try file("one.txt"))
        let page = Page(document: document)
        sim.launch(UINavigationController(rootViewController: page))
        let items = page.undoRedoItemGroup.barButtonItems
        #expect(items.map(\.isEnabled) == [false, false])
        document.undoManager.registerUndo(withTarget: document) { document in
            document.undoManager.registerUndo(withTarget: document) { _ in }
        }
        try sim.settle()
        #expect(items.map(\.isEnabled) == [true, false])
        document.undoManager.undo()
        #expect(items.map(\.isEnabled) == [false, true])
    }

    @Test func `a dictionary knows what the test has given it`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        sim.definitions = ["Swift": "A bird."]
        #expect(UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "swift"))
        #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "owl"))
        page.present(UIReferenceLibraryViewController(term: "swift"), animated: true)
        try sim.settle()
        sim.cancelSystemPage()
        try sim.settle()
        #expect(page.presentedViewController == nil)
    }

    private final class Cutter: NSObject, UIVideoEditorControllerDelegate, UINavigationControllerDelegate {
        var lines: [String] = []
        func videoEditorController(
            _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
        ) {
            lines.append("saved \(FileManager.default.fileExists(atPath: editedVideoPath))")
        }
        func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
            lines.append("failed")
        }
        func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { lines.append("cancelled") }
    }

    @Test(arguments: [
        ("film.mov", true, "saved true"), ("film.mov", false, "cancelled"), ("text.txt", true, "failed"),
    ])
    func `one answer comes from the video editor`(name: String, saves: Bool, expected: String) throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let (editor, cutter) = (UIVideoEditorController(), Cutter())
        editor.videoPath = try file(name).path
        editor.delegate = cutter
        #expect(UIVideoEditorController.canEditVideo(atPath: editor.videoPath) == (name == "film.mov"))
        page.present(editor, animated: true)
        try sim.settle()
        if saves { sim.saveVideo() } else { sim.cancelSystemPage() }
        sim.cancelSystemPage()
        try sim.settle()
        #expect(cutter.lines == [expected] && page.presentedViewController === editor)
    }
}
