/// The interface of a custom text view for text input: positions, ranges, a selection, and marked text. iOS 3.2.
///
/// The keyboard reads and changes its text, and finds words with its tokenizer. Members that are optional on a device have default
/// implementations here. Follows Apple's page "UITextInput".
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// Returns the text of a range; `nil` for a range of another view.
    func text(in range: UITextRange) -> String?

    /// Replaces a range with a text.
    func replace(_ range: UITextRange, withText text: String)

    /// Returns whether the keyboard may replace a range with a text. Optional; default `true`. iOS 6.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and marked text

    /// The selection; an empty range is the insertion point, and `nil` is no selection.
    var selectedTextRange: UITextRange? { get set }

    /// The range of marked text, which is provisional text of an input method; `nil` for none.
    var markedTextRange: UITextRange? { get }

    /// The style of marked text; usually `nil`.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Inserts marked text of an input method, replacing the current marked text or the selection.
    ///
    /// The range is the selection within the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Accepts the marked text.
    func unmarkText()

    /// Inserts marked text with attributes, like ``setMarkedText(_:selectedRange:)``. Optional. iOS 16.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// The side of an insertion point at the end of a line. Optional; default `.forward`, at the beginning of the next line.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Positions

    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }

    /// The end of the text.
    var endOfDocument: UITextPosition { get }

    /// Returns the range between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// Returns the position at a distance in characters; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// Returns the position at a distance in characters or lines, in a direction on the screen; `nil` beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?

    /// Returns the order of two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// Returns the number of characters between two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// Returns the position of a range that is farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// Returns the range from a position to the farthest one in a direction on the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?

    /// Returns the position at an offset in characters from the beginning of a range. Optional.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// Returns the offset of a position in characters from the beginning of a range. Optional.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Writing direction and style

    /// Returns the writing direction of the text at a position.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection

    /// Sets the writing direction of a text.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// Returns the attributes of the text at a position. Optional; default `nil`.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?

    // MARK: Geometry

    /// Returns the rectangle of the first line of a range, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect

    /// Returns the rectangle of the insertion point at a position, in the coordinates of ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect

    /// Returns the rectangles of a range, in the coordinates of ``textInputView``. iOS 6.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// Returns the position that is closest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// Returns the position of a range that is closest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// Returns the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view whose coordinates the rectangles and points use. Optional; defaults to the first view in the responder chain, starting
    /// at the text input.
    var textInputView: UIView { get }

    // MARK: The system

    /// The delegate that is notified of changes that don't originate from the keyboard. The system sets it. Not retained.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds words and other units of the text.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Dictation

    /// Called with the dictated phrases. Optional; by default, the likeliest text is passed to ``UIKeyInput/insertText(_:)``. iOS 5.1.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])

    /// Called when the user has stopped dictating and the system begins the recognition. Optional. iOS 5.1.
    func dictationRecordingDidEnd()

    /// Called when the recognition failed. Optional. iOS 5.1.
    func dictationRecognitionFailed()

    /// Inserts a placeholder during the recognition, and returns an object that identifies it. Optional. iOS 5.1.
    var insertDictationResultPlaceholder: Any { get }

    /// Returns the frame of a dictation placeholder. Optional. iOS 5.1.
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect

    /// Removes a dictation placeholder, before the text is inserted or when the recognition failed. Optional. iOS 5.1.
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)

    // MARK: Other insertions

    /// Inserts a text for which the user may choose an alternative. Optional; the default calls ``UIKeyInput/insertText(_:)``. iOS 16.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)

    /// Inserts a placeholder at the insertion point, for text that is inserted later. Optional. iOS 13.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder

    /// Removes a placeholder. Optional. iOS 13.
    func remove(_ textPlaceholder: UITextPlaceholder)

    // MARK: Floating cursor

    /// Called when the keyboard becomes a trackpad, with the position of the insertion point. Optional. iOS 9.
    func beginFloatingCursor(at point: CGPoint)

    /// Called when the finger on the trackpad moves. Optional. iOS 9.
    func updateFloatingCursor(at point: CGPoint)

    /// Called when the finger on the trackpad lifts. Optional. iOS 9.
    func endFloatingCursor()

    // MARK: Edit menu

    /// Returns the edit menu for a range; `nil` for a menu of the suggested actions. Optional. iOS 16.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Called before an edit menu appears. Optional. iOS 16.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// Called when an edit menu disappears. Optional. iOS 16.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

// Optional members of Apple's protocol: selection and positions.
extension UITextInput {
    /// Returns `true`.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Inserts the text without its attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// `.forward`. Setting it has no effect.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Counts characters from the beginning of the range.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    /// Counts characters from the beginning of the range.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// Returns `nil`.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }

    /// The first view in the responder chain, starting at the text input.
    public var textInputView: UIView {
        var responder = self as? UIResponder
        while let asked = responder {
            if let view = asked as? UIView { return view }
            responder = asked.next
        }
        return UIView()
    }
}

// Optional members of Apple's protocol: insertions.
extension UITextInput {
    /// The default of the optional method: the system inserts the likeliest text.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { OptionalMember.absent(()) }

    /// Does nothing.
    public func dictationRecordingDidEnd() {}

    /// Does nothing.
    public func dictationRecognitionFailed() {}

    /// The default of the optional property: there is no placeholder.
    public var insertDictationResultPlaceholder: Any { OptionalMember.absent(NSNull()) }

    /// Returns the null rectangle.
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .null }

    /// Does nothing.
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

    /// Inserts the text without the alternatives.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
        insertText(text)
    }

    /// Returns a placeholder without inserting it.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

    /// Does nothing.
    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    /// Does nothing: the system moves only the insertion point.
    public func beginFloatingCursor(at point: CGPoint) {}

    /// Does nothing: the system moves only the insertion point.
    public func updateFloatingCursor(at point: CGPoint) {}

    /// Does nothing.
    public func endFloatingCursor() {}

    /// Returns `nil`, for the suggested actions.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    /// Does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// Does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// The former name of the background color key in a text style. Deprecated by Apple in iOS 8.
public let UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
/// The former name of the text color key in a text style. Deprecated by Apple in iOS 8.
public let UITextInputTextColorKey = "UITextInputTextColorKey"
/// The former name of the font key in a text style. Deprecated by Apple in iOS 8.
public let UITextInputTextFontKey = "UITextInputTextFontKey"
