/// A way to go from one element to the next of its kind, which the user of VoiceOver chooses with the rotor. iOS 10.
///
/// An element, or what it is in, has them in `accessibilityCustomRotors`. Follows Apple's page "UIAccessibilityCustomRotor".
open class UIAccessibilityCustomRotor: NSObject {
    /// What finds the next or previous item; `nil` where there is none. Follows Apple's page
    /// "UIAccessibilityCustomRotor.Search".
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// Which way a search goes. Follows Apple's page "UIAccessibilityCustomRotor.Direction".
    public enum Direction: Int, Sendable {
        /// Back.
        case previous = 0
        /// On.
        case next = 1
    }

    /// A kind of item for which VoiceOver has a name and keys of its own. iOS 11. Follows Apple's page
    /// "UIAccessibilityCustomRotor.SystemRotorType".
    public enum SystemRotorType: Int, Sendable {
        /// None: the rotor has a name.
        case none = 0
        /// Links.
        case link = 1
        /// Links that were followed.
        case visitedLink = 2
        /// Headings.
        case heading = 3
        /// Headings of the first level.
        case headingLevel1 = 4
        /// Headings of the second level.
        case headingLevel2 = 5
        /// Headings of the third level.
        case headingLevel3 = 6
        /// Headings of the fourth level.
        case headingLevel4 = 7
        /// Headings of the fifth level.
        case headingLevel5 = 8
        /// Headings of the sixth level.
        case headingLevel6 = 9
        /// Bold text.
        case boldText = 10
        /// Italic text.
        case italicText = 11
        /// Underlined text.
        case underlineText = 12
        /// Words that are not in the dictionary.
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

    /// Creates a rotor whose name says how it is spoken. iOS 11. Follows Apple's page "init(attributedName:itemSearch:)".
    public init(
        attributedName: NSAttributedString,
        itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
    ) {
        self.attributedName = attributedName
        self.itemSearchBlock = itemSearchBlock
        type = .none
        super.init()
    }

    /// Creates a rotor for one of VoiceOver's kinds. iOS 11. Follows Apple's page "init(systemType:itemSearch:)".
    public init(
        systemType type: UIAccessibilityCustomRotor.SystemRotorType,
        itemSearch itemSearchBlock: @escaping UIAccessibilityCustomRotor.Search
    ) {
        attributedName = NSAttributedString(string: "")
        self.itemSearchBlock = itemSearchBlock
        self.type = type
        super.init()
    }

    /// What the rotor is called. Follows Apple's page "name".
    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }

    /// The name with how it is spoken; it and ``name`` are one. iOS 11. Follows Apple's page "attributedName".
    @NSCopying open var attributedName: NSAttributedString

    /// What finds the next or previous item. Follows Apple's page "itemSearchBlock".
    open var itemSearchBlock: UIAccessibilityCustomRotor.Search

    /// VoiceOver's kind, or `.none` of a rotor with a name. iOS 11. Follows Apple's page "systemRotorType".
    open var systemRotorType: UIAccessibilityCustomRotor.SystemRotorType { type }

    private let type: SystemRotorType
}

/// What a rotor looks for: from which item, and which way. iOS 10. Follows Apple's page
/// "UIAccessibilityCustomRotorSearchPredicate".
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
    /// The item to go on from. One whose target has gone asks for the first or the last item. Follows Apple's page "currentItem".
    open var currentItem = UIAccessibilityCustomRotorItemResult()

    /// Which way. Default `.previous`. Follows Apple's page "searchDirection".
    open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

/// An item that a rotor has found. iOS 10. Follows Apple's page "UIAccessibilityCustomRotorItemResult".
open class UIAccessibilityCustomRotorItemResult: NSObject {
    /// Creates an item: an element, and a range of its text. Follows Apple's page "init(targetElement:targetRange:)".
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

    /// The range of the element's text; `nil` for the whole. Follows Apple's page "targetRange".
    open var targetRange: UITextRange?
}
