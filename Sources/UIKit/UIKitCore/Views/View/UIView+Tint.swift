// The tint color, and whether it is dimmed.
extension UIView {
    package var shownTint: UIColor {
        let tint = tintThatWasSet ?? .systemBlue
        return isTintDimmed ? tint.dimmedTint : tint
    }

    /// The tint color of the nearest view that has set one; `nil` if none has.
    package var tintThatWasSet: UIColor? {
        var view: UIView? = self
        while let asked = view {
            if let tint = asked.extras?.tintColor { return tint }
            view = asked.superview
        }
        return nil
    }

    /// The nearest view with a mode other than automatic decides.
    package var isTintDimmed: Bool {
        guard Runtime.current.hasDimmedTints else { return false }
        switch extras?.tintMode ?? .automatic {
        case .normal: return false
        case .dimmed: return true
        case .automatic: return extras?.isBehindPresentation == true || superview?.isTintDimmed == true
        }
    }

    func setTintMode(_ mode: TintAdjustmentMode) {
        changingTintMode { ensureExtras().tintMode = mode }
    }

    fileprivate func changingTintMode(_ change: () -> Void) {
        let wasDimmed = isTintDimmed
        Runtime.current.hasDimmedTints = true
        change()
        if isTintDimmed != wasDimmed { tintModeChanged() }
    }

    private func tintModeChanged() {
        tintColorDidChange()
        for subview in subviewList where (subview.extras?.tintMode ?? .automatic) == .automatic {
            subview.tintModeChanged()
        }
    }
}

extension UIColor {
    /// The color without its hue. Apple's terms are "desaturated" and "dimmed"; the weights are those of luminance in sRGB.
    var dimmedTint: UIColor {
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
        }
    }
}

// The views behind an alert, a sheet or a popover.
extension UIPresentationController {
    /// Dims the presenter's tint color, if this presentation does so, or restores it.
    func setPresenterDimmed(_ isDimmed: Bool) {
        guard !isDimmed || dimsTint, let view = presentingViewController.viewIfLoaded,
            isDimmed != (view.extras?.isBehindPresentation ?? false)
        else { return }
        view.changingTintMode { view.ensureExtras().isBehindPresentation = isDimmed }
    }

    private var dimsTint: Bool {
        if presentedViewController is UIAlertController { return true }
        guard let view = presentingViewController.viewIfLoaded else { return false }
        return (self is UISheetPresentationController || self is UIPopoverPresentationController)
            && !letsThrough(to: view)
    }
}
