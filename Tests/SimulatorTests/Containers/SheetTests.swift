import PageFlowTesting
import Simulator
import Testing

@MainActor
@Suite("Sheets under a finger", .onStage) struct SheetTests {
    final class Presenter: UIViewController {}
    final class Sheet: UIViewController {}

    final class Delegate: NSObject, UISheetPresentationControllerDelegate {
        var lines: [String] = []
        var mayDismiss = true

        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
            lines.append("should")
            return mayDismiss
        }

        func presentationControllerWillDismiss(_ controller: UIPresentationController) {
            lines.append("will")
        }

        func presentationControllerDidDismiss(_ controller: UIPresentationController) { lines.append("did") }

        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
            lines.append("didAttempt")
        }

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { lines.append("detent") }
    }

    @MainActor struct App {
        let sim = Simulator()
        let presenter = Presenter(), sheet = Sheet()
        let delegate = Delegate()

        init(_ prepare: (Sheet) -> Void = { _ in }) throws {
            sim.launch(presenter)
            prepare(sheet)
            sheet.presentationController?.delegate = delegate
            presenter.present(sheet, animated: false)
            try sim.settle()
            sim.clearTrace()
        }

        func appearance() -> [String] {
            sim.trace.lines.filter { $0.contains("ppear") && !$0.contains("viewIsAppearing") }
        }

        var height: CGFloat { sheet.view.frame.height }
    }

    @Test func `a pull that goes all the way asks, tells before and tells after`() throws {
        let app = try App()
        app.sim.pullSheet(to: 0.4)
        #expect(app.delegate.lines == ["should", "will"])
        #expect(app.appearance() == ["Sheet.viewWillDisappear"])
        #expect(app.sheet.transitionCoordinator?.isInteractive == true)
        app.sim.endSwipe(.finish)
        try app.sim.settle()
        #expect(app.delegate.lines == ["should", "will", "did"])
        #expect(app.appearance() == ["Sheet.viewWillDisappear", "Sheet.viewDidDisappear"])
        #expect(app.presenter.presentedViewController == nil)
    }

    @Test(arguments: [false, true])
    func `a sheet that was pulled away is released, and what it shows with it`(
        scrolls: Bool
    ) throws {
        let sim = Simulator()
        let presenter = Presenter()
        sim.launch(presenter)
        weak var shown: UIView?
        do {
            let (sheet, content) = (Sheet(), scrolls ? UIScrollView() : UIView())
            sheet.view = content
            shown = content
            presenter.present(sheet, animated: true)
            try sim.settle()
        }
        sim.pullSheet()
        try sim.settle()
        #expect(presenter.presentedViewController == nil)
        #expect(shown == nil)
    }

    @Test func `a pull let go in time leaves the sheet, which appears again`() throws {
        let app = try App()
        app.sim.pullSheet(to: 0.4)
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        #expect(app.delegate.lines == ["should", "will"])
        #expect(
            app.appearance() == [
                "Sheet.viewWillDisappear", "Sheet.viewWillAppear", "Sheet.viewDidAppear",
            ])
        #expect(app.presenter.presentedViewController === app.sheet && !app.sheet.isBeingDismissed)
        app.sim.pullSheet()
        try app.sim.settle()
        #expect(app.presenter.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func `a rejected pull moves nothing and is reported as an attempt`(byPage: Bool) throws {
        let app = try App { $0.isModalInPresentation = byPage }
        app.delegate.mayDismiss = byPage
        app.sim.pullSheet()
        try app.sim.settle()
        #expect(app.delegate.lines.last == "didAttempt" && !app.delegate.lines.contains("will"))
        #expect(app.appearance().isEmpty && app.presenter.presentedViewController === app.sheet)
    }

    @Test func `a finger moves the sheet between its detents before it pulls it away`() throws {
        let app = try App { $0.sheetPresentationController?.detents = [.medium(), .large()] }
        let medium = app.height
        let top = app.sheet.view.convert(CGPoint.zero, to: nil)
        let handle = CGPoint(x: top.x + 100, y: top.y + 5)
        app.sim.pan(from: handle, to: CGPoint(x: handle.x, y: 100))
        try app.sim.settle()
        #expect(app.sheet.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(app.height > medium && app.delegate.lines == ["detent"])
        app.sim.pan(from: CGPoint(x: 100, y: 120), to: CGPoint(x: 100, y: top.y))
        try app.sim.settle()
        #expect(app.sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(app.height == medium && app.delegate.lines == ["detent", "detent"])
        app.sim.pullSheet()
        try app.sim.settle()
        #expect(app.presenter.presentedViewController == nil)
    }

    @Test(arguments: [0.0, 300])
    func `what still scrolls in the sheet goes before the sheet`(offset: Double) throws {
        let scroll = UIScrollView()
        let app = try App { sheet in
            scroll.frame = sheet.view.bounds
            scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scroll.contentSize = CGSize(width: 300, height: 3000)
            scroll.contentOffset.y = offset
            sheet.view.addSubview(scroll)
        }
        app.sim.pan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 780))
        try app.sim.settle()
        #expect((app.presenter.presentedViewController == nil) == (offset == 0))
        #expect(offset == 0 || scroll.contentOffset.y < offset)
    }

    @Test func `a dismissal in code during a pull is refused with UIKit's words`() throws {
        let app = try App()
        app.sim.pullSheet(to: 0.4)
        app.presenter.dismiss(animated: true)
        #expect(app.sim.diagnostics.map(\.message).count == 1)
        app.sim.endSwipe(.cancel)
        try app.sim.settle()
        #expect(app.presenter.presentedViewController === app.sheet)
    }

    @Test(arguments: [true, false])
    func `a tap beside a sheet is a way out, but not where what is behind is undimmed`(isDimmed: Bool) throws
    {
        let app = try App { sheet in
            sheet.sheetPresentationController?.detents = [.medium()]
            if !isDimmed { sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        }
        var isTapped = false
        let button = UIButton(primaryAction: UIAction { _ in isTapped = true })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        app.presenter.view.addSubview(button)
        app.sim.tap(at: CGPoint(x: 150, y: 125))
        try app.sim.settle()
        #expect((app.presenter.presentedViewController == nil) == isDimmed && isTapped != isDimmed)
        #expect(app.delegate.lines == (isDimmed ? ["should", "will", "did"] : []))
    }

    @Test(arguments: [true, false])
    func `a tap beside a popover closes it, or goes through to a view that is let through`(
        passes: Bool
    ) throws {
        let sim = Simulator(device: .iPadPro11)
        let (presenter, popover) = (Presenter(), Sheet())
        sim.launch(presenter)
        var isTapped = false
        let button = UIButton(primaryAction: UIAction { _ in isTapped = true })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
        presenter.view.addSubview(button)
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = presenter.view
        popover.popoverPresentationController?.passthroughViews = passes ? [button] : nil
        presenter.present(popover, animated: false)
        try sim.settle()
        sim.tap(at: CGPoint(x: 150, y: 125))
        try sim.settle()
        #expect((presenter.presentedViewController == nil) != passes && isTapped == passes)
    }

    @Test(arguments: [Simulator.Device.iPhone16, .iPhoneSE], [18, 26])
    func `the value of a detent is a height within the sheet's safe area`(
        device: Simulator.Device, version: Int
    ) throws {
        let sim = Simulator(device: device, system: .iOS(version))
        let (presenter, sheet) = (Presenter(), Sheet())
        sheet.sheetPresentationController?.detents = [.custom { _ in 200 }]
        sim.launch(presenter)
        presenter.present(sheet, animated: false)
        try sim.settle()
        #expect(sheet.view.bounds.height == 200 + sheet.view.safeAreaInsets.bottom)
    }

    @Test func `on iPad a form sheet has its preferred size, in the middle`() throws {
        let sim = Simulator(device: .iPadPro11)
        let (presenter, sheet) = (Presenter(), Sheet())
        sheet.preferredContentSize = CGSize(width: 400, height: 300)
        sim.launch(presenter)
        presenter.present(sheet, animated: false)
        try sim.settle()
        #expect(sheet.view.frame == CGRect(x: 217, y: 447, width: 400, height: 300))
        sheet.preferredContentSize = CGSize(width: 500, height: 200)
        try sim.settle()
        #expect(sheet.view.frame.size == CGSize(width: 500, height: 200))
        sheet.sheetPresentationController?.detents = [.custom { _ in 150 }]
        try sim.settle()
        #expect(sheet.view.frame.size == CGSize(width: 500, height: 150))
        sim.pullSheet(to: 0.8)
        #expect(sheet.view.frame.width == 500)
        sim.endSwipe(.finish)
        try sim.settle()
        #expect(presenter.presentedViewController == nil)
    }

    @Test func `on iPad a sheet with page sizing doesn't follow the preferred size`() throws {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
            let sim = Simulator(device: .iPadPro11)
            let (presenter, sheet) = (Presenter(), Sheet())
            sheet.modalPresentationStyle = style
            sheet.preferredContentSize = CGSize(width: 400, height: 300)
            sheet.sheetPresentationController?.prefersPageSizing = true
            sim.launch(presenter)
            presenter.present(sheet, animated: false)
            try sim.settle()
            #expect(sheet.view.frame.width == 834)
        }
    }

    @Test func `a popover follows the size of its source view`() throws {
        let sim = Simulator(device: .iPadPro11)
        let (presenter, popover) = (Presenter(), Sheet())
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 40, height: 40))
        sim.launch(presenter)
        presenter.view.addSubview(source)
        popover.modalPresentationStyle = .popover
        popover.preferredContentSize = CGSize(width: 200, height: 200)
        popover.popoverPresentationController?.sourceView = source
        popover.popoverPresentationController?.permittedArrowDirections = .up
        presenter.present(popover, animated: false)
        try sim.settle()
        let top = popover.view.frame.minY
        source.frame.size.height = 140
        try sim.settle()
        #expect(popover.view.frame.minY == top + 100)
    }
}
