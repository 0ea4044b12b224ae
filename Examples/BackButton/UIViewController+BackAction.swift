import PageFlow
import UIKit

extension UIViewController {
    /// One back button for every page: the article's `backAction`, in current Swift.
    ///
    /// It decides by the page's containers, case by case. A page without a matching case reaches the last line, which pops the enclosing
    /// stack, if any.
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

    /// The back button with PageFlow.
    #if canImport(ObjectiveC)
        @objc
    #endif
    public func backInOneLine() {
        // Every page has the button, including the first one, where the request fails.
        goBack().onCompletion { _ in }
    }
}
