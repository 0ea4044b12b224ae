import PageFlowTesting
import Simulator
import Testing

/// A page that records events of its environment.
private final class WatchingPage: UIViewController {
    var heard: [String] = []
    var orientations: UIInterfaceOrientationMask = .all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("to \(Int(size.width)) by \(Int(size.height))")
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.heard.append("turned") }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        heard.append("editing \(editing)")
    }
}

private final class FieldView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

/// Records a tab bar controller's delegate calls, and refuses a given page.
private final class TabListener: NSObject, UITabBarControllerDelegate {
    var heard: [String] = []
    weak var refused: UIViewController?

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        viewController !== refused
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        heard.append("did select \(tabBarController.selectedIndex)")
    }
}

/// Records a popover's delegate calls.
private final class PopoverListener: NSObject, UIPopoverPresentationControllerDelegate {
    var heard: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .none
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        heard.append("prepare")
        popoverPresentationController.sourceView = popoverPresentationController.presentingViewController.view
    }
}

@MainActor
@Suite(.onStage) struct SurroundingsTests {
    @Test func `the app turns with the device if its page supports it`() throws {
        let sim = Simulator()
        let page = WatchingPage()
        sim.launch(page)
        sim.rotate(to: .landscapeLeft)
        try sim.settle()
        #expect(page.heard == ["to 852 by 393", "turned"])
        #expect(page.view.bounds.size == CGSize(width: 852, height: 393))

        page.orientations = .landscape
        sim.rotate(to: .portrait)
        try sim.settle()
        #expect(page.view.bounds.width == 852)
    }

    @Test func `a page that stops supporting the present orientation turns the interface`() throws {
        let sim = Simulator()
        let page = WatchingPage()
        sim.launch(page)
        page.orientations = .landscapeRight
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        try sim.settle()
        #expect(sim.window.windowScene?.interfaceOrientation == .landscapeRight)
    }

    @Test func `tabs ask and tell for the user's choice alone, and a second tap pops`() throws {
        let sim = Simulator()
        let stack = UINavigationController(rootViewController: UIViewController())
        let (plain, closed) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        let listener = TabListener()
        tabs.viewControllers = [stack, plain, closed]
        tabs.delegate = listener
        listener.refused = closed
        sim.launch(tabs)

        tabs.selectedIndex = 1
        #expect(listener.heard.isEmpty)
        sim.tapTab(2, in: tabs)
        #expect(tabs.selectedViewController === plain)
        sim.tapTab(0, in: tabs)
        stack.pushViewController(UIViewController(), animated: false)
        try sim.settle()
        sim.tapTab(0, in: tabs)
        try sim.settle()
        #expect(stack.viewControllers.count == 1)
        #expect(listener.heard == ["did select 0", "did select 0"])
    }

    @Test func `the edit button turns editing on and off`() throws {
        let sim = Simulator()
        let page = WatchingPage()
        sim.launch(page)
        let button = page.editButtonItem
        #expect(button === page.editButtonItem && button.title == "Edit")
        button.perform()
        #expect(page.isEditing && button.title == "Done")
        button.perform()
        #expect(page.heard == ["editing true", "editing false"])
    }

    @Test func `a view that leaves its window is not the first responder any more`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let field = FieldView()
        page.view.addSubview(field)
        #expect(field.becomeFirstResponder() && field.isFirstResponder)
        #expect(page.view.endEditing(false) && !field.isFirstResponder)
        field.becomeFirstResponder()
        field.removeFromSuperview()
        page.view.addSubview(field)
        #expect(!field.isFirstResponder)
    }

    @Test func `a popover is prepared before it is shown`() throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let bubble = UIViewController()
        bubble.modalPresentationStyle = .popover
        let listener = PopoverListener()
        bubble.popoverPresentationController?.delegate = listener
        page.present(bubble, animated: true)
        #expect(listener.heard.isEmpty)
        try sim.settle()
        #expect(listener.heard == ["prepare"])
    }

    @Test(arguments: [false, true])
    func `a finger pulls a sheet away unless it is held`(isHeld: Bool) throws {
        let sim = Simulator()
        let page = UIViewController()
        sim.launch(page)
        let sheet = UIViewController()
        sheet.isModalInPresentation = isHeld
        page.present(sheet, animated: true)
        try sim.settle()
        sim.pullAway(sheet)
        try sim.settle()
        #expect((page.presentedViewController === sheet) == isHeld)
    }

    @Test(arguments: [false, true])
    func `a window that is hidden and shown again brings back what was visible`(isCovered: Bool) throws {
        let sim = Simulator()
        let page = WatchingPage()
        let above = UIViewController()
        above.modalPresentationStyle = isCovered ? .fullScreen : .overFullScreen
        sim.launch(page)
        page.present(above, animated: false)
        try sim.settle()
        let before = sim.tree
        sim.window.isHidden = true
        try sim.settle()
        #expect(!sim.tree.contains(", appeared"))
        sim.window.isHidden = false
        try sim.settle()
        #expect(sim.tree == before)
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `a root that was set while its window was hidden is the one that is shown`() throws {
        let sim = Simulator()
        sim.launch(WatchingPage())
        sim.window.isHidden = true
        let next = UIViewController()
        sim.window.rootViewController = next
        sim.window.isHidden = false
        try sim.settle()
        #expect(sim.tree == "UIViewController, appeared")
        #expect(next.view.window === sim.window)
    }
}
