/// A view that extends its content view beyond the safe area, such as below a sidebar. iOS 26.
///
/// Pictures extend the content view's background color. Follows Apple's page "UIBackgroundExtensionView".
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
    /// Creates a view without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view from an archive, without content.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The content, which becomes a subview; `nil`, the default, for none. Follows Apple's page "contentView".
    open var contentView: UIView? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let contentView { addSubview(contentView) }
            setNeedsLayout()
        }
    }

    /// Whether the content view fills the safe area. Default `true`. If `false`, the app places it.
    ///
    /// Follows Apple's page "automaticallyPlacesContentView".
    open var automaticallyPlacesContentView = true {
        didSet { setNeedsLayout() }
    }

    /// Places the content view in the safe area.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard automaticallyPlacesContentView, let contentView else { return }
        contentView.frame = bounds.inset(by: safeAreaInsets)
    }
}

extension UIBackgroundExtensionView: SelfDrawing {
    package func drawLook() {
        if let color = contentView?.backgroundColor { fill(UIBezierPath(rect: bounds), color) }
    }
}
