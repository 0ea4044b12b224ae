@_spi(UIKitModules) import UIKitCore

/// A view that shows a list content configuration: an image, a text and a secondary text.
///
/// It is as high as its content at its width. Follows Apple's page "UIListContentView".
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let parts = ListContentParts()

    /// Creates a view that shows a configuration.
    public convenience init(configuration: UIListContentConfiguration) {
        self.init(showing: configuration)
    }

    private init(showing configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    /// Creates a view from an archive, that shows an empty cell's content.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show()
    }

    // MARK: Configuration

    /// What the view shows: a list content configuration. Another one is left out of account.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIListContentConfiguration, newValue != shown else { return }
            shown = newValue
            show()
        }
    }

    /// Whether a configuration is a list content configuration. iOS 16.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        configuration is UIListContentConfiguration
    }

    private func show() {
        parts.show(shown, in: self)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows the image in the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.tint(shown, in: self)
    }

    // MARK: Guides

    /// Where the image is; `nil` without an image.
    open var imageLayoutGuide: UILayoutGuide? { parts.imageGuide(in: self) }

    /// Where the text is; `nil` without a text.
    open var textLayoutGuide: UILayoutGuide? { parts.textGuide(in: self) }

    /// Where the secondary text is; `nil` without a secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { parts.secondaryTextGuide(in: self) }

    // MARK: Size

    /// The size of the content without line breaks.
    open override var intrinsicContentSize: CGSize { size(forWidth: .greatestFiniteMagnitude) }

    /// The size of the content in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forWidth: size.width) }

    /// The size of the content in a width, where the width is wished with some strength; else its size without line breaks.
    ///
    /// With a constraint of the app's to anything in the view it is the size that the constraints say.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthGiven =
            horizontalFittingPriority.rawValue > UILayoutPriority.fittingSizeLevel.rawValue
            && targetSize.width > 0
        var size = size(forWidth: isWidthGiven ? targetSize.width : .greatestFiniteMagnitude)
        if isWidthGiven { size.width = targetSize.width }
        if verticalFittingPriority.rawValue > UILayoutPriority.defaultHigh.rawValue {
            size.height = targetSize.height
        }
        return size
    }

    @_spi(UIKitModules) public override func contentSize(forWidth width: CGFloat) -> CGSize? {
        size(forWidth: width)
    }

    private func size(forWidth width: CGFloat) -> CGSize {
        ListContentArrangement(shown, parts, margins: contentMargins, width: width, rowDirection).size
    }

    /// Takes on the text size of the surroundings. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Places the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var arrangement = ListContentArrangement(
            shown, parts, margins: contentMargins, width: boundsStorage.width, rowDirection)
        arrangement.place(inHeight: boundsStorage.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { arrangement.mirror(boundsStorage.width) }
        parts.place(arrangement)
    }

    /// Where the text is, in an up-to-date layout; `nil` without a text.
    var textFrame: CGRect? {
        layoutIfNeeded()
        return parts.text?.frame
    }

    /// The margins of the configuration, or those of the view around this one where they are wider and are kept to. Follows Apple's
    /// page "axesPreservingSuperviewLayoutMargins".
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let superview = superviewLink, !shown.axesPreservingSuperviewLayoutMargins.isEmpty else {
            return margins
        }
        let outer = (superview as? any ContentHost)?.contentMargins ?? superview.directionalMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }
}

/// A cell that says which of its margins reach its content: those at an edge with accessories do not.
@MainActor
protocol ContentHost: UIView {
    var contentMargins: NSDirectionalEdgeInsets { get }
}
