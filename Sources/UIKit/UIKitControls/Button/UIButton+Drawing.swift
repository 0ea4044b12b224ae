extension UIButton: SelfDrawing {
    package func drawLook() {
        let look = ButtonLook(of: self)
        drawBackground(look)
        currentBackgroundImage?.draw(in: backgroundRect(forBounds: bounds))
        if !drawsInSubviews {
            drawImage(look)
            drawTitle(look)
        }
        drawSubtitle(look)
    }

    /// Draws the title in the title label.
    func drawTitle(in label: UIView) { draw(in: label) { drawTitle(ButtonLook(of: self)) } }

    /// Draws the image in the image view.
    func drawImage(in view: UIView) { draw(in: view) { drawImage(ButtonLook(of: self)) } }

    private func draw(in view: UIView, _ part: () -> Void) {
        guard drawsInSubviews, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: -view.frame.minX, y: -view.frame.minY)
        part()
        context.restoreGState()
    }

    private func drawBackground(_ look: ButtonLook) {
        guard let background = configuration?.background else { return }
        let area = bounds.inset(
            by: background.backgroundInsets.edges(
                isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
        let radius = look.cornerRadius(in: area)
        var color = look.background
        if isGlass, let glass = look.glass {
            drawGlass(glass, in: area, cornerRadius: radius)
            color = nil
        }
        background.draw(in: area, cornerRadius: radius, color: color, tint: tintColor)
    }

    private func drawImage(_ look: ButtonLook) {
        guard let shownImage else { return }
        let rect = imageRect(forContentRect: contentRect(forBounds: bounds))
        draw(shownImage, in: imageMode.rect(of: shownImage.size, in: rect), look.imageColor)
    }

    private func drawSubtitle(_ look: ButtonLook) {
        guard let subtitle = look.subtitle else { return }
        let places = arrangement(look, in: contentRect(forBounds: bounds))
        subtitle.draw(in: places.subtitle, places.alignment)
    }

    private func drawTitle(_ look: ButtonLook) {
        let content = contentRect(forBounds: bounds)
        look.title?.draw(in: titleRect(forContentRect: content), arrangement(look, in: content).alignment)
    }

    private func draw(_ image: UIImage, in rect: CGRect, _ color: UIColor) {
        image.draw(in: rect, stencil: color, byDefault: drawsTemplates)
        if shadesImage { image.withTintColor(UIColor(white: 0, alpha: 0.45)).draw(in: rect) }
    }

    /// Whether an image without a rendering mode is a template.
    private var drawsTemplates: Bool { configuration == nil && buttonType == .system }

    /// Whether the image shows the state: an image that isn't tinted is darkened.
    private var shadesImage: Bool {
        guard configuration == nil, !drawsTemplates, content.images[state] == nil || state == .normal,
            currentImage?.isSymbolImage == false, currentImage?.renderingMode != .alwaysTemplate
        else { return false }
        return isEnabled ? isHighlighted && adjustsImageWhenHighlighted : adjustsImageWhenDisabled
    }

    /// The frames of the parts in a rectangle.
    func arrangement(in content: CGRect) -> ButtonArrangement {
        arrangement(ButtonLook(of: self), in: content)
    }

    private func arrangement(_ look: ButtonLook, in content: CGRect) -> ButtonArrangement {
        let image = imageSize(in: content)
        let width =
            look.wraps
            ? configuration?.textWidth(within: content.width, besides: image.width) : nil
        return ButtonArrangement(
            of: self, in: content, image: image,
            title: look.title?.size(within: width ?? .greatestFiniteMagnitude) ?? .zero,
            subtitle: look.subtitle?.size(within: width ?? .greatestFiniteMagnitude) ?? .zero)
    }

    /// The size of the image: without a configuration, not larger than the available space.
    private func imageSize(in content: CGRect) -> CGSize {
        let size = shownImage?.size ?? .zero
        guard configuration == nil else { return size }
        return CGSize(
            width: min(size.width, max(0, content.width)), height: min(size.height, max(0, content.height)))
    }

    /// Whether the texts wrap: if the button is high enough for all lines, and too narrow for one.
    fileprivate var breaksLines: Bool {
        guard let configuration, configuration.wraps else { return false }
        let needed = configuredSize(configuration, within: bounds.width)
        return needed.height <= bounds.height + 0.5 && configuredSize(configuration).width > bounds.width
    }
}

extension UIButton {
    /// The title to draw: the attributed one, or else the plain one.
    fileprivate func drawnTitle(_ font: UIFont, _ color: UIColor) -> DrawnText? {
        let configured = title(for: state) == nil ? configuration?.shownTitle(font, color) : nil
        var title =
            (currentAttributedTitle ?? configured).map { DrawnText($0, font, color) }
            ?? currentTitle.map { DrawnText($0, font, color) }
        if let titleShadow { title?.cast(titleShadow) }
        return title
    }

    private var titleShadow: NSShadow? {
        guard configuration == nil, let color = currentTitleShadowColor, titleShadowOffset != .zero else {
            return nil
        }
        let (shadow, offset) = (NSShadow(), titleShadowOffset)
        let sign: CGFloat = reversesTitleShadowWhenHighlighted && isHighlighted ? -1 : 1
        shadow.shadowColor = color
        shadow.shadowOffset = CGSize(width: offset.width * sign, height: offset.height * sign)
        return shadow
    }
}

/// The title and colors of a button in its current state.
@MainActor
private struct ButtonLook {
    private(set) var title: DrawnText?
    private(set) var subtitle: DrawnText?
    /// Whether the number of text lines is unlimited.
    let wraps: Bool
    let foreground: UIColor
    /// The color of a template image.
    let imageColor: UIColor
    let background: UIColor?
    private let fixedRadius: CGFloat
    private let cornerStyle: UIButton.Configuration.CornerStyle?
    /// The glass of the background; `nil` for none.
    let glass: Glass?

    init(of button: UIButton) {
        let configuration = button.configuration
        let tint = button.tintColor ?? .systemBlue
        let traits = button.traitCollection
        let font =
            configuration == nil
            ? button.titleFont : .preferredFont(forTextStyle: .body, compatibleWith: traits)
        wraps = button.breaksLines
        cornerStyle = configuration?.cornerStyle
        glass = configuration.flatMap { $0.glass(tint) }
        let colors = configuration.map { ButtonColors($0, tint, isEnabled: button.isEnabled) }
        background = configuration.flatMap { $0.backgroundColor(tint, colors?.background) }
        fixedRadius = configuration?.background.cornerRadius ?? 0
        let plain = button.titleColor(for: button.state) ?? (button.buttonType == .custom ? .white : tint)
        let foreground = colors?.foreground ?? plain
        self.foreground = button.isEnabled ? foreground : .tertiaryLabel
        let imageColor = button.isEnabled && configuration == nil ? tint : self.foreground
        self.imageColor = configuration?.imageColorTransformer?(imageColor) ?? imageColor
        title = button.drawnTitle(font, self.foreground)
        let caption = UIFont.preferredFont(forTextStyle: .caption1, compatibleWith: traits)
        subtitle =
            configuration?.shownSubtitle(foreground).map { DrawnText($0, caption, foreground) }
            ?? configuration?.subtitle.map { DrawnText($0, caption, foreground) }
        guard wraps, let configuration else { return }
        if configuration.titleLineBreakMode.isWrapping { title?.lineLimit = 0 }
        if configuration.subtitleLineBreakMode.isWrapping { subtitle?.lineLimit = 0 }
    }

    /// Since iOS 26 a button is a capsule, unless the app has set a radius.
    private var isCapsuleByDefault: Bool {
        Runtime.current.design == .glass && fixedRadius == UIBackgroundConfiguration(.button).cornerRadius
    }

    func cornerRadius(in bounds: CGRect) -> CGFloat {
        switch cornerStyle {
        case .dynamic where glass != nil || isCapsuleByDefault: bounds.height / 2
        case nil, .fixed, .dynamic: fixedRadius
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: bounds.height / 2
        }
    }
}

extension UIButton.Configuration {
    /// The background's own color, or else the style's.
    @MainActor
    fileprivate func backgroundColor(_ tint: UIColor, _ standard: UIColor?) -> UIColor? {
        guard let color = background.backgroundColor ?? standard else { return nil }
        return background.backgroundColorTransformer?(color) ?? color
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate func edges(isRightToLeft: Bool) -> UIEdgeInsets {
        UIEdgeInsets(
            top: top, left: isRightToLeft ? trailing : leading, bottom: bottom,
            right: isRightToLeft ? leading : trailing)
    }
}

extension UIButton.Configuration {
    /// The glass of the style: in the tint color if it is prominent, otherwise in the app's color, if there is one.
    @MainActor
    fileprivate func glass(_ tint: UIColor) -> Glass? {
        switch base {
        case .glass, .clearGlass: Glass(base.glass, tint: backgroundColor(tint, baseBackgroundColor))
        case .prominentGlass, .prominentClearGlass:
            Glass(base.glass, tint: backgroundColor(tint, baseBackgroundColor ?? tint))
        default: nil
        }
    }
}

extension UIButton.Configuration.Base {
    fileprivate var isClear: Bool { self == .clearGlass || self == .prominentClearGlass }

    fileprivate var glass: UIGlassEffect.Style { isClear ? .clear : .regular }
}

/// The colors that a configuration derives from the tint color.
@MainActor
private struct ButtonColors {
    let foreground: UIColor
    let background: UIColor?

    init(_ configuration: UIButton.Configuration, _ tint: UIColor, isEnabled: Bool) {
        let own = configuration.baseBackgroundColor
        switch configuration.base {
        case .plain, .borderless:
            background = own
            foreground = configuration.baseForegroundColor ?? tint
        case .gray, .bordered:
            background = own ?? .secondarySystemFill
            foreground = configuration.baseForegroundColor ?? tint
        case .tinted, .borderedTinted:
            background = (own ?? tint).withAlphaComponent(0.18)
            foreground = configuration.baseForegroundColor ?? tint
        case .filled, .borderedProminent:
            background = isEnabled ? own ?? tint : .tertiarySystemFill
            foreground = configuration.baseForegroundColor ?? .white
        case .glass, .clearGlass:
            background = own ?? configuration.base.glass.fillColor
            foreground = configuration.baseForegroundColor ?? .label
        case .prominentGlass, .prominentClearGlass:
            background = (own ?? tint).withAlphaComponent(configuration.base.isClear ? 0.5 : 0.9)
            foreground = configuration.baseForegroundColor ?? .white
        }
    }
}
