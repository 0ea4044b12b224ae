/// An object with content that is notified before its size or traits change. iOS 8.
///
/// View controllers and presentation controllers conform to it. Follows Apple's page "UIContentContainer".
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content.
    var preferredContentSize: CGSize { get }

    /// Called when a child's preferred size has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Called when a child that is sized by constraints has changed its size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size of a child when the container has `parentSize`.
    func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize

    /// Called before the size changes.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the traits change.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
