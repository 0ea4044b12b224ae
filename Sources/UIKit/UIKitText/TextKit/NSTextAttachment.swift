import Synchronization

/// An object in text, such as an image or a view. iOS 7. Follows Apple's page "NSTextAttachment".
///
/// Text shows it for an object replacement character with the attribute ``Foundation/NSAttributedString/Key/attachment``. Contents that
/// aren't an image are stored but not shown.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout {
    let compared = ComparedByFoundation()
    private var data: Data?
    private var type: String?
    private var picture: UIImage?

    /// The object replacement character.
    public static var character: Int { 0xFFFC }

    /// Creates an attachment with data of a type, or with `nil` for an image that is set later.
    public init(data contentData: Data?, ofType uti: String?) {
        data = contentData
        type = uti
        super.init()
    }

    /// Creates an attachment with an image. iOS 13.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an empty attachment.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    // MARK: Contents

    /// The data. Setting it removes ``image``. Default `nil`.
    open var contents: Data? {
        get { data }
        set {
            data = newValue
            picture = nil
        }
    }

    /// The type of the data, as a uniform type identifier. Setting it removes ``image``. Default `nil`.
    open var fileType: String? {
        get { type }
        set {
            type = newValue
            picture = nil
        }
    }

    /// The image. Setting it removes ``contents`` and ``fileType``. Default `nil`.
    open var image: UIImage? {
        get { picture }
        set {
            picture = newValue
            data = nil
            type = nil
        }
    }

    /// The layout bounds of the attachment, in points, relative to a point on the baseline, with y increasing upward. An empty rectangle,
    /// the default, means the image's size on the baseline.
    open var bounds = CGRect.zero

    /// The padding on both sides, in points. Default 0. iOS 15.
    open var lineLayoutPadding: CGFloat = 0

    /// The image to show without a view: ``image``, or one made from the contents.
    private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    private var shownBounds: CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
    }

    // MARK: For a layout manager

    /// Returns the image at a character index: ``image``, or one made from ``contents``.
    ///
    /// Follows Apple's page "image(forBounds:textContainer:characterIndex:)".
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// Returns the layout bounds at a character index: ``bounds``, or the size of the image.
    ///
    /// Follows Apple's page "attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)".
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { shownBounds }

    // MARK: For a text layout manager

    /// Returns the image at a location: ``image``, or one made from ``contents``. iOS 15.
    ///
    /// Follows Apple's page "image(for:attributes:location:textContainer:)".
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? { shownImage }

    /// Returns the layout bounds at a location: the view provider's, if it tracks its view, otherwise ``bounds``, or the size of the image.
    /// iOS 15.
    ///
    /// Follows Apple's page "attachmentBounds(for:location:textContainer:proposedLineFragment:position:)".
    open func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect {
        guard usesTextAttachmentView,
            let provider = textContainer?.textLayoutManager?.viewProvider(of: self, at: location),
            provider.tracksTextAttachmentViewBounds
        else { return shownBounds }
        return provider.attachmentBounds(
            for: attributes, location: location, textContainer: textContainer,
            proposedLineFragment: proposedLineFragment, position: position)
    }

    /// Returns the provider of the attachment's view: an instance of the class that is registered for ``fileType``. `nil` if none is
    /// registered, or ``allowsTextAttachmentView`` is `false`. iOS 15.
    ///
    /// Follows Apple's page "viewProvider(for:location:textContainer:)".
    open func viewProvider(
        for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
    ) -> NSTextAttachmentViewProvider? {
        guard allowsTextAttachmentView, let kind = providerClass else { return nil }
        return kind.make(
            textAttachment: self, parentView: parentView, textLayoutManager: textContainer?.textLayoutManager,
            location: location)
    }

    // MARK: Views

    /// Registers a view provider class for attachments with a file type. iOS 15.
    ///
    /// Follows Apple's page "registerViewProviderClass(_:forFileType:)".
    open class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        registered.withLock { $0[fileType] = ClassBox(kind: textAttachmentViewProviderClass) }
    }

    /// Returns the view provider class that is registered for a file type. iOS 15.
    ///
    /// Follows Apple's page "textAttachmentViewProviderClass(forFileType:)".
    open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
        registered.withLock { $0[fileType]?.kind }
    }

    private struct ClassBox: @unchecked Sendable {
        let kind: AnyClass
    }

    private static let registered = Mutex<[String: ClassBox]>([:])

    private var providerClass: NSTextAttachmentViewProvider.Type? {
        fileType.flatMap { NSTextAttachment.textAttachmentViewProviderClass(forFileType: $0) }
            as? NSTextAttachmentViewProvider.Type
    }

    /// Whether the attachment may be shown with a view. Default `true`. iOS 15.
    open var allowsTextAttachmentView = true

    /// Whether the attachment is shown with a view: this is allowed, and a class is registered for ``fileType``. iOS 15.
    open var usesTextAttachmentView: Bool { allowsTextAttachmentView && providerClass != nil }
}

extension NSTextAttachment: InlineAttachment {
    package func bounds(at place: AttachmentPlace) -> CGRect {
        if let document = place.document as? AttachmentsOfElement {
            return attachmentBounds(
                for: place.attributes, location: document.location(place.index),
                textContainer: place.container, proposedLineFragment: place.line, position: .zero)
        }
        return attachmentBounds(
            for: place.container, proposedLineFragment: place.line, glyphPosition: .zero,
            characterIndex: place.index)
    }

    package func image(for bounds: CGRect, at place: AttachmentPlace) -> UIImage? {
        if let document = place.document as? AttachmentsOfElement {
            let location = document.location(place.index)
            if document.showsView(of: self, at: location) { return nil }
            return image(
                for: bounds, attributes: place.attributes, location: location, textContainer: place.container)
        }
        return image(forBounds: bounds, textContainer: place.container, characterIndex: place.index)
    }
}

extension NSAttributedString {
    /// Creates an attributed string with one character for an attachment. iOS 7.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Returns whether a range of the text contains an attachment. iOS 9.
    ///
    /// Follows Apple's page "containsAttachments(in:)".
    public func containsAttachments(in range: NSRange) -> Bool {
        var isFound = false
        enumerateAttribute(.attachment, in: range) { value, _, stop in
            guard value is NSTextAttachment else { return }
            isFound = true
            stop.pointee = true
        }
        return isFound
    }
}

/// The methods that a layout manager calls on an attachment. iOS 7. Follows Apple's page "NSTextAttachmentContainer".
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// Returns the image to draw for the attachment; `nil` for none.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?

    /// Returns the layout bounds of the attachment, relative to a point on the baseline, with y increasing upward.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// The methods that a text layout manager calls on an attachment. iOS 15. Follows Apple's page "NSTextAttachmentLayout".
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// Returns the image to draw for the attachment; `nil` for none.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?

    /// Returns the layout bounds of the attachment, relative to a point on the baseline, with y increasing upward.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect

    /// Returns the provider of the attachment's view; `nil` if it is shown as an image.
    func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?)
        -> NSTextAttachmentViewProvider?
}
