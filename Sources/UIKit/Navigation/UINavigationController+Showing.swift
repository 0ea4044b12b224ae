// From the stack to what is in sight.
extension UINavigationController: TransitionRequest {
    var requestName: String { "change of the stack of \(described(self))" }

    var disturbedRoots: [UIViewController] { [self] }

    var startsInCommit: Bool { true }

    func start() {
        flags.remove(.isRequested)
        if slot.page === stack.last {
            settleStack()
        } else if appearance == .appeared {
            Runtime.current.engine.begin(
                Transition(
                    in: self, policy: self, family: .stack, from: slot.page, to: stack.last,
                    animated: pendingAnimation && UIView.areAnimationsEnabled, duration: 0.35))
        } else {
            changePageUnseen()
        }
    }

    /// Nobody sees the stack: the old page's view goes now, the new one's comes when the stack is shown.
    private func changePageUnseen() {
        slot.clear()
        if viewStorage?.windowLink != nil { showTopPage() }
        settleStack()
    }

    /// Puts the top page's view in place as the stack comes into sight.
    func showTopPage() {
        while slot.page !== stack.last {
            slot.clear()
            // Loading the view may push another page, which is then the one to show.
            stack.last?.loadViewIfNeeded()
            slot.show(stack.last, in: self)
        }
    }

    /// Tells pages that came or went, and makes what waited for that.
    func settleStack() {
        guard !appearance.isChanging, Runtime.current.engine.runningTransition(in: self) == nil else { return }
        for page in removedPages { unlink(page) }
        tellMovedPages()
        announceShown(animated: false)
        applyQueuedChanges()
    }

    private func tellMovedPages() {
        if !removedPages.isEmpty {
            let pages = removedPages
            removedPages.removeAll(keepingCapacity: pages.count < 8)
            for page in pages {
                page.sendDidMove(to: nil)
                page.flags.remove(.movingFromParent)
            }
        }
        if !addedPages.isEmpty {
            let pages = addedPages
            addedPages.removeAll(keepingCapacity: pages.count < 8)
            for page in pages {
                page.sendDidMove(to: self)
                page.flags.subtract([.movingToParent, .awaitsDidMove])
            }
        }
    }
}

// The stack as a transition's container.
extension UINavigationController: TransitionPolicy {
    func name(of transition: Transition) -> String {
        "transition of \(described(self)) to \(described(transition.coming))"
    }

    func placeViews(_ transition: Transition) {
        slot.expect(transition.coming)
        announceWillShow(animated: transition.isAnimated)
        slot.show(transition.coming, in: self)
    }

    func removeViews(_ transition: Transition) {
        if let page = transition.leaving { slot.takeOut(page) }
        for page in removedPages { unlink(page) }
    }

    func didEnd(_ transition: Transition) {
        tellMovedPages()
        announceShown(animated: transition.isAnimated)
        warnIfDisturbed()
        applyQueuedChanges()
    }

    /// Evidence: msg-11.
    private func warnIfDisturbed() {
        guard isDisturbed else { return }
        isDisturbed = false
        Runtime.current.diagnostics.warn(
            "Finishing up a navigation transition in an unexpected state. "
                + "Navigation Bar subview tree might get corrupted.")
    }
}
