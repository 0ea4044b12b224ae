extension UIFont {
    /// The system's typeface whose characters all have one width, at a size and weight. iOS 13.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            name: ".AppleSystemUIFontMonospaced-\(weight.styleName)", family: ".AppleSystemUIFontMonospaced",
            size: fontSize)
    }
}
