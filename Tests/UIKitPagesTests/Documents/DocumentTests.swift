import Simulator
import TestTraits
import Testing

@MainActor
private final class Note: UIDocument {
    var text = ""
    var calls: [String] = []
    var failsToSave = false

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        calls.append("load \(typeName ?? "-")")
        text = (contents as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? ""
    }

    override func contents(forType typeName: String) throws -> Any {
        calls.append("contents \(typeName)")
        if failsToSave { throw CocoaError(.userCancelled) }
        return Data(text.utf8)
    }

    override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
        for saveOperation: UIDocument.SaveOperation
    ) throws {
        calls.append("write")
        try super.writeContents(
            contents, andAttributes: additionalFileAttributes, safelyTo: url, for: saveOperation)
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        calls.append("error")
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    override func disableEditing() { calls.append("disable") }

    override func enableEditing() { calls.append("enable") }
}

@MainActor @Suite("Documents", .inTurn) struct DocumentTests {
    private func place(_ name: String = "note.txt") throws -> URL {
        try TemporaryFolder.ofProcess().appendingPathComponent(name)
    }

    private func text(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

    @Test func `a document is made, saved, closed and opened again`() throws {
        let sim = Simulator()
        let url = try place()
        let note = Note(fileURL: url)
        #expect(note.documentState == .closed && note.fileModificationDate == nil)
        #expect(note.localizedName == "note" && note.fileType == "public.plain-text")
        note.text = "one"
        var answers: [Bool] = []
        note.save(to: url, for: .forCreating) { answers.append($0) }
        #expect(note.calls == ["contents public.plain-text"] && answers.isEmpty)
        try sim.settle()
        #expect(answers == [true] && text(url) == "one" && note.documentState == .normal)
        #expect(note.fileModificationDate != nil && note.calls.last == "write")
        note.close { answers.append($0) }
        #expect(note.documentState.contains(.editingDisabled))
        try sim.settle()
        #expect(answers == [true, true] && note.documentState == .closed && note.calls.last == "disable")
        let again = Note(fileURL: url)
        again.open { answers.append($0) }
        #expect(again.text.isEmpty)
        try sim.settle()
        #expect(again.text == "one" && again.calls == ["load public.plain-text"] && answers.count == 3)
    }

    @Test func `a file that is not there is an error`() throws {
        let sim = Simulator()
        let note = Note(fileURL: try place("missing.txt"))
        var answers: [Bool] = []
        note.open { answers.append($0) }
        try sim.settle()
        #expect(answers == [false] && note.calls == ["error"] && note.documentState == .closed)
    }

    @Test func `contents that cannot be created are an error, and no handler is called`() throws {
        let sim = Simulator()
        let note = Note(fileURL: try place())
        note.failsToSave = true
        var answers: [Bool] = []
        note.save(to: note.fileURL, for: .forCreating) { answers.append($0) }
        try sim.settle()
        #expect(answers.isEmpty && note.calls == ["contents public.plain-text", "error"])
        #expect(note.documentState.contains(.savingError))
    }

    @Test func `changes are saved some time later, and when the app goes away`() throws {
        let sim = Simulator()
        sim.launch(UIViewController())
        let url = try place()
        let note = Note(fileURL: url)
        note.save(to: url, for: .forCreating)
        try sim.settle()
        note.text = "two"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        try sim.settle()
        #expect(text(url) == "")
        sim.advance(by: 30)
        #expect(text(url) == "two" && !note.hasUnsavedChanges)
        note.text = "three"
        note.updateChangeCount(.done)
        sim.enterBackground()
        try sim.settle()
        #expect(text(url) == "three" && !note.hasUnsavedChanges)
    }

    @Test func `the undo manager counts changes`() throws {
        let sim = Simulator()
        let note = Note(fileURL: try place())
        note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
        try sim.settle()
        #expect(note.hasUnsavedChanges)
        note.undoManager.undo()
        #expect(!note.hasUnsavedChanges)
    }

    @Test(arguments: [
        ([UIDocument.ChangeKind.done], true), ([.done, .cleared], false), ([.done, .undone], false),
        ([.undone], true), ([.done, .undone, .redone], true), ([], false),
    ])
    func `unsaved changes`(kinds: [UIDocument.ChangeKind], expected: Bool) throws {
        let sim = Simulator()
        let note = Note(fileURL: try place())
        for kind in kinds { note.updateChangeCount(kind) }
        withExtendedLifetime(sim) { #expect(note.hasUnsavedChanges == expected) }
    }

    @Test func `a change during saving is not saved by it`() throws {
        let sim = Simulator()
        let note = Note(fileURL: try place())
        note.updateChangeCount(.done)
        note.save(to: note.fileURL, for: .forCreating)
        note.updateChangeCount(.done)
        try sim.settle()
        #expect(note.hasUnsavedChanges)
    }

    @Test func `reverting disables editing meanwhile`() throws {
        let sim = Simulator()
        let url = try place()
        try Data("old".utf8).write(to: url)
        let note = Note(fileURL: url)
        note.open()
        try sim.settle()
        note.text = "new"
        note.updateChangeCount(.done)
        note.calls = []
        var states: [UIDocument.State] = []
        let observation = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
        defer { NotificationCenter.default.removeObserver(observation) }
        note.revert(toContentsOf: url)
        try sim.settle()
        #expect(note.calls == ["disable", "load public.plain-text", "enable"] && note.text == "old")
        #expect(states == [.editingDisabled, .normal] && !note.hasUnsavedChanges)
    }

    @Test func `a document that changes its type changes its ending`() throws {
        final class Page: UIDocument {
            override func contents(forType typeName: String) throws -> Any { Data() }
            override var savingFileType: String? { "public.html" }
        }
        let sim = Simulator()
        let page = Page(fileURL: try place())
        page.save(to: page.fileURL, for: .forCreating)
        try sim.settle()
        #expect(page.fileURL.pathExtension == "html")
    }

    @Test func `an activity has the file's address`() throws {
        let sim = Simulator()
        let note = Note(fileURL: try place())
        let activity = NSUserActivity(activityType: "note")
        note.updateUserActivityState(activity)
        #expect(activity.userInfo?[UIDocument.userActivityURLKey] as? URL == note.fileURL)
        withExtendedLifetime(sim) {}
    }
}
