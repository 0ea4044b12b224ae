// The edit menu of a text view.
extension UITextView {
    static let pressAction = Selector("pressText:", UITextView.pressText)

    /// A long press moves the insertion point to the finger, or selects a word of a noneditable text. The menu appears when
    /// the finger lifts.
    private func pressText(_ press: UILongPressGestureRecognizer) {
        guard isEditable || isSelectable else { return }
        switch press.state {
        case .began:
            if !isEditable, let item = item(at: press.location(in: self)), openMenu(of: item) { return }
            if liftsText(at: press.location(in: self)) { return press.state = .cancelled }
            guard isFirstResponder || becomeFirstResponder() else { return }
            point(at: press)
        case .changed: if isFirstResponder { point(at: press) }
        case .ended: if isFirstResponder { showEditMenu() }
        default: break
        }
    }

    private func point(at press: UILongPressGestureRecognizer) {
        let offset = offset(at: press.location(in: self))
        if isEditable { select(NSRange(location: offset, length: 0)) } else { selectWord(at: offset) }
    }

    func showEditMenu() {
        let range = state.selection
        let rects = range.length > 0 ? selectionRects(of: range) : [caretRect(at: range.location)]
        let source = rects.reduce(CGRect.null) { $0.union($1) }
        let bar = EditMenuBar(editMenu, over: source, in: self) { [weak self] in
            EditCommands.perform($0, for: self)
        }
        bar.remake = { [weak self] in self?.editMenu ?? UIMenu() }
        bar.open { [weak self] isComing, animator in
            guard let self else { return }
            isComing ? willPresentEditMenu(animator: animator) : willDismissEditMenu(animator: animator)
        }
    }

    private var editMenu: UIMenu {
        let suggested = EditCommands.commands(for: self)
        guard Runtime.current.system >= .iOS(16) else { return UIMenu(children: suggested) }
        return editMenu(for: TextOffsetRange(state.selection), suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// Returns whether a command of the edit menu can be performed now; `nil` for other commands.
    func canEdit(_ action: Selector) -> Bool? {
        let hasSelection = state.selection.length > 0
        return switch action.name {
        case "cut:": hasSelection && isEditable
        case "copy:": hasSelection && isSelectable
        case "paste:": isEditable && UIPasteboard.general.hasStrings
        case "select:": isSelectable && hasText && !hasSelection
        case "selectAll:": isSelectable && hasText && state.selection.length < storage.length
        case "delete:": false
        default: canFormat(action) ?? canFind(action)
        }
    }
}

// The commands' actions.
extension UITextView {
    private var selectedText: String { selectedRanges.map(storage.string.part).joined() }

    func copySelection() {
        if state.selection.length > 0 { UIPasteboard.general.string = selectedText }
    }

    func cutSelection() {
        guard isEditable, state.selection.length > 0 else { return }
        copySelection()
        let isSmart = smartInsertDeleteType == .yes && state.parts.isEmpty
        let range = isSmart ? SmartSpaces.cut(state.selection, of: storage.string) : state.selection
        if mayChange(range, to: "") { change(range, to: "") }
    }

    func pasteText() {
        if pastesItems { return pasteItems() }
        guard isEditable, let copied = UIPasteboard.general.string else { return }
        let isSmart = smartInsertDeleteType == .yes
        let text = isSmart ? SmartSpaces.pasted(copied, in: state.selection, of: storage.string) : copied
        if mayChange(state.selection, to: text) { change(state.selection, to: text) }
    }

    func selectWord(at offset: Int) { select(storage.string.word(at: offset)) }

    func selectEverything() { select(NSRange(location: 0, length: storage.length)) }
}
