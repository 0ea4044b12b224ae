import PageFlowFullScreen
import Simulator

// The conditions of any idle app, whichever code moves its pages.
extension StressedApp {
    /// Parents and children, presenting and presented controllers refer to each other, and no transition is running.
    func checkTies() {
        for controller in allControllers {
            for child in controller.children where child.parent !== controller {
                report("a child does not name its parent")
            }
            if let presented = controller.ownPresented, presented.presentingViewController !== controller {
                report("a presented controller does not name its presenter")
            }
            if controller.isBeingPresented || controller.isBeingDismissed {
                report("a controller is still being presented or dismissed at rest")
            }
            // A page of a stack that has never been visible appears when the stack is shown.
            let isUnseen = controller.parent.map { $0.viewIfLoaded?.window == nil } ?? false
            if controller.isMovingFromParent || controller.isMovingToParent && !isUnseen {
                report(
                    "a page is still moving at rest, from \(controller.isMovingFromParent), to \(controller.isMovingToParent): \(controller)\n\(sim.tree)"
                )
            }
            if controller.isViewLoaded, controller.transitionCoordinator != nil {
                report("a transition never ends")
            }
            if let field = PageField.field(of: controller),
                field.isEditing != field.isFirstResponder || field.isEditing && field.window == nil
            {
                report("a field edits without being the first responder, or the reverse")
            }
            // The controller of one page's bar returns all pages of the enclosing stack.
            if let stack = controller as? UINavigationController, !(stack is PageNavigationController),
                stack.children != stack.viewControllers
            {
                report("a stack's children are not its pages")
            }
        }
    }
}

/// UIKit's messages to app code that calls it at a wrong moment, as documented or observed on devices, and the simulator's messages about
/// touches that reach nothing.
enum KnownComplaint {
    static func covers(_ message: String) -> Bool {
        known.contains { message.contains($0) } || isAboutTheClock(message)
    }

    /// The runtime adds this message after a while on the wall clock: on a busy machine, a script without waits gets it too.
    static func isAboutTheClock(_ message: String) -> Bool {
        message.contains("The clock is held, and somebody waits")
    }

    private static let known = [
        "nested push animation can result in a corrupted navigation bar",
        "nested pop animation can result in a corrupted navigation bar",
        "Attempting to begin a transition on navigation bar",
        "Finishing up a navigation transition in an unexpected state",
        "not in the window hierarchy",
        "A tap does not reach",
        "which is already presenting",
        "while a presentation is in progress",
        "Tried to pop to a view controller that doesn't exist",
        "while transitioning already",
        "detached view controller",
    ]
}
