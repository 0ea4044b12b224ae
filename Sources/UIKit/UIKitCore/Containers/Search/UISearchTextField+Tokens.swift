// The selection of tokens and text.
extension UISearchTextField {
    func setUpSearch() {
        borderStyle = .roundedRect
        layer.cornerRadius = SearchFieldParts.cornerRadius
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        clearButtonMode = .always
    }

    static var standardTokenColor: UIColor { .systemGray4 }

    /// Returns the tokens in a range of the document.
    func tokenPart(of range: NSRange) -> Range<Int> {
        let start = min(max(range.location, 0), tokens.count)
        return start..<min(max(range.upperBound, start), tokens.count)
    }

    /// The range from the first selected token to the end of the selected text.
    var selectionWithTokens: NSRange {
        let text = selection.flatMap { $0.length > 0 ? unitsBeforeText + $0.upperBound : nil }
        let end = text ?? selectedTokens.upperBound
        return NSRange(location: selectedTokens.lowerBound, length: end - selectedTokens.lowerBound)
    }

    /// There is no insertion point before a token, so the token is selected.
    func selectTokens(in range: NSRange) {
        let isBeforeToken = range.length == 0 && tokens.indices.contains(range.location)
        selectedTokens =
            isBeforeToken ? range.location..<range.location + 1 : tokenPart(of: range)
    }

    /// Returns the token at a point as a range of the document.
    func token(at point: CGPoint) -> NSRange? {
        SearchFieldParts(of: self).tokens.firstIndex { $0.contains(point) }
            .map { NSRange(location: $0, length: 1) }
    }

    func turnText(in textRange: UITextRange, into token: UISearchToken, at index: Int) {
        let range = (textRange as? TextOffsetRange).map { textPart(of: $0.range) }
        if let range { text = currentText.replacing(range, by: "") }
        insertToken(token, at: index)
        documentSelection = NSRange(location: index, length: 1)
    }
}

// The actions of the delete key and the clear button.
extension UISearchTextField {
    /// Deletes or selects tokens. Returns `false` if the delete key affects only the text.
    func deleteTokens() -> Bool {
        guard selectedTokens.isEmpty else { return deleteSelectedTokens() }
        guard !tokens.isEmpty, editedRange == NSRange(location: 0, length: 0) else { return false }
        documentSelection = NSRange(location: tokens.count - 1, length: 1)
        return true
    }

    private func deleteSelectedTokens() -> Bool {
        let (place, hasTextSelected) = (selectedTokens.lowerBound, editedRange.length > 0)
        guard allowsDeletingTokens else { return !hasTextSelected }
        removeSelectedTokens()
        if hasTextSelected { return false }
        documentSelection = NSRange(location: place, length: 0)
        changedByInput()
        return true
    }

    func removeSelectedTokens() {
        guard allowsDeletingTokens, !selectedTokens.isEmpty else { return }
        tokens.removeSubrange(selectedTokens)
    }

    /// Taps the clear button.
    private func userTapsClear() {
        let all = NSRange(location: 0, length: currentText.utf16.count)
        guard delegate?.textFieldShouldClear(self) ?? true, fieldOwner?.fieldMayChange(all, to: "") ?? true
        else {
            return
        }
        if allowsDeletingTokens { tokens = [] }
        text = ""
        changedByInput()
    }

    /// Shows, places or removes the clear button.
    package func showItems() {
        showItems(hasText && isClearShown ? [clearSpot] : [])
    }

    private var isClearShown: Bool {
        switch clearButtonMode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var clearSpot: ItemSpot {
        let icon = UISearchBar.Icon.clear
        return ItemSpot(
            title: nil, identifier: icon.identifier, frame: SearchFieldParts(of: self).button,
            look: .symbol(look(of: icon), isChosen: false)
        ) { [weak self] in self?.userTapsClear() }
    }

    func look(of icon: UISearchBar.Icon) -> UIImage? {
        bar?.look(of: icon) ?? UIImage(systemName: icon.symbolName)
    }
}
