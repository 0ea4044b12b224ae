/// Makes the view that is shown for an attachment in text. iOS 15. Follows Apple's page "NSTextAttachmentViewProvider".
///
/// A subclass makes its view in ``loadView()``.
open class NSTextAttachmentViewProvider: NSObject {
    private let place: any NSTextLocation
    private weak var attachment: NSTextAttachment?
    private weak var parent: UIView?
    private weak var manager: NSTextLayoutManager?
    private var shownView: UIView?

    /// Creates a provider for an attachment at a place. The view, the attachment and the layout manager are not retained.
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

    /// Who lays the text out; `nil` where it is not laid out by a text layout manager.
    open var textLayoutManager: NSTextLayoutManager? { manager }

    /// Where the attachment is.
    open var location: any NSTextLocation { place }

    /// The view. Asked for the first time, ``loadView()`` makes it.
    open var view: UIView? {
        get {
            if shownView == nil { loadView() }
            return shownView
        }
        set { shownView = newValue }
    }

    /// Makes the view and sets ``view``. A subclass overrides it; here nothing happens. Called once, when the view is needed.
    open func loadView() {}

    /// Whether the room in the text follows the size of the view, and not the attachment's `bounds`. Default `false`.
    open var tracksTextAttachmentViewBounds = false

    /// The room in the text for the view: its bounds, at the baseline. Asked only where ``tracksTextAttachmentViewBounds`` is
    /// `true`.
    ///
    /// Follows Apple's page "attachmentBounds(for:location:textContainer:proposedLineFragment:position:)".
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect { viewBounds }

    // Views belong to the main actor, where text with views in it is laid out.
    private var viewBounds: CGRect {
        let view = view
        return MainActor.assumeIsolated { CGRect(origin: .zero, size: view?.bounds.size ?? .zero) }
    }
}

// The initialiser of a class that is known only when the program runs: see ClassConstruction.swift.
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
