import TextMetrics

// The position of a field's text.
extension UITextField: OffsetTextInput {
    package var wholeText: String { String(repeating: "\u{FFFC}", count: unitsBeforeText) + currentText }

    /// The displayed text.
    var shownText: String {
        isSecureTextEntry ? String(repeating: "•", count: currentText.count) : currentText
    }

    package func caretRect(at offset: Int) -> CGRect {
        CGRect(x: x(of: offset) - 1, y: line.minY, width: 2, height: line.height)
    }

    package func lineRects(of range: NSRange) -> [CGRect] {
        guard range.length > 0 else { return [] }
        let (start, end) = (x(of: range.location), x(of: range.upperBound))
        return [CGRect(x: start, y: line.minY, width: end - start, height: line.height)]
    }

    package func offset(at point: CGPoint) -> Int {
        let places = [0] + currentText.units(.character).map(\.upperBound)
        let nearest = places.min { abs(textX(of: $0) - point.x) < abs(textX(of: $1) - point.x) }
        return unitsBeforeText + (nearest ?? 0)
    }

    func character(at point: CGPoint) -> NSRange? {
        let characters = currentText.units(.character)
        let found = characters.first { point.x < textX(of: $0.upperBound) } ?? characters.last
        return found.map { NSRange(location: unitsBeforeText + $0.location, length: $0.length) }
    }

    package func isRightToLeft(at offset: Int) -> Bool {
        switch writingDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural:
            currentText.isWrittenRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
    }

    private var drawnFont: UIFont { font ?? .systemFont(ofSize: 17) }

    private var line: CGRect {
        let area = typedArea
        return CGRect(
            x: area.minX, y: area.midY - drawnFont.lineHeight / 2, width: area.width,
            height: drawnFont.lineHeight)
    }

    private func x(of offset: Int) -> CGFloat {
        textX(of: min(max(offset - unitsBeforeText, 0), currentText.utf16.count))
    }

    /// Returns the horizontal offset of a position in the text.
    func textX(of offset: Int) -> CGFloat {
        let free = line.width - width(of: shownText)
        let start: CGFloat =
            switch shownAlignment {
            case .right: free
            case .center: free / 2
            default: 0
            }
        let before = currentText.part(NSRange(location: 0, length: offset))
        let shown = isSecureTextEntry ? String(repeating: "•", count: before.count) : before
        return line.minX + start + width(of: shown)
    }

    private func width(of text: String) -> CGFloat { DrawnText(text, drawnFont, .label).size().width }
}

extension String {
    /// Whether the first letter with a strong direction is of a right-to-left script; `nil` if there is none.
    package var isWrittenRightToLeft: Bool? {
        for scalar in unicodeScalars where scalar.properties.isAlphabetic {
            return (0x0590...0x08FF).contains(scalar.value) || (0xFB1D...0xFEFC).contains(scalar.value)
        }
        return nil
    }
}

// The attributes of the text.
extension UITextField {
    private var baseAttributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        return [
            .font: font ?? LabelStyle.standardFont, .foregroundColor: textColor ?? LabelStyle.standardColor,
            .paragraphStyle: paragraph,
        ]
    }

    var wholeAttributes: [NSAttributedString.Key: Any] { baseAttributes.merging(extraAttributes) { $1 } }

    func giveWholeText(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        textColor = attributes[.foregroundColor] as? UIColor
        textAlignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
        extraAttributes = attributes
        for key: NSAttributedString.Key in [.font, .foregroundColor, .paragraphStyle] {
            extraAttributes[key] = nil
        }
        let (kept, mark) = (selection, marked)
        put(styled(content.string))
        (selection, marked) = (kept, mark)
    }

    /// Returns a text with the ``defaultTextAttributes``; unchanged if they are only the style.
    func styled(_ text: String?) -> TextContent {
        guard let text, !extraAttributes.isEmpty else { return TextContent(text) }
        return TextContent(NSAttributedString(string: text, attributes: wholeAttributes))
    }

    /// Returns the text after replacing a range with another text. Existing attributes are kept.
    func content(with new: String, in range: NSRange) -> TextContent {
        guard hasAttributes else { return TextContent(currentText.replacing(range, by: new)) }
        let text = NSMutableAttributedString(
            attributedString: attributedText ?? NSAttributedString(string: ""))
        let added = NSAttributedString(string: new, attributes: typedAttributes ?? attributesOfTyping)
        text.replaceCharacters(in: range, with: added)
        return TextContent(text)
    }

    private var hasAttributes: Bool {
        if case .attributed = content { return true }
        return typedAttributes != nil
    }

    /// The attributes of the character before the typed text, or of the one after it.
    var attributesOfTyping: [NSAttributedString.Key: Any] {
        guard case .attributed(let text) = content, text.length > 0 else { return wholeAttributes }
        let place = editedRange.length > 0 ? editedRange.location : max(0, editedRange.location - 1)
        return text.attributes(at: min(place, text.length - 1), effectiveRange: nil)
    }

    func attributes(
        at position: UITextPosition, _ direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any] {
        guard case .attributed(let text) = content, text.length > 0,
            let offset = (position as? TextOffset)?.value
        else { return wholeAttributes }
        let place = offset - unitsBeforeText - (direction == .backward ? 1 : 0)
        return text.attributes(at: min(max(place, 0), text.length - 1), effectiveRange: nil)
    }
}

// The state in which the user has left the field.
extension UITextField {
    var interactionValues: Any { InteractionValues.make(documentSelection, isFirstResponder) }

    func restoreInteraction(_ values: Any) {
        guard let values = InteractionValues(values) else { return }
        if values.isFirstResponder { becomeFirstResponder() }
        documentSelection = values.selection
    }
}

/// The state in which the user has left a text, in property list types.
package struct InteractionValues {
    package let selection: NSRange
    package let isFirstResponder: Bool

    package static func make(_ selection: NSRange, _ isFirstResponder: Bool) -> [String: Int] {
        [
            "location": selection.location, "length": selection.length,
            "firstResponder": isFirstResponder ? 1 : 0,
        ]
    }

    package init?(_ values: Any) {
        guard let values = values as? [String: Int], let location = values["location"],
            let length = values["length"]
        else { return nil }
        selection = NSRange(location: location, length: length)
        isFirstResponder = values["firstResponder"] == 1
    }
}
