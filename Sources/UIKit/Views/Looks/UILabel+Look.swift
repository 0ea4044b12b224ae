import TextMetrics

extension UILabel: SelfDrawing {
    func drawLook() {
        guard let text, !text.isEmpty, !bounds.isEmpty else { return }
        var drawn = DrawnText(text, font, isHighlighted ? highlightedTextColor ?? textColor : textColor)
        drawn.lineLimit = numberOfLines
        drawn.lineBreak = lineBreakMode.lineBreak
        drawn.draw(in: bounds, textAlignment.alignment(of: self))
    }
}

extension NSTextAlignment {
    /// The side in a view's direction.
    @MainActor
    func alignment(of view: UIView) -> ParagraphShape.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified, .natural:
            view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        }
    }
}

extension NSLineBreakMode {
    var lineBreak: ParagraphShape.LineBreak {
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
