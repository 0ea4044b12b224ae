import TextMetrics

/// The drawn text of a text layer.
package struct LayerText {
    private let layer: CATextLayer
    private let text: TextRuns

    package init?(_ layer: CATextLayer) {
        self.layer = layer
        switch layer.string {
        case let text as NSAttributedString: self.text = TextRuns(text)
        case let string as String: text = LayerText.text(string, of: layer)
        default: return nil
        }
    }

    /// Returns a plain string with the layer's attributes.
    private static func text(_ string: String, of layer: CATextLayer) -> TextRuns {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = layer.alignmentMode.textAlignment
        let color = layer.foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
        return TextRuns(
            string, [.font: font(of: layer), .foregroundColor: color, .paragraphStyle: paragraph])
    }

    /// The layer's font size replaces that of the font.
    private static func font(of layer: CATextLayer) -> UIFont {
        switch layer.font {
        case let font as UIFont: font.withSize(layer.fontSize)
        case let name as String:
            UIFont(name: name, size: layer.fontSize)
                ?? NSAttributedString.standardFont.withSize(layer.fontSize)
        default: NSAttributedString.standardFont.withSize(layer.fontSize)
        }
    }

    package func draw(in context: CGContext) {
        UIGraphicsPushContext(context)
        let looks = text.looks(font: NSAttributedString.standardFont, color: .white)
        ShownText.Maker(runs: looks, origin: layer.bounds.origin).make(layout, isDimmed: false).draw()
        UIGraphicsPopContext()
    }

    /// Lines that don't wrap end only at newlines, and can be wider than the layer.
    private var layout: TextLayout {
        let lineBreak = layer.truncationMode.lineBreak
        let measured = text.measured(lineBreak: lineBreak)
        guard layer.isWrapped || lineBreak != nil else { return unwrapped(measured) }
        let room = TextLayout.Container(
            width: layer.bounds.width, height: lineBreak == nil ? .infinity : layer.bounds.height,
            lineLimit: layer.isWrapped ? 0 : 1)
        return TextLayout(
            measured, shape: ParagraphShape(lineBreak ?? .wordWrapping), in: room, era: .current)
    }

    /// Uses the layer's width if the lines fit.
    private func unwrapped(_ measured: StyledText) -> TextLayout {
        let free = TextLayout(measured, era: .current)
        guard free.width < layer.bounds.width else { return free }
        return TextLayout(
            measured, in: TextLayout.Container(width: layer.bounds.width), era: .current)
    }
}

extension CATextLayerAlignmentMode {
    fileprivate var textAlignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

extension CATextLayerTruncationMode {
    fileprivate var lineBreak: ParagraphShape.LineBreak? {
        switch self {
        case .start: .truncatingHead
        case .middle: .truncatingMiddle
        case .end: .truncatingTail
        default: nil
        }
    }
}
