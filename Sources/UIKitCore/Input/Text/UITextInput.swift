/// What a view of text has that is typed into anywhere: places, ranges, a selection, and text that is being composed. iOS 3.2.
///
/// The keyboard asks it for its text and changes it, and finds words with its tokenizer. Members that are optional on a device have
/// defaults here. Follows Apple's page "UITextInput".
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    // MARK: Text

    /// The text of a range; `nil` for one of another view.
    func text(in range: UITextRange) -> String?

    /// Puts a text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)

    /// Asked before the keyboard puts a text in the place of a range; `false` leaves it as it is. Optional; without it the keyboard may.
    /// iOS 6.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

    // MARK: Selection and composed text

    /// What is selected; without a length it is the insertion point. `nil` for none.
    var selectedTextRange: UITextRange? { get set }

    /// The range of text that an input method composes, which is not there for good yet; `nil` for none.
    var markedTextRange: UITextRange? { get }

    /// How text that is composed looks. Default of most: `nil`.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }

    /// Called by an input method: puts a text in the place of the one that is composed, or of the selection, and marks it.
    ///
    /// The range is the selection within the marked text.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)

    /// Called when what is composed stays as it is.
    func unmarkText()

    /// The same as ``setMarkedText(_:selectedRange:)`` with attributes. Optional. iOS 16.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)

    /// At which side of a line's end an insertion point there stands. Optional; default `.forward`, at the beginning of the next line.
    var selectionAffinity: UITextStorageDirection { get set }

    // MARK: Places

    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }

    /// The end of the text.
    var endOfDocument: UITextPosition { get }

    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place a number of characters away; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// The place a number of characters or lines away in a direction on the screen; `nil` beyond the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
        -> UITextPosition?

    /// The order of two places.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

    /// How many characters lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    /// The place of a range that is farthest in a direction on the screen.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?

    /// The range from a place to the farthest one in a direction on the screen.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
        -> UITextRange?

    /// The place a number of characters behind the beginning of a range. Optional.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?

    /// How many characters a place is behind the beginning of a range. Optional.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int

    // MARK: Writing direction and style

    /// The direction in which the text at a place is written.
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
        -> NSWritingDirection

    /// Sets the direction in which a text is written.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    /// The attributes of the text at a place. Optional; default `nil`.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?

    // MARK: Geometry

    /// The rectangle of the first line of a range, in the coordinates of ``textInputView``.
    func firstRect(for range: UITextRange) -> CGRect

    /// The rectangle of the insertion point at a place, in the coordinates of ``textInputView``.
    func caretRect(for position: UITextPosition) -> CGRect

    /// The rectangles of a range, in the coordinates of ``textInputView``. iOS 6.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

    /// The place that is nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?

    /// The place of a range that is nearest to a point.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

    /// The character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?

    /// The view whose coordinates the rectangles and points are in. Optional; default the first view from the input on.
    var textInputView: UIView { get }

    // MARK: The system

    /// Whom to tell of changes that do not come from the keyboard. The system sets it. Not retained.
    var inputDelegate: (any UITextInputDelegate)? { get set }

    /// Finds words and other units of the text.
    var tokenizer: any UITextInputTokenizer { get }

    // MARK: Dictation

    /// Called with what was dictated. Optional; without it the likeliest words go to ``UIKeyInput/insertText(_:)``. iOS 5.1.
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])

    /// Called when the user has stopped to dictate and the system begins to recognize the words. Optional. iOS 5.1.
    func dictationRecordingDidEnd()

    /// Called when no words were recognized. Optional. iOS 5.1.
    func dictationRecognitionFailed()

    /// Puts something in that stands for words which are being recognized, and returns what identifies it. Optional. iOS 5.1.
    var insertDictationResultPlaceholder: Any { get }

    /// The rectangle of such a placeholder. Optional. iOS 5.1.
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect

    /// Takes such a placeholder away, before the words come or when none do. Optional. iOS 5.1.
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)

    // MARK: More ways in

    /// Puts a text in that the user may exchange for another. Optional; without it ``UIKeyInput/insertText(_:)`` is called. iOS 16.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)

    /// Makes room at the insertion point for what comes later. Optional. iOS 13.
    func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder

    /// Takes such room away. Optional. iOS 13.
    func remove(_ textPlaceholder: UITextPlaceholder)

    // MARK: Floating cursor

    /// Called when the keyboard becomes a trackpad, with the point of the insertion point. Optional. iOS 9.
    func beginFloatingCursor(at point: CGPoint)

    /// Called when the finger on that trackpad moves. Optional. iOS 9.
    func updateFloatingCursor(at point: CGPoint)

    /// Called when that finger goes up. Optional. iOS 9.
    func endFloatingCursor()

    // MARK: Edit menu

    /// Returns the edit menu for a range; `nil` for one of the suggested actions. Optional. iOS 16.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Called before an edit menu is shown. Optional. iOS 16.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

    /// Called when an edit menu goes. Optional. iOS 16.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

// What Apple declares as optional: the selection and places.
extension UITextInput {
    /// Lets the keyboard.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

    /// Puts the text in without its attributes.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }

    /// `.forward`, which setting does not change.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set {}
    }

    /// Counts from the range's beginning.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }

    /// Counts from the range's beginning.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }

    /// `nil`.
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
        -> [NSAttributedString.Key: Any]?
    { nil }

    /// The first view from the input on.
    public var textInputView: UIView {
        var responder = self as? UIResponder
        while let asked = responder {
            if let view = asked as? UIView { return view }
            responder = asked.next
        }
        return UIView()
    }
}

// What Apple declares as optional: ways in.
extension UITextInput {
    /// Stands in for the optional method: the system puts the likeliest words in.
    public func insertDictationResult(_ dictationResult: [UIDictationPhrase]) { OptionalMember.absent(()) }

    /// Does nothing.
    public func dictationRecordingDidEnd() {}

    /// Does nothing.
    public func dictationRecognitionFailed() {}

    /// Stands in for the optional property: there is no placeholder.
    public var insertDictationResultPlaceholder: Any { OptionalMember.absent(NSNull()) }

    /// No rectangle.
    public func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect { .null }

    /// Does nothing.
    public func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool) {}

    /// Puts the text in without the alternatives.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) {
        insertText(text)
    }

    /// Makes no room.
    public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }

    /// Does nothing.
    public func remove(_ textPlaceholder: UITextPlaceholder) {}

    /// Stands in for the optional method: the system moves the insertion point alone.
    public func beginFloatingCursor(at point: CGPoint) {}

    /// Stands in for the optional method: the system moves the insertion point alone.
    public func updateFloatingCursor(at point: CGPoint) {}

    /// Does nothing.
    public func endFloatingCursor() {}

    /// The suggested actions.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }

    /// Does nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    /// Does nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
}

/// The former name of the key of a background colour in a text's style. Deprecated by Apple in iOS 8.
public let UITextInputTextBackgroundColorKey = "UITextInputTextBackgroundColorKey"
/// The former name of the key of a colour in a text's style. Deprecated by Apple in iOS 8.
public let UITextInputTextColorKey = "UITextInputTextColorKey"
/// The former name of the key of a font in a text's style. Deprecated by Apple in iOS 8.
public let UITextInputTextFontKey = "UITextInputTextFontKey"
