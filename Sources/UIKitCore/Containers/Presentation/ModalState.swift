/// A controller's ties to what it presents and to what presented it.
final class ModalState {
    var presented: UIViewController?
    // The presenter owns the presented controller and clears this when it dies.
    unowned(unsafe) var presenting: UIViewController?
    /// The controller that called `present`: the presenting one, or one within it. It need not be there any more.
    var asker: ObjectIdentifier?
    var presentationController: UIPresentationController?
    var presentationStyle = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}
