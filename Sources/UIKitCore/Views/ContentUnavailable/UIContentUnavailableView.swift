/// Shows a placeholder for missing content. iOS 17. Follows Apple's page "UIContentUnavailableView".
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

    /// Creates a view from an archive, with nothing in it.
    public required init(coder: NSCoder) {
        shown = .empty()
        // A view of any archive is made: the superclass gives `nil` for none.
        super.init(coder: coder)!
        show()
    }

    /// What the view shows: a content-unavailable configuration. Another one is left out of account.
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

    /// Whether a configuration is a content-unavailable configuration. iOS 16.
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

    /// The same in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { parts.size(shown, within: size.width) }

    /// Puts the content into its place.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut(shown, in: self)
    }
}
