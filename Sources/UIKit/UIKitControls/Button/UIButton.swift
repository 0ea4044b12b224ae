@_spi(UIKitModules) import UIKitCore
import UIKitInteraction

/// A control that performs an action when it is tapped. Follows Apple's page "UIButton".
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    /// The type of a button. Follows Apple's page "UIButton.ButtonType".
    public enum ButtonType: Int, Sendable {
        /// A button without a style.
        case custom = 0
        /// The earlier name of ``system``, before iOS 7.
        public static var roundedRect: ButtonType { .system }
        /// A system-style button, in the tint color.
        case system = 1
        /// An info button for details.
        case detailDisclosure = 2
        /// An info button.
        case infoLight = 3
        /// An info button.
        case infoDark = 4
        /// A button with a plus sign in a circle.
        case contactAdd = 5
        /// A button with a cross in a circle. iOS 13.
        case close = 7
    }

    /// The role of a button. iOS 14. Follows Apple's page "UIButton.Role".
    public enum Role: Int, Sendable {
        /// No particular role.
        case normal
        /// The action that the return key also performs.
        case primary
        /// Cancels without a change.
        case cancel
        /// Deletes data.
        case destructive
    }

    /// A function that updates the configuration of a button.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Whether spring loading performs the button's action. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { springLoad != nil }
        set { setSpring(newValue) { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) } }
    }

    /// The type of the button.
    open private(set) var buttonType = UIButton.ButtonType.custom

    /// The role of the button. Default `.normal`. iOS 14.
    open var role = UIButton.Role.normal

    /// The menu of the button, opened by a long press, or by a tap if ``UIControl/showsMenuAsPrimaryAction`` is `true`. iOS 14.
    open var menu: UIMenu? {
        didSet { isContextMenuInteractionEnabled = menu != nil }
    }

    /// The order of the menu's elements. Default `.automatic`. iOS 16.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap toggles ``UIControl/isSelected``, or with a menu selects one of its elements. Default `false`. iOS 15.
    open var changesSelectionAsPrimaryAction = false

    /// The appearance and content of the button; `nil`, the default, for titles and images by state. iOS 15.
    public var configuration: UIButton.Configuration? {
        didSet {
            contentChanged()
            if configuration != nil, !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Whether the configuration is updated automatically when the button's state changes. Default `true`. iOS 15.
    open var automaticallyUpdatesConfiguration = true

    /// Called to update the configuration for the button's state. iOS 15.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    var content = ButtonContent()
    var style = ButtonStyle()
    private var needsUpdateConfiguration = false
    private var isUpdatingConfiguration = false
    private var labelStorage: UILabel?
    private var imageViewStorage: UIImageView?

    /// Creates a custom button with a frame in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a custom button that performs an action and shows its title and image. iOS 14.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
        show(primaryAction)
    }

    /// Creates a button of a type.
    public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Creates a button of a type that performs an action and shows its title and image. iOS 14.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
        show(primaryAction)
    }

    /// Creates a button with a configuration and an action. iOS 15.
    ///
    /// If the configuration has no title or image, the action's is shown.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        var configuration = configuration
        if let primaryAction {
            if configuration.title == nil, !primaryAction.title.isEmpty {
                configuration.title = primaryAction.title
            }
            if configuration.image == nil { configuration.image = primaryAction.image }
        }
        take(primaryAction)
        self.configuration = configuration
        setNeedsUpdateConfiguration()
    }

    /// Creates a system button with an image, which sends an action on `.touchUpInside`. iOS 13.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = madeAsSystemButton()
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Creates a system button that performs an action and shows its title and image. iOS 14.
    open class func systemButton(primaryAction: UIAction?) -> Self {
        let button = madeAsSystemButton()
        button.take(primaryAction)
        button.show(primaryAction)
        return button
    }

    private class func madeAsSystemButton() -> Self {
        guard let button = makeProxy(with: .zero) as? Self else {
            fatalError("A class makes its own buttons.")
        }
        button.buttonType = .system
        return button
    }

    /// Creates a button from an archive.
    public required init?(coder: NSCoder) {
        buttonType = coder.interface?.choice("buttonType", .interfaceWords) ?? .custom
        super.init(coder: coder)
        coder.interface.map(readButton)
    }

    // MARK: State

    /// The tint color of the title and the image; the superview's if none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Whether the button is enabled. Default `true`.
    open override var isEnabled: Bool {
        didSet { stateChanged() }
    }

    /// Whether the button is selected. Default `false`.
    open override var isSelected: Bool {
        didSet { stateChanged() }
    }

    /// Whether the button is highlighted. Default `false`.
    open override var isHighlighted: Bool {
        didSet { stateChanged() }
    }

    /// Performs the primary action: toggles the selection if ``changesSelectionAsPrimaryAction`` is `true`, and sends
    /// `.primaryActionTriggered`. iOS 17.4.
    open override func performPrimaryAction() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        super.performPrimaryAction()
    }

    /// Returns the configuration for ``menu``. iOS 14.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// A superview's tap gesture recognizer doesn't receive taps on the button.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }

    /// Whether a pointer is over the button. iOS 15.
    open var isHovered: Bool { Runtime.current.pointer.view?.isDescendant(of: self) ?? false }

    /// Whether the button reacts to a pointer. Default `false`. iOS 13.4.
    open var isPointerInteractionEnabled = false {
        didSet { followPointerWishes() }
    }

    /// Returns the style of a pointer over the button; `nil`, the default, for the system's. Setting it enables the pointer interaction.
    /// iOS 13.4.
    ///
    /// Follows Apple's page "pointerStyleProvider".
    public var pointerStyleProvider: UIButton.PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            followPointerWishes()
        }
    }

    var buttonPointer: ButtonPointer?

    /// The behavioral style of the button: always `.pad`. iOS 15.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// The preferred behavioral style. Default `.automatic`. iOS 15.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    // MARK: Content by state

    /// Sets the title for a state; `nil` removes it.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        content.titles[state] = title
        contentChanged()
    }

    /// Sets the attributed title for a state; `nil` removes it. It takes precedence over the plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        content.attributedTitles[state] = title
        contentChanged()
    }

    /// Sets the title color for a state; `nil` removes it.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("titleColor", [state.rawValue]) { $0.setTitleColor(color, for: state) }
        }
        content.titleColors[state] = color
        contentChanged()
    }

    /// Sets the color of the title's shadow for a state; `nil` removes it.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("titleShadowColor", [state.rawValue]) { $0.setTitleShadowColor(color, for: state) }
        }
        content.titleShadowColors[state] = color
        contentChanged()
    }

    /// Sets the image for a state; `nil` removes it.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        content.images[state] = image
        contentChanged()
    }

    /// Sets the background image for a state; `nil` removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
        }
        content.backgroundImages[state] = image
        contentChanged()
    }

    /// Sets the symbol configuration for a state, for images without one; `nil` removes it. iOS 13.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        if Appearances.isInUse {
            noteAppearance("preferredSymbolConfiguration", [state.rawValue]) {
                $0.setPreferredSymbolConfiguration(configuration, forImageIn: state)
            }
        }
        content.symbolConfigurations[state] = configuration
        contentChanged()
    }

    /// Returns the symbol configuration for a state, or else the one for the normal state. iOS 13.
    open func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations.value(for: state)
    }

    /// The title label. The button sets its text and color; the app can set its font and its shadow offset.
    open var titleLabel: UILabel? {
        if let labelStorage { return labelStorage }
        let label = ButtonTitleLabel(frame: .zero)
        label.font = titleFont
        label.shadowOffset = .zero
        label.button = self
        labelStorage = label
        addSubview(label)
        fillSubviews()
        setNeedsLayout()
        return label
    }

    /// The image view. The button sets its image.
    open var imageView: UIImageView? {
        if let imageViewStorage { return imageViewStorage }
        let view = ButtonImageView(frame: .zero)
        view.button = self
        imageViewStorage = view
        addSubview(view)
        fillSubviews()
        setNeedsLayout()
        return view
    }

    // MARK: Insets

    /// The insets around the image and the title, in points. Default zero, which means 6 points of padding above and below a title. They
    /// are part of the intrinsic size. A configuration's insets replace them.
    ///
    /// Deprecated by Apple in iOS 15. Follows Apple's page "contentEdgeInsets".
    open var contentEdgeInsets: UIEdgeInsets {
        get { style.contentEdgeInsets }
        set {
            if Appearances.isInUse { noteAppearance(\UIButton.contentEdgeInsets, newValue) }
            style.contentEdgeInsets = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// The insets of the title within the content, in points. Default zero. They aren't part of the intrinsic size, and are ignored with a
    /// configuration.
    ///
    /// Deprecated by Apple in iOS 15. Follows Apple's page "titleEdgeInsets".
    open var titleEdgeInsets: UIEdgeInsets {
        get { style.titleEdgeInsets }
        set {
            style.titleEdgeInsets = newValue
            setNeedsLayout()
        }
    }

    /// The insets of the image within the content, in points. Default zero. They aren't part of the intrinsic size, and are ignored with a
    /// configuration.
    ///
    /// Deprecated by Apple in iOS 15. Follows Apple's page "imageEdgeInsets".
    open var imageEdgeInsets: UIEdgeInsets {
        get { style.imageEdgeInsets }
        set {
            style.imageEdgeInsets = newValue
            setNeedsLayout()
        }
    }

    /// Returns the rectangle of the background: the bounds. Deprecated by Apple in iOS 15.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the image and the title: the bounds without the insets. Deprecated by Apple in iOS 15.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(in: bounds) }

    /// Returns the rectangle of the title in the content rectangle. Deprecated by Apple in iOS 15.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleArea(in: contentRect) }

    /// Returns the rectangle of the image in the content rectangle. Deprecated by Apple in iOS 15.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageArea(in: contentRect) }

    // MARK: Highlighted and disabled

    /// Whether the image changes while the button is highlighted, if none was set for that state and it isn't a template image. Default
    /// `true`. Ignored with a configuration. Deprecated by Apple in iOS 15.
    open var adjustsImageWhenHighlighted: Bool {
        get { style.adjustsImageWhenHighlighted }
        set { style.adjustsImageWhenHighlighted = newValue }
    }

    /// Whether the image changes while the button is disabled, if none was set for that state and it isn't a template image. Default
    /// `true`. Ignored with a configuration. Deprecated by Apple in iOS 15.
    open var adjustsImageWhenDisabled: Bool {
        get { style.adjustsImageWhenDisabled }
        set { style.adjustsImageWhenDisabled = newValue }
    }

    /// Whether the title's shadow is on the other side while the button is highlighted. Default `false`. Ignored with a configuration.
    /// Deprecated by Apple in iOS 15.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { style.reversesTitleShadowWhenHighlighted }
        set { style.reversesTitleShadowWhenHighlighted = newValue }
    }

    // MARK: Configuration

    /// Requests an update of the configuration in the next layout pass. iOS 15.
    ///
    /// Called automatically when the button's state changes.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Called to update the configuration for the button's state, before ``configurationUpdateHandler``. The base class does nothing. iOS
    /// 15.
    open func updateConfiguration() {}

    /// Updates the configuration if that was requested, and places the title label and the image view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration { bringConfigurationUpToDate() }
        placeSubviews()
    }

    private func bringConfigurationUpToDate() {
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        trackConfigurationUpdate(hasHandler: configurationUpdateHandler != nil) {
            updateConfiguration()
            configurationUpdateHandler?(self)
        }
        isUpdatingConfiguration = false
    }

    private func placeSubviews() {
        if drawsInSubviews { makeSubviews() }
        guard labelStorage != nil || imageViewStorage != nil else { return }
        let content = contentRect(forBounds: bounds)
        labelStorage?.frame = titleRect(forContentRect: content)
        imageViewStorage?.frame = imageRect(forContentRect: content)
    }

    /// Whether ``titleLabel`` and ``imageView`` draw the title and the image, so that they are in front of an app's sublayers, unless the
    /// app moves those to the front.
    var drawsInSubviews: Bool { layerIfMade?.hasOwnSublayers ?? false }

    private func makeSubviews() {
        if currentTitle != nil || currentAttributedTitle != nil { _ = titleLabel }
        if shownImage != nil { _ = imageView }
    }

    private func stateChanged() {
        contentChanged()
        guard automaticallyUpdatesConfiguration else { return }
        if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    }

    /// The offset of the title's shadow, from ``titleLabel`` once it exists.
    var titleShadowOffset: CGSize { labelStorage?.shadowOffset ?? .zero }

    /// The content mode of the image, from ``imageView`` once it exists.
    var imageMode: UIView.ContentMode { imageViewStorage?.contentMode ?? .scaleToFill }

    /// The distances of the title's baseline, with the title vertically centered.
    @_spi(UIKitModules) open override var baselineDistances: BaselineDistances? { titleBaseline }

    /// The font of the title, from ``titleLabel`` once it exists.
    package var titleFont: UIFont {
        labelStorage?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    }

    /// The size of the title and the image within ``contentEdgeInsets``, in whole points, or the configuration's size.
    open override var intrinsicContentSize: CGSize { measuredSize }

    /// The intrinsic size, regardless of the proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize }

    @_spi(UIKitModules) open override func contentSize(forWidth width: CGFloat) -> CGSize? {
        guard let configuration, configuration.wraps else { return nil }
        return configuredSize(configuration, within: width)
    }

    private func contentChanged() {
        invalidateIntrinsicContentSize()
        if labelStorage != nil || imageViewStorage != nil { fillSubviews() }
    }

    private func fillSubviews() {
        if let label = labelStorage {
            label.textColor = currentTitleColor
            label.shadowColor = currentTitleShadowColor
            label.text = currentTitle
            if let title = currentAttributedTitle { label.attributedText = title }
        }
        imageViewStorage?.image = shownImage
    }

    // MARK: Content in the current state

    /// Returns the title for a state; `nil` for none.
    open func title(for state: UIControl.State) -> String? {
        content.titles.value(for: state)
    }

    /// Returns the attributed title for a state; `nil` for none.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }

    /// Returns the title color for a state. The default is white, and in a system button the tint color.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        content.titleColors.value(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }

    /// Returns the color of the title's shadow for a state; `nil` for none.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        content.titleShadowColors.value(for: state)
    }

    /// Returns the image for a state; `nil` for none.
    open func image(for state: UIControl.State) -> UIImage? {
        content.images.value(for: state)
    }

    /// Returns the background image for a state; `nil` for none.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        content.backgroundImages.value(for: state)
    }

    /// The current title. If none was set by state, the configuration's.
    open var currentTitle: String? { title(for: state) ?? configuration?.title }

    /// The current attributed title; `nil` for none.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The current title color.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The current color of the title's shadow; `nil` for none.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The current image. If none was set by state, the configuration's.
    open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

    /// The current symbol configuration. iOS 13.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The current background image; `nil` for none.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

extension UIButton: PushButton, ConfigurationUpdating {}

/// The title label of a button. Changing its font changes the button's size. The button draws its text.
private final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.invalidateIntrinsicContentSize()
    }

    override func draw(_ rect: CGRect) { button?.drawTitle(in: self) }
}

/// The image view of a button. The button draws its image.
private final class ButtonImageView: UIImageView {
    weak var button: UIButton?

    @_spi(UIKitModules) public override var drawsImage: Bool { false }

    override func draw(_ rect: CGRect) { button?.drawImage(in: self) }
}
