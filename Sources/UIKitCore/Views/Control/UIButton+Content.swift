/// A button's titles, colours and images by state.
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
    /// What was set for exactly this state, or else for the normal one.
    package func value(for state: UIControl.State) -> Value? {
        self[state] ?? self[.normal]
    }
}

// What a button shows in a state. What was not set for a state is as in the normal one.
extension UIButton {
    func take(_ primaryAction: UIAction?) {
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The image as it is shown: a symbol with the configuration that the button prefers.
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
