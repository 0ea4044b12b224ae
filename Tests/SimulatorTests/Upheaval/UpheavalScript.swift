import Simulator
import Testing

/// An app, and a user's actions in it.
struct UpheavalScript: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let device: Device
    let play: @MainActor @Sendable (UpheavalApp) -> Void

    init(
        _ name: String, device: Device = .iPhone16,
        _ play: @escaping @MainActor @Sendable (UpheavalApp) -> Void
    ) {
        testDescription = name
        self.device = device
        self.play = play
    }
}

extension UpheavalScript {
    /// The callbacks that this script tests. The callbacks of every page are tested by the scripts of pages.
    func ownCallbacks(of heard: [String]) -> [String] {
        let isOfPages = UpheavalScript.pages.contains { $0.testDescription == testDescription }
        return isOfPages ? heard : heard.filter { !UpheavalScript.everyPages.contains($0) }
    }

    private static let everyPages: Set<String> = [
        "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewSafeAreaInsetsDidChange", "updateViewConstraints", "willMove",
        "didMove",
        "viewWillDisappear", "viewDidDisappear", "willMove to nil", "didMove to nil",
    ]
}

// The apps.
extension UpheavalApp {
    /// A stack of two pages.
    func stack(_ page: UIViewController, delegate: UpheavalDelegate? = nil) {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.delegate = delegate
        stack.pushViewController(page, animated: false)
        launch(stack)
    }

    func page(_ build: @escaping (UpheavalPage) -> Void) { stack(UpheavalPage(self, build: build)) }

    /// A page with one view at the top.
    func view() {
        page { page in
            let view = UpheavalView()
            view.app = page.app
            page.add(view, 150, CGSize(width: 300, height: 200))
        }
    }

    func control(_ make: @escaping @MainActor () -> UIControl) {
        page { page in page.addControl(make(), 150) }
    }

    func gesture(_ make: @escaping @MainActor () -> UIGestureRecognizer) {
        page { page in
            let view = UIView()
            page.add(view, 150, CGSize(width: 300, height: 200))
            page.addGesture(make(), to: view)
        }
    }

    /// The topmost page, searched each time, because the script retains no page.
    var front: UIViewController? {
        guard let root = sim.runtimeWindow?.rootViewController else { return nil }
        let presented = sequence(first: root, next: \.presentedViewController)
        let last = Array(presented).last
        return (last as? UINavigationController)?.topViewController
            ?? (last as? UITabBarController)?.selectedViewController ?? last
    }
}

extension Simulator {
    /// The current key window.
    var runtimeWindow: UIWindow? { UIApplication.shared.windows.first(where: \.isKeyWindow) }
}

private let middle = CGPoint(x: 150, y: 250)

extension UpheavalScript {
    static let all = pages + views + controls + gestures + texts + lists + containers + modals

    static let pages: [UpheavalScript] = [
        UpheavalScript("push and pop") { app in
            let delegate = UpheavalDelegate(app)
            app.stack(UpheavalPage(app), delegate: delegate)
            app.front?.navigationController?.pushViewController(UpheavalPage(app), animated: true)
            app.rest()
            app.front?.navigationController?.popViewController(animated: true)
            app.sim.advance(by: 0.1)
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("push without animation") { app in
            app.stack(UpheavalPage(app))
            app.front?.navigationController?.pushViewController(UpheavalPage(app), animated: false)
            app.rest()
            app.front?.navigationController?.popViewController(animated: false)
            app.rest()
        },
        UpheavalScript("edge swipe") { app in
            let delegate = UpheavalDelegate(app)
            app.stack(UpheavalPage(app), delegate: delegate)
            app.sim.touchDown(at: CGPoint(x: 1, y: 400))
            app.sim.touchMove(to: CGPoint(x: 150, y: 400), over: 0.2)
            app.sim.touchMove(to: CGPoint(x: 40, y: 400), over: 0.2)
            app.sim.advance(by: 0.3)
            app.sim.touchUp()
            app.rest()
            app.sim.touchDown(at: CGPoint(x: 1, y: 400))
            app.sim.touchMove(to: CGPoint(x: 350, y: 400), over: 0.2)
            app.sim.touchUp()
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("rotation, background and settings") { app in
            app.stack(UpheavalPage(app))
            app.sim.rotate(to: .landscapeLeft)
            app.rest()
            app.sim.rotate(to: .portrait)
            app.rest()
            app.sim.setTraits { $0.userInterfaceStyle = .dark }
            app.rest()
            app.sim.sendMemoryWarning()
            app.sim.shake()
            app.sim.enterBackground()
            app.sim.enterForeground()
            app.rest()
        },
        UpheavalScript("keys and bar items") { app in
            app.stack(UpheavalPage(app))
            app.front?.becomeFirstResponder()
            app.sim.pressKey("k", modifiers: .command)
            app.sim.pressKey("a")
            app.rest()
            app.sim.tap("Item")
            app.rest()
            app.sim.tap("Back")
            app.rest()
        },
    ]

    static let views: [UpheavalScript] = [
        UpheavalScript("touches") { app in
            app.view()
            app.sim.touchDown(at: middle)
            app.sim.touchMove(to: CGPoint(x: 180, y: 300), over: 0.1)
            app.sim.touchUp()
            app.rest()
            app.sim.touchDown(at: middle)
            app.sim.touchMove(to: CGPoint(x: 180, y: 300), over: 0.1)
            app.sim.cancelTouches()
            app.rest()
        },
        UpheavalScript("animations") { app in
            app.view()
            let view = app.front?.view.subviews.first
            UIView.animate(withDuration: 0.2) {
                view?.alpha = 0.5
                app.meet("animations", view)
            } completion: { [weak view] _ in
                app.meet("animations' completion", view)
            }
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { [weak view] in
                view?.center.x += 10
                app.meet("animator", view)
            }
            animator.addCompletion { [weak view] _ in app.meet("animator's completion", view) }
            animator.startAnimation()
            let link = CADisplayLink(target: LinkEar(app), selector: Selector("tick:", LinkEar.tick))
            link.add(to: .main, forMode: .common)
            app.sim.advance(by: 0.1)
            link.invalidate()
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
                MainActor.assumeIsolated { app.meet("timer", nil) }
            }
            _ = app.sim.picture()
            app.rest()
        },
        UpheavalScript("a context menu") { app in
            let delegate = MenuEar(app)
            app.view()
            app.front?.view.subviews.first?.addInteraction(UIContextMenuInteraction(delegate: delegate))
            app.sim.longPress(at: middle, for: 0.8)
            app.rest()
            app.sim.tap("Copy")
            app.rest()
            app.sim.longPress(at: middle, for: 0.3)
            app.rest()
            app.sim.longPress(at: middle, for: 0.8)
            app.rest()
            app.sim.tap(at: CGPoint(x: 380, y: 700))
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("drag and drop") { app in
            let ear = DragEar(app)
            app.view()
            app.front?.view.subviews.first?.addInteraction(UIDragInteraction(delegate: ear))
            app.front?.view.subviews.first?.addInteraction(UIDropInteraction(delegate: ear))
            app.front?.view.subviews.first?.interactions.compactMap { $0 as? UIDragInteraction }.first?
                .isEnabled = true
            app.sim.touchDown(at: middle)
            app.sim.advance(by: 1)
            app.sim.touchMove(to: CGPoint(x: 180, y: 300), over: 0.3)
            app.sim.touchMove(to: CGPoint(x: 180, y: 600), over: 0.3)
            app.sim.touchMove(to: CGPoint(x: 180, y: 300), over: 0.3)
            app.sim.touchUp()
            app.rest()
            withExtendedLifetime(ear) {}
        },
    ]

    static let controls: [UpheavalScript] = [
        control("button", touch: middleOfControl) { UIButton(configuration: .filled()) },
        control("menu button", touch: middleOfControl, then: "Copy") {
            let button = UIButton(configuration: .filled())
            button.showsMenuAsPrimaryAction = true
            button.menu = menu()
            return button
        },
        control("slider", from: CGPoint(x: 40, y: 170), to: CGPoint(x: 150, y: 170)) { UISlider() },
        control("switch", touch: CGPoint(x: 40, y: 165)) { UISwitch() },
        control("stepper", touch: CGPoint(x: 40, y: 165)) { UIStepper() },
        control("segmented control", touch: CGPoint(x: 180, y: 165)) {
            UISegmentedControl(items: ["A", "B"])
        },
        control("page control", touch: CGPoint(x: 200, y: 165)) {
            let control = UIPageControl()
            control.numberOfPages = 5
            return control
        },
        control("color well", touch: CGPoint(x: 40, y: 165)) { UIColorWell() },
        control("wheels", from: CGPoint(x: 100, y: 260), to: CGPoint(x: 100, y: 200)) {
            datePicker(.wheels)
        },
        control("compact date", touch: CGPoint(x: 80, y: 170), then: "17") { datePicker(.compact) },
        control("inline date", touch: CGPoint(x: 180, y: 300), then: "17") { datePicker(.inline) },
        UpheavalScript("picker") { app in
            let delegate = UpheavalDelegate(app)
            app.page { [weak delegate] page in
                let picker = UIPickerView()
                picker.dataSource = delegate
                picker.delegate = delegate
                page.add(picker, 150, CGSize(width: 320, height: 216))
            }
            app.sim.swipe(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 200))
            app.rest()
            app.sim.tap(at: CGPoint(x: 100, y: 290))
            app.rest()
            withExtendedLifetime(delegate) {}
        },
    ]

    private static let middleOfControl = CGPoint(x: 100, y: 170)

    @MainActor
    private static func datePicker(_ style: UIDatePickerStyle) -> UIDatePicker {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = .date
        return picker
    }

    @MainActor
    private static func menu() -> UIMenu {
        UIMenu(children: [UIAction(title: "Copy") { _ in }, UIMenu(title: "More", children: [])])
    }

    private static func control(
        _ name: String, touch point: CGPoint, then title: String? = nil,
        _ make: @escaping @MainActor @Sendable () -> UIControl
    ) -> UpheavalScript {
        UpheavalScript(name) { app in
            app.control(make)
            app.sim.touchDown(at: point)
            app.sim.advance(by: 0.05)
            app.sim.touchUp()
            app.rest()
            if let title { app.sim.tap(title) }
            app.rest()
            app.sim.touchDown(at: point)
            app.sim.advance(by: 0.5)
            app.sim.touchMove(to: CGPoint(x: point.x, y: 700), over: 0.1)
            app.sim.cancelTouches()
            app.rest()
        }
    }

    private static func control(
        _ name: String, from start: CGPoint, to end: CGPoint,
        _ make: @escaping @MainActor @Sendable () -> UIControl
    ) -> UpheavalScript {
        UpheavalScript(name) { app in
            app.control(make)
            app.sim.pan(from: start, to: end)
            app.rest()
            app.sim.swipe(from: start, to: end)
            app.rest()
        }
    }

    static let gestures: [UpheavalScript] = [
        gesture("tap", { UITapGestureRecognizer() }) { $0.tap(at: middle) },
        gesture(
            "double tap",
            {
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = 2
                return tap
            }
        ) { $0.tap(at: middle, count: 2) },
        gesture("long press", { UILongPressGestureRecognizer() }) {
            $0.touchDown(at: middle)
            $0.advance(by: 0.6)
            $0.touchMove(to: CGPoint(x: 170, y: 270), over: 0.1)
            $0.touchUp()
        },
        gesture("pan", { UIPanGestureRecognizer() }) {
            $0.pan(from: middle, to: CGPoint(x: 250, y: 300))
            $0.touchDown(at: middle)
            $0.touchMove(to: CGPoint(x: 170, y: 300), over: 0.1)
            $0.cancelTouches()
        },
        gesture("swipe", { UISwipeGestureRecognizer() }) {
            $0.swipe(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 280, y: 250))
        },
        gesture("pinch", { UIPinchGestureRecognizer() }) { sim in
            sim.touchDown(at: CGPoint(x: 100, y: 250), finger: 0)
            sim.touchDown(at: CGPoint(x: 200, y: 250), finger: 1)
            sim.touchMove([0: CGPoint(x: 60, y: 250), 1: CGPoint(x: 240, y: 260)], over: 0.2)
            sim.touchUp(finger: 0)
            sim.touchUp(finger: 1)
        },
        gesture("hover", device: .iPadPro11, { UIHoverGestureRecognizer() }) { sim in
            sim.movePointer(to: middle, over: 0.1)
            sim.movePointer(to: CGPoint(x: 170, y: 260), over: 0.1)
            sim.movePointer(to: CGPoint(x: 700, y: 700), over: 0.1)
        },
    ]

    private static func gesture(
        _ name: String, device: Device = .iPhone16,
        _ make: @escaping @MainActor @Sendable () -> UIGestureRecognizer,
        _ play: @escaping @MainActor @Sendable (Simulator) -> Void
    ) -> UpheavalScript {
        UpheavalScript(name, device: device) { app in
            app.gesture(make)
            play(app.sim)
            app.rest()
        }
    }

    static let texts: [UpheavalScript] = [
        UpheavalScript("text field") { app in
            let delegate = UpheavalDelegate(app)
            app.page { [weak delegate] page in
                let field = UITextField()
                field.borderStyle = .roundedRect
                field.delegate = delegate
                page.addControl(field, 150)
            }
            let ears = KeyboardEars(app)
            app.sim.tap(at: CGPoint(x: 60, y: 170))
            app.rest()
            app.sim.type("ab\n")
            app.rest()
            app.sim.longPress(at: CGPoint(x: 60, y: 170))
            app.rest()
            app.sim.tap("Paste")
            app.rest()
            ears.end()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("text view") { app in
            let delegate = UpheavalDelegate(app)
            app.page { [weak delegate] page in
                let text = UITextView()
                text.text = "Some words of a text"
                text.delegate = delegate
                page.add(text, 150, CGSize(width: 300, height: 100))
            }
            app.sim.tap(at: CGPoint(x: 60, y: 165))
            app.rest()
            app.sim.type("ab")
            app.sim.tap(at: CGPoint(x: 60, y: 165), count: 2)
            app.rest()
            app.sim.tap("Copy")
            app.rest()
            app.front?.view.endEditing(true)
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("search") { app in
            let delegate = UpheavalDelegate(app)
            let page = UpheavalPage(app)
            let search = UISearchController(searchResultsController: UpheavalPage(app))
            search.searchResultsUpdater = delegate
            search.delegate = delegate
            page.navigationItem.searchController = search
            page.navigationItem.hidesSearchBarWhenScrolling = false
            app.stack(page)
            for _ in 0..<2 {
                let bar = app.front?.navigationItem.searchController?.searchBar
                if let bar {
                    app.sim.tap(bar.searchTextField)
                    app.rest()
                    app.sim.type("ab")
                    app.rest()
                    app.sim.tapCancel(in: bar)
                }
                app.rest()
            }
            withExtendedLifetime(delegate) {}
        },
    ]

    static let lists: [UpheavalScript] = [
        UpheavalScript("table: rows") { app in
            app.stack(UpheavalTable(app))
            app.sim.tap("Row 1")
            app.rest()
            app.sim.tap("Row 2")
            app.rest()
            (app.front as? UpheavalTable)?.deleteFirst()
            app.rest()
            (app.front as? UpheavalTable)?.tableView.reloadData()
            app.rest()
        },
        UpheavalScript("table: scrolling") { app in
            app.stack(UpheavalTable(app))
            app.sim.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
            app.rest()
            app.sim.tapStatusBar()
            app.rest()
            app.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 650))
            app.rest()
        },
        UpheavalScript("table: swipes") { app in
            app.stack(UpheavalTable(app))
            app.sim.swipe(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 180, y: 300))
            app.rest()
            app.sim.tap("Remove")
            app.rest()
            app.sim.swipe(from: CGPoint(x: 380, y: 300), to: CGPoint(x: 10, y: 300))
            app.rest()
        },
        UpheavalScript("table: editing") { app in
            app.stack(UpheavalTable(app))
            app.front?.setEditing(true, animated: true)
            app.rest()
            app.sim.tap(at: CGPoint(x: 25, y: 200))
            app.rest()
            app.sim.tap("Delete")
            app.rest()
            app.sim.touchDown(at: CGPoint(x: 370, y: 200))
            app.sim.advance(by: 0.3)
            app.sim.touchMove(to: CGPoint(x: 370, y: 330), over: 0.3)
            app.sim.touchUp()
            app.rest()
        },
        UpheavalScript("table: menus") { app in
            app.stack(UpheavalTable(app))
            app.sim.longPress(at: CGPoint(x: 100, y: 300), for: 1.5)
            app.rest()
            app.sim.tap("Copy")
            app.rest()
        },
        UpheavalScript("table: drag") { app in
            app.stack(UpheavalTable(app))
            app.sim.touchDown(at: CGPoint(x: 100, y: 300))
            app.sim.advance(by: 1)
            app.sim.touchMove(to: CGPoint(x: 100, y: 420), over: 0.5)
            app.sim.advance(by: 0.5)
            app.sim.touchUp()
            app.rest()
        },
        grid(sideways: false), grid(sideways: true),
    ]

    private static func grid(sideways: Bool) -> UpheavalScript {
        UpheavalScript(sideways ? "orthogonal grid" : "grid") { app in
            app.stack(UpheavalGrid(app, sideways: sideways))
            app.sim.tap("Row 1")
            app.rest()
            app.sim.swipe(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
            app.rest()
            app.sim.swipe(from: CGPoint(x: 300, y: 140), to: CGPoint(x: 60, y: 140))
            app.rest()
            app.sim.longPress(at: CGPoint(x: 100, y: 140), for: 1.5)
            app.rest()
            app.sim.tap("Copy")
            app.rest()
            (app.front as? UpheavalGrid)?.shuffle()
            app.rest()
        }
    }

    static let containers: [UpheavalScript] = [
        UpheavalScript("tabs") { app in
            let delegate = UpheavalDelegate(app)
            let tabs = UITabBarController()
            let pages = ["One", "Two"].map { title in
                let page = UpheavalPage(app)
                page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
                return page
            }
            tabs.viewControllers = pages.map { UINavigationController(rootViewController: $0) }
            tabs.delegate = delegate
            app.launch(tabs)
            app.sim.tap("Two")
            app.rest()
            app.sim.tap("Two")
            app.rest()
            app.sim.tap("One")
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        pager("curl", .pageCurl), pager("scroll", .scroll),
        UpheavalScript("split view", device: .iPadPro11) { app in
            let delegate = UpheavalDelegate(app)
            let split = UISplitViewController(style: .doubleColumn)
            split.delegate = delegate
            split.setViewController(UpheavalPage(app), for: .primary)
            split.setViewController(UpheavalPage(app), for: .secondary)
            app.launch(split)
            app.sim.touchDown(at: CGPoint(x: 1, y: 400))
            app.sim.touchMove(to: CGPoint(x: 300, y: 400), over: 0.2)
            app.sim.touchUp()
            app.rest()
            app.sim.tap(at: CGPoint(x: 700, y: 600))
            app.rest()
            app.sim.rotate(to: .landscapeLeft)
            app.rest()
            withExtendedLifetime(delegate) {}
        },
    ]

    private static func pager(
        _ name: String, _ style: UIPageViewController.TransitionStyle
    ) -> UpheavalScript {
        UpheavalScript(name) { app in
            let delegate = UpheavalDelegate(app)
            let pager = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
            pager.dataSource = delegate
            pager.delegate = delegate
            pager.setViewControllers([UpheavalPage(app)], direction: .forward, animated: false)
            app.stack(pager)
            app.sim.swipe(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 40, y: 400))
            app.rest()
            app.sim.pan(from: CGPoint(x: 60, y: 400), to: CGPoint(x: 120, y: 400))
            app.rest()
            withExtendedLifetime(delegate) {}
        }
    }

    static let modals: [UpheavalScript] = [
        UpheavalScript("sheet") { app in
            let delegate = UpheavalDelegate(app)
            app.stack(UpheavalPage(app))
            let sheet = UpheavalPage(app)
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.delegate = delegate
            app.front?.present(sheet, animated: true) { app.meet("present's completion", nil) }
            app.rest()
            app.sim.touchDown(at: CGPoint(x: 200, y: 460))
            app.sim.touchMove(to: CGPoint(x: 200, y: 100), over: 0.3)
            app.sim.touchUp()
            app.rest()
            app.sim.touchDown(at: CGPoint(x: 200, y: 80))
            app.sim.touchMove(to: CGPoint(x: 200, y: 840), over: 0.2)
            app.sim.touchUp()
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("dismissals") { app in
            app.stack(UpheavalPage(app))
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet] {
                let page = UpheavalPage(app)
                page.modalPresentationStyle = style
                app.front?.present(page, animated: true) { app.meet("present's completion", nil) }
                app.rest()
                app.front?.dismiss(animated: true) { app.meet("dismiss' completion", nil) }
                app.rest()
            }
        },
        UpheavalScript("popover") { app in
            let delegate = UpheavalDelegate(app)
            app.stack(UpheavalPage(app))
            let page = UpheavalPage(app)
            page.modalPresentationStyle = .popover
            page.preferredContentSize = CGSize(width: 200, height: 200)
            page.popoverPresentationController?.delegate = delegate
            page.popoverPresentationController?.sourceView = app.front?.view
            page.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
            app.front?.present(page, animated: true)
            app.rest()
            app.sim.tap(at: CGPoint(x: 200, y: 800))
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        UpheavalScript("custom transition") { app in
            let delegate = UpheavalDelegate(app)
            app.stack(UpheavalPage(app))
            let page = UpheavalPage(app)
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = delegate
            app.front?.present(page, animated: true)
            app.rest()
            app.front?.dismiss(animated: true)
            app.rest()
            withExtendedLifetime(delegate) {}
        },
        alert("alert", .alert), alert("action sheet", .actionSheet),
    ]

    private static func alert(_ name: String, _ style: UIAlertController.Style) -> UpheavalScript {
        UpheavalScript(name) { app in
            app.stack(UpheavalPage(app))
            for title in ["OK", "Cancel"] {
                let alert = UIAlertController(title: "Title", message: "Words", preferredStyle: style)
                alert.addAction(
                    UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
                        app.meet("alert action", alert?.viewIfLoaded)
                    })
                alert.addAction(
                    UIAlertAction(title: "Cancel", style: .cancel) { [weak alert] _ in
                        app.meet("cancel action", alert?.viewIfLoaded)
                    })
                if style == .alert {
                    alert.addTextField { field in app.meet("alert's text field", field) }
                }
                app.front?.present(alert, animated: true)
                app.rest()
                app.sim.tap(title)
                app.rest()
            }
        }
    }
}
