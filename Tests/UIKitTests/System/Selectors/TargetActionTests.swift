import TestApps
import TestTraits
import Testing

@testable import UIKitCore

@MainActor private class Page: UIViewController {
    var heard: [String] = []

    func save() { heard.append("save") }
    func send(_ sender: UIControl) { heard.append("send \(type(of: sender))") }
    func touched(_ sender: Any?, _ event: UIEvent?) { heard.append("touched \(event == nil)") }

    static let save = Selector("save", Page.save)
    static let send = Selector("send:", Page.send(_:))
    static let touched = Selector("touched:forEvent:", Page.touched(_:_:))
}

@MainActor private final class SubPage: Page {
    override func save() { heard.append("sub save") }
}

@MainActor @Suite(.inTurn) struct TargetActionTests {
    @Test func `selectors are equal by their names`() {
        #expect(Page.save == Selector("save") && Page.save != Page.send)
        #expect(Set([Page.save, Selector(("save"))]).count == 1)
    }

    @Test func `an event sends each target its action, with as much as the method takes`() {
        useFreshRuntime()
        let (control, page) = (UIControl(), Page())
        for action in [Page.save, Page.send, Page.touched] {
            control.addTarget(page, action: action, for: .touchUpInside)
        }
        control.addTarget(page, action: Page.save, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(page.heard == ["save", "send UIControl", "touched true"])
        let names = control.actions(forTarget: page, forControlEvent: .touchUpInside)
        #expect(names == ["save", "send:", "touched:forEvent:"])
        control.removeTarget(page, action: Page.save, for: .touchUpInside)
        control.removeTarget(nil, action: Page.send, for: .allEvents)
        #expect(control.actions(forTarget: page, forControlEvent: .touchUpInside) == ["touched:forEvent:"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allControlEvents == [])
    }

    @Test func `a name finds the method of the class or of one above, and overrides count`() {
        useFreshRuntime()
        _ = Page.save
        let page = SubPage()
        #expect(UIApplication.shared.sendAction(Selector(("save")), to: page, from: nil, for: nil))
        #expect(page.heard == ["sub save"])
    }

    @Test func `a target without the method is UIKit's exception`() throws {
        let runtime = useFreshRuntime()
        runtime.diagnostics.recordsExceptions = true
        let target = UIView()
        UIApplication.shared.sendAction(Page.save, to: target, from: nil, for: nil)
        let entry = try #require(runtime.diagnostics.entries.last)
        #expect(entry.message.hasPrefix("-[UIView save]: unrecognized selector sent to instance 0x"))
        #expect(entry.exceptionName == "NSInvalidArgumentException")
    }

    @Test func `targets are not kept alive, and a dead one is sent nothing`() {
        useFreshRuntime()
        let control = UIControl()
        weak var gone: Page?
        do {
            let page = Page()
            gone = page
            control.addTarget(page, action: Page.save, for: .touchUpInside)
        }
        #expect(gone == nil)
        control.sendActions(for: .touchUpInside)
    }

    @Test func `without a target an action goes up the responder chain`() {
        let app = ShownApp()
        let page = Page()
        app.show(page)
        let control = UIControl()
        page.view.addSubview(control)
        control.addTarget(nil, action: Page.save, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(page.heard == ["save"])
        #expect(page.canPerformAction(Page.save, withSender: nil))
        #expect(!UIApplication.shared.sendAction(Selector(("unknown:")), to: nil, from: control, for: nil))
    }

    @Test func `a bar button sends its target the action, with itself as the sender`() {
        useFreshRuntime()
        let page = Page()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: page, action: Page.save)
        #expect(item.perform() && page.heard == ["save"])
        item.isEnabled = false
        #expect(!item.perform() && page.heard.count == 1)
    }
}
