import UIKit

/// The key command Command-[, which goes back in a stack. It replaces UIKit's, so that the guards are asked and the exit has the cause
/// `ExitCause.escape`.
@MainActor
enum BackKey {
    static var command: UIKeyCommand {
        let command = UIKeyCommand(action: action, input: "[", modifierFlags: .command)
        if #available(iOS 15.0, *) { command.wantsPriorityOverSystemBehavior = true }
        return command
    }

    #if canImport(ObjectiveC)
        private static let action = #selector(UIViewController.pageFlowGoBack(_:))
    #else
        private static let action = Selector("pageFlowGoBack:", UIViewController.pageFlowGoBack)
    #endif
}

extension UIViewController {
    #if canImport(ObjectiveC)
        @objc
    #endif
    fileprivate func pageFlowGoBack(_ command: UIKeyCommand) {
        _ = escapeWithinStack()
    }

    /// Goes back in the nearest stack around this page that shows a back button; `false` if no stack does.
    func escapeWithinStack() -> Bool {
        var controller: UIViewController? = self
        while let present = controller {
            if present.asContainer?.stack?.hasBackButton == true, let top = present.topPage {
                top.gestures?.goBack(from: top, cause: .escape)
                return true
            }
            controller = present.pageParent
        }
        return false
    }
}

extension UINavigationController {
    /// Whether the bar shows a back button, UIKit's or that of a full-screen stack.
    var hasBackButton: Bool {
        offersBack || viewControllers.count > 1 && topViewController?.page.showsBackItem == true
    }
}

extension UIViewController {
    /// Whether the page's bar shows a back button of a full-screen stack.
    fileprivate var showsBackItem: Bool {
        let isInBar = navigationItem.leftBarButtonItems?.contains { $0 is any BackItem } == true
        return isInBar && navigationController?.isNavigationBarHidden == false
    }
}

/// A bar button item that goes back and replaces UIKit's back button.
@MainActor
package protocol BackItem: UIBarButtonItem {}
