import TextMetrics

// The intrinsic size of a field, measured by system version and border style. In whole points before iOS 13.4.
extension UITextField {
    var measuredSize: CGSize {
        let hasBorder = borderStyle == .roundedRect || borderStyle == .bezel
        return CGSize(
            width: measuredWidth + (hasBorder ? 14 : 0),
            height: hasBorder ? max(borderHeight, lineHeight + 8) : lineHeight)
    }

    /// The line is centered vertically in a field of any height.
    var lineDistances: BaselineDistances {
        let font = font ?? LabelStyle.standardFont
        let below = font.ascender - font.lineHeight / 2
        return BaselineDistances(
            firstFromTop: measuredSize.height / 2 + below, lastFromBottom: measuredSize.height / 2 - below,
            fromMiddle: below)
    }

    /// The height of a border with space for fonts of 10 to 20 points.
    private var borderHeight: CGFloat { Runtime.current.system >= .iOS(13) ? 34 : 30 }

    private var lineHeight: CGFloat {
        let height = lineFont.lineHeight
        // The line height of a secure field is in whole points in every version, as five saved fields of iOS 15 to 26 show.
        guard Runtime.current.system >= .iOS(13, 4), !isSecureTextEntry else { return height.rounded(.up) }
        let pixels = PixelGrid.current
        return pixels.up(height) + pixels.up(1.5)
    }

    /// A placeholder has space for letters of the minimum size, if that is more than the font's: a field that Xcode 26 saved.
    private var lineFont: UIFont {
        let font = font ?? LabelStyle.standardFont
        let showsPlaceholder = content.string?.isEmpty != false && placeholder?.isEmpty == false
        guard showsPlaceholder, minimumFontSize > font.pointSize else { return font }
        return font.withSize(minimumFontSize)
    }

    private var measuredWidth: CGFloat {
        let shown = content.string?.isEmpty == false ? content : placeholderContent
        guard let text = shown.attributed else { return 0 }
        let font = font ?? LabelStyle.standardFont
        return PixelGrid.current.up(TextLayout(text.measured(font: font), era: .current).width)
    }
}
