// The attributes of the selected text, which the user can change if the view allows it.
extension UITextView {
    private enum Format: String {
        case bold = "toggleBoldface:"
        case italic = "toggleItalics:"
        case underline = "toggleUnderline:"
        case larger = "increaseSize:"
        case smaller = "decreaseSize:"
        case leftToRight = "makeTextWritingDirectionLeftToRight:"
        case rightToLeft = "makeTextWritingDirectionRightToLeft:"
        case pasteInStyle = "pasteAndMatchStyle:"
    }

    /// Returns whether a formatting command can be performed; `nil` for another command.
    func canFormat(_ action: Selector) -> Bool? {
        guard let format = Format(rawValue: action.name) else { return nil }
        guard isEditable else { return false }
        switch format {
        case .bold, .italic, .underline, .larger, .smaller:
            return allowsEditingTextAttributes && state.selection.length > 0
        case .leftToRight, .rightToLeft: return allowsEditingTextAttributes
        case .pasteInStyle:
            return Runtime.current.system >= .iOS(15) && allowsEditingTextAttributes
                && UIPasteboard.general.hasStrings
        }
    }

    /// Changes the attributes of the selection as the user does.
    func convertAttributes(
        _ handler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        changeAttributes(of: state.selection) { $0 = handler($0) }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    /// Adds a font trait to the selection, or removes it if the beginning of the selection has it.
    func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
        let has = (firstAttribute(.font) as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait) ?? false
        convertAttributes { attributes in
            var new = attributes
            let font = attributes[.font] as? UIFont ?? UITextView.standardFont
            var traits = font.fontDescriptor.symbolicTraits
            if has { traits.remove(trait) } else { traits.insert(trait) }
            let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
            new[.font] = descriptor.map { UIFont(descriptor: $0, size: font.pointSize) } ?? font
            return new
        }
    }

    func toggleLine() {
        let has = (firstAttribute(.underlineStyle) as? Int).map { $0 != 0 } ?? false
        convertAttributes { attributes in
            var new = attributes
            new[.underlineStyle] = has ? nil : NSUnderlineStyle.single.rawValue
            return new
        }
    }

    /// The minimum font size is 1 point.
    func resize(by points: CGFloat) {
        convertAttributes { attributes in
            var new = attributes
            let font = attributes[.font] as? UIFont ?? UITextView.standardFont
            new[.font] = font.withSize(max(1, font.pointSize + points))
            return new
        }
    }

    func rewrite(_ direction: NSWritingDirection) {
        write(direction, in: TextOffsetRange(state.selection))
        delegate?.textViewDidChange(self)
    }

    private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
        guard storage.length > state.selection.location else { return nil }
        return storage.attribute(key, at: state.selection.location, effectiveRange: nil)
    }
}
