/// A view to lift for a preview, with its appearance and its position. iOS 13. Follows Apple's page
/// "UITargetedPreview".
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIPreviewParameters
    private let targetStorage: UIPreviewTarget

    /// Creates a preview of a view, which doesn't need to be in a window, with parameters and a target.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        viewStorage = view
        parametersStorage = parameters.copy() as? UIPreviewParameters ?? parameters
        targetStorage = target
        super.init()
    }

    /// Creates a preview of a view at its current position. Raises an exception if the view isn't in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// Creates a preview of the whole view at its current position. Raises an exception if the view isn't in a window.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// The position from which the preview starts, or to which it moves.
    open var target: UIPreviewTarget { targetStorage }

    /// The view to show.
    open var view: UIView { viewStorage }

    /// The appearance of the preview.
    open var parameters: UIPreviewParameters { parametersStorage }

    /// The size of the visible part of the view.
    open var size: CGSize { shownRect.size }

    /// Returns the same preview with a different target.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: viewStorage, parameters: parametersStorage, target: newTarget)
    }

    /// Returns the preview itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview {
    /// The visible part of the view, in its coordinates.
    var shownRect: CGRect { parametersStorage.visiblePath?.bounds ?? viewStorage.bounds }

    /// Returns the center of the preview, in a view's coordinates.
    func center(in view: UIView) -> CGPoint { target.container.convert(target.center, to: view) }
}
