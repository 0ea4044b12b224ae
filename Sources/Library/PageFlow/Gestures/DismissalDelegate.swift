import UIKit

/// Detects a user's dismissal of a presentation, such as a pull on a sheet, a tap outside it or a key, and asks the guards.
///
/// A presentation has one delegate. If an app sets its own, PageFlow doesn't replace it, and no guard is asked.
final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var gestures: WindowGestures?
    /// The cause at the time of UIKit's question: the touch may have ended before the dismissal begins.
    private var causeAsked: ExitCause?

    private init(_ gestures: WindowGestures) {
        self.gestures = gestures
        super.init()
    }

    /// Sets the delegate of a page's presentation, for as long as the page's record lives.
    ///
    /// Must not be called before UIKit presents the page: reading `presentationController` earlier creates one without a presenter, and
    /// makes UIKit ask the app's transitioning delegate for it.
    static func install(on page: UIViewController, _ record: PageRecord, _ gestures: WindowGestures) {
        let outermostContainer = page.outermostContainer
        guard record[DismissalDelegate.self] == nil, !(page is UIAlertController),
            !page.isSearch, outermostContainer.presentingViewController != nil,
            let presentation = outermostContainer.presentationController, presentation.delegate == nil
        else { return }
        let delegate = DismissalDelegate(gestures)
        presentation.delegate = delegate
        record[DismissalDelegate.self] = delegate
    }

    private var cause: ExitCause { gestures?.cause(byTouch: .interactiveDismissal) ?? .code }

    /// Refuses the dismissal while guards are presented, because a guard answers later.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        causeAsked = cause
        return !presentationController.presentedViewController.page.containsGuard
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController.page
        guard let record = gestures?.pages.records[page] else { return }
        record.expectedCause = causeAsked.take() ?? cause
        // The transition begins with the next commit.
        RunLoopTurn.afterCommit {
            guard let transition = record.page?.transitionCoordinator else {
                return record.expectedCause = nil
            }
            record.takeBackCause(ifCancelled: transition)
        }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController
        // The app itself has prevented the dismissal.
        guard !page.isModalInPresentation else { return }
        gestures?.goBack(from: page.page, cause: causeAsked.take() ?? cause)
    }
}
