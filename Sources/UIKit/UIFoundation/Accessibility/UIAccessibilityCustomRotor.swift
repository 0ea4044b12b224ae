/// A rotor, with which the user of VoiceOver moves between elements of one kind. iOS 10.
///
/// The property `accessibilityCustomRotors` of an element or its container contains them. Follows Apple's page
/// "UIAccessibilityCustomRotor".
open class UIAccessibilityCustomRotor: NSObject {
    /// A closure that returns the next or previous item; `nil` if there is none. Follows Apple's page "UIAccessibilityCustomRotor.Search".
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// The directions of a search. Follows Apple's page "UIAccessibilityCustomRotor.Direction".
    public enum Direction: Int, Sendable {
        /// To the previous item.
        case previous = 0
        /// To the next item.
        case next = 1
    }

    /// The kinds of items for which VoiceOver has a name and keys of its own. iOS 11. Follows Apple's page
    /// "UIAccessibilityCustomRotor.SystemRotorType".
    public enum SystemRotorType: Int, Sendable {
        /// Not a system rotor: the rotor has a name.
        case none = 0
        /// Links.
        case link = 1
        /// Visited links.
        case visitedLink = 2
        /// Headings of any level.
        case heading = 3
        /// Level 1 headings.
        case headingLevel1 = 4
        /// Level 2 headings.
        case headingLevel2 = 5
        /// Level 3 headings.
        case headingLevel3 = 6
        /// Level 4 headings.
        case headingLevel4 = 7
        /// Level 5 headings.
        case headingLevel5 = 8
        /// Level 6 headings.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Misspelled words.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Text fields.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// Creates a rotor with a name. Follows Apple's page "init(name:itemSearch:)".
    public convenience init(
        name: String, itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
    ) {
        self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
    }

    /// Creates a rotor with an attributed name, which contains speech attributes. iOS 11. Follows Apple's page
    /// "init(attributedName:itemSearch:)".
    public init(
        attributedName: NSAttributedString,
        itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
    ) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        type = .none
        super.init()
    }

    /// Creates a system rotor. iOS 11. Follows Apple's page "init(systemType:itemSearch:)".
    public init(
        systemType type: UIAccessibilityCustomRotor.SystemRotorType,
        itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
    ) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        self.type = type
        super.init()
    }

    /// The rotor's name. Follows Apple's page "name".
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name as an attributed string, with speech attributes. It shares its value with ``name``. iOS 11. Follows Apple's page
    /// "attributedName".
    @NSCopying open var attributedName: NSAttributedString

    /// The closure that finds the next or previous item. Follows Apple's page "itemSearchBlock".
    open var itemSearchBlock: UIAccessibilityCustomRotor.Search

    /// The type of a system rotor; `.none` for a rotor with a name. iOS 11. Follows Apple's page "systemRotorType".
    open var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { type }

    private let type: SystemRotorType
}

/// The parameters of a rotor's search: the current item and the direction. iOS 10. Follows Apple's page
/// "UIAccessibilityCustomRotorSearchPredicate".
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item at which the search starts. If its target is `nil`, the search returns the first or the last item. Follows Apple's page
    /// "currentItem".
    open var currentItem = UIAccessibilityCustomRotorItemResult()

    /// The direction of the search. Default `.previous`. Follows Apple's page "searchDirection".
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// An item that a rotor has found. iOS 10. Follows Apple's page "UIAccessibilityCustomRotorItemResult".
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Creates an item with an element and a range of its text. Follows Apple's page "init(targetElement:targetRange:)".
    public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
        self.targetElement = targetElement
        self.targetRange = targetRange
        super.init()
    }

    override init() {
        super.init()
    }

    /// The element. Not retained. Follows Apple's page "targetElement".
    open weak var targetElement: (any NSObjectProtocol)?

    /// The range of the element's text; `nil` for the whole element. Follows Apple's page "targetRange".
    open var targetRange: UITextRange?
}
