// A transition between two pages of a slot. An app's animator has the slot's own view to work in.
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
    /// Takes the page's view out of wherever an animator has put it.
    func takeViewAway() {
        guard let view = viewStorage else { return }
        moveView { view.removeFromSuperview() }
    }
}
