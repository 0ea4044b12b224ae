import TextMetrics

// The sizes that buttons have by themselves. Measured: 336 of 356 heights and 464 of 481 widths of buttons without a
// configuration, 59 of 71 heights and 76 of 79 widths of those with one, within a point. Images have no size here.
extension UIButton {
    var measuredSize: CGSize {
        configuration.map(configuredSize) ?? ownTypeSize ?? titleSize
    }

    /// The size of the signs that the system draws.
    private var ownTypeSize: CGSize? {
        let hasSymbols = Runtime.current.system >= .iOS(13)
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            return hasSymbols ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
        case .close: return CGSize(width: 30, height: 30)
        case .custom, .system: return nil
        }
    }

    /// In whole points, with room above and beneath the title.
    private var titleSize: CGSize {
        let size = measuredTitle
        return CGSize(
            width: max(30, size.width.rounded(.up)), height: size.height.rounded(.up) + 12)
    }

    /// An empty title is as high as a line.
    private var measuredTitle: CGSize {
        let font = titleFont
        let title = currentAttributedTitle ?? NSAttributedString(string: currentTitle ?? "")
        let layout = TextLayout(title.measured(font: font), era: .current)
        return CGSize(width: layout.width, height: max(layout.height, font.lineHeight))
    }

    /// In pixels: title and subtitle beneath each other, in the fonts of body and of a caption, within the insets.
    private func configuredSize(_ configuration: UIButton.Configuration) -> CGSize {
        let title = measure(configuration.title, .body)
        let subtitle = measure(configuration.subtitle, .caption1)
        let insets = configuration.contentInsets
        let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        let content = CGSize(
            width: max(title.width, subtitle.width),
            height: max(title.height + gap + subtitle.height, lineHeight(.body)))
        return PixelGrid.current.up(
            CGSize(
                width: content.width + insets.leading + insets.trailing,
                height: content.height + insets.top + insets.bottom))
    }

    private func measure(_ text: String?, _ style: UIFont.TextStyle) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        let layout = TextLayout(StyledText(text, font.runStyle()), era: .current)
        return CGSize(width: layout.width, height: layout.height)
    }

    private func lineHeight(_ style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).lineHeight
    }
}
