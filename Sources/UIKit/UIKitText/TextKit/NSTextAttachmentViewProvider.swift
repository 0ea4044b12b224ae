/// Provides the view of an attachment in text. iOS 15. Follows Apple's page "NSTextAttachmentViewProvider".
///
/// A subclass creates its view in ``loadView()``.
open class NSTextAttachmentViewProvider: NSObject {
    private let place: any NSTextLocation
    private weak var attachment: NSTextAttachment?
    private weak var parent: UIView?
    private weak var manager: NSTextLayoutManager?
    private var shownView: UIView?

    /// Creates a provider for an attachment at a location. The view, the attachment and the layout manager aren't retained.
    public init(
        textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
    ) {
        attachment = textAttachment
        parent = parentView
        manager = textLayoutManager
        place = location
        super.init()
    }

    /// The attachment.
    open var textAttachment: NSTextAttachment? { attachment }

    /// The layout manager of the text; `nil` if the text has no text layout manager.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// The location of the attachment.
    open var location: any NSTextLocation { place }

    /// The view. The first access calls ``loadView()``.
    open var view: UIView? {
        get {
            if shownView == nil { loadView() }
            return shownView
        }
        set { shownView = newValue }
    }

    /// Creates the view and sets ``view``. Called once, when the view is needed. The base class does nothing.
    open func loadView() {}

    /// Whether the layout bounds follow the view's size instead of the attachment's `bounds`. Default `false`.
    open var tracksTextAttachmentViewBounds = false

    /// Returns the layout bounds of the view: its bounds, on the baseline. Called only if ``tracksTextAttachmentViewBounds`` is `true`.
    ///
    /// Follows Apple's page "attachmentBounds(for:location:textContainer:proposedLineFragment:position:)".
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { viewBounds }

    // Views belong to the main actor. Text that contains views is laid out there.
    private var viewBounds: CGRect {
        let view = view
        return MainActor.assumeIsolated { CGRect(origin: .zero, size: view?.bounds.size ?? .zero) }
    }
}

// The initializer of a class that is known only at run time: see ClassConstruction.swift.
extension NSTextAttachmentViewProvider {
    @_silgen_name("pageflow_construct_attachment_provider")
    convenience init(
        constructedWith attachment: NSTextAttachment, _ parent: UIView?, _ manager: NSTextLayoutManager?,
        _ location: any NSTextLocation
    ) {
        self.init(
            textAttachment: attachment, parentView: parent, textLayoutManager: manager, location: location)
    }
}

extension NSTextAttachmentViewProvider {
    @_silgen_name("pageflow_construct_attachment_provider")
    static func make(
        textAttachment: consuming NSTextAttachment, parentView: consuming UIView?,
        textLayoutManager: consuming NSTextLayoutManager?, location: consuming any NSTextLocation
    ) -> Self
}
