import TextMetrics

extension UISearchTextField {
    func drawSearchField() {
        let parts = SearchFieldParts(of: self)
        if backgroundColor == nil, borderStyle != .none { drawGround() }
        look(of: .search)?.draw(inMiddleOf: parts.magnifier, stencil: .secondaryLabel)
        clipped(to: parts.area) {
            for (index, token) in tokens.enumerated() {
                draw(token, isSelected: selectedTokens.contains(index), in: parts.tokens[index])
            }
            drawTyped(in: parts.text)
        }
    }

    /// In a bar the field is glass.
    private func drawGround() {
        if isGlass, bar?.isIntegrated == true {
            return drawGlass(in: bounds, cornerRadius: SearchFieldParts.cornerRadius)
        }
        fill(
            UIBezierPath(roundedRect: bounds, cornerRadius: SearchFieldParts.cornerRadius),
            .tertiarySystemFill)
    }

    private func clipped(to area: CGRect, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: area)
        body()
        context.restoreGState()
    }

    private func draw(_ token: UISearchToken, isSelected: Bool, in rect: CGRect) {
        let color: UIColor = isSelected ? .white : textColor ?? .label
        fill(UIBezierPath(roundedRect: rect, cornerRadius: 5), isSelected ? tintColor : tokenBackgroundColor)
        var area = rect.insetBy(dx: SearchFieldParts.tokenInset, dy: 0)
        if let icon = token.icon {
            let edge: CGRectEdge = isRightToLeft ? .maxXEdge : .minXEdge
            let (place, rest) = area.divided(atDistance: SearchFieldParts.iconWidth, from: edge)
            let box = place.insetBy(dx: 2, dy: 0).offsetBy(dx: isRightToLeft ? 2 : -2, dy: 0)
            icon.draw(inMiddleOf: box, stencil: color)
            area = rest
        }
        DrawnText(token.text, tokenFont, color).draw(in: area, isRightToLeft ? .right : .left)
    }

    private func drawTyped(in area: CGRect) {
        let alignment: ParagraphShape.Alignment = isRightToLeft ? .right : .left
        let typed = shownText
        if typed.isEmpty, tokens.isEmpty { drawPlaceholder(in: area, alignment) }
        drawSelectedText(typed, in: area)
        DrawnText(typed, tokenFont, textColor ?? .label).draw(in: area, alignment)
        if isFirstResponder { drawInsertionPoint(in: typed, area) }
    }

    private func drawPlaceholder(in area: CGRect, _ alignment: ParagraphShape.Alignment) {
        guard let attributedPlaceholder else {
            // A search bar of a navigation item has the system's placeholder. Before iOS 26, pictures don't show it.
            guard isGlass, bar?.isIntegrated == true else { return }
            return DrawnText("Search", tokenFont, .secondaryLabel).draw(in: area, alignment)
        }
        DrawnText(attributedPlaceholder, tokenFont, .secondaryLabel).draw(in: area, alignment)
    }

    private func drawSelectedText(_ typed: String, in area: CGRect) {
        guard let selection, selection.length > 0 else { return }
        let (start, end) = (width(typed, to: selection.location), width(typed, to: selection.upperBound))
        let x = isRightToLeft ? area.maxX - end : area.minX + start
        let rect = CGRect(x: x, y: area.midY - 10.5, width: end - start, height: 21)
        fill(UIBezierPath(rect: rect), tintColor.withAlphaComponent(0.2))
    }

    private func drawInsertionPoint(in typed: String, _ area: CGRect) {
        guard selectedTokens.isEmpty, editedRange.length == 0 else { return }
        let before = width(typed, to: editedRange.location)
        let distance = before == 0 ? 0 : min(before + 1, area.width - 2)
        let x = isRightToLeft ? area.maxX - distance - 2 : area.minX + distance
        fill(capsule(CGRect(x: x, y: area.midY - 10.5, width: 2, height: 21)), tintColor)
    }

    private func width(_ typed: String, to offset: Int) -> CGFloat {
        guard offset > 0 else { return 0 }
        let part = typed.part(NSRange(location: 0, length: min(offset, typed.utf16.count)))
        return DrawnText(part, tokenFont, .label).size().width
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
