/// What a view of text has that is typed into anywhere: places, ranges and a selection. Text fields and text views are such.
///
/// On Linux the keyboard asks for no more of a view of one's own than ``UIKeyInput`` does. iOS 3.2. Follows Apple's page
/// "UITextInput".
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range; `nil` for one of another view.
    func text(in range: UITextRange) -> String?

    /// Puts a text in the place of a range.
    func replace(_ range: UITextRange, withText text: String)

    /// What is selected; without a length it is the insertion point. `nil` for none.
    var selectedTextRange: UITextRange? { get set }

    /// The beginning of the text.
    var beginningOfDocument: UITextPosition { get }

    /// The end of the text.
    var endOfDocument: UITextPosition { get }

    /// The range between two places.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

    /// The place a number of characters away; `nil` beyond the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?

    /// How many characters lie between two places.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
}
