import TextMetrics

extension NSAttributedString {
    /// The default font, Helvetica at 12 points.
    package static let standardFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

    /// Measures the text; see ``TextRuns/measured(scale:font:shape:usesLeading:lineBreak:attachments:)``.
    package func measured(
        scale: CGFloat = 1, font: UIFont = NSAttributedString.standardFont, shape: ParagraphShape? = nil,
        usesLeading: Bool = false, lineBreak: ParagraphShape.LineBreak? = nil,
        attachments: AttachmentContext = AttachmentContext()
    ) -> StyledText {
        TextRuns(self).measured(
            scale: scale, font: font, shape: shape, usesLeading: usesLeading, lineBreak: lineBreak,
            attachments: attachments)
    }
}

/// A text with the attributes of its runs: those of an attributed string, or the same attributes for the whole text.
///
/// Foundation on Linux never releases the attributes of an `NSAttributedString`, so plain text is measured and
/// drawn without one.
package struct TextRuns {
    let string: String
    private let attributed: NSAttributedString?
    private let attributes: [NSAttributedString.Key: Any]

    package init(_ text: NSAttributedString) {
        (string, attributed, attributes) = (text.string, text, [:])
    }

    package init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        (self.string, attributed, self.attributes) = (string, nil, attributes ?? [:])
    }

    func forEach(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        guard let attributed else {
            let length = string.utf16.count
            return length > 0 ? body(attributes, NSRange(location: 0, length: length)) : ()
        }
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) {
            attributes, range, _ in
            body(attributes, range)
        }
    }

    /// Returns the text with the measuring style of its runs.
    ///
    /// - Parameters:
    ///   - scale: The factor of font sizes.
    ///   - font: The font of runs that specify none.
    ///   - shape: The layout of paragraphs that specify none.
    ///   - lineBreak: The truncation of lines that are too long, instead of the paragraphs' own modes.
    ///   - attachments: The context of the layout, for attachments.
    package func measured(
        scale: CGFloat = 1, font: UIFont = NSAttributedString.standardFont, shape: ParagraphShape? = nil,
        usesLeading: Bool = false, lineBreak: ParagraphShape.LineBreak? = nil,
        attachments: AttachmentContext = AttachmentContext()
    ) -> StyledText {
        var runs: [StyledText.Run] = []
        forEach { attributes, range in
            let font = attributes[.font] as? UIFont ?? font
            var paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle).map {
                $0.values.shape(isRightToLeft: shape?.isRightToLeft ?? false)
            }
            if let lineBreak { paragraph?.lineBreak = lineBreak }
            runs.append(
                StyledText.Run(
                    range.location..<range.location + range.length,
                    attributes.runStyle(
                        font, scale: scale, usesLeading: usesLeading,
                        attachment: attachments.attachment(in: attributes, at: range.location)),
                    shape: paragraph ?? shape))
        }
        return StyledText(string, runs: runs)
    }
}

extension [NSAttributedString.Key: Any] {
    /// The kerning after each character, in points.
    var kern: CGFloat {
        number(.tracking) ?? number(.kern) ?? 0
    }

    /// Returns the measuring style for these attributes.
    fileprivate func runStyle(
        _ font: UIFont, scale: CGFloat, usesLeading: Bool, attachment: ShownAttachment?
    ) -> RunStyle {
        var style = font.runStyle(scale: scale, kern: kern, usesLeading: usesLeading)
        style.rise = (number(.baselineOffset) ?? 0) * scale
        style.box = attachment?.box(scale: scale)
        return style
    }

    func number(_ key: NSAttributedString.Key) -> CGFloat? {
        switch self[key] {
        case let value as CGFloat: value
        case let value as Int: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension UIFont {
    /// Returns the measuring style for text in the font.
    package func runStyle(scale: CGFloat = 1, kern: CGFloat = 0, usesLeading: Bool = true) -> RunStyle {
        RunStyle(
            shownFace, size: pointSize * scale, kern: kern, leading: usesLeading ? leading * scale : 0)
    }
}

/// Shrinks text until it fits.
package enum ShrinkToFit {
    /// Returns the largest scale from `minimum` to 1 that fits, to a thousandth; the minimum if none does.
    package static func scale(atLeast minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
        var (low, high) = (minimum, CGFloat(1))
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}
