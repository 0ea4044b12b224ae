/// A button's titles, colours and images by state.
struct ButtonContent {
    var titles: [UIControl.State: String] = [:]
    var attributedTitles: [UIControl.State: NSAttributedString] = [:]
    var titleColors: [UIControl.State: UIColor] = [:]
    var titleShadowColors: [UIControl.State: UIColor] = [:]
    var images: [UIControl.State: UIImage] = [:]
    var backgroundImages: [UIControl.State: UIImage] = [:]
}

extension Dictionary where Key == UIControl.State {
    /// What was set for exactly this state, or else for the normal one.
    fileprivate func value(for state: UIControl.State) -> Value? {
        self[state] ?? self[.normal]
    }
}

// What a button shows in a state. What was not set for a state is as in the normal one.
extension UIButton {
    /// The title in a state, or `nil`.
    public func title(for state: UIControl.State) -> String? {
        content.titles.value(for: state)
    }

    /// The title with attributes in a state, or `nil`.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }

    /// The colour of the title in a state. Where none was set, white, and in a system button the tint colour.
    public func titleColor(for state: UIControl.State) -> UIColor? {
        content.titleColors.value(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The colour of the title's shadow in a state, or `nil`.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? {
        content.titleShadowColors.value(for: state)
    }

    /// The image in a state, or `nil`.
    public func image(for state: UIControl.State) -> UIImage? {
        content.images.value(for: state)
    }

    /// The image behind title and image in a state, or `nil`.
    public func backgroundImage(for state: UIControl.State) -> UIImage? {
        content.backgroundImages.value(for: state)
    }

    /// The title that is shown now; where none was set by state, the configuration's.
    public var currentTitle: String? { title(for: state) ?? configuration?.title }

    /// The title with attributes that is shown now, or `nil`.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title now.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow now, or `nil`.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that is shown now; where none was set by state, the configuration's.
    public var currentImage: UIImage? { image(for: state) ?? configuration?.image }

    /// The image behind title and image that is shown now, or `nil`.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    func take(_ primaryAction: UIAction?) {
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Shows an action's title and image.
    func show(_ primaryAction: UIAction?) {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
        if let image = primaryAction.image { setImage(image, for: .normal) }
    }
}
