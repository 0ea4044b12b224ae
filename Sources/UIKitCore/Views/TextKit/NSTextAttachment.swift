import Synchronization

/// Something in text that is no letter: an image, a view. iOS 7. Follows Apple's page "NSTextAttachment".
///
/// Text shows it for an object replacement character that has it as its attribute ``Foundation/NSAttributedString/Key/attachment``.
/// Contents of which UIKit makes no image are kept and not shown.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSTextAttachmentLayout {
    let compared = ComparedByFoundation()
    private var data: Data?
    private var type: String?
    private var picture: UIImage?

    /// The character that stands for an attachment in text.
    public static var character: Int { 0xFFFC }

    /// Creates an attachment of data of a type; of none for an image that is set later.
    public init(data contentData: Data?, ofType uti: String?) {
        data = contentData
        type = uti
        super.init()
    }

    /// Creates an attachment that shows an image. iOS 13.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }

    /// Creates an attachment without anything.
    public override convenience init() {
        self.init(data: nil, ofType: nil)
    }

    // MARK: Contents

    /// The data. Setting it takes ``image`` away. Default `nil`.
    open var contents: Data? {
        get { data }
        set {
            data = newValue
            picture = nil
        }
    }

    /// The type of the data, as a uniform type identifier. Setting it takes ``image`` away. Default `nil`.
    open var fileType: String? {
        get { type }
        set {
            type = newValue
            picture = nil
        }
    }

    /// What is shown. Setting it takes ``contents`` and ``fileType`` away. Default `nil`.
    open var image: UIImage? {
        get { picture }
        set {
            picture = newValue
            data = nil
            type = nil
        }
    }

    /// The rectangle in which it is shown, in points: its origin is a point of the baseline, and y grows upwards. Empty, the
    /// default, is the image's own size on the baseline.
    open var bounds = CGRect.zero

    /// How much room is kept at the sides, in points. Default 0. iOS 15.
    open var lineLayoutPadding: CGFloat = 0

    /// What is shown without a view: the image, or one made of the contents.
    private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

    private var shownBounds: CGRect {
        bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
    }

    // MARK: Asked by a layout manager

    /// The image for a place in a text: ``image``, or else one that is made of ``contents``.
    ///
    /// Follows Apple's page "image(forBounds:textContainer:characterIndex:)".
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { shownImage }

    /// The room for a place in a text: ``bounds``, or else the size of the image.
    ///
    /// Follows Apple's page "attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)".
    open func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { shownBounds }

    // MARK: Asked by a text layout manager

    /// The image for a place in a document: ``image``, or else one that is made of ``contents``. iOS 15.
    ///
    /// Follows Apple's page "image(for:attributes:location:textContainer:)".
    open func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage? { shownImage }

    /// The room for a place in a document: what the view provider says, where it tracks its view, or else ``bounds``, or else the
    /// size of the image. iOS 15.
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

    /// Who makes the view that is shown for the attachment: an object of the class that is registered for ``fileType``. `nil` if none is,
    /// or ``allowsTextAttachmentView`` is `false`. iOS 15.
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

    /// Shows attachments of a type of contents by views of a class. iOS 15.
    ///
    /// Follows Apple's page "registerViewProviderClass(_:forFileType:)".
    open class func registerViewProviderClass(
        _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
    ) {
        registered.withLock { $0[fileType] = ClassBox(kind: textAttachmentViewProviderClass) }
    }

    /// The class that is registered for a type of contents. iOS 15.
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

    /// Whether a view may be shown for the attachment. Default `true`. iOS 15.
    open var allowsTextAttachmentView = true

    /// Whether a view is shown for the attachment: one may be, and a class is registered for ``fileType``. iOS 15.
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
    /// Creates a text of one character that shows an attachment. iOS 7.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// Whether a part of the text has an attachment. iOS 9.
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

/// What a layout manager asks an attachment. iOS 7. Follows Apple's page "NSTextAttachmentContainer".
public protocol NSTextAttachmentContainer: NSObjectProtocol {
    /// What is drawn for the attachment; `nil` for nothing.
    func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int)
        -> UIImage?

    /// The room that the attachment takes of its line, from a point of the baseline, y growing upwards.
    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect
}

/// What a text layout manager asks an attachment. iOS 15. Follows Apple's page "NSTextAttachmentLayout".
public protocol NSTextAttachmentLayout: NSObjectProtocol {
    /// What is drawn for the attachment; `nil` for nothing.
    func image(
        for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?
    ) -> UIImage?

    /// The room that the attachment takes of its line, from a point of the baseline, y growing upwards.
    func attachmentBounds(
        for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
        textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
    ) -> CGRect

    /// Who makes the view that is shown for the attachment; `nil` for an image.
    func viewProvider(for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?)
        -> NSTextAttachmentViewProvider?
}
