// Where the leaves are bound, as the interface turns.
extension UIPageViewController {
    /// Asks the delegate, which may set pages and sides as it answers: they count for the spine it names.
    func askForSpine() {
        guard transitionStyle == .pageCurl, let delegate = delegateStorage,
            let orientation = comingOrientation
        else { return }
        isAskingForSpine = true
        let answer = OptionalMember.ask { delegate.pageViewController(self, spineLocationFor: orientation) }
        isAskingForSpine = false
        if let answer, answer != .none { spine = answer }
        if spine == .mid { hasTwoSides = true }
        guard answer != nil || pagesForSpine != nil else { return }
        let pages = pagesForSpine ?? wantedPages
        pagesForSpine = nil
        show(pages, direction: .forward, animated: false, completion: wish.completion)
    }

    /// Where the interface is turning to.
    private var comingOrientation: UIInterfaceOrientation? {
        for transition in Runtime.engine.running {
            if let rotation = transition.policy as? Rotation { return rotation.orientation }
        }
        return nil
    }
}
