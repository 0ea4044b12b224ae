import TextMetrics

/// An inline object in text: the interface to text attachments for layout and drawing.
package protocol InlineAttachment: NSObject {
    /// The padding on both sides, in points.
    var lineLayoutPadding: CGFloat { get }

    /// Returns the attachment's bounds in its line, with y growing upward from the baseline.
    func bounds(at place: AttachmentPlace) -> CGRect

    /// Returns the image to draw; `nil` for none.
    func image(for bounds: CGRect, at place: AttachmentPlace) -> UIImage?
}

/// The location of an attachment in a text.
package struct AttachmentPlace {
    /// The index in the whole text, in UTF-16 units.
    package var index = 0
    /// The attributes of its object replacement character.
    package var attributes: [NSAttributedString.Key: Any]
    /// The text container; `nil` in a label.
    package var container: NSTextContainer?
    /// The document, for attachments that use text locations.
    package var document: (any AttachmentDocument)?

    package init(
        index: Int = 0, attributes: [NSAttributedString.Key: Any], container: NSTextContainer? = nil,
        document: (any AttachmentDocument)? = nil
    ) {
        self.index = index
        self.attributes = attributes
        self.container = container
        self.document = document
    }

    /// The line's rectangle for the attachment, with the height of the font.
    package var line: CGRect {
        let font = attributes[.font] as? UIFont ?? NSAttributedString.standardFont
        let room = container.map { max(0, $0.size.width - 2 * $0.lineFragmentPadding) } ?? 0
        return CGRect(x: 0, y: 0, width: room, height: font.lineHeight)
    }
}

/// A document whose locations aren't integers.
package protocol AttachmentDocument: AnyObject {}

/// A displayed attachment.
package struct ShownAttachment: Hashable {
    package let object: any InlineAttachment
    package let bounds: CGRect
    private let place: AttachmentPlace

    package init(_ object: any InlineAttachment, at place: AttachmentPlace) {
        self.object = object
        self.place = place
        bounds = object.bounds(at: place)
    }

    /// The image to draw.
    package var image: UIImage? { object.image(for: bounds, at: place) }

    package static func == (first: Self, second: Self) -> Bool {
        first.object === second.object && first.bounds == second.bounds
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }

    /// Returns the attachment's box in its line.
    func box(scale: CGFloat) -> InlineBox {
        InlineBox(
            width: (bounds.width + 2 * object.lineLayoutPadding) * scale, ascent: bounds.maxY * scale,
            descent: -bounds.minY * scale)
    }
}

/// The context of a layout for its attachments.
package struct AttachmentContext {
    package var container: NSTextContainer?
    /// The start of the laid-out text in the whole text.
    package var start = 0
    package var document: (any AttachmentDocument)?

    package init(container: NSTextContainer? = nil, start: Int = 0, document: (any AttachmentDocument)? = nil)
    {
        self.container = container
        self.start = start
        self.document = document
    }

    package func attachment(
        in attributes: [NSAttributedString.Key: Any], at index: Int
    ) -> ShownAttachment? {
        guard let object = attributes[.attachment] as? any InlineAttachment else { return nil }
        return ShownAttachment(
            object,
            at: AttachmentPlace(
                index: start + index, attributes: attributes, container: container, document: document))
    }
}
