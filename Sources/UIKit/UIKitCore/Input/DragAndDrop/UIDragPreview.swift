/// The appearance of a drag preview. iOS 11. Follows Apple's page "UIDragPreviewParameters".
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
    /// Returns parameters with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDragPreviewParameters()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}

/// A preview of a view that represents an item during a drag. iOS 11. Follows Apple's page "UIDragPreview".
@preconcurrency @MainActor
open class UIDragPreview: NSObject, @preconcurrency NSCopying {
    private let viewStorage: UIView
    private let parametersStorage: UIDragPreviewParameters

    /// Creates a preview of a view, which may be outside a window.
    public init(view: UIView, parameters: UIDragPreviewParameters) {
        viewStorage = view
        parametersStorage = parameters.copy() as? UIDragPreviewParameters ?? parameters
        super.init()
    }

    /// Creates a preview of a whole view.
    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    /// The previewed view.
    open var view: UIView { viewStorage }

    /// The appearance of the preview.
    open var parameters: UIDragPreviewParameters { parametersStorage }

    /// Returns the preview, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The source or destination of a preview. iOS 11. Follows Apple's page "UIDragPreviewTarget".
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A preview of a view for lifting it from its position or dropping it there. iOS 11. Follows Apple's page
/// "UITargetedDragPreview".
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// Returns the same preview with another target.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
