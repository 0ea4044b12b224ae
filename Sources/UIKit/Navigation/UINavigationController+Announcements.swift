// What the delegate hears. Evidence: push-05.
extension UINavigationController {
    func announceWillShow(animated: Bool) {
        guard let page = slot.page, !announcedPage.isTo(page) else { return }
        announcedPage.object = page
        if barState?.toolbar != nil { showToolbarItems(animated: animated) }
        owesDidShow = true
        if let recorder = TraceRecorder.current, recorder.recordsEverything {
            recorder.add(.willShow(recorder.name(of: page)), animated: animated, of: self)
        }
        delegateStorage?.navigationController(self, willShow: page, animated: animated)
    }

    /// Owed once for every `willShow`, when the page stands.
    func announceShown(animated: Bool) {
        guard owesDidShow, appearance == .appeared, let page = slot.page else { return }
        owesDidShow = false
        if let recorder = TraceRecorder.current, recorder.recordsEverything {
            recorder.add(.didShow(recorder.name(of: page)), animated: animated, of: self)
        }
        delegateStorage?.navigationController(self, didShow: page, animated: animated)
    }
}
