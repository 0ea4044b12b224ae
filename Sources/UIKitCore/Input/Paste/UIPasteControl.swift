/// A button that pastes, without the question that pasting from code leads to on a device. iOS 16. Follows Apple's page
/// "UIPasteControl".
///
/// It is enabled while its target can paste what is on the general pasteboard.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    private let look: UIPasteControl.Configuration
    private let button = UIButton(frame: .zero)
    private let watch = PasteboardWatch()

    /// Creates a control.
    public init(configuration: UIPasteControl.Configuration) {
        look = configuration
        super.init(frame: .zero)
        setUp()
        sizeToFit()
    }

    /// Creates a control with the standard configuration.
    public override init(frame: CGRect) {
        look = UIPasteControl.Configuration()
        super.init(frame: frame)
        setUp()
    }

    /// Creates a control from an archive, with the standard configuration.
    public required init?(coder: NSCoder) {
        look = UIPasteControl.Configuration()
        super.init(coder: coder)
        setUp()
    }

    /// How the control looks. It cannot be changed later.
    open var configuration: UIPasteControl.Configuration { look }

    /// Who takes what is pasted. Not retained.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { follow() }
    }

    /// The size of the button.
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    /// The size of the button.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.intrinsicContentSize }

    /// Puts the button into its place, and asks the target whether it can paste.
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        follow()
    }

    private func setUp() {
        button.configuration = look.button
        button.accessibilityIdentifier = "Paste"
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .touchUpInside)
        addSubview(button)
        watch.onChange = { [weak self] in self?.follow() }
        follow()
    }

    private func follow() {
        isEnabled = target?.canPaste(UIPasteboard.general.itemProviders) ?? false
        button.isEnabled = isEnabled
    }

    private func paste() { target?.paste(itemProviders: UIPasteboard.general.itemProviders) }
}

extension UIPasteControl {
    /// What a paste control shows. Follows Apple's page "UIPasteControl.DisplayMode".
    public enum DisplayMode: UInt, Sendable {
        /// The icon and the word.
        case iconAndLabel = 0
        /// The icon.
        case iconOnly = 1
        /// The word.
        case labelOnly = 2
    }

    /// How a paste control looks. iOS 16. Follows Apple's page "UIPasteControl.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSSecureCoding {
        /// Archives of it are read as those of its class.
        nonisolated public static var supportsSecureCoding: Bool { true }

        /// Creates the standard configuration.
        public override init() { super.init() }

        /// Creates a configuration from an archive: of its mode and its radius.
        public required init?(coder: NSCoder) {
            super.init()
            displayMode =
                DisplayMode(rawValue: UInt(coder.decodeInteger(forKey: "displayMode"))) ?? .iconAndLabel
            cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
        }

        /// Writes the mode and the radius into an archive.
        open func encode(with coder: NSCoder) {
            coder.encode(Int(displayMode.rawValue), forKey: "displayMode")
            coder.encode(Double(cornerRadius), forKey: "cornerRadius")
        }

        /// What the control shows. Default `.iconAndLabel`.
        open var displayMode = DisplayMode.iconAndLabel

        /// The corners. Default `.dynamic`.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic

        /// The radius of corners of the styles `.fixed` and `.dynamic`, in points. Default 0: the button's own.
        open var cornerRadius: CGFloat = 0

        /// The colour of the icon and the word. Default `nil`: the system's.
        open var baseForegroundColor: UIColor?

        /// The colour behind them. Default `nil`: the system's.
        open var baseBackgroundColor: UIColor?
    }
}

extension UIPasteControl.Configuration {
    fileprivate var button: UIButton.Configuration {
        var button = UIButton.Configuration.filled()
        if displayMode != .labelOnly { button.image = UIImage(systemName: "doc.on.clipboard") }
        if displayMode != .iconOnly { button.title = "Paste" }
        button.imagePadding = displayMode == .iconAndLabel ? 6 : 0
        button.cornerStyle = cornerStyle
        if cornerRadius > 0 { button.background.cornerRadius = cornerRadius }
        button.baseForegroundColor = baseForegroundColor
        button.baseBackgroundColor = baseBackgroundColor
        return button
    }
}

/// Is told when the general pasteboard has changed.
@MainActor
private final class PasteboardWatch {
    var onChange: (() -> Void)?
    nonisolated(unsafe) private var token: (any NSObjectProtocol)?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.onChange?() }
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
