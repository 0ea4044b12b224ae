/// The text style of a label.
@MainActor
package struct LabelStyle {
    static let standardFont = UIFont.systemFont(ofSize: 17)
    package static var standardColor: UIColor { Runtime.current.system >= .iOS(13) ? .label : .black }

    var font: UIFont?
    var textColor: UIColor?
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var isEnabled = true
    var isHighlighted = false
}

/// Properties that most labels never set.
final class RareLabelStyle {
    static let standardShadowOffset = CGSize(width: 0, height: -1)

    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = RareLabelStyle.standardShadowOffset
    var adjustsFontSizeToFitWidth = false
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var allowsTightening = false
    var preferredMaxLayoutWidth: CGFloat = 0
    var showsExpansionText = false
    var adjustsFontForContentSizeCategory = false
    var preferredVibrancy = UILabelVibrancy.none
}

/// Whether a label's text is vibrant over a blur. iOS 17. Follows Apple's page "UILabelVibrancy".
public enum UILabelVibrancy: Int, Sendable {
    /// Never.
    case none
    /// If the view around it has vibrancy.
    case automatic
}
