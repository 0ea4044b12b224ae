import TextMetrics

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
    static let standardTabStops = (1...12).map {
        NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
    }

    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var baseWritingDirection = NSWritingDirection.natural
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var textLists: [NSTextList] = []
    var tabStops = ParagraphValues.standardTabStops
    var defaultTabInterval: CGFloat = 0
    var allowsTightening = false
    var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

    /// Returns the shape for measuring. The natural direction is that of the interface.
    func shape(isRightToLeft: Bool) -> ParagraphShape {
        var shape = ParagraphShape(lineBreakMode.lineBreak, alignment: alignment.measured)
        shape.isRightToLeft =
            baseWritingDirection == .natural ? isRightToLeft : baseWritingDirection == .rightToLeft
        shape.lineSpacing = lineSpacing
        shape.paragraphSpacing = paragraphSpacing
        shape.paragraphSpacingBefore = paragraphSpacingBefore
        shape.firstLineIndent = firstLineHeadIndent
        shape.indent = headIndent
        shape.tailIndent = tailIndent
        shape.minimumLineHeight = minimumLineHeight
        shape.maximumLineHeight = maximumLineHeight
        shape.lineHeightMultiple = lineHeightMultiple
        shape.tabStops = tabStops.map { Double($0.location) }
        shape.tabInterval = defaultTabInterval > 0 ? defaultTabInterval : 28
        return shape
    }
}

extension NSLineBreakMode {
    package var lineBreak: ParagraphShape.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .characterWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}

extension NSTextAlignment {
    package var measured: ParagraphShape.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .natural: .natural
        case .justified: .justified
        }
    }
}
