import TextMetrics

/// Something in text that is no letter: what layout and drawing ask of a text attachment.
package protocol InlineAttachment: NSObject {
    /// How much room is kept at the sides, in points.
    var lineLayoutPadding: CGFloat { get }

    /// Where it stands in its line, y growing upwards from the baseline.
    func bounds(at place: AttachmentPlace) -> CGRect

    /// What is drawn there; `nil` for nothing.
    func image(for bounds: CGRect, at place: AttachmentPlace) -> UIImage?
}

/// Where an attachment is in a text.
package struct AttachmentPlace {
    /// In the whole text, in UTF-16 units.
    package var index = 0
    /// Of the character that it stands for.
    package var attributes: [NSAttributedString.Key: Any]
    /// The region in which the text is laid out; `nil` in a label.
    package var container: NSTextContainer?
    /// Where the text that is laid out begins, for those that know places of another kind.
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

    /// The room of a line, as high as the letters: what an attachment can fill.
    package var line: CGRect {
        let font = attributes[.font] as? UIFont ?? NSAttributedString.standardFont
        let room = container.map { max(0, $0.size.width - 2 * $0.lineFragmentPadding) } ?? 0
        return CGRect(x: 0, y: 0, width: room, height: font.lineHeight)
    }
}

/// A text whose places are not counted.
package protocol AttachmentDocument: AnyObject {}

/// An attachment as it is shown.
package struct ShownAttachment: Hashable {
    package let object: any InlineAttachment
    package let bounds: CGRect
    private let place: AttachmentPlace

    package init(_ object: any InlineAttachment, at place: AttachmentPlace) {
        self.object = object
        self.place = place
        bounds = object.bounds(at: place)
    }

    /// What is drawn now.
    package var image: UIImage? { object.image(for: bounds, at: place) }

    package static func == (first: Self, second: Self) -> Bool {
        first.object === second.object && first.bounds == second.bounds
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }

    /// The room that it takes of its line.
    func box(scale: CGFloat) -> InlineBox {
        InlineBox(
            width: (bounds.width + 2 * object.lineLayoutPadding) * scale, ascent: bounds.maxY * scale,
            descent: -bounds.minY * scale)
    }
}

/// Where a text is laid out, as far as attachments ask for it.
package struct AttachmentContext {
    package var container: NSTextContainer?
    /// Where the text begins in the whole one.
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
