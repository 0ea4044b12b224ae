// The attributes of text that UIKit adds to Foundation's.
extension NSAttributedString.Key {
    /// The font: a `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The colour of the letters: a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the letters: a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How many points letters are moved apart or together: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// How far apart the letters are tracked: a number. iOS 14.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The line through the text: a number.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through the text: a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The line beneath the text: a number.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line beneath the text: a `UIColor`.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The colour of the outlines: a `UIColor`.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of the outlines in percent of the font's size: a number.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// How far the text is raised, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// Where a touch leads: a `URL` or a string.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// How the paragraph is laid out: an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// What stands in the text for an object replacement character: an ``NSTextAttachment``. iOS 7.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The shadow: an ``NSShadow``.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// Whether letters that make one sign together are drawn as one: a number.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// An effect of the letters: a string. iOS 7.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// How far letters lean, as a part of their height: a number. iOS 7.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// How far letters are widened: the logarithm of the factor. iOS 7.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// The directions of nested writing: an array of numbers. iOS 7.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// The tag of a part that the user touches in a text view: a string. iOS 17.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTag")
}
