/// A button that pastes without the system's prompt, which pasting from code causes on a device. iOS 16. Follows
/// Apple's page "UIPasteControl".
///
/// It is enabled while its target can paste the items on the general pasteboard.
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

    /// The appearance of the control. It can't be changed later.
    open var configuration: UIPasteControl.Configuration { look }

    /// The target that receives the pasted items. Not retained.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { follow() }
    }

    /// The size of the button.
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    /// Returns the size of the button.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.intrinsicContentSize }

    /// Lays out the button, and asks the target whether it can paste.
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
    /// The content of a paste control. Follows Apple's page "UIPasteControl.DisplayMode".
    public enum DisplayMode: UInt, Sendable {
        /// The icon and the label.
        case iconAndLabel = 0
        /// The icon.
        case iconOnly = 1
        /// The label.
        case labelOnly = 2
    }

    /// The appearance of a paste control. iOS 16. Follows Apple's page "UIPasteControl.Configuration".
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSSecureCoding {
        /// Supports secure coding.
        nonisolated public static var supportsSecureCoding: Bool { true }

        /// Creates the standard configuration.
        public override init() { super.init() }

        /// Creates a configuration from an archive, with its display mode and its corner radius.
        public required init?(coder: NSCoder) {
            super.init()
            displayMode =
                DisplayMode(rawValue: UInt(coder.decodeInteger(forKey: "displayMode"))) ?? .iconAndLabel
            cornerRadius = CGFloat(coder.decodeDouble(forKey: "cornerRadius"))
        }

        /// Writes the display mode and the corner radius to an archive.
        open func encode(with coder: NSCoder) {
            coder.encode(Int(displayMode.rawValue), forKey: "displayMode")
            coder.encode(Double(cornerRadius), forKey: "cornerRadius")
        }

        /// The content of the control. Default `.iconAndLabel`.
        open var displayMode = DisplayMode.iconAndLabel

        /// The corner style. Default `.dynamic`.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic

        /// The corner radius for the styles `.fixed` and `.dynamic`, in points. Default 0: the button's own.
        open var cornerRadius: CGFloat = 0

        /// The color of the icon and the label. Default `nil`: the system's.
        open var baseForegroundColor: UIColor?

        /// The background color. Default `nil`: the system's.
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

/// Observes changes of the general pasteboard.
@MainActor
private final class PasteboardWatch {
    var onChange: (() -> Void)?
    private var token: (any NSObjectProtocol)?

    init() {
        token = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.onChange?() }
        }
    }

    isolated deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
