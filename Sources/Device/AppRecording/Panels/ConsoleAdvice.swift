/// Advice for lines of UIKit's console.
package enum ConsoleAdvice {
    /// The advice for a message; `nil` if the message is sufficient.
    package static func advice(for message: String) -> String? {
        table.first { message.contains($0.part) }?.advice
    }

    /// A part of UIKit's message, and the advice. The first match counts.
    package static let table: [(part: String, advice: String)] = [
        (
            "whose view is not in the window hierarchy",
            "Present from a page that is visible: in viewDidAppear at the earliest, not in viewDidLoad."
        ),
        (
            "which is already presenting",
            "Present from the page on top, or dismiss what is presented and present in its completion."
        ),
        (
            "while a presentation or dismiss is in progress",
            "Wait for the completion of the first, then dismiss."
        ),
        (
            "while transitioning already",
            "Wait for the transition: its completion, or the transition coordinator's."
        ),
        (
            "present modally an active controller",
            "The page is shown already: return to it, or make a new one."
        ),
        ("present modally a view controller", "Take the page from its parent first, or make a new one."),
        ("modal view controller on itself", "Present another page than the one that presents."),
        (
            "detached view controller",
            "Add the presenting page to a parent with addChild, or present from one that a window shows."
        ),
        (
            "Unbalanced calls to begin/end appearance",
            "Two changes of pages overlap: start the second when the first has ended. "
                + "With callbacks forwarded by hand, end each transition that was begun."
        ),
        (
            "animation can result in",
            "One push or pop began while another was under way: wait for the first, or use setViewControllers."
        ),
        (
            "Attempting to begin a transition on navigation bar",
            "One push or pop began while another was under way: wait for the first, or use setViewControllers."
        ),
        (
            "Finishing up a navigation transition in an unexpected state",
            "Let one push or pop end before the next begins."
        ),
        (
            "Pushing the same view controller instance",
            "Push a new page, or pop to the one that is there. A button that was tapped twice is a usual cause."
        ),
        (
            "is pushing the same view controller instance",
            "Push a new page, or pop to the one that is there. A button that was tapped twice is a usual cause."
        ),
        (
            "Pushing a navigation controller is not supported",
            "Push its root page, or present the navigation controller."
        ),
        (
            "Split View Controllers cannot be pushed",
            "Make the split view controller the window's root, or a child."
        ),
        (
            "pop to a view controller that doesn't exist",
            "Look whether viewControllers contains the page before popping to it."
        ),
        ("must be distinct", "Give each place a page of its own."),
        (
            "should have parent view controller",
            "Call addChild before adding the page's view, and add the view to the parent's own views."
        ),
        ("Can't add self as a child", "Add another page than the container itself."),
        ("must have a common", "Call addChild for both pages before the transition."),
        (
            "directly on a view controller is not supported",
            "Use beginAppearanceTransition and endAppearanceTransition."
        ),
        (
            "Unable to simultaneously satisfy constraints",
            "Take away one of the constraints listed, or give one of them a lower priority. "
                + "A view without a storyboard needs translatesAutoresizingMaskIntoConstraints = false."
        ),
        (
            "have no common",
            "Add both views to one hierarchy before activating the constraint."
        ),
        (
            "Unable to install constraint on view",
            "Add the views to the hierarchy before the constraint, and the constraint to a view above both."
        ),
        (
            "Mutating a priority from required",
            "Set the priority before the constraint is active, or use 999 instead of required."
        ),
        (
            "still asks for layout after",
            "Something asks for layout within layout: look at setNeedsLayout and frames set in layoutSubviews."
        ),
        (
            "root view controller at the end of application launch",
            "Set the window's rootViewController before the launch ends."
        ),
        ("must implement the window property", "Declare var window: UIWindow? in the app's delegate."),
        (
            "designated entry point is not set",
            "Mark a scene of the storyboard as its initial view controller."
        ),
        (
            "Could not find a storyboard named",
            "Check the name, and that the file is among the target's resources."
        ),
        ("Could not load NIB", "Check the name, and that the file is among the target's resources."),
        ("Unknown class", "Check the custom class and its module in Interface Builder."),
        (
            "doesn't contain a view controller with identifier",
            "Set the scene's Storyboard ID in Interface Builder, or correct the identifier."
        ),
        (
            "has no segue with identifier",
            "Set the segue's identifier in Interface Builder, or correct the call."
        ),
        (
            "Push segues can only be used",
            "Embed the source in a navigation controller, or make it a Show segue."
        ),
        (
            "key value coding-compliant",
            "An outlet or runtime attribute has no property of that name: correct it in Interface Builder."
        ),
        ("Could not instantiate class named", "Import the framework of the class, and link it."),
        (
            "didn't get a UITableView",
            "Let the page's view in Interface Builder be a table, or make the page a plain view controller."
        ),
        ("non-nil layout parameter", "Give the collection view a layout: init(collectionViewLayout:)."),
        ("unrecognized selector", "The target lacks the method that the action names."),
        ("found in asset catalog", "Check the name, and that the catalogue is among the target's resources."),
        ("image referenced from a nib", "Add the image to the target's resources."),
        ("must register a", "Register a class or nib for the identifier before the first dequeue."),
        (
            "Attempted to dequeue",
            "Make each registration once, outside the closure that makes cells, and dequeue each cell once."
        ),
        (
            "Invalid update",
            "Change the data in the same block as the rows, and tell of every row that came or went."
        ),
        (
            "Invalid batch updates",
            "Change the data in the same block as the rows, and tell of every row that came or went."
        ),
        ("not been added to a window", "Lay the list out once it is in a window."),
        ("nil cell for", "Return a cell for every index path that the data source counts."),
        (
            "out-of-bounds",
            "Scroll to a place that the data source counts, after the list has been loaded anew."
        ),
        ("item sizes are not supported", "Give items a size above zero, or an estimated size."),
        (
            "must have a title, a message or an action",
            "Give the alert a title, a message or an action before presenting it."
        ),
        ("one action with a style of UIAlertActionStyleCancel", "Give one action alone the style .cancel."),
        (
            "orientations has no common orientation",
            "Let the page's supportedInterfaceOrientations and the app's have one in common."
        ),
        (
            "release a paused or stopped property animator",
            "Call stopAnimation and finishAnimation, or let it run, before letting it go."
        ),
        (
            "Changing the delegate of a tab bar",
            "Be the tab bar controller's delegate instead."
        ),
        (
            "set the delegate on a UINavigationBar",
            "Be the navigation controller's delegate instead."
        ),
    ]
}
