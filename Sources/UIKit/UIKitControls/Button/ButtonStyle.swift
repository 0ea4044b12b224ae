/// The layout and state handling of a button without a configuration.
struct ButtonStyle {
    var contentEdgeInsets = UIEdgeInsets.zero
    var titleEdgeInsets = UIEdgeInsets.zero
    var imageEdgeInsets = UIEdgeInsets.zero
    var adjustsImageWhenHighlighted = true
    var adjustsImageWhenDisabled = true
    var reversesTitleShadowWhenHighlighted = false
}

// The frames of a button's parts. Measured on devices: the image and the title are side by side in the center of the content rectangle,
// each as if the rectangle had only that part's insets.
extension UIButton {
    /// Returns the bounds without the button's insets: the configuration's, or else its own.
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
