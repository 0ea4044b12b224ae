import PageFlowTesting
import Simulator
import Testing

@MainActor private final class Listener: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []
    var mayLeave = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        mayLeave
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("dismissed")
    }
}

@MainActor @Suite(.onStage) struct PopoverTouchTests {
    @MainActor private struct App {
        let sim = Simulator(device: .iPadPro11)
        let host = Page("host")
        let page = Page("page")
        let button = UIButton(type: .system)
        let listener = Listener()

        init() throws {
            sim.launch(host)
            button.setTitle("Next", for: .normal)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
            button.addAction(UIAction { [listener] _ in listener.heard.append("next") }, for: .touchUpInside)
            host.view.addSubview(button)
            page.modalPresentationStyle = .popover
            page.popoverPresentationController?.sourceView = host.view
            page.popoverPresentationController?.delegate = listener
            host.present(page, animated: true)
            try sim.settle()
        }

        func tapButton() throws {
            sim.tap(at: CGPoint(x: 70, y: 122))
            try sim.settle()
        }
    }

    @Test func `a tap outside a popover dismisses it and reaches nothing else`() throws {
        let app = try App()
        try app.tapButton()
        #expect(app.listener.heard == ["dismissed"] && app.host.presentedViewController == nil)
        try app.tapButton()
        #expect(app.listener.heard == ["dismissed", "next"])
    }

    @Test func `a view that may be touched keeps the popover open`() throws {
        let app = try App()
        app.page.popoverPresentationController?.passthroughViews = [app.button]
        try app.tapButton()
        #expect(app.listener.heard == ["next"] && app.host.presentedViewController === app.page)
    }

    @Test func `a popover that may not leave stays`() throws {
        let app = try App()
        app.listener.mayLeave = false
        try app.tapButton()
        #expect(app.listener.heard == ["attempt"] && app.host.presentedViewController === app.page)
    }

    @Test func `a popover keeps to the middle when the device turns`() throws {
        let app = try App()
        app.sim.rotate(to: .landscapeLeft)
        try app.sim.settle()
        #expect(app.page.view.frame.midX == app.sim.window.bounds.midX)
        #expect(app.page.view.frame.midY == app.sim.window.bounds.midY)
    }
}
