import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// Text that is dragged, dropped and pasted as items.
@MainActor @Suite(.inTurn) struct TextDragTests {
    @MainActor
    private final class Delegate: NSObject, UITextDragDelegate, UITextDropDelegate, UITextPasteDelegate {
        var heard: [String] = []
        var editability = UITextDropEditability.no
        var operation: UIDropOperation?
        var action = UITextDropProposal.Action.insert

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
        ) { heard.append("begin") }

        func textDraggableView(
            _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
            with operation: UIDropOperation
        ) { heard.append("end: \(operation)") }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable,
            willBecomeEditableForDrop drop: any UITextDropRequest
        ) -> UITextDropEditability { editability }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
        ) -> UITextDropProposal {
            let proposal = UITextDropProposal(operation: operation ?? drop.suggestedProposal.operation)
            proposal.dropAction = action
            return proposal
        }

        func textDroppableView(
            _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
        ) { heard.append("perform\(drop.isSameView ? " inside" : "")") }

        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            item.itemProvider.loadObject(ofClass: String.self) { text, _ in
                MainActor.assumeIsolated { item.setResult(string: (text ?? "").uppercased()) }
            }
        }
    }

    @MainActor
    private struct App {
        let sim = Simulator()
        let page = UIViewController()
        let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        let delegate = Delegate()

        init(_ string: String) throws {
            text.text = string
            text.font = .systemFont(ofSize: 20)
            sim.launch(page)
            page.view.addSubview(text)
            page.view.addSubview(field)
            text.textDragDelegate = delegate
            text.textDropDelegate = delegate
            field.textDropDelegate = delegate
            sim.turn()
        }

        func point(_ place: Int) -> CGPoint {
            let rect = text.caretRect(at: place)
            return text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }

        /// Selects a part and lifts it.
        func lift(_ range: NSRange) throws {
            text.becomeFirstResponder()
            text.selectedRange = range
            try sim.settle()
            let rect = try #require(text.selectedRects.first)
            sim.touchDown(at: text.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil))
            sim.advance(by: 1)
        }
    }

    @Test func `selected text is moved within its view`() throws {
        let app = try App("one two three")
        try app.lift(NSRange(location: 0, length: 4))
        #expect(app.text.selectedRange == NSRange(location: 0, length: 4))
        app.sim.touchMove(to: app.point(8), over: 0.3)
        #expect(app.text.isTextDragActive && app.text.isTextDropActive)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.text.text == "two one three")
        #expect(app.delegate.heard == ["begin", "perform inside", "end: move"])
        #expect(!app.text.isTextDragActive && !app.text.isTextDropActive)
    }

    @Test func `text is copied into another view`() throws {
        let app = try App("one two three")
        app.field.text = "four"
        app.delegate.action = .replaceAll
        try app.lift(NSRange(location: 4, length: 3))
        app.sim.touchMove(to: CGPoint(x: 150, y: 320), over: 0.3)
        app.sim.touchUp()
        try app.sim.settle()
        #expect(app.field.text == "two" && app.text.text == "one two three")
        #expect(app.delegate.heard == ["begin", "perform", "end: copy"])
    }

    @Test func `a view that is not edited takes a drop only if its delegate lets it`() throws {
        for (editability, expected) in [
            (UITextDropEditability.no, "old"), (.temporary, "helloold"), (.yes, "helloold"),
        ] {
            let app = DragApp()
            let text = UITextView(frame: CGRect(x: 250, y: 400, width: 120, height: 60))
            let delegate = Delegate()
            delegate.editability = editability
            text.text = "old"
            text.isEditable = false
            text.textDropDelegate = delegate
            app.page.view.addSubview(text)
            app.sim.turn()
            app.lift(thenMoveTo: CGPoint(x: 252, y: 415))
            try app.letGo()
            #expect(text.text == expected && text.isEditable == (editability == .yes))
        }
    }

    @Test func `a paste delegate says what items are as text`() throws {
        let app = try App("")
        app.text.pasteDelegate = app.delegate
        app.text.becomeFirstResponder()
        UIPasteboard.general.strings = ["one", "two"]
        app.text.paste(nil)
        try app.sim.settle()
        #expect(app.text.text == "ONETWO")
    }

    @Test func `a finger on text that is not selected still points`() throws {
        let app = try App("one two three")
        app.text.becomeFirstResponder()
        app.text.selectedRange = NSRange(location: 0, length: 3)
        try app.sim.settle()
        app.sim.longPress(at: app.point(9), for: 0.8)
        try app.sim.settle()
        #expect(app.text.selectedRange == NSRange(location: 9, length: 0) && app.delegate.heard.isEmpty)
    }
}
