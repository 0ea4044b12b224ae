import Simulator
import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// Drag and drop with a finger, and the delegate calls.
@MainActor @Suite(.inTurn) struct DragAndDropTests {
    private let beginning = [
        "items", "lift", "lift animates", "lift is over: end", "begin",
    ]

    @Test func `a drop tells both sides in their order`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onNothing, DragApp.onWell)
        try app.letGo()
        #expect(
            app.heard
                == beginning + [
                    "can handle", "enter", "update", "will end: copy", "perform", "drop preview", "drop",
                    "drop animates", "session end", "loaded", "drop is over: end", "conclude",
                    "did end: copy",
                    "transferred",
                ])
        #expect(app.journal.loaded == ["hello"])
    }

    @Test func `a drop outside all destinations returns the items`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onWell, DragApp.onNothing)
        try app.letGo()
        #expect(
            app.heard
                == beginning + [
                    "can handle", "enter", "update", "exit", "will end: cancel", "cancel preview", "cancel",
                    "cancel animates", "session end", "cancel is over: end", "did end: cancel",
                ])
    }

    @Test(arguments: [
        (UIDropOperation.forbidden, true, "will end: forbidden"), (.cancel, true, "will end: cancel"),
        (.move, false, "will end: cancel"), (.move, true, "will end: move"), (.copy, false, "will end: copy"),
    ])
    func `what is done is what the place proposes and the source allows`(
        proposed: UIDropOperation, allowsMove: Bool, end: String
    ) throws {
        let app = DragApp()
        (app.journal.operation, app.journal.allowsMove) = (proposed, allowsMove)
        app.lift(thenMoveTo: DragApp.onWell)
        try app.letGo()
        #expect(app.heard.contains(end))
        #expect(app.heard.contains("perform") == (end.hasSuffix("copy") || end.hasSuffix("move")))
    }

    @Test func `a place that cannot handle the drag hears no more of it`() throws {
        let app = DragApp()
        app.journal.canHandle = false
        app.lift(thenMoveTo: DragApp.onWell, DragApp.onNothing, DragApp.onWell)
        try app.letGo()
        #expect(app.heard.filter { $0 == "can handle" }.count == 1)
        #expect(!app.heard.contains("enter") && !app.heard.contains("session end"))
    }

    @Test func `a finger that does not move puts the items down`() throws {
        let app = DragApp()
        app.lift()
        try app.letGo()
        #expect(app.heard == ["items", "lift", "lift animates", "lift is over: end"])
        #expect(!app.card.isShownElsewhere)
    }

    @Test func `a lift that is broken off ends at its start`() throws {
        let app = DragApp()
        app.sim.touchDown(at: DragApp.onCard)
        app.sim.advance(by: 0.6)
        try app.letGo()
        #expect(app.heard == ["items", "lift", "lift animates", "lift is over: start"])
    }

    @Test func `without items nothing is lifted and the view keeps its touch`() throws {
        let app = DragApp()
        app.journal.texts = []
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.card.addSubview(button)
        app.lift()
        try app.letGo()
        #expect(app.heard == ["items"] && taps == 1)
    }

    @Test func `a lift takes the touch from the view`() throws {
        let app = DragApp()
        var taps = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        app.card.addSubview(button)
        app.lift()
        try app.letGo()
        #expect(app.heard.contains("lift") && taps == 0)
    }

    @Test func `touches that the system takes away cancel the drag`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onWell)
        app.sim.cancelTouches()
        try app.sim.settle()
        #expect(app.heard.contains("will end: cancel") && app.heard.last == "did end: cancel")
        #expect(!app.heard.contains("perform"))
    }

    @Test func `another finger's tap adds items`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onWell)
        app.journal.added = ["and", "more"]
        app.sim.touchDown(at: DragApp.onCard, finger: 1)
        app.sim.advance(by: 0.05)
        app.sim.touchUp(finger: 1)
        #expect(app.heard.suffix(3) == ["will add 2", "can handle", "update"])
        try app.letGo()
        #expect(app.journal.loaded == ["hello", "and", "more"])
    }

    @Test func `a disabled interaction lifts nothing`() throws {
        let app = DragApp()
        app.drag.isEnabled = false
        app.lift()
        try app.letGo()
        #expect(app.heard.isEmpty)
    }

    @Test(arguments: [
        (Device.iPhone16, System.iOS(14), false), (.iPhone16, .iOS(15), true), (.iPad9_7, .iOS(12), true),
    ])
    func `interactions are enabled by the device and the system`(
        device: Device, system: System, isEnabled: Bool
    ) {
        let app = DragApp(Simulator(device: device, system: system))
        #expect(UIDragInteraction.isEnabledByDefault == isEnabled && app.drag.isEnabled == isEnabled)
    }

    @Test func `providers supply nothing before the drop`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onNothing)
        let provider = try #require(DragCourses.current.dragging.first?.session.items.first?.itemProvider)
        var answer: String?
        var failed = false
        _ = provider.loadObject(ofClass: String.self) { (answer, failed) = ($0, $1 != nil) }
        app.sim.turn()
        app.sim.turn()
        #expect(answer == nil && failed)
        #expect(provider.canLoadObject(ofClass: String.self))
        try app.letGo()
        _ = provider.loadObject(ofClass: String.self) { value, _ in answer = value }
        try app.sim.settle()
        #expect(answer == "hello")
    }

    @Test func `the innermost place that can handle the drag takes part`() throws {
        let app = DragApp()
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        let other = DragJournal()
        app.well.addSubview(inner)
        inner.addInteraction(UIDropInteraction(delegate: other))
        app.lift(thenMoveTo: DragApp.onWell)
        #expect(other.heard == ["can handle", "enter", "update"] && !app.heard.contains("enter"))
        app.sim.touchMove(to: CGPoint(x: 50, y: 410))
        #expect(other.heard.last == "exit" && app.heard.suffix(3) == ["can handle", "enter", "update"])
        try app.letGo()
        #expect(other.heard.last == "session end" && app.heard.contains("perform"))
    }

    @Test func `a drag session knows where it is`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onWell)
        let session = try #require(DragCourses.current.dragging.first?.session)
        #expect(session.location(in: app.well) == CGPoint(x: 100, y: 100))
        #expect(session.hasItemsConforming(toTypeIdentifiers: ["public.text"]))
        #expect(
            session.canLoadObjects(ofClass: String.self) && !session.canLoadObjects(ofClass: UIImage.self))
        try app.letGo()
    }

    @Test func `the picture shows lifted and dragged items`() throws {
        let app = DragApp()
        let before = app.sim.picture().svg
        app.lift()
        #expect(app.card.isShownElsewhere)
        let lifted = app.sim.picture().svg
        app.sim.touchMove(to: DragApp.onWell)
        let carried = app.sim.picture().svg
        #expect(before != lifted && lifted != carried)
        #expect(!app.card.isShownElsewhere)
        try app.letGo()
        #expect(app.sim.picture().svg == before)
    }

    @Test func `an item can show itself by another preview while it is dragged`() throws {
        let app = DragApp()
        app.lift(thenMoveTo: DragApp.onNothing)
        let item = try #require(DragCourses.current.dragging.first?.session.items.first)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        label.text = "Parcel"
        item.previewProvider = { UIDragPreview(view: label) }
        #expect(app.sim.picture().svg.contains(">Parcel</text>"))
        item.previewProvider = { nil }
        #expect(!app.sim.picture().svg.contains(">Parcel</text>"))
        try app.letGo()
    }

    @Test func `a context menu opens while the finger rests and closes when the drag begins`() throws {
        let app = DragApp()
        let menu = MenuDelegate()
        app.card.addInteraction(UIContextMenuInteraction(delegate: menu))
        app.lift()
        #expect(menu.heard.contains("display"))
        app.sim.touchMove(to: DragApp.onWell)
        app.sim.advance(by: 0.5)
        #expect(menu.heard.contains("end") && app.heard.contains("enter"))
        try app.letGo()
        #expect(app.heard.contains("perform"))
    }

    @Test func `several drags go on at once, and a place takes one of them`() throws {
        let app = DragApp()
        let other = DragJournal()
        let second = UIView(frame: CGRect(x: 260, y: 100, width: 100, height: 100))
        app.page.view.addSubview(second)
        second.addInteraction(UIDragInteraction(delegate: other))
        app.lift(thenMoveTo: DragApp.onWell)
        app.sim.touchDown(at: CGPoint(x: 300, y: 150), finger: 1)
        app.sim.advance(by: 1)
        app.sim.touchMove(to: CGPoint(x: 150, y: 520), finger: 1)
        #expect(app.heard.filter { $0 == "enter" }.count == 1)
        app.sim.touchUp(finger: 1)
        try app.letGo()
        #expect(other.heard.contains("will end: cancel") && app.heard.contains("will end: copy"))
    }

    @Test func `a view with a paste configuration accepts a drop`() throws {
        let app = DragApp()
        let view = PasteView(frame: CGRect(x: 250, y: 400, width: 100, height: 100))
        view.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
        app.page.view.addSubview(view)
        app.lift(thenMoveTo: CGPoint(x: 300, y: 450))
        try app.letGo()
        #expect(view.pasted == 1 && app.heard.contains("will end: copy"))
    }
}
