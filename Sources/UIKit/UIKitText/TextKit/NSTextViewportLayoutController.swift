/// Lays out the visible part of a document. iOS 15. Follows Apple's page "NSTextViewportLayoutController".
///
/// The delegate returns the visible rectangle, and receives each fragment in it, to show it.
open class NSTextViewportLayoutController: NSObject {
    private weak var manager: NSTextLayoutManager?
    private var bounds = CGRect.zero
    private var range: NSTextRange?

    /// Creates a controller for a layout manager, which is not retained.
    public init(textLayoutManager: NSTextLayoutManager) {
        manager = textLayoutManager
        super.init()
    }

    /// The delegate that returns the visible rectangle and shows the fragments. Not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// The layout manager of the fragments.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The visible rectangle of the last layout, in the container's coordinates.
    open var viewportBounds: CGRect { bounds }

    /// The visible range of the last layout; `nil` for none.
    open var viewportRange: NSTextRange? { range }

    /// Lays out the visible part. The delegate returns the rectangle, and receives the fragments from top to bottom.
    open func layoutViewport() {
        guard let delegate, let manager else { return }
        delegate.textViewportLayoutControllerWillLayout(self)
        bounds = delegate.viewportBounds(for: self)
        range = nil
        for fragment in visibleFragments(of: manager) {
            range = range?.union(fragment.rangeInElement) ?? fragment.rangeInElement
            delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
        }
        delegate.textViewportLayoutControllerDidLayout(self)
    }

    private func visibleFragments(of manager: NSTextLayoutManager) -> [NSTextLayoutFragment] {
        var visible: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(
            from: nil, options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) { fragment in
            let frame = fragment.layoutFragmentFrame
            guard frame.minY < bounds.maxY else { return false }
            if frame.maxY > bounds.minY { visible.append(fragment) }
            return true
        }
        return visible
    }

    /// Returns the vertical offset at which a location of the document is at the top of the view: the top of the location's line, in the
    /// container's coordinates.
    ///
    /// Follows Apple's page "relocateViewport(to:)".
    open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
        guard let manager, let (fragment, line) = manager.line(at: textLocation, isUpstream: false) else {
            return 0
        }
        let top = fragment.layoutFragmentFrame.minY + line.typographicBounds.minY
        bounds.origin.y = top
        return top
    }

    /// Moves the visible rectangle vertically.
    ///
    /// Follows Apple's page "adjustViewport(byVerticalOffset:)".
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { bounds.origin.y += verticalOffset }
}

/// Returns the visible part of a document, and shows it. iOS 15. Follows Apple's page "NSTextViewportLayoutControllerDelegate".
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// Returns the visible rectangle, in the container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

    /// Called with each fragment in the rectangle. The delegate shows it in a view or a layer.
    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)

    /// Called before a layout. Optional.
    func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController)

    /// Called after a layout. Optional.
    func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
    /// Does nothing.
    public func textViewportLayoutControllerWillLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}

    /// Does nothing.
    public func textViewportLayoutControllerDidLayout(
        _ textViewportLayoutController: NSTextViewportLayoutController
    ) {}
}
