/// A control that runs an action when it is tapped. Follows Apple's page "UIButton".
@preconcurrency @MainActor
open class UIButton: UIControl, UISpringLoadedInteractionSupporting {
    /// The type of a button. Follows Apple's page "UIButton.ButtonType".
    public enum ButtonType: Int, Sendable {
        /// Nothing.
        case custom = 0
        /// What Apple has called ``system`` since iOS 7.
        public static var roundedRect: ButtonType { .system }
        /// A button as in bars, in the tint colour.
        case system = 1
        /// A letter i in a circle, for details.
        case detailDisclosure = 2
        /// A letter i in a circle.
        case infoLight = 3
        /// A letter i in a circle.
        case infoDark = 4
        /// A plus sign in a circle.
        case contactAdd = 5
        /// A cross in a circle. iOS 13.
        case close = 7
    }

    /// The role of a button. iOS 14. Follows Apple's page "UIButton.Role".
    public enum Role: Int, Sendable {
        /// Anything.
        case normal
        /// What the return key does as well.
        case primary
        /// Leaves without a change.
        case cancel
        /// Deletes something.
        case destructive
    }

    /// What a configured button does when its configuration is to be brought up to date.
    public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

    /// Whether a drag that rests on the button does what a tap does. Default `false`. iOS 11.
    open var isSpringLoaded: Bool {
        get { springLoad != nil }
        set { setSpring(newValue) { [weak self] _ in self?.sendActions(for: .primaryActionTriggered) } }
    }

    /// What the system makes of the button.
    open private(set) var buttonType = UIButton.ButtonType.custom

    /// What the button is for. Default `.normal`. iOS 14.
    open var role = UIButton.Role.normal

    /// The menu of the button: shown by holding it, or by a tap if ``UIControl/showsMenuAsPrimaryAction`` says so.
    /// iOS 14.
    open var menu: UIMenu? {
        didSet { isContextMenuInteractionEnabled = menu != nil }
    }

    /// In which order the menu's elements stand. Default `.automatic`. iOS 16.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

    /// Whether a tap turns ``UIControl/isSelected`` over, or with a menu chooses one of its elements.
    /// Default `false`. iOS 15.
    open var changesSelectionAsPrimaryAction = false

    /// How the button looks, in one value; `nil`, the default, leaves it to titles and images by state. iOS 15.
    public var configuration: UIButton.Configuration? {
        didSet {
            contentChanged()
            if configuration != nil, !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Whether the configuration is brought up to date by itself when the button's state has changed. Default `true`. iOS 15.
    open var automaticallyUpdatesConfiguration = true

    /// Called to bring the configuration up to date with the button's state. iOS 15.
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

    /// Creates a custom button that runs an action and shows its title and image. iOS 14.
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

    /// Creates a button of a type that runs an action and shows its title and image. iOS 14.
    public convenience init(type buttonType: UIButton.ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
        show(primaryAction)
    }

    /// Creates a button that looks as a configuration has it, and runs an action. iOS 15.
    ///
    /// Where the configuration has no title or image, the action's are shown.
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

    /// Makes a system button with an image, which sends an action when a finger goes up in it. iOS 13.
    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = madeAsSystemButton()
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// Makes a system button that runs an action and shows its title and image. iOS 14.
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

    /// The colour of the title and the image; the superview's where none was set. iOS 5.
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set { super.tintColor = newValue }
    }

    /// Whether the button answers to the user. Default `true`.
    open override var isEnabled: Bool {
        didSet { stateChanged() }
    }

    /// Whether the button is chosen. Default `false`.
    open override var isSelected: Bool {
        didSet { stateChanged() }
    }

    /// Whether the button is drawn as touched. Default `false`.
    open override var isHighlighted: Bool {
        didSet { stateChanged() }
    }

    /// Does what a tap is for: turns the selection over if ``changesSelectionAsPrimaryAction`` says so, and sends
    /// `.primaryActionTriggered`. iOS 17.4.
    open override func performPrimaryAction() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
        super.performPrimaryAction()
    }

    /// Returns the configuration of ``menu``. iOS 14.
    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { menuConfiguration }

    /// A recogniser of a view above does not get a tap on the button.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }

    /// Whether a pointer is over the button. iOS 15.
    open var isHovered: Bool { Runtime.current.pointer.view?.isDescendant(of: self) ?? false }

    /// Whether the button changes under a pointer. Default `false`. iOS 13.4.
    open var isPointerInteractionEnabled = false {
        didSet { followPointerWishes() }
    }

    /// How the button changes under a pointer; `nil`, the default, leaves it to the system. Setting one enables the change. iOS 13.4.
    ///
    /// Follows Apple's page "pointerStyleProvider".
    public var pointerStyleProvider: UIButton.PointerStyleProvider? {
        didSet {
            if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
            followPointerWishes()
        }
    }

    var buttonPointer: ButtonPointer?

    /// Whether the button looks and behaves as on a pad or as on a Mac: as on a pad. iOS 15.
    open var behavioralStyle: UIBehavioralStyle { .pad }

    /// How the button is wished to look and behave. Default `.automatic`. iOS 15.
    open var preferredBehavioralStyle = UIBehavioralStyle.automatic

    // MARK: Content by state

    /// Sets the title in a state; `nil` takes it back.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        content.titles[state] = title
        contentChanged()
    }

    /// Sets the title with attributes in a state; `nil` takes it back. It is shown in place of a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        content.attributedTitles[state] = title
        contentChanged()
    }

    /// Sets the colour of the title in a state; `nil` takes it back.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("titleColor", [state.rawValue]) { $0.setTitleColor(color, for: state) }
        }
        content.titleColors[state] = color
        contentChanged()
    }

    /// Sets the colour of the title's shadow in a state; `nil` takes it back.
    open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("titleShadowColor", [state.rawValue]) { $0.setTitleShadowColor(color, for: state) }
        }
        content.titleShadowColors[state] = color
        contentChanged()
    }

    /// Sets the image in a state; `nil` takes it back.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        content.images[state] = image
        contentChanged()
    }

    /// Sets the image behind title and image in a state; `nil` takes it back.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        if Appearances.isInUse {
            noteAppearance("backgroundImage", [state.rawValue]) { $0.setBackgroundImage(image, for: state) }
        }
        content.backgroundImages[state] = image
        contentChanged()
    }

    /// Sets what a symbol is drawn by in a state, where the image itself does not say; `nil` takes it back. iOS 13.
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

    /// What a symbol is drawn by in a state, or else in the normal one. iOS 13.
    open func preferredSymbolConfigurationForImage(
        in state: UIControl.State
    ) -> UIImage.SymbolConfiguration? {
        content.symbolConfigurations.value(for: state)
    }

    /// The label of the title. Its text and colour are the button's to set; its font and the offset of its shadow are the app's.
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

    /// The view of the image. Its image is the button's to set.
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

    /// The distances around image and title, in points. Default zero, where a title has 6 points above and beneath it. It is part of the
    /// button's own size. A configuration's insets count in its place.
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

    /// How far the title is moved in from the edges of the content, in points. Default zero. The button's own size is without it, and
    /// with a configuration it does not count.
    ///
    /// Deprecated by Apple in iOS 15. Follows Apple's page "titleEdgeInsets".
    open var titleEdgeInsets: UIEdgeInsets {
        get { style.titleEdgeInsets }
        set {
            style.titleEdgeInsets = newValue
            setNeedsLayout()
        }
    }

    /// How far the image is moved in from the edges of the content, in points. Default zero. The button's own size is without it, and
    /// with a configuration it does not count.
    ///
    /// Deprecated by Apple in iOS 15. Follows Apple's page "imageEdgeInsets".
    open var imageEdgeInsets: UIEdgeInsets {
        get { style.imageEdgeInsets }
        set {
            style.imageEdgeInsets = newValue
            setNeedsLayout()
        }
    }

    /// Where the background is drawn: the bounds. Deprecated by Apple in iOS 15.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where image and title are: the bounds without the insets. Deprecated by Apple in iOS 15.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { contentArea(in: bounds) }

    /// Where the title is in the content's rectangle. Deprecated by Apple in iOS 15.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { titleArea(in: contentRect) }

    /// Where the image is in the content's rectangle. Deprecated by Apple in iOS 15.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { imageArea(in: contentRect) }

    // MARK: Touched and disabled

    /// Whether an image that is no stencil looks different while the button is touched, where none was set for that state. Default
    /// `true`. With a configuration it does not count. Deprecated by Apple in iOS 15.
    open var adjustsImageWhenHighlighted: Bool {
        get { style.adjustsImageWhenHighlighted }
        set { style.adjustsImageWhenHighlighted = newValue }
    }

    /// Whether an image that is no stencil looks different while the button is disabled, where none was set for that state. Default
    /// `true`. With a configuration it does not count. Deprecated by Apple in iOS 15.
    open var adjustsImageWhenDisabled: Bool {
        get { style.adjustsImageWhenDisabled }
        set { style.adjustsImageWhenDisabled = newValue }
    }

    /// Whether the title's shadow is at the other side while the button is touched. Default `false`. With a configuration it does not
    /// count. Deprecated by Apple in iOS 15.
    open var reversesTitleShadowWhenHighlighted: Bool {
        get { style.reversesTitleShadowWhenHighlighted }
        set { style.reversesTitleShadowWhenHighlighted = newValue }
    }

    // MARK: Configuration

    /// Asks for the configuration to be brought up to date in the next layout pass. iOS 15.
    ///
    /// The button asks by itself when its state has changed.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Called to bring the configuration up to date with the button's state, before
    /// ``configurationUpdateHandler``. The base class does nothing. iOS 15.
    open func updateConfiguration() {}

    /// Brings the configuration up to date if that was asked for, and places label and image view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsUpdateConfiguration { bringConfigurationUpToDate() }
        placeSubviews()
    }

    private func bringConfigurationUpToDate() {
        needsUpdateConfiguration = false
        isUpdatingConfiguration = true
        updateConfiguration()
        configurationUpdateHandler?(self)
        isUpdatingConfiguration = false
    }

    private func placeSubviews() {
        if drawsInSubviews { makeSubviews() }
        guard labelStorage != nil || imageViewStorage != nil else { return }
        let content = contentRect(forBounds: bounds)
        labelStorage?.frame = titleRect(forContentRect: content)
        imageViewStorage?.frame = imageRect(forContentRect: content)
    }

    /// Whether title and image are drawn by the views of ``titleLabel`` and ``imageView``: what an app has put into the layer lies beneath
    /// them, where it is not put in front.
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

    /// Where the title's shadow falls, from ``titleLabel`` once there is one.
    var titleShadowOffset: CGSize { labelStorage?.shadowOffset ?? .zero }

    /// How the image fills its rectangle, from ``imageView`` once there is one.
    var imageMode: UIView.ContentMode { imageViewStorage?.contentMode ?? .scaleToFill }

    /// The distances of the title's baseline, with the title in the middle of the height.
    override var baselineDistances: BaselineDistances? { titleBaseline }

    /// The font of the title: that of ``titleLabel`` once there is one.
    var titleFont: UIFont {
        labelStorage?.font ?? .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
    }

    /// The size of title and image within ``contentEdgeInsets``, in whole points, or as the configuration has it.
    open override var intrinsicContentSize: CGSize { measuredSize }

    /// The same, whatever room there is.
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

    // MARK: Content in the present state

    /// The title in a state, or `nil`.
    open func title(for state: UIControl.State) -> String? {
        content.titles.value(for: state)
    }

    /// The title with attributes in a state, or `nil`.
    open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        content.attributedTitles.value(for: state)
    }

    /// The colour of the title in a state. Where none was set, white, and in a system button the tint colour.
    open func titleColor(for state: UIControl.State) -> UIColor? {
        content.titleColors.value(for: state) ?? (buttonType == .custom ? .white : tintColor)
    }

    /// The colour of the title's shadow in a state, or `nil`.
    open func titleShadowColor(for state: UIControl.State) -> UIColor? {
        content.titleShadowColors.value(for: state)
    }

    /// The image in a state, or `nil`.
    open func image(for state: UIControl.State) -> UIImage? {
        content.images.value(for: state)
    }

    /// The image behind title and image in a state, or `nil`.
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        content.backgroundImages.value(for: state)
    }

    /// The title that is shown now; where none was set by state, the configuration's.
    open var currentTitle: String? { title(for: state) ?? configuration?.title }

    /// The title with attributes that is shown now, or `nil`.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

    /// The colour of the title now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    /// The colour of the title's shadow now, or `nil`.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }

    /// The image that is shown now; where none was set by state, the configuration's.
    open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

    /// What a symbol is drawn by in the present state. iOS 13.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

    /// The image behind title and image that is shown now, or `nil`.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

/// The label of a button's title: a change of its font changes the button's size. What it draws is the button's to say.
private final class ButtonTitleLabel: UILabel {
    weak var button: UIButton?

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        button?.invalidateIntrinsicContentSize()
    }

    override func draw(_ rect: CGRect) { button?.drawTitle(in: self) }
}

/// The view of a button's image. What it draws is the button's to say.
private final class ButtonImageView: UIImageView {
    weak var button: UIButton?

    override var drawsImage: Bool { false }

    override func draw(_ rect: CGRect) { button?.drawImage(in: self) }
}
