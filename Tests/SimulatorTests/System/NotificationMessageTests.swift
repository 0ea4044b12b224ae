import PageFlowTesting
import Simulator
import Testing

/// A message, and a post of its notification in a simulator's window.
private struct Posted: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Posts the notification, and returns the arrivals.
    let arrivals: @MainActor @Sendable (UIWindow) -> [String]

    init<
        Identifier: NotificationCenter.MessageIdentifier & Sendable,
        Message: NotificationCenter.MainActorMessage
    >(
        _ subject: Message.Subject.Type, _ identifier: Identifier, _ name: Notification.Name
    ) where Identifier.MessageType == Message, Message.Subject: SendableMetatype {
        testDescription = "\(Message.self)"
        arrivals = { window in
            let (center, arrivals) = (NotificationCenter.default, Arrivals())
            let typed = center.addObserver(of: subject, for: identifier) { _ in arrivals.note("message") }
            let untyped = center.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { arrivals.note("notification") }
            }
            center.post(name: name, object: Self.object(subject, window), userInfo: Self.values(window))
            center.removeObserver(typed)
            center.removeObserver(untyped)
            return arrivals.sorted
        }
    }

    @MainActor private static func object(_ kind: Any.Type, _ window: UIWindow) -> AnyObject? {
        switch kind {
        case is UIScene.Type: window.windowScene
        case is UIWindow.Type: window
        case is UITableView.Type: UITableView()
        case is UITextField.Type: UITextField()
        case is UITextView.Type: UITextView()
        case is UIScreen.Type: UIScreen.main
        case is UIViewController.Type: window.rootViewController
        case is UIPointerLockState.Type: window.windowScene?.pointerLockState
        case is UIFocusSystem.Type: window.windowScene?.focusSystem
        case is UIDocument.Type: UIDocument(fileURL: URL(fileURLWithPath: "/d"))
        default: nil
        }
    }

    /// The values that a message requires.
    @MainActor private static func values(_ window: UIWindow) -> [AnyHashable: Any] {
        [
            UIAccessibility.announcementStringValueUserInfoKey: "Done",
            UIContentSizeCategory.newValueUserInfoKey: "L",
            UIPointerLockState.sceneUserInfoKey: window.windowScene as Any,
        ]
    }
}

@MainActor private final class Arrivals {
    private(set) var names: [String] = []

    /// The names without their order: observers of one notification are called in any order.
    var sorted: [String] { names.sorted() }

    func note(_ name: String) { names.append(name) }
}

@MainActor @Suite(.onStage) struct NotificationMessageTests {
    private nonisolated static let messages: [Posted] = [
        Posted(UIDevice.self, .batteryLevelDidChange, UIDevice.batteryLevelDidChangeNotification),
        Posted(UIDevice.self, .batteryStateDidChange, UIDevice.batteryStateDidChangeNotification),
        Posted(UIDevice.self, .orientationDidChange, UIDevice.orientationDidChangeNotification),
        Posted(UIDevice.self, .proximityStateDidChange, UIDevice.proximityStateDidChangeNotification),
        Posted(UITextField.self, .textDidBeginEditing, UITextField.textDidBeginEditingNotification),
        Posted(UITextField.self, .textDidChange, UITextField.textDidChangeNotification),
        Posted(UITextField.self, .textDidEndEditing, UITextField.textDidEndEditingNotification),
        Posted(UIDocument.self, .stateChanged, UIDocument.stateChangedNotification),
        Posted(UIPasteboard.self, .changed, UIPasteboard.changedNotification),
        Posted(UIPasteboard.self, .removed, UIPasteboard.removedNotification),
        Posted(UIScreen.self, .keyboardWillShow, UIResponder.keyboardWillShowNotification),
        Posted(UIScreen.self, .keyboardDidShow, UIResponder.keyboardDidShowNotification),
        Posted(UIScreen.self, .keyboardWillHide, UIResponder.keyboardWillHideNotification),
        Posted(UIScreen.self, .keyboardDidHide, UIResponder.keyboardDidHideNotification),
        Posted(UIScreen.self, .keyboardWillChangeFrame, UIResponder.keyboardWillChangeFrameNotification),
        Posted(UIScreen.self, .keyboardDidChangeFrame, UIResponder.keyboardDidChangeFrameNotification),
        Posted(UIScreen.self, .brightnessDidChange, UIScreen.brightnessDidChangeNotification),
        Posted(UIScreen.self, .modeDidChange, UIScreen.modeDidChangeNotification),
        Posted(UIScreen.self, .capturedDidChange, UIScreen.capturedDidChangeNotification),
        Posted(
            UIScreen.self, .referenceDisplayModeStatusDidChange,
            UIScreen.referenceDisplayModeStatusDidChangeNotification),
        Posted(
            UIViewController.self, .showDetailTargetDidChange,
            UIViewController.showDetailTargetDidChangeNotification),
        Posted(UIScreen.self, .contentSizeCategoryDidChange, UIContentSizeCategory.didChangeNotification),
        Posted(UIScene.self, .willConnect, UIScene.willConnectNotification),
        Posted(UIScene.self, .willEnterForeground, UIScene.willEnterForegroundNotification),
        Posted(UIScene.self, .didActivate, UIScene.didActivateNotification),
        Posted(UIScene.self, .willDeactivate, UIScene.willDeactivateNotification),
        Posted(UIScene.self, .didEnterBackground, UIScene.didEnterBackgroundNotification),
        Posted(UIPointerLockState.self, .didChange, UIPointerLockState.didChangeNotification),
        Posted(UIFocusSystem.self, .didUpdate, UIFocusSystem.didUpdateNotification),
        Posted(UIFocusSystem.self, .movementDidFail, UIFocusSystem.movementDidFailNotification),
        Posted(
            UIAccessibility.self, .switchControlStatusDidChange,
            UIAccessibility.switchControlStatusDidChangeNotification),
        Posted(UIAccessibility.self, .elementFocused, UIAccessibility.elementFocusedNotification),
        Posted(
            UIAccessibility.self, .reduceTransparencyStatusDidChange,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .announcementDidFinish, UIAccessibility.announcementDidFinishNotification),
        Posted(
            UIAccessibility.self, .boldTextStatusDidChange,
            UIAccessibility.boldTextStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .closedCaptioningStatusDidChange,
            UIAccessibility.closedCaptioningStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .darkerSystemColorsStatusDidChange,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .grayscaleStatusDidChange,
            UIAccessibility.grayscaleStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .invertColorsStatusDidChange,
            UIAccessibility.invertColorsStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .assistiveTouchStatusDidChange,
            UIAccessibility.assistiveTouchStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .guidedAccessStatusDidChange,
            UIAccessibility.guidedAccessStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .monoAudioStatusDidChange,
            UIAccessibility.monoAudioStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .speakScreenStatusDidChange,
            UIAccessibility.speakScreenStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .speakSelectionStatusDidChange,
            UIAccessibility.speakSelectionStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .hearingDevicePairedEarDidChange,
            UIAccessibility.hearingDevicePairedEarDidChangeNotification),
        Posted(
            UIAccessibility.self, .reduceMotionStatusDidChange,
            UIAccessibility.reduceMotionStatusDidChangeNotification),
        Posted(UIAccessibility.self, .shakeToUndoDidChange, UIAccessibility.shakeToUndoDidChangeNotification),
        Posted(
            UIAccessibility.self, .voiceOverStatusDidChange,
            UIAccessibility.voiceOverStatusDidChangeNotification),
        Posted(
            UIAccessibility.self, .buttonShapesEnabledStatusDidChange,
            UIAccessibility.buttonShapesEnabledStatusDidChangeNotification),
        Posted(UITableView.self, .selectionDidChange, UITableView.selectionDidChangeNotification),
        Posted(UIApplication.self, .didFinishLaunching, UIApplication.didFinishLaunchingNotification),
        Posted(UIApplication.self, .didBecomeActive, UIApplication.didBecomeActiveNotification),
        Posted(UIApplication.self, .didEnterBackground, UIApplication.didEnterBackgroundNotification),
        Posted(UIApplication.self, .willEnterForeground, UIApplication.willEnterForegroundNotification),
        Posted(UIApplication.self, .willResignActive, UIApplication.willResignActiveNotification),
        Posted(UIApplication.self, .willTerminate, UIApplication.willTerminateNotification),
        Posted(
            UIApplication.self, .didReceiveMemoryWarning, UIApplication.didReceiveMemoryWarningNotification),
        Posted(UIApplication.self, .significantTimeChange, UIApplication.significantTimeChangeNotification),
        Posted(
            UIApplication.self, .backgroundRefreshStatusDidChange,
            UIApplication.backgroundRefreshStatusDidChangeNotification),
        Posted(UIApplication.self, .userDidTakeScreenshot, UIApplication.userDidTakeScreenshotNotification),
        Posted(
            UIApplication.self, .protectedDataDidBecomeAvailable,
            UIApplication.protectedDataDidBecomeAvailableNotification),
        Posted(
            UIApplication.self, .protectedDataWillBecomeUnavailable,
            UIApplication.protectedDataWillBecomeUnavailableNotification),
        Posted(UIWindow.self, .didBecomeVisible, UIWindow.didBecomeVisibleNotification),
        Posted(UIWindow.self, .didBecomeHidden, UIWindow.didBecomeHiddenNotification),
        Posted(UIWindow.self, .didBecomeKey, UIWindow.didBecomeKeyNotification),
        Posted(UIWindow.self, .didResignKey, UIWindow.didResignKeyNotification),
        Posted(
            UITextInputMode.self, .currentInputModeDidChange,
            UITextInputMode.currentInputModeDidChangeNotification),
        Posted(UITextView.self, .textDidBeginEditing, UITextView.textDidBeginEditingNotification),
        Posted(UITextView.self, .textDidChange, UITextView.textDidChangeNotification),
        Posted(UITextView.self, .textDidEndEditing, UITextView.textDidEndEditingNotification),
    ]

    private func shown(_ page: UIViewController = UIViewController()) throws -> Simulator {
        let sim = Simulator(device: .iPadPro11, system: .iOS(26))
        sim.launch(page)
        try sim.settle()
        return sim
    }

    @Test(arguments: messages) private func `a post arrives as a message and as a notification`(
        _ posted: Posted
    ) throws {
        let sim = try shown()
        #expect(posted.arrivals(sim.window) == ["message", "notification"])
    }

    @Test func `an observer of a window gets only its messages`() throws {
        let (sim, arrivals) = (try shown(), Arrivals())
        let window = UIWindow(windowScene: try #require(sim.window.windowScene))
        let tokens = [
            NotificationCenter.default.addObserver(of: window, for: .didBecomeKey) {
                arrivals.note("key \($0.window === window)")
            },
            NotificationCenter.default.addObserver(of: sim.window, for: .didResignKey) { _ in
                arrivals.note("resigned")
            },
            NotificationCenter.default.addObserver(of: sim.window, for: .didBecomeKey) { _ in
                arrivals.note("never")
            },
        ]
        window.makeKeyAndVisible()
        #expect(arrivals.names == ["resigned", "key true"])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `the keyboard's message has its frames`() throws {
        let (page, field) = (UIViewController(), UITextField())
        page.view.addSubview(field)
        let (sim, arrivals) = (try shown(page), Arrivals())
        let bounds = UIScreen.main.bounds
        let token = NotificationCenter.default.addObserver(of: UIScreen.main, for: .keyboardWillShow) {
            arrivals.note("\($0.beginFrame.minY == bounds.maxY) \($0.endFrame.maxY == bounds.maxY)")
            arrivals.note("\($0.animationDuration) \($0.isLocal) \($0.screen === UIScreen.main)")
        }
        field.becomeFirstResponder()
        try sim.settle()
        #expect(arrivals.names == ["true true", "0.25 true true"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `the end of editing has its reason`() throws {
        let (page, field, arrivals) = (UIViewController(), UITextField(), Arrivals())
        page.view.addSubview(field)
        let sim = try shown(page)
        let token = NotificationCenter.default.addObserver(of: field, for: .textDidEndEditing) {
            arrivals.note("\($0.textField === field) \($0.reason == .committed)")
        }
        field.becomeFirstResponder()
        field.resignFirstResponder()
        try sim.settle()
        #expect(arrivals.names == ["true true"])
        NotificationCenter.default.removeObserver(token)
    }

    @Test func `another text size is posted once, by the screen since iOS 26`() throws {
        for (version, size) in [(18, ""), (26, UIContentSizeCategory.extraLarge.rawValue)] {
            let (sim, arrivals) = (Simulator(system: .iOS(version)), Arrivals())
            sim.launch(UIViewController())
            let typed = NotificationCenter.default.addObserver(
                of: UIScreen.main, for: .contentSizeCategoryDidChange
            ) {
                arrivals.note($0.contentSize)
            }
            let untyped = NotificationCenter.default.addObserver(
                forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
            ) { _ in MainActor.assumeIsolated { arrivals.note("posted") } }
            sim.setTraits { $0.preferredContentSizeCategory = .extraLarge }
            sim.setTraits { $0.userInterfaceStyle = .dark }
            #expect(arrivals.sorted == [size, "posted"].filter { !$0.isEmpty }.sorted())
            NotificationCenter.default.removeObserver(typed)
            NotificationCenter.default.removeObserver(untyped)
        }
    }
}
