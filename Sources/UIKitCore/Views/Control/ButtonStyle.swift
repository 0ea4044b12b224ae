/// How a button without a configuration places its parts, and how it shows its state.
struct ButtonStyle {
    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero
    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var reversesTitleShadowWhenHighlighted = false
}

// Where the parts of a button lie in its bounds. Measured on devices: image and title stand side by side in the middle of the content
// rectangle, each as if its own insets made that smaller.
extension UIButton {
    /// The bounds without the insets that hold for the button: the configuration's, or else its own.
    func contentArea(in bounds: CGRect) -> CGRect {
        guard let insets = configuration?.contentInsets else {
            return bounds.inset(by: style.contentEdgeInsets)
        }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
    }

    func titleArea(in content: CGRect) -> CGRect {
        arrangement(in: configuration == nil ? content.inset(by: style.titleEdgeInsets) : content).title
    }

    func imageArea(in content: CGRect) -> CGRect {
        arrangement(in: configuration == nil ? content.inset(by: style.imageEdgeInsets) : content).image
    }
}
