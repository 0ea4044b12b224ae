// A transition between two view controllers of a slot. An app's animator uses the slot's own view as its container.
extension PageSlot {
    func place(_ transition: PageTransition) {
        guard transition.movesOwnViews else { return show(transition.coming, in: transition.container) }
        expect(transition.coming)
        transition.containerView = hostView(in: transition.container)
    }

    func removeLeaving(_ transition: PageTransition) {
        if transition.movesOwnViews {
            show(transition.coming, in: transition.container)
            transition.leaving?.takeViewAway()
        } else {
            UnownedLink(transition.leaving).with { takeOut($0) }
            if let view = transition.replacedView { hostView(in: transition.container).addSubview(view) }
        }
    }

    func restore(_ transition: PageTransition) {
        transition.coming?.takeViewAway()
        show(transition.leaving, in: transition.container)
    }
}

extension TransitionEngine {
    /// Notes the view of a page that sets another one while it leaves its stack. iOS 26 inserts it again at the end, where
    /// it stays. Evidence: ios26-TRANS-13.
    func noteReplaced(_ view: UIView, of page: UIViewController) {
        guard Runtime.current.system >= .iOS(26), !running.isEmpty else { return }
        let transition = running.first {
            $0.leaving === page && $0.policy is UINavigationController && $0.hasBegun
        }
        if let transition, transition.replacedView == nil { transition.replacedView = view }
    }
}

extension UIViewController {
    /// Removes the view controller's view from any superview that an animator has added it to.
    func takeViewAway() {
        guard let view = viewStorage else { return }
        moveView { view.removeFromSuperview() }
    }
}
