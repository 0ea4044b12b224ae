import TextMetrics
@_spi(UIKitModules) import UIKitCore

// The intrinsic sizes of buttons. Measured: 336 of 356 heights and 464 of 481 widths of buttons without a configuration, 59 of 71 heights
// and 76 of 79 widths of those with one, within a point.
extension UIButton {
    var measuredSize: CGSize {
        configuration.map { configuredSize($0) } ?? ownTypeSize ?? titleSize
    }

    /// The size of a button with a system image.
    private var ownTypeSize: CGSize? {
        let hasSymbols = Runtime.current.system >= .iOS(13)
        switch buttonType {
        case .detailDisclosure, .infoLight, .infoDark, .contactAdd:
            return hasSymbols ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
        case .close: return CGSize(width: 30, height: 30)
        case .custom, .system: return nil
        }
    }

    /// The size in whole points, at least that of the background image. An image precedes the title. An image without a title has no
    /// padding, and is at least as high as a line.
    ///
    /// The padding above and below a title applies only to buttons without insets: any inset replaces it.
    private var titleSize: CGSize {
        let background = currentBackgroundImage?.size ?? .zero
        if background != .zero, shownImage == nil, !hasTitle { return background }
        let (content, insets) = (partsSize, contentEdgeInsets)
        return CGSize(
            width: max(background.width, content.width + insets.left + insets.right),
            height: max(background.height, content.height + insets.top + insets.bottom))
    }

    private var hasTitle: Bool { currentTitle?.isEmpty == false || currentAttributedTitle != nil }

    private var partsSize: CGSize {
        let (image, title) = (shownImage?.size ?? .zero, measuredTitle)
        if shownImage != nil, !hasTitle {
            return CGSize(width: image.width, height: max(image.height, title.height.rounded(.up)))
        }
        let isBare = contentEdgeInsets == .zero
        return CGSize(
            width: max(isBare ? 30 : 0, title.width.rounded(.up) + image.width),
            height: max(title.height.rounded(.up) + (isBare ? 12 : 0), image.height))
    }

    /// The size of the title. An empty title is as high as a line.
    private var measuredTitle: CGSize {
        let font = titleFont
        let title = currentAttributedTitle ?? NSAttributedString(string: currentTitle ?? "")
        let layout = TextLayout(title.measured(font: font), era: .current)
        return CGSize(width: layout.width, height: max(layout.height, font.lineHeight))
    }

    /// The title's baseline, relative to the center of the button.
    var titleBaseline: BaselineDistances? {
        guard configuration == nil, hasTitle else { return nil }
        let title = currentAttributedTitle ?? NSAttributedString(string: currentTitle ?? "")
        let layout = TextLayout(title.measured(font: titleFont), era: .current)
        guard let line = layout.lines.last else { return nil }
        let insets = contentEdgeInsets
        let middle = line.baseline - layout.height / 2 + (insets.top - insets.bottom) / 2
        return BaselineDistances(firstFromTop: 0, lastFromBottom: 0, fromMiddle: middle)
    }

    /// The size in whole pixels: the title and the subtitle below it, in the body and caption fonts, within the insets. If the lines can
    /// wrap, they are limited to the width.
    func configuredSize(_ configuration: UIButton.Configuration, within width: CGFloat = .infinity) -> CGSize
    {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        let room = textRoom(configuration, within: width)
        let attributedTitle = title(for: state) == nil ? configuration.shownTitle(font, .label) : nil
        let title =
            attributedTitle.map { measure($0, font, room.title) } ?? measure(currentTitle, .body, room.title)
        let subtitle =
            configuration.shownSubtitle(.label).map { measure($0, font, room.subtitle) }
            ?? measure(configuration.subtitle, .caption1, room.subtitle)
        let insets = configuration.contentInsets
        let gap = title.height > 0 && subtitle.height > 0 ? configuration.titlePadding : 0
        let text = CGSize(
            width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
        let content = withImage(text, configuration)
        return PixelGrid.current.up(
            CGSize(
                width: content.width + insets.leading + insets.trailing,
                height: content.height + insets.top + insets.bottom))
    }

    /// Returns the line widths of the title and the subtitle for a width of the button: infinite if they don't wrap.
    private func textRoom(
        _ configuration: UIButton.Configuration, within width: CGFloat
    ) -> (title: CGFloat, subtitle: CGFloat) {
        let insets = configuration.contentInsets
        let room = configuration.textWidth(
            within: width - insets.leading - insets.trailing, besides: shownImage?.size.width ?? 0)
        return (
            configuration.titleLineBreakMode.isWrapping ? room : .infinity,
            configuration.subtitleLineBreakMode.isWrapping ? room : .infinity
        )
    }

    /// Adds the image to the size of the text, on the side that the configuration sets.
    private func withImage(_ text: CGSize, _ configuration: UIButton.Configuration) -> CGSize {
        let image = shownImage?.size ?? .zero
        let padding = image.width > 0 && text.width > 0 ? configuration.imagePadding : 0
        let line = lineHeight(.body)
        switch configuration.imagePlacement {
        case .top, .bottom:
            return CGSize(
                width: max(text.width, image.width), height: max(text.height + padding + image.height, line))
        default:
            return CGSize(
                width: text.width + padding + image.width, height: max(text.height, image.height, line))
        }
    }

    private func measure(_ text: String?, _ style: UIFont.TextStyle, _ width: CGFloat) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return measure(StyledText(text, font.runStyle()), width)
    }

    private func measure(_ text: NSAttributedString, _ font: UIFont, _ width: CGFloat) -> CGSize {
        measure(text.measured(font: font, usesLeading: true), width)
    }

    private func measure(_ text: StyledText, _ width: CGFloat) -> CGSize {
        let layout =
            width == .infinity
            ? TextLayout(text, era: .current)
            : TextLayout(text, in: TextLayout.Container(width: width, lineLimit: 0), era: .current)
        return CGSize(width: layout.width, height: layout.height)
    }

    private func lineHeight(_ style: UIFont.TextStyle) -> CGFloat {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).lineHeight
    }
}

extension UIButton.Configuration {
    /// Whether the texts can have several lines, which is the default. Evidence: hunt-sizes-04.
    var wraps: Bool { titleLineBreakMode.isWrapping || subtitleLineBreakMode.isWrapping }

    /// Returns the width that the image leaves for the texts.
    func textWidth(within width: CGFloat, besides image: CGFloat) -> CGFloat {
        switch imagePlacement {
        case .top, .bottom: max(0, width)
        default: max(0, width - (image > 0 ? image + imagePadding : 0))
        }
    }
}

extension NSLineBreakMode {
    var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
