// The spine's location when the interface rotates.
extension UIPageViewController {
    /// Asks the delegate, which may set pages and `isDoubleSided` in the call. They apply to the spine that it returns.
    func askForSpine() {
        guard transitionStyle == .pageCurl, let delegate = delegateStorage,
            let orientation = Runtime.engine.comingOrientation
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
}
