/// Glass, the material of bars and controls since iOS 26, as pictures show it.
///
/// A picture can't blur or bend the content behind glass, so the fill covers more of it than on a device. Over plain
/// backgrounds the colors are those of public measurements of iOS 26.1 (joxan2137/NoTomorrow, docs/android-glass.md):
/// (28, 28, 30) over black in the dark style, (253, 253, 253) over white in the light one, a bright rim about a point
/// wide, and no shadow in the dark style. With increased contrast, glass is black or white with a contrasting border
/// (session 219 of WWDC 2025).
@MainActor
package struct Glass {
    /// The style of the material.
    package var style = UIGlassEffect.Style.regular
    /// The tint; `nil` for none.
    package var tint: UIColor?
    /// Whether the glass is above the content and casts a shadow.
    package var isFloating = true
    /// Whether the glass covers a page with text, as a menu does. It is opaque, because without a blur the page's text would be visible.
    private(set) var isPanel = false

    package init(_ style: UIGlassEffect.Style = .regular, tint: UIColor? = nil, isFloating: Bool = true) {
        self.style = style
        self.tint = tint
        self.isFloating = isFloating
    }

    /// The glass of alerts, menus and popovers.
    package static var panel: Glass {
        var glass = Glass()
        glass.isPanel = true
        return glass
    }

    /// The color of a selection on glass: lighter in the dark style, darker in the light one. Source: the measurements
    /// above.
    package static let selection = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.145) : UIColor(white: 0, alpha: 0.07)
    }
}

extension UIView {
    /// Whether the system draws the view in Liquid Glass.
    package var isGlass: Bool { Runtime.current.design == .glass }

    /// Draws glass in a rectangle with round corners; without a radius it is a capsule.
    package func drawGlass(_ glass: Glass = Glass(), in rect: CGRect, cornerRadius: CGFloat? = nil) {
        let radius = cornerRadius ?? min(rect.width, rect.height) / 2
        drawGlass(glass, in: UIBezierPath(roundedRect: rect, cornerRadius: radius))
    }

    /// Draws glass with any outline.
    package func drawGlass(_ glass: Glass = Glass(), in path: UIBezierPath) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let look = GlassColors(of: glass, in: traitCollection)
        if glass.isFloating { look.drawShadow(around: path, in: context) }
        fill(path, look.fill)
        context.saveGState()
        path.addClip()
        for line in look.lines { line.draw(along: path) }
        context.restoreGState()
    }
}

/// The colors of glass in an environment.
@MainActor
private struct GlassColors {
    /// A line inside the outline.
    struct Line {
        let color: UIColor
        let width: CGFloat

        /// Draws a line of twice the width, whose outer half is clipped.
        @MainActor
        func draw(along path: UIBezierPath) {
            let width = path.lineWidth
            path.lineWidth = 2 * self.width
            color.setStroke()
            path.stroke()
            path.lineWidth = width
        }
    }

    let fill: UIColor
    let lines: [Line]
    private let shadow: UIColor?

    init(of glass: Glass, in traits: UITraitCollection) {
        let isDark = traits.userInterfaceStyle == .dark
        let hasContrast = traits.accessibilityContrast == .high
        let isOpaque = hasContrast || UIAccessibility.isReduceTransparencyEnabled
        let isClear = glass.style == .clear && !isOpaque
        shadow = isDark || hasContrast ? nil : UIColor(white: 0, alpha: 0.1)
        fill =
            if let tint = glass.tint {
                tint.withAlphaComponent(isOpaque ? 1 : isClear ? 0.5 : 0.9)
            } else if hasContrast {
                isDark ? .black : .white
            } else if isOpaque {
                UIColor(white: isDark ? 0.11 : 0.98, alpha: 1)
            } else {
                UIColor(white: isDark ? 0.12 : 0.99, alpha: isClear ? 0.2 : glass.isPanel ? 1 : 0.88)
            }
        lines =
            if hasContrast {
                [Line(color: .label, width: 1)]
            } else if isDark || glass.tint != nil {
                [Line(color: UIColor(white: 1, alpha: 0.14), width: 1)]
            } else {
                [
                    Line(color: UIColor(white: 1, alpha: 0.5), width: 1),
                    Line(color: UIColor(white: 0, alpha: 0.07), width: 1 / 3),
                ]
            }
    }

    /// Draws the shadow outside the outline, so that it isn't visible through the glass.
    func drawShadow(around path: UIBezierPath, in context: CGContext) {
        guard let shadow else { return }
        let outside = UIBezierPath(rect: path.bounds.insetBy(dx: -40, dy: -40))
        outside.append(path)
        outside.usesEvenOddFillRule = true
        context.saveGState()
        outside.addClip()
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 16, color: shadow.cgColor)
        UIColor.black.setFill()
        path.fill()
        context.restoreGState()
    }
}
