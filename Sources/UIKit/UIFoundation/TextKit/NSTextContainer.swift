import TextMetrics

/// A region for text layout. iOS 7. Follows Apple's page "NSTextContainer".
open class NSTextContainer: NSObject, NSTextLayoutOrientationProvider {
    /// Creates a container with a size in points; a length of 0 or less is no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a container without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// The size in points; a length of 0 or less is no limit.
    open var size: CGSize {
        didSet { if size != oldValue { changed(from: oldValue) } }
    }

    /// The regions that text avoids, in the container's coordinates. Defaults to none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { changed() }
    }

    /// The padding at the start and the end of lines, in points. Defaults to 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// The maximum number of lines; 0, the default, is no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// The line break mode of the last line if there is more text. Defaults to `.byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }

    /// Whether the width follows the text view's width. Defaults to `false`; `true` in the container that a text view creates.
    open var widthTracksTextView = false

    /// Whether the height follows the text view's height. Defaults to `false`.
    open var heightTracksTextView = false

    /// The layout manager. Not retained. `nil` if a text layout manager lays out the container.
    open weak var layoutManager: NSLayoutManager?

    /// Replaces the layout manager with another one, which gets all of its containers and its text. iOS 9.
    ///
    /// Follows Apple's page "replaceLayoutManager(_:)".
    open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let text = old.textStorage
        for container in old.textContainers {
            old.removeTextContainer(at: 0)
            newLayoutManager.addTextContainer(container)
        }
        text?.removeLayoutManager(old)
        text?.addLayoutManager(newLayoutManager)
    }

    /// The layout orientation: always `.horizontal`.
    open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

    /// Whether the container is a simple rectangle: it has no ``exclusionPaths``, and ``maximumNumberOfLines`` is 0. A subclass that
    /// overrides ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` returns `false`. iOS 9.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty && maximumNumberOfLines == 0 }

    /// Returns the space for a line in a rectangle: the first part, in the writing direction, inside the container and outside
    /// ``exclusionPaths``. `remaining` is set to the rest of the rectangle, or to an empty one. Returns an empty rectangle if
    /// there is no space.
    ///
    /// A layout manager calls it for each line if there are ``exclusionPaths``, or in a subclass. Follows Apple's page
    /// "lineFragmentRect(forProposedRect:at:writingDirection:remaining:)".
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let (first, rest) = freeRect(in: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft)
        remainingRect?.pointee = rest
        return first
    }

    /// The text view that shows the container.
    package weak var textView: (any TextContainerView)?

    /// The owner other than an `NSLayoutManager` that lays out the container.
    package weak var owner: (any TextContainerOwner)?

    private func changed(from oldSize: CGSize? = nil) {
        layoutManager?.containerChanged(self, from: oldSize)
        owner?.containerChanged()
    }

    /// The space for lines.
    var room: TextLayout.Container {
        TextLayout.Container(
            width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
            height: size.height > 0 ? size.height : .infinity, lineLimit: max(0, maximumNumberOfLines))
    }

    /// The truncation of the last line; `nil` for that of its paragraph.
    package var lastLineBreak: ParagraphShape.LineBreak? {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: nil
        default: lineBreakMode.lineBreak
        }
    }
}
