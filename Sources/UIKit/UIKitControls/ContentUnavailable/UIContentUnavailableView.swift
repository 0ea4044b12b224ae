/// A view that shows a placeholder for unavailable content. iOS 17. Follows Apple's page "UIContentUnavailableView".
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let parts = UnavailableContentParts()

    /// Creates a view that shows a configuration.
    public convenience init(configuration: UIContentUnavailableConfiguration) {
        self.init(showing: configuration)
    }

    private init(showing configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    /// Creates a view from an archive, with an empty configuration.
    public required init(coder: NSCoder) {
        shown = .empty()
        // Never fails: the superclass doesn't return `nil` for any archive.
        super.init(coder: coder)!
        show()
    }

    /// The content-unavailable configuration. Configurations of other types are ignored.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIContentUnavailableConfiguration, newValue != shown else {
                return
            }
            shown = newValue
            show()
        }
    }

    /// Returns whether a configuration is a content-unavailable configuration. iOS 16.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIContentUnavailableConfiguration
    }

    private func show() {
        parts.show(shown, in: self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The size of the content with its margins.
    open override var intrinsicContentSize: CGSize {
        parts.size(shown, within: .greatestFiniteMagnitude)
    }

    /// The size of the content with its margins, within a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.size(shown, within: size.width) }

    /// Lays out the content.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(shown, in: self)
    }
}
