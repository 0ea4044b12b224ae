extension ShownText.Look {
    /// Creates the look of attributes, with a default font and color.
    package init(
        _ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor, scale: CGFloat = 1,
        attachment: ShownAttachment? = nil
    ) {
        let font = attributes[.font] as? UIFont ?? font
        self.init(
            font: scale < 1 ? font.withSize(font.pointSize * scale) : font,
            color: attributes[.foregroundColor] as? UIColor ?? color)
        background = attributes[.backgroundColor] as? UIColor
        if let highlight = attributes.highlightColor {
            self.color = highlight
            background = highlight.withAlphaComponent(0.25)
        }
        underline = attributes.rule(.underlineStyle, .underlineColor)
        strikethrough = attributes.rule(.strikethroughStyle, .strikethroughColor)
        outline = attributes.outline(self.font)
        shadow = attributes[.shadow] as? NSShadow
        self.attachment = attachment
        kern = attributes.kern
        rise = (attributes.number(.baselineOffset) ?? 0) * scale
        lean = attributes.number(.obliqueness) ?? 0
    }

    /// The look of a link without a custom style: blue and underlined.
    var asLink: ShownText.Look {
        var look = self
        look.color = .link
        look.underline = look.underline ?? ShownText.TextRule(style: .single)
        return look
    }
}

extension NSAttributedString {
    /// Returns the look of each run, in order; links have the look of links.
    package func looks(
        font: UIFont, color: UIColor, scale: CGFloat = 1,
        attachments: AttachmentContext = AttachmentContext()
    ) -> [ShownText.Look] {
        TextRuns(self).looks(font: font, color: color, scale: scale, attachments: attachments)
    }
}

extension TextRuns {
    /// Returns the look of each run, in order; links have the look of links.
    package func looks(
        font: UIFont, color: UIColor, scale: CGFloat = 1,
        attachments: AttachmentContext = AttachmentContext()
    ) -> [ShownText.Look] {
        var looks: [ShownText.Look] = []
        forEach { attributes, range in
            let look = ShownText.Look(
                attributes, font: font, color: color, scale: scale,
                attachment: attachments.attachment(in: attributes, at: range.location))
            looks.append(attributes[.link] == nil ? look : look.asLink)
        }
        return looks
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func rule(
        _ style: NSAttributedString.Key, _ color: NSAttributedString.Key
    ) -> ShownText.TextRule? {
        guard let value = number(style), value != 0 else { return nil }
        return ShownText.TextRule(
            style: NSUnderlineStyle(rawValue: Int(value)), color: self[color] as? UIColor)
    }

    /// A positive width strokes only; a negative width strokes and fills the letters.
    fileprivate func outline(_ font: UIFont) -> ShownText.TextOutline? {
        guard let percent = number(.strokeWidth), percent != 0 else { return nil }
        return ShownText.TextOutline(
            width: abs(percent) / 100 * font.pointSize, color: self[.strokeColor] as? UIColor,
            isFilled: percent < 0)
    }
}
