/// Where a preview comes from, or goes to. iOS 13. Follows Apple's page "UIPreviewTarget".
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    private let containerStorage: UIView
    private let centerStorage: CGPoint
    private let transformStorage: CGAffineTransform

    /// Creates a target. A container that is in no window is an exception.
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

    /// Creates a target without a transform. A container that is in no window is an exception.
    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    /// The view in whose coordinates the place is.
    open var container: UIView { containerStorage }

    /// Where the preview's middle lies, in the container's coordinates.
    open var center: CGPoint { centerStorage }

    /// How the preview is transformed there.
    open var transform: CGAffineTransform { transformStorage }

    /// The target itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
