import PageFlow
import UIKit

extension UIViewController {
    /// One back button for every page: the document's `backAction`, in today's Swift.
    ///
    /// It decides from what surrounds the page, case by case. What it has no case for falls to the last line, which pops
    /// whatever stack is around, or does nothing.
    #if canImport(ObjectiveC)
        @objc
    #endif
    public func backAction() {
        if presentingViewController != nil && presentingViewController?.presentedViewController == self {
            dismiss(animated: true, completion: nil)
        } else if navigationController?.presentingViewController != nil
            && navigationController?.presentingViewController?.presentedViewController == navigationController
        {
            if navigationController?.children.count ?? 0 > 1 {
                navigationController?.popViewController(animated: true)
            } else {
                navigationController?.dismiss(animated: true, completion: nil)
            }
        } else {
            navigationController?.popViewController(animated: true)
        }
    }

    /// The same button with PageFlow.
    #if canImport(ObjectiveC)
        @objc
    #endif
    public func backInOneLine() {
        // The button is on every page, also on the first one, where the request fails.
        goBack().onCompletion { _ in }
    }
}
