/// The image and text views of a list content view. Each is created when a configuration first needs it.
@MainActor
final class ListContentParts {
    private(set) var image: UIImageView?
    private(set) var text: UILabel?
    private(set) var secondaryText: UILabel?
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

    // MARK: Content

    func show(_ configuration: UIListContentConfiguration, in view: UIView) {
        showImage(configuration, in: view)
        text = label(
            text, configuration.text, configuration.attributedText, configuration.textProperties, in: view)
        secondaryText = label(
            secondaryText, configuration.secondaryText, configuration.secondaryAttributedText,
            configuration.secondaryTextProperties, in: view)
    }

    private func showImage(_ configuration: UIListContentConfiguration, in view: UIView) {
        guard let shown = configuration.image else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let imageView = image ?? UIImageView(frame: .zero)
        if image == nil { view.addSubview(imageView) }
        image = imageView
        let properties = configuration.imageProperties
        imageView.image = shown
        imageView.contentMode = .scaleAspectFit
        imageView.preferredSymbolConfiguration =
            properties.preferredSymbolConfiguration
            ?? UIImage.SymbolConfiguration(font: configuration.textProperties.font, scale: .large)
        imageView.layer.cornerRadius = properties.cornerRadius
        imageView.layer.borderWidth = properties.strokeWidth
        imageView.clipsToBounds = properties.cornerRadius > 0
        tint(configuration, in: view)
    }

    func tint(_ configuration: UIListContentConfiguration, in view: UIView) {
        guard let image else { return }
        let properties = configuration.imageProperties
        let tint: UIColor = view.tintColor
        image.tintColor = properties.resolvedTintColor(for: tint)
        if properties.strokeWidth > 0 {
            image.layer.borderColor =
                properties.resolvedStrokeColor(for: tint).resolvedColor(with: view.traitCollection).cgColor
        }
    }

    private func label(
        _ present: UILabel?, _ text: String?, _ attributed: NSAttributedString?,
        _ properties: UIListContentConfiguration.TextProperties, in view: UIView
    ) -> UILabel? {
        guard let text, !text.isEmpty else {
            present?.removeFromSuperview()
            return nil
        }
        let label = present ?? UILabel(frame: .zero)
        if present == nil { view.addSubview(label) }
        label.style(by: properties)
        if let attributed {
            label.attributedText = attributed
        } else {
            label.text = properties.transform.applied(to: text)
        }
        return label
    }

    // MARK: Frames

    func place(_ arrangement: ListContentArrangement) {
        image?.frame = arrangement.image
        text?.frame = arrangement.text
        secondaryText?.frame = arrangement.secondaryText
    }

    func imageGuide(in view: UIView) -> UILayoutGuide? { image.map { guide(around: $0, in: view) } }

    func textGuide(in view: UIView) -> UILayoutGuide? { text.map { guide(around: $0, in: view) } }

    func secondaryTextGuide(in view: UIView) -> UILayoutGuide? {
        secondaryText.map { guide(around: $0, in: view) }
    }

    private func guide(around part: UIView, in view: UIView) -> UILayoutGuide {
        if let guide = guides[ObjectIdentifier(part)] { return guide }
        let guide = UILayoutGuide()
        guides[ObjectIdentifier(part)] = guide
        view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
        return guide
    }
}

extension UILabel {
    fileprivate func style(by properties: UIListContentConfiguration.TextProperties) {
        font = properties.font
        textColor = properties.resolvedColor()
        numberOfLines = properties.numberOfLines
        lineBreakMode = properties.lineBreakMode
        adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        minimumScaleFactor = properties.minimumScaleFactor
        adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
    }
}
