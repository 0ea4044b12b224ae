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
        }
    }

    func restore(_ transition: PageTransition) {
        transition.coming?.takeViewAway()
        show(transition.leaving, in: transition.container)
    }
}

extension UIViewController {
    /// Removes the view controller's view from any superview that an animator has added it to.
    func takeViewAway() {
        guard let view = viewStorage else { return }
        moveView { view.removeFromSuperview() }
    }
}
