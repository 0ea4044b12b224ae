@_spi(UIKitModules) import UIKitCore

/// A view that shows a list content configuration: an image, a text and a secondary text.
///
/// Its height fits its content at the current width. Follows Apple's page "UIListContentView".
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

    /// Creates a view with an empty cell's content from an archive.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        show()
    }

    // MARK: Configuration

    /// The list content configuration. Other configurations are ignored.
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

    /// The layout guide of the image; `nil` without an image.
    open var imageLayoutGuide: UILayoutGuide? { parts.imageGuide(in: self) }

    /// The layout guide of the text; `nil` without a text.
    open var textLayoutGuide: UILayoutGuide? { parts.textGuide(in: self) }

    /// The layout guide of the secondary text; `nil` without a secondary text.
    open var secondaryTextLayoutGuide: UILayoutGuide? { parts.secondaryTextGuide(in: self) }

    // MARK: Size

    /// The size of the content without line breaks.
    open override var intrinsicContentSize: CGSize { size(forWidth: .greatestFiniteMagnitude) }

    /// The size of the content for a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forWidth: size.width) }

    /// The size of the content for a width, if the width has a fitting priority; otherwise its size without line breaks.
    ///
    /// If the app has added constraints to the view's content, the size satisfies the constraints.
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

    /// Updates the view for the current text size. Deprecated by Apple in iOS 17.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// Lays out the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var arrangement = ListContentArrangement(
            shown, parts, margins: contentMargins, width: bounds.width, rowDirection)
        arrangement.place(inHeight: bounds.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { arrangement.mirror(bounds.width) }
        parts.place(arrangement)
    }

    /// The current frame of the text; `nil` without a text.
    var textFrame: CGRect? {
        layoutIfNeeded()
        return parts.text?.frame
    }

    /// The configuration's margins, or the superview's margins if they are preserved and wider. Follows Apple's page
    /// "axesPreservingSuperviewLayoutMargins".
    private var contentMargins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let superview, !shown.axesPreservingSuperviewLayoutMargins.isEmpty else {
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

/// A cell that provides the margins of its content, because margins at an edge with accessories don't apply.
@MainActor
protocol ContentHost: UIView {
    var contentMargins: NSDirectionalEdgeInsets { get }
}
