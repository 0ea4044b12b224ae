import PageFlowCore
import UIKit

extension Navigator {
    /// Replaces everything that the window shows with a new root, as at logging out.
    ///
    /// Parked links and requests that haven't ended end as ``NavigationOutcome/reset``. The presented pages and the root leave without
    /// animation, and nothing of PageFlow keeps them alive. A transition that runs ends first. Call it from anywhere: a row's callback, a
    /// modal page, a completion, while a guard is asked. Covers stay; from a cover's page reset the covered window,
    /// ``Cover/coveredWindow``.
    ///
    /// ```swift
    /// session.end()
    /// window.navigator.reset(to: LoginPage())
    /// ```
    ///
    /// - Parameters:
    ///   - page: A new page, which becomes the window's root.
    ///   - askingGuards: Whether the guards of the pages that leave are asked. If one refuses, the request ends as
    ///     ``NavigationOutcome/refused(by:)``, and nothing else has ended.
    /// - Returns: The request. A later reset ends it as ``NavigationOutcome/reset``.
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

    /// The reset itself is being performed.
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
