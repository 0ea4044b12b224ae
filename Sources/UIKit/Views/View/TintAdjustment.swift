/// Dimming of tint colours.
@MainActor
enum TintAdjustment {
    /// Whether any view of this process has ever had a mode of its own. Until then nobody asks.
    static var isInUse = false
}

extension UIView {
    /// The mode of the nearest view, from this one upwards, that has one of its own.
    var effectiveTintMode: UIView.TintAdjustmentMode {
        guard TintAdjustment.isInUse else { return .normal }
        var view: UIView? = self
        while let asked = view {
            if let mode = asked.extras?.tintAdjustmentMode, mode != .automatic { return mode }
            view = asked.superviewLink
        }
        return .normal
    }

    func setTintMode(_ mode: UIView.TintAdjustmentMode) {
        let old = effectiveTintMode
        TintAdjustment.isInUse = true
        ensureExtras().tintAdjustmentMode = mode
        if effectiveTintMode != old { tintColorChanged() }
    }

    /// The tint colour, as the mode has it shown.
    var adjustedTint: UIColor {
        var (view, tint): (UIView?, UIColor?) = (self, nil)
        while let asked = view, tint == nil {
            tint = asked.extras?.tintColor
            view = asked.superviewLink
        }
        return effectiveTintMode == .dimmed ? (tint ?? .systemBlue).dimmed : tint ?? .systemBlue
    }
}

extension UIColor {
    /// The grey that is as light as the colour.
    fileprivate var dimmed: UIColor {
        UIColor { traits in
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
        }
    }
}
