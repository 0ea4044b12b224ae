import UIKit

/// The sheet of a map with small, half and full height. The map stays usable behind the first two.
final class PlaceSheet: NSObject, UISheetPresentationControllerDelegate {
    private(set) var log: [String] = []
    var allowsDismissal = true

    static let peek = UISheetPresentationController.Detent.Identifier("peek")

    func show(_ controller: UIViewController, from presenter: UIViewController) {
        controller.modalPresentationStyle = .pageSheet
        if let sheet = controller.sheetPresentationController {
            sheet.detents = [
                .custom(identifier: PlaceSheet.peek) { _ in 120 },
                .medium(),
                .large(),
            ]
            sheet.selectedDetentIdentifier = PlaceSheet.peek
            sheet.largestUndimmedDetentIdentifier = .medium
            sheet.prefersGrabberVisible = true
            sheet.prefersScrollingExpandsWhenScrolledToEdge = true
            sheet.prefersEdgeAttachedInCompactHeight = true
            sheet.preferredCornerRadius = 20
            sheet.delegate = self
        }
        presenter.present(controller, animated: true)
    }

    func expand(_ controller: UIViewController) {
        guard let sheet = controller.sheetPresentationController else { return }
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        log.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.append("shouldDismiss")
        return allowsDismissal
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.append("didAttempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.append("willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.append("didDismiss")
    }
}
