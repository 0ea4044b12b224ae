import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor private final class Note: NSObject, InterfaceBuilderConnected {
    let manager = UndoManager()
    var text = "a"

    func write(_ new: String) {
        let old = text
        manager.registerUndo(withTarget: self) { $0.write(old) }
        text = new
    }

    func writeByName(_ new: NSString) {
        manager.registerUndo(withTarget: self, selector: Selector("writeByName:"), object: text as NSString)
        text = new as String
    }

    class var outlets: Outlets { [.action("writeByName:", Note.writeByName)] }
}

@MainActor @Suite(.inTurn) struct UndoManagerTests {
    @Test func `what a turn registers is undone together and redone together`() {
        let runtime = useFreshRuntime()
        let note = Note()
        note.write("b")
        note.write("c")
        runtime.loop.turn()
        note.write("d")
        #expect(note.manager.groupingLevel == 1)
        runtime.loop.turn()
        #expect(note.manager.groupingLevel == 0 && note.manager.undoCount == 2)
        note.manager.undo()
        #expect(note.text == "c" && note.manager.canRedo)
        note.manager.undo()
        #expect(note.text == "a" && !note.manager.canUndo && note.manager.redoCount == 2)
        note.manager.redo()
        note.manager.redo()
        #expect(note.text == "d" && !note.manager.canRedo)
    }

    @Test func `undo closes the group of the turn, and a new change ends what could be redone`() {
        useFreshRuntime()
        let note = Note()
        note.write("b")
        note.manager.undo()
        #expect(note.text == "a" && note.manager.canRedo && note.manager.groupingLevel == 0)
        note.write("c")
        #expect(!note.manager.canRedo)
    }

    @Test func `a method by its selector is undone and redone with its object`() {
        useFreshRuntime()
        let note = Note()
        note.writeByName("b")
        note.manager.undo()
        #expect(note.text == "a")
        note.manager.redo()
        #expect(note.text == "b")
    }

    @Test func `groups are undone by themselves where none opens with the turn`() {
        useFreshRuntime()
        let note = Note()
        note.manager.groupsByEvent = false
        for text in ["b", "c"] {
            note.manager.beginUndoGrouping()
            note.write(text)
            note.manager.endUndoGrouping()
        }
        note.manager.undo()
        #expect(note.text == "b")
    }

    @Test func `a group opens inside the group of the turn, and stays open over turns`() {
        let runtime = useFreshRuntime()
        let note = Note()
        note.manager.beginUndoGrouping()
        #expect(note.manager.groupingLevel == 2)
        note.write("b")
        runtime.loop.turn()
        note.write("c")
        note.manager.endUndoGrouping()
        #expect(note.manager.groupingLevel == 1)
        runtime.loop.turn()
        #expect(note.manager.groupingLevel == 0)
        note.manager.undo()
        #expect(note.text == "a")
    }

    @Test func `a nested group is undone alone`() {
        useFreshRuntime()
        let note = Note()
        note.write("b")
        note.manager.beginUndoGrouping()
        note.write("c")
        note.manager.endUndoGrouping()
        note.manager.undoNestedGroup()
        #expect(note.text == "b" && note.manager.groupingLevel == 1)
        note.manager.undo()
        #expect(note.text == "a")
    }

    @Test func `the oldest groups go beyond the levels of undo`() {
        let runtime = useFreshRuntime()
        let note = Note()
        for text in ["b", "c", "d"] {
            note.write(text)
            runtime.loop.turn()
        }
        note.manager.levelsOfUndo = 2
        #expect(note.manager.undoCount == 2)
        note.write("e")
        runtime.loop.turn()
        while note.manager.canUndo { note.manager.undo() }
        #expect(note.text == "c")
    }

    @Test func `menu titles have the action's name on its way back and forth`() {
        useFreshRuntime()
        let note = Note()
        let titles = { [note.manager.undoMenuItemTitle, note.manager.redoMenuItemTitle] }
        #expect(titles() == ["Undo", "Redo"])
        note.write("b")
        note.manager.setActionName("Writing")
        note.manager.setActionIsDiscardable(true)
        #expect(titles() == ["Undo Writing", "Redo"] && note.manager.undoActionIsDiscardable)
        note.manager.undo()
        #expect(titles() == ["Undo", "Redo Writing"] && note.manager.redoActionIsDiscardable)
    }

    @Test func `nothing is kept while registration is disabled, and nothing is left when all is removed`() {
        useFreshRuntime()
        let (note, other) = (Note(), Note())
        note.manager.disableUndoRegistration()
        note.write("b")
        #expect(!note.manager.canUndo && !note.manager.isUndoRegistrationEnabled)
        note.manager.removeAllActions()
        #expect(note.manager.isUndoRegistrationEnabled)
        note.write("c")
        note.manager.registerUndo(withTarget: other) { $0.text = "gone" }
        note.manager.removeAllActions(withTarget: note)
        note.manager.undo()
        #expect(note.text == "c" && other.text == "gone")
    }

    @Test func `notifications are posted in the documented order`() {
        let runtime = useFreshRuntime()
        let note = Note()
        nonisolated(unsafe) var heard: [String] = []
        let names: [Notification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: note.manager, queue: nil) { _ in
                heard.append(
                    name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: ""))
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        note.write("b")
        runtime.loop.turn()
        #expect(heard == ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"])
        heard = []
        note.manager.undo()
        let group = ["DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup"]
        #expect(heard == ["WillUndoChange"] + group + ["DidUndoChange"])
        heard = []
        note.manager.redo()
        #expect(heard == ["WillRedoChange"] + group + ["DidRedoChange"])
    }

    nonisolated private static let misuses: [(words: String, misuse: @MainActor (UndoManager) -> Void)] = [
        ("endUndoGrouping called with no matching begin", { $0.endUndoGrouping() }),
        (
            "undo was called with too many nested undo groups",
            {
                $0.beginUndoGrouping()
                $0.undo()
            }
        ),
        (
            "must begin a group before registering undo",
            {
                $0.groupsByEvent = false
                $0.registerUndo(withTarget: $0) { _ in }
            }
        ),
        (
            "do not invoke this method while undoing",
            {
                $0.registerUndo(withTarget: $0) { $0.redo() }
                $0.undo()
            }
        ),
        (
            "endUndoGrouping called with no matching begin",
            {
                $0.registerUndo(withTarget: $0) { $0.removeAllActions() }
                $0.undo()
            }
        ),
        ("enableUndoRegistration called with no matching disable", { $0.enableUndoRegistration() }),
    ]

    @Test(arguments: misuses.indices) func `misuse is Foundation's exception`(_ index: Int) {
        let runtime = useFreshRuntime()
        runtime.diagnostics.recordsExceptions = true
        Self.misuses[index].misuse(UndoManager())
        #expect(
            runtime.diagnostics.entries.map { $0.message.hasSuffix(Self.misuses[index].words) } == [true])
    }

    @Test func `a responder has its window's manager, or that of a responder on the way`() {
        useFreshRuntime()
        final class Page: UIViewController {
            let own = UndoManager()
            override var undoManager: UndoManager? { own }
        }
        let (window, page, label) = (UIWindow(), Page(), UILabel())
        #expect(label.undoManager == nil)
        window.addSubview(label)
        #expect(label.undoManager != nil && label.undoManager === window.undoManager)
        page.view.addSubview(label)
        #expect(label.undoManager === page.own)
    }
}
