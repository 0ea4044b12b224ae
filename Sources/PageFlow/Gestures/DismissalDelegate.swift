import PageFlowCore
import UIKit

/// Is notified of a user who leaves a presentation, by pulling a sheet, by a tap beside it or by a key, and has the guards asked.
///
/// A presentation has one delegate. An app that sets its own keeps it: then its pages leave unasked.
final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var gestures: WindowGestures?
    /// What the user does, as it was when UIKit asked: when the dismissal begins, the touch may have ended.
    private var causeAsked: ExitCause?

    private init(_ gestures: WindowGestures) {
        self.gestures = gestures
        super.init()
    }

    /// Becomes the delegate of a page's presentation, for as long as the page's record lives.
    ///
    /// Must not be called before UIKit is asked to present: reading `presentationController` earlier creates one without a presenter, and
    /// asks the app's transitioning delegate for it.
    static func install(on page: UIViewController, _ record: PageRecord, _ gestures: WindowGestures) {
        let outermostContainer = page.outermostContainer
        guard record[DismissalDelegate.self] == nil, !(page is UIAlertController),
            !(page is UISearchController), outermostContainer.presentingViewController != nil,
            let presentation = outermostContainer.presentationController, presentation.delegate == nil
        else { return }
        let delegate = DismissalDelegate(gestures)
        presentation.delegate = delegate
        record[DismissalDelegate.self] = delegate
    }

    private var cause: ExitCause { gestures?.cause(byTouch: .interactiveDismissal) ?? .code }

    /// A guard answers later: until then the page springs back.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        causeAsked = cause
        return !presentationController.presentedViewController.page.containsGuard
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController.page
        guard let record = gestures?.pages.records[page] else { return }
        record.expectedCause = causeAsked.take() ?? cause
        // The transition begins with the commit.
        RunLoopTurn.afterCommit {
            guard let transition = record.page?.transitionCoordinator else {
                return record.expectedCause = nil
            }
            record.takeBackCause(ifCancelled: transition)
        }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController
        // The app itself has said no.
        guard !page.isModalInPresentation else { return }
        gestures?.goBack(from: page.page, cause: causeAsked.take() ?? cause)
    }
}
