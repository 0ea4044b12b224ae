/// The references between a controller, its presenter and the controller that it presents.
final class ModalState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// The controller that called `present`: the presenter, or one within it. It may have been deallocated.
    var asker: ObjectIdentifier?
    var presentationController: UIPresentationController?
    var presentationStyle = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
}
