/// A button's titles, colors and images by state.
struct ButtonContent {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
    var symbolConfigurations: [UIControl.State: UIImage.SymbolConfiguration] = [:]
}

extension Dictionary where Key == UIControl.State {
    /// Returns the value for a state, or else the one for the normal state.
    package func value(for state: UIControl.State) -> Value? {
        self[state] ?? self[.normal]
    }
}

// The content of a button in a state. The fallback is the content for the normal state.
extension UIButton {
    func take(_ primaryAction: UIAction?) {
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The visible image: a symbol has the button's preferred configuration.
    var shownImage: UIImage? {
        currentImage?.preferring(
            currentPreferredSymbolConfiguration ?? configuration?.preferredSymbolConfigurationForImage)
    }

    /// Shows an action's title and image.
    func show(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }
}
