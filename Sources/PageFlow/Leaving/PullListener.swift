import UIKit

/// Hears of a finger that pulls away a page which a verb has presented, and asks the guards of what would leave.
///
/// A presentation has one delegate. An app that sets its own keeps it: then its pages leave for `.code`, unguarded.
final class PullListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var navigator: Navigator?

    private init(_ navigator: Navigator) {
        self.navigator = navigator
        super.init()
    }

    /// Listens to the presentation that a page is about to have, for as long as its record lives.
    static func listen(to page: UIViewController, for record: PageRecord, by navigator: Navigator) {
        guard let presentation = page.presentationController, presentation.delegate == nil else { return }
        let listener = PullListener(navigator)
        presentation.delegate = listener
        record.ensureExtras().pullListener = listener
    }

    /// A guard answers later: until then the page springs back.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        !presentationController.presentedViewController.withAllHeld.contains { $0 is any LeaveGuard }
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController
        navigator?.records[page]?.expectedCause = .sheetPull
        page.transitionCoordinator?.animate(alongsideTransition: nil) { [weak navigator, weak page] context in
            guard context.isCancelled, let page else { return }
            navigator?.records[page]?.expectedCause = nil
        }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController
        // The app itself has said no.
        guard !page.isModalInPresentation else { return }
        _ = page.send(NavigationRequest(.goBack, from: page, animated: true, cause: .sheetPull))
    }
}
