/// A view that blurs the content behind it, or makes its own content vibrant. iOS 8.
///
/// Add subviews to ``contentView``. Follows Apple's page "UIVisualEffectView".
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    private let content = EffectContentView(frame: .zero)
    private var shownEffect: UIVisualEffect?

    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
        shownEffect = effect?.copy() as? UIVisualEffect
        super.init(frame: .zero)
        addContent()
    }

    /// Creates a view without an effect.
    public convenience init() { self.init(effect: nil) }

    /// Creates a view without an effect, with a frame in its future superview's coordinates.
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view from an archive, without an effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
        guard let reader = coder.interface else { return }
        effect = reader.visualEffect
        reader.fill(content, with: "contentView")
    }

    private func addContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// The view to which an app adds subviews, shown in front of the effect.
    open var contentView: UIView { content }

    /// The effect; `nil` for none. The view copies an effect that is set.
    open var effect: UIVisualEffect? {
        get { shownEffect }
        set { shownEffect = newValue?.copy() as? UIVisualEffect }
    }

    /// Raises for subviews that aren't in ``contentView``.
    open override func didAddSubview(_ subview: UIView) {
        super.didAddSubview(subview)
        guard subview !== content else { return }
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "\(described(subview)) has been added as a subview to \(described(self)). Do not add subviews "
                + "directly to the visual effect view itself, instead add them to the -contentView.")
        subview.removeFromSuperview()
    }
}

/// The content view of a visual effect view.
private final class EffectContentView: UIView {}
