import UIKit

/// Hears of a user who leaves a presentation, by pulling a sheet, by a tap beside it or by a key, and asks the guards of
/// what would leave.
///
/// A presentation has one delegate. An app that sets its own keeps it: then its pages leave unguarded.
final class PullListener: NSObject, UIAdaptivePresentationControllerDelegate {
    private let link: NavigatorLink
    /// What the user does, as it was when UIKit asked: by the time it tells of the dismissal the finger may be up.
    private var causeAsked: ExitCause?

    private init(_ link: NavigatorLink) {
        self.link = link
        super.init()
    }

    /// Listens to the presentation that a page has or is about to have, for as long as its record lives.
    static func listen(to page: UIViewController, for record: PageRecord, by navigator: Navigator) {
        guard record.extras?.pullListener == nil, !(page is UIAlertController), !(page is UISearchController),
            let presentation = page.presentationController, presentation.delegate == nil
        else { return }
        let listener = PullListener(navigator.link)
        presentation.delegate = listener
        record.ensureExtras().pullListener = listener
    }

    private var cause: ExitCause { link.navigator?.cause(byFinger: .sheetPull) ?? .code }

    /// A guard answers later: until then the page springs back.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        causeAsked = cause
        return !presentationController.presentedViewController.holdsGuard
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController
        guard let record = link.navigator?.records[page] else { return }
        record.expectedCause = causeAsked.take() ?? cause
        // The transition begins with the commit, and that has come for certain when two turns have begun.
        NextTurn.run {
            NextTurn.run { [weak page] in
                guard let transition = page?.transitionCoordinator else { return record.expectedCause = nil }
                record.takeBackCause(ifGivenUp: transition)
            }
        }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        let page = presentationController.presentedViewController
        // The app itself has said no.
        guard !page.isModalInPresentation else { return }
        let cause = causeAsked.take() ?? cause
        _ = page.send(NavigationRequest(.goBack, from: page, animated: true, cause: cause))
    }
}
