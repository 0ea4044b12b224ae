extension UIButton: SelfDrawing {
    func drawLook() {
        let look = ButtonLook(of: self)
        if let background = look.background {
            fill(UIBezierPath(roundedRect: bounds, cornerRadius: look.cornerRadius(in: bounds)), background)
        }
        currentBackgroundImage?.draw(in: bounds)
        drawContent(look)
    }

    private func drawContent(_ look: ButtonLook) {
        let image = shownImage
        let places = ButtonArrangement(
            of: self, image: image?.size ?? .zero, title: look.title?.size() ?? .zero,
            subtitle: look.subtitle?.size() ?? .zero)
        image?.draw(inMiddleOf: places.image, stencil: look.foreground)
        look.title?.draw(in: places.title, places.alignment)
        look.subtitle?.draw(in: places.subtitle, places.alignment)
    }
}

extension UIButton {
    /// The title as it is drawn: one with attributes before a plain one.
    fileprivate func drawnTitle(_ font: UIFont, _ color: UIColor) -> DrawnText? {
        if let title = currentAttributedTitle { return DrawnText(title, font, color) }
        return currentTitle.map { DrawnText($0, font, color) }
    }
}

/// The title and the colours of a button in its present state.
@MainActor
private struct ButtonLook {
    let title: DrawnText?
    let subtitle: DrawnText?
    let foreground: UIColor
    let background: UIColor?
    private let cornerStyle: UIButton.Configuration.CornerStyle?

    init(of button: UIButton) {
        let configuration = button.configuration
        let tint = button.tintColor ?? .systemBlue
        let font = configuration == nil ? button.titleFont : .preferredFont(forTextStyle: .body)
        cornerStyle = configuration?.cornerStyle
        let colors = configuration.map { ButtonColors($0, tint, isEnabled: button.isEnabled) }
        background = colors?.background
        let plain = button.titleColor(for: button.state) ?? (button.buttonType == .custom ? .white : tint)
        let foreground = colors?.foreground ?? plain
        self.foreground = button.isEnabled ? foreground : .tertiaryLabel
        title = button.drawnTitle(font, self.foreground)
        subtitle = configuration?.subtitle.map {
            DrawnText($0, .preferredFont(forTextStyle: .caption1), foreground)
        }
    }

    func cornerRadius(in bounds: CGRect) -> CGFloat {
        switch cornerStyle {
        case nil, .fixed, .dynamic: 5.95
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: bounds.height / 2
        }
    }
}

/// What a configuration makes of the tint colour.
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
        }
    }
}
