// The calls of the delegate. Evidence: push-05.
extension UINavigationController {
    func announceWillShow(animated: Bool) {
        let page = UnownedLink(slot.page)
        guard !page.isEmpty, announcedPage != page else { return }
        announcedPage = page
        if barState?.toolbar != nil { showToolbarItems(animated: animated) }
        pageChangesInBars()
        owesDidShow = true
        if isHeard { tellWillShow(animated: animated) }
    }

    /// Called when the stack itself becomes visible, together with its top view controller. The first time, the
    /// delegate is notified twice: when the view is added, and when the stack has appeared. Evidence: pub-didshow-01,
    /// pub-didshow-02.
    func announceComing() {
        announcedPage.object = nil
        announceWillShow(animated: false)
        guard !hasBeenShown, slot.page != nil else { return }
        hasBeenShown = true
        if isHeard { tellDidShow(animated: false) }
    }

    /// Called once for every `willShow`, when the transition has ended.
    func announceShown(animated: Bool) {
        guard owesDidShow, appearance == .appeared, slot.page != nil else { return }
        owesDidShow = false
        if isHeard { tellDidShow(animated: animated) }
    }

    private var isHeard: Bool {
        hasDelegate || TraceRecorder.link.with(\.recordsEverything) ?? false
    }

    private func tellWillShow(animated: Bool) {
        guard let page = slot.page else { return }
        if let recorder = TraceRecorder.current, recorder.recordsEverything {
            recorder.add(.willShow, animated: animated, about: page, of: self)
        }
        delegateStorage?.navigationController(self, willShow: page, animated: animated)
    }

    private func tellDidShow(animated: Bool) {
        guard let page = slot.page else { return }
        if let recorder = TraceRecorder.current, recorder.recordsEverything {
            recorder.add(.didShow, animated: animated, about: page, of: self)
        }
        delegateStorage?.navigationController(self, didShow: page, animated: animated)
    }
}
