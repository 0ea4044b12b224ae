/// A view to show lifted from its place, how, and the place. iOS 13. Follows Apple's page "UITargetedPreview".
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIPreviewParameters
    private let targetStorage: UIPreviewTarget

    /// Creates a preview of a view, which may be in no window, with parameters and a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        viewStorage = view
        parametersStorage = parameters.copy() as? UIPreviewParameters ?? parameters
        targetStorage = target
        super.init()
    }

    /// Creates a preview of a view at its own place. A view that is in no window is an exception.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superviewLink ?? view, center: view.center))
    }

    /// Creates a preview of a view at its own place, shown whole. A view that is in no window is an exception.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIPreviewParameters())
    }

    /// Where the preview comes from, or goes to.
    open var target: UIPreviewTarget { targetStorage }

    /// The view that is shown.
    open var view: UIView { viewStorage }

    /// How it is shown.
    open var parameters: UIPreviewParameters { parametersStorage }

    /// The size of what is shown of the view.
    open var size: CGSize { shownRect.size }

    /// The same preview at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: viewStorage, parameters: parametersStorage, target: newTarget)
    }

    /// The preview itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UITargetedPreview {
    /// What is shown of the view, in its coordinates.
    var shownRect: CGRect { parametersStorage.visiblePath?.bounds ?? viewStorage.boundsStorage }

    /// Where the preview's middle lies, in a view's coordinates.
    func center(in view: UIView) -> CGPoint { target.container.convert(target.center, to: view) }
}
