/// The position from which a preview starts, or to which it moves. iOS 13. Follows Apple's page "UIPreviewTarget".
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    private let containerStorage: UIView
    private let centerStorage: CGPoint
    private let transformStorage: CGAffineTransform

    /// Creates a target. Raises an exception if the container isn't in a window.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        containerStorage = container
        centerStorage = center
        transformStorage = transform
        super.init()
        if container.windowLink == nil, !(container is UIWindow) {
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "UIPreviewTarget requires that the container view is in a window, but it is not. "
                    + "(container: \(described(container)))")
        }
    }

    /// Creates a target without a transform. Raises an exception if the container isn't in a window.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The view whose coordinates the center is in.
    open var container: UIView { containerStorage }

    /// The center of the preview, in the container's coordinates.
    open var center: CGPoint { centerStorage }

    /// The transform of the preview at the target.
    open var transform: CGAffineTransform { transformStorage }

    /// Returns the target itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
