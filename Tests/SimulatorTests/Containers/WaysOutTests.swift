import PageFlowTesting
import Simulator
import Testing

/// Dismissals by code and by gestures.
@MainActor
@Suite(.onStage) struct WaysOutTests {
    @Test(arguments: [12.0, 15, 18])
    func `a tap outside an action sheet performs the cancel action`(version: Double) throws {
        let sim = Simulator(system: .iOS(Int(version)))
        let page = UIViewController()
        sim.launch(page)
        for hasCancel in [true, false] {
            var chosen: [String] = []
            let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
            sheet.addAction(UIAlertAction(title: "Save", style: .default) { _ in chosen.append("Save") })
            if hasCancel {
                sheet.addAction(
                    UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") })
            }
            page.present(sheet, animated: true)
            try sim.settle()
            sim.tap(at: CGPoint(x: 200, y: 200))
            try sim.settle()
            #expect(chosen == (hasCancel ? ["Cancel"] : []))
            #expect((page.presentedViewController == nil) == hasCancel)
        }
    }

    @Test func `the title of an action sheet cancels nothing`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let sheet = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Save", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        page.present(sheet, animated: true)
        try sim.settle()
        sim.tap(at: CGPoint(x: 200, y: 690))
        try sim.settle()
        #expect(page.presentedViewController === sheet)
    }

    @Test func `a dismissal of nothing calls its completion at once`() {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        var calls = 0
        page.dismiss(animated: true) { calls += 1 }
        UIViewController().dismiss(animated: false) { calls += 1 }
        #expect(calls == 2)
    }

    @Test func `a dismissal of nothing from the completion of another one calls no completion`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        page.present(UIViewController(), animated: false)
        try sim.settle()
        var calls: [String] = []
        page.dismiss(animated: true) {
            calls.append("first")
            page.dismiss(animated: true) { calls.append("second") }
        }
        try sim.settle()
        #expect(calls == ["first"])
        page.dismiss(animated: true) { calls.append("later") }
        #expect(calls == ["first", "later"])
    }

    @Test(arguments: [340.0, 360, 380, 410, 450])
    func `a sheet that is dragged a little below its lowest detent rests there`(way: Double) throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let sheet = UIViewController()
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        page.present(sheet, animated: true)
        try sim.settle()
        let top = sheet.view.convert(CGPoint.zero, to: nil).y
        sim.touchDown(at: CGPoint(x: 200, y: top + 10))
        sim.touchMove(to: CGPoint(x: 200, y: top + 10 + way), over: 1)
        sim.advance(by: 0.3)
        sim.touchUp()
        try sim.settle()
        #expect(page.presentedViewController === sheet)
        #expect(sheet.sheetPresentationController?.selectedDetentIdentifier == .medium)
        #expect(sheet.view.convert(CGPoint.zero, to: nil).y > 380)
    }

    @Test func `a popover with a stack has the size of the top page`() throws {
        let sim = Simulator(device: .iPadPro11)
        let page = UIViewController()
        sim.launch(page)
        let top = UIViewController()
        top.preferredContentSize = CGSize(width: 300, height: 100)
        let stack = UINavigationController(rootViewController: top)
        stack.modalPresentationStyle = .popover
        stack.popoverPresentationController?.sourceView = page.view
        stack.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 300, width: 10, height: 10)
        #expect(stack.preferredContentSize == CGSize(width: 300, height: 100))
        page.present(stack, animated: true)
        try sim.settle()
        #expect(stack.view.bounds.width == 300)
        #expect(stack.view.bounds.height == 100 + stack.navigationBar.bounds.height)
        let next = UIViewController()
        next.preferredContentSize = CGSize(width: 250, height: 200)
        stack.pushViewController(next, animated: true)
        try sim.settle()
        #expect(stack.view.bounds.width == 250)
        next.preferredContentSize.width = 280
        try sim.settle()
        #expect(stack.view.bounds.width == 280)
    }

    private final class Dark: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        override var prefersStatusBarHidden: Bool { true }
    }

    private final class Light: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    @Test func `the topmost window that fills the screen decides about the status bar`() throws {
        let sim = Simulator()
        sim.launch(Light())
        let scene = try #require(sim.window.windowScene)
        let bar = try #require(scene.statusBarManager)
        #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
        let window = UIWindow(windowScene: scene)
        window.windowLevel = .alert
        window.rootViewController = Dark()
        window.isHidden = false
        try sim.settle()
        #expect(sim.window.isKeyWindow && bar.statusBarStyle == .darkContent && bar.isStatusBarHidden)
        window.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
        #expect(bar.statusBarStyle == .lightContent)
        window.isHidden = true
        #expect(bar.statusBarStyle == .lightContent && !bar.isStatusBarHidden)
    }

    @Test func `a list's page leaves room for the status bar before iOS 13`() {
        let old = Simulator(device: .iPhone8, system: .iOS(12))
        let free = CGRect(x: 0, y: 20, width: 375, height: 647)
        #expect(UITableViewController().view.frame == free && UIScreen.main.applicationFrame == free)
        #expect(
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()).collectionView
                .frame
                == free)
        withExtendedLifetime(old) {}
        let new = Simulator(device: .iPhone8, system: .iOS(18))
        #expect(UITableViewController().view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        withExtendedLifetime(new) {}
    }
}
