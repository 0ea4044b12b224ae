/// How the preview of something dragged looks. iOS 11. Follows Apple's page "UIDragPreviewParameters".
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// Parameters with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// A picture of a view that shows an item while it is dragged. iOS 11. Follows Apple's page "UIDragPreview".
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIDragPreviewParameters

    /// Creates a preview of a view, which may be in no window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        viewStorage = view
        parametersStorage = parameters.copy() as? UIDragPreviewParameters ?? parameters
        super.init()
    }

    /// Creates a preview of a view, shown whole.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The view.
    open var view: UIView { viewStorage }

    /// How it is shown.
    open var parameters: UIDragPreviewParameters { parametersStorage }

    /// The preview itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where something dragged comes from, or goes to. iOS 11. Follows Apple's page "UIDragPreviewTarget".
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view to show lifted from its place or put down there. iOS 11. Follows Apple's page "UITargetedDragPreview".
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same preview at another place.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
