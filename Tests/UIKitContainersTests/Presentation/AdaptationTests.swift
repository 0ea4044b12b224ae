import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// Adapts as preset, and records its callbacks.
private final class Adapter: NSObject, UIPopoverPresentationControllerDelegate {
    var style: UIModalPresentationStyle?
    var heard: [String] = []
    weak var prepared: UIPresentationController?
    var onPrepare: ((UIPresentationController) -> Void)?
    /// Returns another page in place of the presented one.
    var wrap: ((UIViewController) -> UIViewController?)?

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style ?? .pageSheet }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        guard let wrap else { return nil }
        heard.append("page")
        return wrap(controller.presentedViewController)
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        heard.append("did dismiss")
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        heard.append("prepare")
        prepared = adaptivePresentationController
        onPrepare?(adaptivePresentationController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        heard.append("will present")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        heard.append("prepare popover")
        popoverPresentationController.sourceView = popoverPresentationController.presentingViewController.view
    }
}

@MainActor @Suite(.inTurn) struct AdaptationTests {
    private func bubble(_ adapter: Adapter?) -> UIViewController {
        let page = UIViewController()
        page.modalPresentationStyle = .popover
        page.popoverPresentationController?.delegate = adapter
        return page
    }

    @Test func `a popover on a phone is the sheet that it can be made ready as`() {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let page = bubble(nil)
        let sheet = page.popoverPresentationController?.adaptiveSheetPresentationController
        #expect(sheet === page.popoverPresentationController?.adaptiveSheetPresentationController)
        sheet?.detents = [.medium()]
        root.present(page, animated: false)
        app.settle()
        #expect(page.view.frame.maxY == 852 && page.view.frame.height < 430)
        #expect(root.view.window != nil)
    }

    private func present(_ style: UIModalPresentationStyle, _ adapter: Adapter) -> (
        app: ShownApp, root: UIViewController, page: UIViewController
    ) {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        adapter.style = style
        let page = bubble(adapter)
        root.present(page, animated: true)
        app.settle()
        return (app, root, page)
    }

    @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
    func `the delegate's page is shown in the place of the popover's, and goes as it would`(
        style: UIModalPresentationStyle
    ) throws {
        let adapter = Adapter()
        adapter.wrap = { UINavigationController(rootViewController: $0) }
        let (app, root, page) = present(style, adapter)
        let stack = try #require(page.navigationController)
        #expect(adapter.heard == ["page", "prepare", "will present"])
        #expect(root.presentedViewController === stack && page.presentingViewController === root)
        #expect(stack.appearance == .appeared && page.appearance == .appeared && page.view.window != nil)
        #expect(stack.presentationController === page.popoverPresentationController)
        #expect(!stack.isBeingPresented && !page.isBeingPresented)
        page.dismiss(animated: true)
        app.settle()
        #expect(root.presentedViewController == nil && page.view.window == nil)
        #expect(page.appearance == .disappeared && Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `the user pulls the delegate's page away as the presented one`() throws {
        let adapter = Adapter()
        adapter.wrap = { UINavigationController(rootViewController: $0) }
        let (app, root, page) = present(.pageSheet, adapter)
        try #require(page.presentationController).dismissByUser()
        app.settle()
        #expect(root.presentedViewController == nil && adapter.heard.last == "did dismiss")
    }

    @Test func `no page, and one that has a place already, leave the presented page where it is`() {
        let adapter = Adapter()
        adapter.wrap = { _ in nil }
        let (_, root, page) = present(.fullScreen, adapter)
        #expect(root.presentedViewController === page && page.view.window != nil)
        let other = Adapter()
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        other.wrap = { _ in child }
        let (_, root2, page2) = present(.fullScreen, other)
        #expect(root2.presentedViewController === page2 && child.parent === parent)
    }

    @Test func `a page that keeps its style is not asked for another one`() {
        let adapter = Adapter()
        adapter.wrap = { UINavigationController(rootViewController: $0) }
        let (_, root, page) = present(.none, adapter)
        #expect(root.presentedViewController === page && page.parent == nil)
        #expect(adapter.heard == ["will present", "prepare popover"])
    }

    @Test(arguments: [
        (UIModalPresentationStyle.pageSheet, ["prepare", "will present"], CGFloat(69), true),
        (.fullScreen, ["prepare", "will present"], 0, false),
        (.overFullScreen, ["prepare", "will present"], 0, true),
        (.none, ["will present", "prepare popover"], 186, true),
    ])
    func `a popover's delegate decides what it becomes, and makes it ready`(
        style: UIModalPresentationStyle, expected: [String], top: CGFloat, keepsPresenter: Bool
    ) {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let adapter = Adapter()
        adapter.style = style
        let page = bubble(adapter)
        root.present(page, animated: false)
        app.settle()
        #expect(adapter.heard == expected)
        #expect(page.view.frame.minY == top)
        #expect((root.view.window != nil) == keepsPresenter)
    }

    @Test func `detents that are set in prepare count`() {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let adapter = Adapter()
        adapter.onPrepare = { ($0 as? UISheetPresentationController)?.detents = [.custom { _ in 200 }] }
        let page = bubble(adapter)
        root.present(page, animated: false)
        app.settle()
        #expect(page.view.safeAreaLayoutGuide.layoutFrame.height == 200)
        root.dismiss(animated: false)
        app.settle()
        #expect(root.presentedViewController == nil && page.view.window == nil)
    }

    @Test(arguments: [
        (SystemVersion.iOS(14), DeviceSpec.iPhone16, ["will present"]),
        (.iOS(18), .iPadPro11, ["will present", "prepare popover"]),
    ])
    func `nothing is prepared before iOS 15, nor where a popover stays one`(
        system: SystemVersion, device: DeviceSpec, expected: [String]
    ) {
        let app = ShownApp(device: device, system: system)
        let root = UIViewController()
        app.show(root)
        let adapter = Adapter()
        adapter.style = device.idiom == .pad ? UIModalPresentationStyle.none : .pageSheet
        let page = bubble(adapter)
        root.present(page, animated: false)
        app.settle()
        #expect(adapter.heard == expected)
    }

    @Test func `a sheet becomes full screen where its delegate says so`() {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let adapter = Adapter()
        adapter.style = .fullScreen
        let page = UIViewController()
        page.presentationController?.delegate = adapter
        root.present(page, animated: false)
        app.settle()
        #expect(page.view.frame.height == 852 && root.view.window == nil)
        #expect(adapter.heard == ["prepare", "will present"])
    }
}

@MainActor @Suite(.inTurn) struct TraitReachTests {
    @Test func `a presentation's overrides reach what it presents, and nothing else`() {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let page = UIViewController()
        page.presentationController?.traitOverrides.userInterfaceStyle = .dark
        #expect(page.traitCollection.userInterfaceStyle == .light)
        root.present(page, animated: false)
        app.settle()
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(page.presentationController?.traitCollection.userInterfaceStyle == .dark)
        #expect(root.traitCollection.userInterfaceStyle == .light)
        var heard: [String] = []
        page.presentationController?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIPresentationController, _) in heard.append("presentation")
        }
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            heard.append("page")
        }
        page.presentationController?.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(page.traitCollection.userInterfaceStyle == .light)
        #expect(heard == ["presentation", "page"])
        app.window.overrideUserInterfaceStyle = .dark
        #expect(heard == ["presentation", "page", "presentation", "page"])
    }

    @Test func `a presentation's collection counts for less than its overrides`() {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let page = UIViewController()
        let controller = page.presentationController
        controller?.overrideTraitCollection = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.preferredContentSizeCategory = .small
        }
        controller?.traitOverrides.preferredContentSizeCategory = .extraLarge
        root.present(page, animated: false)
        app.settle()
        #expect(page.traitCollection.userInterfaceStyle == .dark)
        #expect(page.traitCollection.preferredContentSizeCategory == .extraLarge)
        controller?.overrideTraitCollection = nil
        #expect(page.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a parent changes the traits of its child, for as long as it is one`() {
        let app = ShownApp()
        let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
        for page in [child, other] {
            parent.addChild(page)
            parent.view.addSubview(page.view)
            page.didMove(toParent: parent)
        }
        app.show(parent)
        var changes = 0
        child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: UIViewController, _) in
            changes += 1
        }
        let regular = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(regular, forChild: child)
        #expect(parent.overrideTraitCollection(forChild: child) == regular && changes == 1)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(child.systemMinimumLayoutMargins.leading == 20)
        #expect(other.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: other) == nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `a container may answer of its own for a child's traits`() {
        final class Wide: UIViewController {
            override func overrideTraitCollection(
                forChild childViewController: UIViewController
            ) -> UITraitCollection? { UITraitCollection(horizontalSizeClass: .regular) }
        }
        let app = ShownApp()
        let (parent, child) = (Wide(), UIViewController())
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        app.show(parent)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
    }

    @Test func `a scene's overrides reach its windows and pages`() throws {
        let app = ShownApp()
        let root = UIViewController()
        app.show(root)
        let scene = try #require(app.window.windowScene)
        var heard: [String] = []
        let registration = scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (scene: UIWindowScene, _) in heard.append("scene")
        }
        root.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _) in
            heard.append("page")
        }
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(scene.traitCollection.userInterfaceStyle == .dark)
        #expect(root.view.traitCollection.userInterfaceStyle == .dark)
        #expect(heard == ["scene", "page"])
        scene.unregisterForTraitChanges(registration)
        scene.traitOverrides.userInterfaceStyle = .light
        #expect(heard == ["scene", "page", "page"])
        #expect(scene.isFullScreen)
    }

    @Test(arguments: [
        (UIContentSizeCategory?.none, UIContentSizeCategory?.none, UIContentSizeCategory.large),
        (.extraLarge, nil, .extraLarge), (nil, .small, .small), (.small, .extraLarge, .large),
        (.extraLarge, .medium, .medium),
    ])
    func `a view keeps the text size within its limits`(
        minimum: UIContentSizeCategory?, maximum: UIContentSizeCategory?, expected: UIContentSizeCategory
    ) {
        useFreshRuntime()
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        var changes = 0
        inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _) in
            changes += 1
        }
        outer.maximumContentSizeCategory = maximum
        let once = changes
        outer.minimumContentSizeCategory = minimum
        #expect(inner.traitCollection.preferredContentSizeCategory == expected)
        #expect(changes >= once && (expected == .large) == (changes == 0))
    }
}
