/// Lays out the part of a document that a view shows. iOS 15. Follows Apple's page "NSTextViewportLayoutController".
///
/// The delegate says which rectangle is visible, and gets each fragment in it, to show it.
open class NSTextViewportLayoutController: NSObject {
    private weak var manager: NSTextLayoutManager?
    private var bounds = CGRect.zero
    private var range: NSTextRange?

    /// Creates a controller for a layout manager, which is not retained.
    public init(textLayoutManager: NSTextLayoutManager) {
        manager = textLayoutManager
        super.init()
    }

    /// Says what is visible and shows fragments. Not retained.
    open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?

    /// Who lays fragments out.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The rectangle of the last layout, in the container's coordinates.
    open var viewportBounds: CGRect { bounds }

    /// What the last layout showed of the document; `nil` for nothing.
    open var viewportRange: NSTextRange? { range }

    /// Lays out what is visible. The delegate is asked for the rectangle, and gets the fragments from top to bottom.
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

    /// Where the view has to scroll to for a place of the document to be at its top: the top of the place's line, in the container's
    /// coordinates.
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

    /// Moves the rectangle up or down, with what it shows.
    ///
    /// Follows Apple's page "adjustViewport(byVerticalOffset:)".
    open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { bounds.origin.y += verticalOffset }
}

/// Says what is visible of a document, and shows it. iOS 15. Follows Apple's page "NSTextViewportLayoutControllerDelegate".
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
    /// The rectangle to be laid out, in the container's coordinates.
    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect

    /// Called with each fragment in the rectangle. The delegate shows it, by a view or a layer.
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
