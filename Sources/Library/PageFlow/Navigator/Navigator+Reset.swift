import UIKit

extension Navigator {
    /// Replaces all pages of the window with a new root, for example when the user logs out.
    ///
    /// Parked links and unfinished requests end as ``NavigationOutcome/reset``. The presented pages and the root leave without
    /// animation, and PageFlow doesn't retain them. A running transition ends first. Call it anywhere: in a row's callback, on a modal
    /// page, in a completion handler, while a guard is asked. Covers stay. From a cover's page, reset the covered window,
    /// ``Cover/coveredWindow``.
    ///
    /// ```swift
    /// session.end()
    /// window.navigator.reset(to: LoginPage())
    /// ```
    ///
    /// - Parameters:
    ///   - page: A new page, which becomes the window's root.
    ///   - askingGuards: Whether the guards of the leaving pages are asked. If one refuses, the request ends as
    ///     ``NavigationOutcome/refused(by:)``, and nothing changes.
    /// - Returns: The request. If the window is reset again before it ends, it ends as ``NavigationOutcome/reset``.
    @discardableResult
    public func reset(to page: UIViewController, askingGuards: Bool = false) -> NavigationRequest {
        if !askingGuards { endEverything() }
        let verb = ResetVerb(new: page, asksGuards: askingGuards) { [weak self] in self?.endWhatWaits() }
        let queued = QueuedRequest(verb, in: pages, animated: false)
        guard pages.root != nil else { return setFirstRoot(page, queued) }
        return queue.submit(queued).request
    }

    private func endEverything() {
        links.gates.close(.reset)
        queue.endAll(.reset)
    }

    /// Ends all waiting requests. The reset itself isn't one of them, because it is being performed.
    private func endWhatWaits() {
        links.gates.close(.reset)
        queue.endWaiting(.reset)
    }

    private func setFirstRoot(_ page: UIViewController, _ queued: QueuedRequest) -> NavigationRequest {
        endWhatWaits()
        window?.rootViewController = page
        queued.request.end(window == nil ? .superseded : .done)
        return queued.request
    }
}
