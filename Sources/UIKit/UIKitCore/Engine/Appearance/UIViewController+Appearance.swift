// The appearance of one view controller and of the children that it forwards to. The parent is first in both phases.
extension UIViewController {
    /// Sends the will callback to this controller and its visible children.
    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        appearance = isAppearing ? .appearing : .disappearing
        appearanceCount &+= 1
        flags.set(.animatedAppearance, animated)
        flags.subtract([.forwardedBegin, .sentIsAppearing])
        if isAppearing {
            ensureView()
            tell(.viewWillAppear, animated) { viewWillAppear(animated) }
        } else {
            tell(.viewWillDisappear, animated) { viewWillDisappear(animated) }
        }
        // The callback may have reversed the appearance. Then this change is no longer the current one.
        guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
        if !flags.contains(.waitsForWindow) { forwardBegin(isAppearing, animated: animated) }
    }

    /// Sends the will callback to the visible children.
    func forwardBegin(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { prepareVisibleChildren() }
        beginChildren(isAppearing, animated: animated)
        flags.insert(.forwardedBegin)
        if isAppearing { visibleChildrenWillAppear() }
    }

    /// Sends `viewIsAppearing` to this controller and the children that are appearing with it.
    func sendIsAppearing() {
        guard appearance == .appearing, !flags.contains(.sentIsAppearing) else { return }
        flags.insert(.sentIsAppearing)
        let animated = flags.contains(.animatedAppearance)
        // The geometry is known at this point. Evidence: launch-09.
        reportSafeArea()
        flags.insert(.safeAreaIsReported)
        if Runtime.hasIsAppearing {
            deliver(.viewIsAppearing, animated: animated) { viewIsAppearing(animated) }
        } else {
            tellOfFirstTraits()
        }
        guard forwardsAppearance else { return }
        for child in appearanceChildren {
            // A child may have been added after the will callbacks, before the view entered the window.
            if child.appearance == .disappeared, child.isShown(in: self) {
                child.beginAppearance(true, animated: animated)
            }
            child.sendIsAppearing()
        }
    }

    /// Sends the did callback to this controller and the children whose will callback was sent.
    func endAppearance() {
        // The view may have entered the window only now, or it never left the window.
        if appearance == .appearing, !flags.contains(.sentIsAppearing) { sendIsAppearing() }
        let animated = flags.contains(.animatedAppearance)
        let change = appearance
        switch change {
        case .appearing:
            appearance = .appeared
            tell(.viewDidAppear, animated) { viewDidAppear(animated) }
        case .disappearing:
            appearance = .disappeared
            tell(.viewDidDisappear, animated) { viewDidDisappear(animated) }
        case .appeared, .disappeared:
            return
        }
        moveDidEnd()
        endChildren(after: change)
        containerDidSettle()
        Runtime.withEngine { if $0.isWaiting { $0.somethingEnded() } }
    }

    func beginChildren(_ isAppearing: Bool, animated: Bool) {
        guard forwardsAppearance else { return }
        for child in appearanceChildren where child.canBegin(isAppearing) && child.isShown(in: self) {
            child.beginAppearance(isAppearing, animated: animated)
        }
    }

    func endChildren(after change: AppearanceState) {
        guard forwardsAppearance else { return }
        for child in appearanceChildren where child.appearance == change && !child.isInTransition {
            // A child that isn't in its final position yet ends its appearance when it is.
            if change == .appearing, !child.isShown(in: self) { continue }
            child.endAppearance()
        }
    }

    /// Sends a callback, marked as UIKit's own: see ``warnOfDirectCall(_:)``.
    @inline(__always)
    private func tell(_ callback: Callback, _ animated: Bool, _ call: () -> Void) {
        let wasTold = flags.contains(.isBeingTold)
        flags.insert(.isBeingTold)
        deliver(callback, animated: animated, call)
        if !wasTold { flags.remove(.isBeingTold) }
    }

    private var forwardsAppearance: Bool {
        !childList.isEmpty && shouldAutomaticallyForwardAppearanceMethods
    }

    private func isShown(in parent: UIViewController) -> Bool {
        guard let view = viewStorage, let parentView = parent.viewStorage else { return false }
        return view.isDescendant(of: parentView)
    }

    private func canBegin(_ isAppearing: Bool) -> Bool {
        isAppearing
            ? appearance == .disappeared || appearance == .disappearing
            : appearance == .appeared || appearance == .appearing
    }

    private var isInTransition: Bool {
        Runtime.engine.isRunning(page: self)
    }

    /// Ends the running change after the layout pass of this turn.
    func endAppearanceAfterCommit() {
        Runtime.loop.afterCommit(AppearanceEnd(of: self))
    }

    /// Warns that an app called one of the callbacks directly instead of UIKit. Evidence: pub-misuse-01.
    func warnOfDirectCall(_ selector: String) {
        guard Runtime.current.system >= .iOS(16) else { return }
        Runtime.current.diagnostics.warn(
            "Calling -\(selector) directly on a view controller is not supported, and may result in "
                + "out-of-order callbacks and other inconsistent behavior. Use the "
                + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to "
                + "manually drive appearance callbacks instead. Make a symbolic breakpoint at "
                + "UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. "
                + "View controller: \(described(self))")
    }

    func warnOfUnbalancedCalls() {
        Runtime.current.diagnostics.warn(
            "Unbalanced calls to begin/end appearance transitions for \(described(self)).")
    }
}

/// The did callback of a change without an animation.
private final class AppearanceEnd: LoopWork {
    private let controller: UIViewController
    private let appearanceCount: UInt16

    init(of controller: UIViewController) {
        self.controller = controller
        appearanceCount = controller.appearanceCount
    }

    var workName: String { "end of the appearance of \(described(controller))" }

    func run() {
        // A newer change may have replaced this one. It ends on its own.
        guard controller.appearanceCount == appearanceCount else { return }
        controller.endAppearance()
    }
}
