import Simulator

// Sheets and their surroundings since iOS 18: the keyboard, the device's orientation, lists, and a part of the screen.
extension Scenario {
    static let sheetSurroundings: [Scenario] = [
        .uncovered(
            EvidenceEntry(
                "hunt27-modals-01", "preferredPlacement of a sheet on an iPad", ios: "27",
                source: .documentation(
                    "iPhoneOS 27.0 SDK, UIKit.framework/Headers/UISheetPresentationController.h"),
                notes: """
                    Leading places the sheet at the leading edge. Quote: The default value is
                    UISheetPresentationControllerPlacementAutomatic. This property is ignored when sourceView is
                    non-nil.
                    """),
            "The names are those of iOS 27, and UIKit here has those of iOS 26."),
        .rule(
            EvidenceEntry(
                "hunt27-modals-02",
                "A text field in a sheet at the smaller of two detents becomes first responder, and resigns",
                ios: "26.5", animated: true, source: .log(keyboardTest),
                notes: """
                    Quote: A sheet resting at a detent smaller than the largest one grows to the largest detent
                    while the keyboard is shown.
                    """),
            statements: 2
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.6), .large()])
            let small = scene.frame
            scene.controller.selectedDetentIdentifier = .large
            try stage.settle()
            let large = scene.frame
            scene.controller.selectedDetentIdentifier = .share
            try stage.settle()
            scene.field.becomeFirstResponder()
            try stage.settle()
            stage.state(
                "the sheet is as high as at the large detent while the keyboard is shown",
                large.minY < small.minY && scene.frame.minY == large.minY,
                "\(scene.frame), \(large), \(small)")
            scene.field.resignFirstResponder()
            try stage.settle()
            stage.state(
                "when the keyboard is hidden the sheet is at the smaller detent again",
                scene.frame == small, "\(scene.frame), \(small)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-03",
                "A text field in a sheet at its large detent is edited, and the user swipes the sheet down",
                ios: "26.5", animated: true, source: .log(keyboardTest),
                notes: """
                    Quote: swipe the sheet down past the lower detent. - Both the keyboard and the sheet are
                    dismissed.
                    """),
            statements: 2
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.6), .large()])
            scene.controller.selectedDetentIdentifier = .large
            try stage.settle()
            let large = scene.frame
            scene.field.becomeFirstResponder()
            try stage.settle()
            stage.state(
                "the keyboard doesn't move the sheet", scene.frame.minY == large.minY,
                "\(scene.frame), \(large)")
            stage.sim.swipe(from: CGPoint(x: 200, y: large.minY + 4), to: CGPoint(x: 200, y: 820))
            try stage.settle()
            stage.state(
                "the swipe dismisses the sheet and the keyboard",
                !scene.isShown && !scene.field.isFirstResponder,
                "\(scene.isShown), \(scene.field.isFirstResponder)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-04",
                "A text field in a sheet with one custom detent becomes first responder, and resigns",
                ios: "26.5", animated: true, source: .log(keyboardTest),
                notes: """
                    Quote: is pushed up so that it sits above the keyboard; its view becomes taller by the
                    keyboard height, the extra area is hidden behind the keyboard.
                    """),
            statements: 3
        ) { stage in
            let scene = try FieldSheet(stage, [.custom { _ in 300 }])
            let before = scene.frame
            scene.field.becomeFirstResponder()
            try stage.settle()
            let (now, keyboard) = (scene.frame, scene.keyboardHeight)
            // The source doesn't say whether the bottom inset of the sheet counts twice.
            let heights = (keyboard - 40)...keyboard
            stage.state(
                "its upper edge moves up by the height of the keyboard",
                keyboard > 200 && heights.contains(before.minY - now.minY), "\(before), \(now), \(keyboard)")
            stage.state(
                "its view becomes taller by that height", heights.contains(now.height - before.height),
                "\(before), \(now), \(keyboard)")
            scene.field.resignFirstResponder()
            try stage.settle()
            stage.state(
                "when the keyboard is hidden the sheet is where it was", scene.frame == before,
                "\(scene.frame), \(before)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-05",
                "An iPhone with a sheet at a custom detent of 0.3 is turned to landscape and back",
                ios: "26.5",
                source: .log(turnTest),
                notes: """
                    Quote: iPhone: The sheet covers the full screen. iPhone: The sheet returns to the 0.3 detent
                    of the portrait height.
                    """),
            statements: 2
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.3), .large()])
            let before = scene.frame
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            stage.state(
                "in landscape the sheet covers the screen", scene.frame == stage.sim.window.bounds,
                "\(scene.frame)")
            stage.sim.rotate(to: .portrait)
            try stage.settle()
            stage.state(
                "upright again it is where it was", scene.frame == before, "\(scene.frame), \(before)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-06",
                """
                An iPad with a sheet at 0.3 is turned; the user drags the sheet to large, and the iPad is \
                turned back
                """,
                ios: "26.5", animated: true, devices: ["iPad Pro 11-inch"], source: .log(turnTest),
                notes: """
                    Quote: iPad: The sheet stays expanded to the top of the screen (1.0 detent of the portrait
                    height).
                    """),
            statements: 2
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.3), .large()])
            let upright = scene.frame
            stage.sim.rotate(to: .landscapeRight)
            try stage.settle()
            let sideways = scene.frame
            let share = sideways.height / upright.height
            let screen = stage.sim.window.bounds
            stage.state(
                "in landscape the sheet has 0.3 of the landscape's height",
                share < 0.9 && abs(share - screen.height / screen.width) < 0.1, "\(upright), \(sideways)")
            scene.drag(by: -600)
            try stage.settle()
            let large = scene.frame
            stage.sim.rotate(to: .portrait)
            try stage.settle()
            stage.state(
                "after the drag and the turn it is still at the large detent",
                large.height > sideways.height + 200 && scene.frame.height > upright.height + 200
                    && scene.controller.selectedDetentIdentifier == .large,
                "\(large), \(scene.frame)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-07", "A list in a sheet on an iPad: prefersScrollingExpandsWhenScrolledToEdge",
                ios: "26.5", animated: true, devices: ["iPad Pro 11-inch"],
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/0a771608bd2c7892606611958bf901b2f4afe210/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-expand-scroll-view-ios/scenario.md"
                ),
                notes: """
                    Quote: The panel grows to the largest detent (1.0) first (width unchanged); the list does not
                    scroll until the panel has finished expanding.
                    """),
            statements: 4
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.5), .large()])
            let list = scene.addList()
            try stage.settle()
            let before = scene.frame
            @MainActor func dragList() throws {
                let middle = CGPoint(x: scene.frame.midX, y: scene.frame.maxY - 40)
                stage.sim.pan(from: middle, to: CGPoint(x: middle.x, y: middle.y - 500))
                try stage.settle()
            }
            try dragList()
            stage.state(
                "true: a drag up on the list makes the sheet larger with the same width, and doesn't scroll",
                scene.frame.height > before.height + 50 && scene.frame.width == before.width
                    && list.contentOffset.y < 1, "\(before), \(scene.frame), \(list.contentOffset)")
            try dragList()
            stage.state(
                "another drag scrolls the list", list.contentOffset.y > 50, "\(list.contentOffset)")
            let other = try FieldSheet(stage, [.share(0.5), .large()]) {
                $0.prefersScrollingExpandsWhenScrolledToEdge = false
            }
            let own = other.addList()
            try stage.settle()
            let start = other.frame
            let middle = CGPoint(x: start.midX, y: start.maxY - 40)
            stage.sim.pan(from: middle, to: CGPoint(x: middle.x, y: middle.y - 250))
            try stage.settle()
            stage.state(
                "false: a drag up scrolls the list, and the sheet stays",
                other.frame == start && own.contentOffset.y > 50, "\(other.frame), \(own.contentOffset)")
            other.drag(by: -400)
            try stage.settle()
            stage.state(
                "false: a drag of the area above the list makes the sheet larger",
                other.frame.height > start.height + 50, "\(start), \(other.frame)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-08", "A sheet with isModalInPresentation and the detents 0.5 and large",
                ios: "18.6 and 26.4", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/018335fdaa84215e35af2d03980bded5004fed44/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-prevent-native-dismiss-ios/scenario.md"
                ),
                notes: """
                    Quote: Tap the backdrop (the dimmed area behind/above the sheet). The FormSheet **does not**
                    dismiss. An alert with the title "Dismissal Prevented" appears again.
                    """),
            statements: 4
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.5), .large()])
            scene.sheet.isModalInPresentation = true
            let small = scene.frame
            scene.drag(by: -500)
            try stage.settle()
            let large = scene.frame
            scene.drag(by: small.minY - large.minY)
            try stage.settle()
            stage.state(
                "drags between the detents move it", large.minY < small.minY && scene.frame == small,
                "\(large), \(scene.frame)")
            scene.drag(by: 350)
            try stage.settle()
            stage.state(
                "a drag down: presentationControllerDidAttemptToDismiss, and the sheet stays",
                scene.isShown && scene.frame == small && scene.log.heard.last == "attempt",
                "\(scene.frame), \(scene.log.heard)")
            let count = scene.log.heard.count
            stage.sim.tap(at: CGPoint(x: 200, y: 80))
            try stage.settle()
            stage.state(
                "a tap beside it: presentationControllerDidAttemptToDismiss, and the sheet stays",
                scene.isShown && scene.log.heard.dropFirst(count) == ["attempt"], "\(scene.log.heard)")
            scene.sheet.dismiss(animated: true)
            try stage.settle()
            stage.state("dismiss(animated:) by code dismisses it", !scene.isShown, "it is shown")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-09", "A sheet selects its large detent in its viewWillAppear", ios: "26.5",
                animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/2c1903fcb14d19c9bcf8a6a1d5e1427c34f7376a/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-select-detent/scenario.md"
                ),
                notes: """
                    The library tells of the selection itself. UISheetPresentationController.h: Not called if
                    selectedDetentIdentifier is programmatically set. Quote: The sheet presents and ends up at
                    the maximum detent (1.0).
                    """),
            statements: 3
        ) { stage in
            let scene = try FieldSheet(stage, [.share(0.3), .large()]) { controller in
                (controller.presentedViewController as? Page)?.on("viewWillAppear") { [unowned controller] in
                    controller.selectedDetentIdentifier = .large
                }
            }
            let large = scene.frame
            stage.state("the sheet ends at the large detent", large.minY < 150, "\(large)")
            stage.state(
                "the delegate isn't told of a selected detent", scene.log.heard.isEmpty, "\(scene.log.heard)")
            scene.drag(by: 500)
            try stage.settle()
            stage.state(
                "after a drag down to the small one the delegate is told",
                scene.frame.minY > 400 && scene.log.heard == ["change"], "\(scene.frame), \(scene.log.heard)")
        },
        .rule(
            EvidenceEntry(
                "hunt27-modals-10",
                "A child on a part of the screen defines a context, and presents over it with a dissolve",
                ios: "18.6 and 26.4", animated: true,
                source: .log(
                    "https://github.com/software-mansion/react-native-screens/blob/73fafc73f4fa1778dcccf1789671d6fe37d6e51c/apps/src/tests/single-feature-tests/contained-modal/test-contained-modal-base-ios/scenario.md"
                ),
                notes: """
                    Quote: The modal is presented **within that bordered region only**, not over the whole screen.
                    """),
            statements: 3
        ) { stage in
            let (root, child, page) = (stage.page("Root"), stage.page("Child"), stage.page("P"))
            child.definesPresentationContext = true
            root.loadViewIfNeeded()
            root.addChild(child)
            child.view.frame = CGRect(x: 40, y: 200, width: 300, height: 400)
            root.view.addSubview(child.view)
            child.didMove(toParent: root)
            var taps = 0
            let button = UIButton(frame: CGRect(x: 50, y: 300, width: 100, height: 44))
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            child.view.addSubview(button)
            try stage.launch(root)
            page.modalPresentationStyle = .overCurrentContext
            page.modalTransitionStyle = .crossDissolve
            child.present(page, animated: true)
            try stage.settle()
            let place = page.view.convert(page.view.bounds, to: nil)
            stage.state(
                "the presented page has the frame of the child", place == child.view.frame, "\(place)")
            stage.state(
                "the view of the child stays in the window, behind it",
                child.view.window != nil && button.window != nil && button.isBehind(page.view),
                "\(String(describing: child.view.window))")
            let middle = button.convert(CGPoint(x: 50, y: 22), to: nil)
            stage.sim.tap(at: middle)
            try stage.settle()
            let during = taps
            child.dismiss(animated: true)
            try stage.settle()
            stage.sim.tap(at: middle)
            try stage.settle()
            stage.state(
                "a button of the child isn't tapped during the presentation, and is tapped afterwards",
                during == 0 && taps == 1, "\(during), \(taps)")
        },
    ]

    private static let keyboardTest =
        "https://github.com/software-mansion/react-native-screens/blob/14bff3034ec7f6bd78c002a90c2311b274da9cdd/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-keyboard/scenario.md"
    private static let turnTest =
        "https://github.com/software-mansion/react-native-screens/blob/0b2899e70fc736c0a915b82606e8540492442c2a/apps/src/tests/single-feature-tests/form-sheet/test-form-sheet-orientation-change/scenario.md"
}

extension UISheetPresentationController.Detent.Identifier {
    fileprivate static let share = Self("share")
}

extension UISheetPresentationController.Detent {
    /// A detent at a share of the largest possible height.
    fileprivate static func share(_ share: CGFloat) -> UISheetPresentationController.Detent {
        .custom(identifier: .share) { $0.maximumDetentValue * share }
    }
}

/// A form sheet with a text field at its top.
@MainActor
private final class FieldSheet {
    let sheet: Page
    let controller: UISheetPresentationController
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
    let log = DetentLog()
    private let home: Page
    private let stage: Stage

    init(
        _ stage: Stage, _ detents: [UISheetPresentationController.Detent],
        _ configure: (UISheetPresentationController) -> Void = { _ in }
    ) throws {
        self.stage = stage
        (home, sheet) = (stage.page("A"), stage.page("B", .formSheet))
        controller = try require(sheet.sheetPresentationController)
        try stage.launch(home)
        controller.detents = detents
        controller.delegate = log
        configure(controller)
        sheet.loadViewIfNeeded()
        sheet.view.addSubview(field)
        home.present(sheet, animated: true)
        try stage.settle()
    }

    var isShown: Bool { home.presentedViewController === sheet }

    /// The frame of the sheet on the screen.
    var frame: CGRect { sheet.view.convert(sheet.view.bounds, to: nil) }

    var keyboardHeight: CGFloat { home.view.keyboardLayoutGuide.layoutFrame.height }

    /// Drags the sheet by its upper edge, and pauses before the touch ends.
    func drag(by distance: CGFloat) {
        let start = CGPoint(x: frame.midX, y: frame.minY + 4)
        stage.sim.touchDown(at: start)
        stage.sim.touchMove(to: CGPoint(x: start.x, y: start.y + distance), over: 0.5)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
    }

    /// Adds a list below the field.
    func addList() -> UIScrollView {
        let insets = UIEdgeInsets(top: 120, left: 0, bottom: 0, right: 0)
        let list = UIScrollView(frame: sheet.view.bounds.inset(by: insets))
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 300, height: 5000)
        sheet.view.addSubview(list)
        return list
    }
}

/// Records the notifications of a sheet's delegate.
@MainActor
private final class DetentLog: NSObject, UISheetPresentationControllerDelegate {
    private(set) var heard: [String] = []

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { heard.append("change") }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        heard.append("attempt")
    }
}
