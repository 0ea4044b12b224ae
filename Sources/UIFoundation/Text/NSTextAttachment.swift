import TextMetrics

/// Something in text that is no letter: an image. iOS 7. Follows Apple's page "NSTextAttachment".
///
/// Text shows it for an object replacement character that has it as its attribute ``NSAttributedString/Key/attachment``.
/// Kinds of files that UIKit knows no image of are kept and not shown.
open class NSTextAttachment: NSObject {
    let compared = ComparedByFoundation()

    /// The character that stands for an attachment in text.
    public static var character: Int { 0xFFFC }

    /// Creates an attachment of data of a type; of none for an image that is set later.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
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

    /// The data. Default `nil`.
    open var contents: Data?

    /// The type of the data, as a uniform type identifier. Default `nil`.
    open var fileType: String?

    /// What is shown. Default `nil`.
    open var image: UIImage?

    /// The rectangle in which it is shown, in points: its origin is a point of the baseline, and y grows upwards. Empty, the
    /// default, is the image's own size on the baseline.
    open var bounds = CGRect.zero

    /// How much room is kept at the sides, in points. Default 0. iOS 15.
    open var lineLayoutPadding: CGFloat = 0

    /// The image for a place in a text; the base class returns ``image``. Text shows what the property says, and does not ask.
    ///
    /// Follows Apple's page "image(forBounds:textContainer:characterIndex:)".
    open func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? { image }

    /// Where it stands in its line, y growing upwards from the baseline.
    var place: CGRect {
        bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
    }

    /// The room that it takes of its line.
    func box(scale: CGFloat) -> InlineBox {
        InlineBox(
            width: (place.width + 2 * lineLayoutPadding) * scale, ascent: place.maxY * scale,
            descent: -place.minY * scale)
    }
}

extension NSAttributedString {
    /// Creates a text of one character that shows an attachment. iOS 7.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
