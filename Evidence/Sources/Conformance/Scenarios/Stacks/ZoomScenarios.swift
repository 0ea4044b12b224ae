import Simulator

// Pages that zoom out of a view or a bar button item, in stacks and in presentations.
extension Scenario {
    static let zoomTransitions: [Scenario] = [
        .rule(
            EvidenceEntry(
                "ios26-METR-07", "A zoom, at the instant before its end", ios: "27 (simulator)",
                animated: true,
                source: .measured("https://github.com/JakeThomson/swift_transitions (docs/design.md)"),
                notes: """
                    Dimming 15 % black, covered page scaled to 0.914, cross-fade over the first 55 %, spring
                    omega 19 critically damped.
                    """),
            statements: 2
        ) { stage in
            let app = try ZoomStage(on: stage)
            app.stack.pushViewController(app.page, animated: true)
            stage.sim.advance(by: 0.499)
            let motion = app.motion(of: app.home)
            stage.state(
                "the covered page is scaled to 0.914", abs((motion?.scale ?? 0) - 0.914) < 0.001,
                "\(String(describing: motion?.scale))")
            stage.state(
                "it is dimmed by 15 %", abs((motion?.dimming ?? 0) - 0.15) < 0.001,
                "\(String(describing: motion?.dimming))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-15", "preferredTransition is crossDissolve, and a page is presented",
                ios: "18+",
                animated: true, source: .documentation("iOS 26.2 SDK, UIViewControllerTransition.h"),
                notes: """
                    Quote: Fades out the current view while fading in the new view. Same as
                    `UIModalTransitionStyle.crossDissolve`.
                    """),
            statements: 2
        ) { stage in
            let home = stage.page("Home")
            try stage.launch(home)
            for prefers in [true, false] {
                let page = stage.page("Page")
                if prefers {
                    page.preferredTransition = .crossDissolve
                } else {
                    page.modalTransitionStyle = .crossDissolve
                }
                home.present(page, animated: true)
                stage.sim.advance(by: 0.2)
                let motion = ZoomStage.motion(of: page)
                stage.state(
                    prefers ? "the page fades in" : "it does so with the modal style of that name",
                    motion.map { $0.opacity > 0 && $0.opacity < 1 && $0.offset == .zero } ?? false,
                    "\(String(describing: motion?.offset))")
                home.dismiss(animated: false)
                try stage.settle()
            }
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-17", "The user drags a zoomed page down", ios: "18+", animated: true,
                source: .documentation("iOS 26.2 SDK, UIZoomTransitionOptions.h"),
                notes: "Quote: Whether the interaction would begin under the current conditions by default."),
            statements: 3
        ) { stage in
            let options = UIViewController.Transition.ZoomOptions()
            var answers: [Bool] = []
            let app = try ZoomStage(on: stage, options)
            try app.push()
            options.interactiveDismissShouldBegin = { context in
                answers.append(context.willBegin)
                return false
            }
            try app.dragDown()
            stage.state(
                "the app is asked, and UIKit would begin", answers == [true], "\(answers)")
            stage.state(
                "false: the drag starts no pop", app.stack.viewControllers.count == 2,
                "\(app.stack.viewControllers)")
            options.interactiveDismissShouldBegin = { $0.willBegin }
            try app.dragDown()
            stage.state(
                "willBegin: as without the closure", app.stack.viewControllers.count == 1,
                "\(app.stack.viewControllers)")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-18", "Zoom options: alignment and dimming", ios: "18+", animated: true,
                source: .documentation("iOS 26.2 SDK, UIZoomTransitionOptions.h"),
                notes: "Quote: Return `CGRectNull` to indicate no preference."),
            statements: 2
        ) { stage in
            let options = UIViewController.Transition.ZoomOptions()
            stage.state(
                "the four options are nil",
                options.alignmentRectProvider == nil && options.dimmingColor == nil
                    && options.dimmingVisualEffect == nil && options.interactiveDismissShouldBegin == nil, "")
            options.alignmentRectProvider = { _ in .null }
            let app = try ZoomStage(on: stage, options)
            app.stack.pushViewController(app.page, animated: true)
            stage.sim.advance(by: 0)
            let scale = app.motion(of: app.page)?.scale
            let expected = max(100 / app.page.view.bounds.width, 100 / app.page.view.bounds.height)
            stage.state(
                "a null rectangle aligns the whole view",
                scale.map { abs($0 - expected) < 0.001 } ?? false, "\(String(describing: scale))")
        },
        .rule(
            EvidenceEntry(
                "ios26-TRANS-19",
                "Where a zoom is played: pushes, presentations, and a device of another kind",
                ios: "18+", animated: true,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/enhancing-your-app-with-fluid-transitions"
                )),
            statements: 3
        ) { stage in
            let app = try ZoomStage(on: stage)
            @MainActor func isZooming() -> Bool {
                stage.sim.advance(by: 0.1)
                return app.motion(of: app.page)?.isClipped == true
            }
            app.stack.pushViewController(app.page, animated: true)
            stage.state("a push zooms", isZooming(), "")
            app.stack.popViewController(animated: false)
            try stage.settle()
            app.stack.present(app.page, animated: true)
            stage.state("a presentation zooms", isZooming(), "")
            app.stack.dismiss(animated: false)
            try stage.settle()
            app.page.traitOverrides.userInterfaceIdiom = .tv
            app.stack.pushViewController(app.page, animated: true)
            stage.state(
                "on another device the default transition runs",
                !isZooming() && (app.motion(of: app.page)?.offset.x ?? 0) > 0, "")
        },
        .order(
            EvidenceEntry(
                "ios26-TRANS-35", "Swipe down on C that was pushed above a zoomed page B", ios: "18+",
                animated: true, source: .claim("https://github.com/expo/expo/issues/42255"),
                events: [
                    "C.viewWillDisappear", "A.viewWillAppear", "C.viewDidDisappear", "A.viewDidAppear",
                ])
        ) { stage in
            let app = try ZoomStage(on: stage)
            try app.push()
            app.stack.pushViewController(stage.page("C"), animated: false)
            try stage.settle()
            stage.begin()
            try app.dragDown()
            stage.close()
        },
        .rule(
            EvidenceEntry(
                "ios26-SHEET-02", "A sheet zooms out of a bar button item", ios: "26+", animated: true,
                source: .documentation("https://developer.apple.com/videos/play/wwdc2025/284"),
                notes: "Popovers and menus of bar items do so by themselves."),
            statements: 1, leavingOut: ["menus morph out of the item that is their source"],
            remark: "Menus fade in."
        ) { stage in
            let app = try ZoomStage(on: stage)
            let item = UIBarButtonItem(systemItem: .add)
            app.home.navigationItem.rightBarButtonItem = item
            try stage.settle()
            app.page.preferredTransition = .zoom { _ -> UIBarButtonItem? in item }
            app.page.modalPresentationStyle = .pageSheet
            app.home.present(app.page, animated: true)
            stage.sim.advance(by: 0)
            let (motion, source) = (app.motion(of: app.page), item.frame(in: app.stack.view))
            let middle = (motion?.offset.x ?? 0) + app.page.view.frame.midX
            stage.state(
                "the sheet begins at the item", source.map { abs($0.midX - middle) < 1 } ?? false,
                "\(middle), \(String(describing: source))")
        },
        .rule(
            EvidenceEntry(
                "ios26-SHEET-09", "A form sheet is presented with a zoom in a compact width", ios: "26 SDK",
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/documentation/ios-ipados-release-notes/ios-ipados-26-release-notes"
                )),
            statements: 2
        ) { stage in
            let app = try ZoomStage(on: stage)
            app.page.modalPresentationStyle = .formSheet
            app.home.present(app.page, animated: true)
            stage.sim.advance(by: 0.1)
            stage.state("it zooms", app.motion(of: app.page)?.isClipped == true, "")
            try stage.settle()
            stage.state(
                "it is a sheet",
                app.page.view.frame.minY > 0 && app.home.view.window != nil
                    && app.page.presentationController is UISheetPresentationController,
                "\(app.page.view.frame)")
        },
    ]
}

/// A stack with a page that zooms out of a part of the root page.
@MainActor
private struct ZoomStage {
    let stage: Stage
    let home: Page
    let page: Page
    let stack: UINavigationController

    init(on stage: Stage, _ options: UIViewController.Transition.ZoomOptions? = nil) throws {
        (self.stage, home, page) = (stage, stage.page("A"), stage.page("B"))
        stack = stage.navigation([home])
        let card = UIView(frame: CGRect(x: 40, y: 200, width: 100, height: 100))
        home.view.addSubview(card)
        page.preferredTransition = .zoom(options: options) { _ -> UIView? in card }
        try stage.launch(stack)
    }

    func push() throws {
        stack.pushViewController(page, animated: true)
        try stage.settle()
    }

    func dragDown() throws {
        let height = stage.sim.window.bounds.height
        stage.sim.pan(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 300 + 0.6 * height))
        try stage.settle()
    }

    func motion(of page: UIViewController) -> ViewMotion? { Self.motion(of: page) }

    static func motion(of page: UIViewController) -> ViewMotion? {
        let (engine, loop) = (Runtime.current.engine, Runtime.current.loop)
        return engine.motions(at: loop.now).first { $0.view === page.view }
    }
}
