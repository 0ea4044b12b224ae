/// The subviews of a content-unavailable view: the background, the image or the activity indicator, the texts and the
/// buttons.
@MainActor
final class UnavailableContentParts {
    private let background = ConfiguredBackgroundView(.clear())
    private let image = UIImageView()
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let text = UILabel()
    private let secondaryText = UILabel()
    private let button = UIButton(type: .system)
    private let secondaryButton = UIButton(type: .system)
    /// The maximum width of lines that are easy to read, in points.
    private static let widest: CGFloat = 480

    private var column: [UIView] { [image, wheel, text, secondaryText, button, secondaryButton] }

    func show(_ configuration: UIContentUnavailableConfiguration, in view: UIView) {
        for part in [background] + column where part.superview !== view { view.addSubview(part) }
        background.configuration = configuration.background
        show(configuration.imageProperties, configuration)
        show(configuration.text, configuration.attributedText, configuration.textProperties, in: text)
        show(
            configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties, in: secondaryText)
        show(configuration.button, configuration.buttonProperties, in: button)
        show(configuration.secondaryButton, configuration.secondaryButtonProperties, in: secondaryButton)
    }

    private func show(
        _ properties: UIContentUnavailableConfiguration.ImageProperties,
        _ configuration: UIContentUnavailableConfiguration
    ) {
        let isLoading = configuration.kind == .loading && configuration.image == nil
        wheel.isHidden = !isLoading
        if let color = properties.tintColor { wheel.color = color }
        if isLoading { wheel.startAnimating() } else { wheel.stopAnimating() }
        image.isHidden = configuration.image == nil
        image.image = configuration.image
        image.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        image.tintColor = properties.tintColor
        image.contentMode = .scaleAspectFit
        image.layer.cornerRadius = properties.cornerRadius
        image.clipsToBounds = properties.cornerRadius > 0
    }

    private func show(
        _ string: String?, _ attributed: NSAttributedString?,
        _ properties: UIContentUnavailableConfiguration.TextProperties, in label: UILabel
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.textAlignment = .center
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        if let attributed { label.attributedText = attributed } else { label.text = string }
        label.isHidden = (label.text ?? "").isEmpty
    }

    private func show(
        _ configuration: UIButton.Configuration,
        _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
    ) {
        let isEmpty = (configuration.title ?? "").isEmpty && configuration.image == nil
        button.isHidden = isEmpty
        button.configuration = configuration
        button.role = properties.role
        button.isEnabled = properties.isEnabled
        button.menu = properties.menu
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.removeActions()
        if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    }
}

// Layout.
extension UnavailableContentParts {
    /// The visible parts, with the distance above each.
    private func shownParts(_ configuration: UIContentUnavailableConfiguration) -> [(UIView, CGFloat)] {
        var last: UIView?
        return column.filter { !$0.isHidden }.map { part in
            defer { last = part }
            guard let last else { return (part, 0) }
            if last === image || last === wheel { return (part, configuration.imageToTextPadding) }
            if part === secondaryText { return (part, configuration.textToSecondaryTextPadding) }
            if last === button { return (part, configuration.buttonToSecondaryButtonPadding) }
            return (part, configuration.textToButtonPadding)
        }
    }

    private func size(of part: UIView, _ configuration: UIContentUnavailableConfiguration, _ width: CGFloat)
        -> CGSize
    {
        var size = part.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if part is UILabel { size.width = min(size.width, width) }
        let most = configuration.imageProperties.maximumSize
        guard part === image, size.width > 0, size.height > 0 else { return size }
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    func size(_ configuration: UIContentUnavailableConfiguration, within width: CGFloat) -> CGSize {
        let margins = configuration.directionalLayoutMargins
        let room = min(Self.widest, max(0, width - margins.leading - margins.trailing))
        var result = CGSize(
            width: margins.leading + margins.trailing, height: margins.top + margins.bottom)
        var widest: CGFloat = 0
        for (part, gap) in shownParts(configuration) {
            let size = size(of: part, configuration, room)
            result.height += gap + size.height
            widest = max(widest, size.width)
        }
        result.width += widest
        return result
    }

    /// Places all parts in one column, centered within the margins and the safe area.
    func layOut(_ configuration: UIContentUnavailableConfiguration, in view: UIView) {
        background.frame = view.bounds
        let area = area(configuration, in: view)
        let width = min(Self.widest, area.width)
        let all = shownParts(configuration).map { ($0, $1, size(of: $0, configuration, width)) }
        let height = all.reduce(0) { $0 + $1.1 + $1.2.height }
        var y = configuration.alignment == .center ? area.midY - height / 2 : area.minY
        y = max(y, area.minY)
        for (part, gap, size) in all {
            y += gap
            let wide = part is UILabel ? width : size.width
            part.frame = CGRect(x: area.midX - wide / 2, y: y, width: wide, height: size.height)
            y += size.height
        }
    }

    private func area(_ configuration: UIContentUnavailableConfiguration, in view: UIView) -> CGRect {
        var margins = configuration.directionalLayoutMargins
        let axes = configuration.axesPreservingSuperviewLayoutMargins
        if let around = view.superview?.directionalMargins {
            if axes.contains(.horizontal) {
                margins.leading = max(margins.leading, around.leading)
                margins.trailing = max(margins.trailing, around.trailing)
            }
            if axes.contains(.vertical) {
                margins.top = max(margins.top, around.top)
                margins.bottom = max(margins.bottom, around.bottom)
            }
        }
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        return view.bounds.inset(by: view.safeAreaInsets).inset(
            by: UIEdgeInsets(
                top: margins.top, left: isLeftToRight ? margins.leading : margins.trailing,
                bottom: margins.bottom, right: isLeftToRight ? margins.trailing : margins.leading))
    }
}

extension UIButton {
    fileprivate func removeActions() {
        var actions: [(UIAction, UIControl.Event)] = []
        enumerateEventHandlers { action, _, event, _ in if let action { actions.append((action, event)) } }
        for (action, event) in actions { removeAction(action, for: event) }
    }
}
