extension UIViewController {
    var currentTransitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        if Runtime.withEngine({ $0.isAtRest }) { return nil }
        var page: UIViewController? = self
        // Retained during the call, because a request that starts here may release view controllers.
        while let current = page {
            current.startRequestedChange()
            if let transition = current.ownTransition { return transition.joined() }
            page = current.parentLink
        }
        return nil
    }

    private var ownTransition: PageTransition? {
        Runtime.withEngine { engine in
            // Without a closure, because closures of the main actor check their executor on every call.
            for transition in engine.running.reversed()
            where transition.container === self || transition.involves(self) {
                return transition
            }
            return nil
        }
    }

    private func startRequestedChange() {
        guard flags.contains(.isRequested) else { return }
        Runtime.engine.startRequest(of: self)
    }
}

extension PageTransition {
    func joined() -> TransitionCoordinator? {
        // Evidence: push-held-01.
        if !isAnimated, let stack = policy as? UINavigationController,
            Runtime.current.system >= .iOS(18) || !stack.queuedChanges.isEmpty
        {
            return nil
        }
        if let coordinator { return coordinator }
        let made = TransitionCoordinator(of: self, hasBegun: hasBegun)
        coordinator = made
        return made
    }
}
