import TextMetrics

/// The region in which text is laid out. iOS 7. Follows Apple's page "NSTextContainer".
open class NSTextContainer: NSObject, NSTextLayoutOrientationProvider {
    /// Creates a region of a size, in points; a length of 0 or less is no limit.
    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// Creates a region without limits.
    public override convenience init() {
        self.init(size: .zero)
    }

    /// The size in points; a length of 0 or less is no limit.
    open var size: CGSize {
        didSet { if size != oldValue { changed(from: oldValue) } }
    }

    /// Regions that text keeps out of, in the container's coordinates. Default none.
    open var exclusionPaths: [UIBezierPath] = [] {
        didSet { changed() }
    }

    /// How far text begins and ends from the sides, in points. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { changed() } }
    }

    /// How many lines there may be; 0, the default, is as many as it takes.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { changed() } }
    }

    /// What happens to the last line when there is more text. Default `.byWordWrapping`.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { changed() } }
    }

    /// Whether the width follows that of the text view. Default `false`; `true` in the container that a text view makes.
    open var widthTracksTextView = false

    /// Whether the height follows that of the text view. Default `false`.
    open var heightTracksTextView = false

    /// Who lays text out in the region. Not retained. `nil` where a text layout manager does.
    open weak var layoutManager: NSLayoutManager?

    /// Puts another layout manager in the place of the present one. It gets all containers of that, and its text. iOS 9.
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

    /// Lines are beneath each other: `.horizontal`.
    open var layoutOrientation: NSLayoutManager.TextLayoutOrientation { .horizontal }

    /// Whether the region is a rectangle with nothing in it: there are no ``exclusionPaths``, and ``maximumNumberOfLines`` is 0. A subclass
    /// that overrides ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`` returns `false`. iOS 9.
    open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty && maximumNumberOfLines == 0 }

    /// The room for a line in a rectangle: its part within the container and outside of ``exclusionPaths``, which comes first in the direction
    /// of writing. `remaining` gets what lies beyond; empty for nothing. Empty where there is no room.
    ///
    /// A layout manager calls it for each line, where there are ``exclusionPaths``, and in a subclass.
    /// Follows Apple's page "lineFragmentRect(forProposedRect:at:writingDirection:remaining:)".
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        let (first, rest) = freeRect(in: proposedRect, isRightToLeft: baseWritingDirection == .rightToLeft)
        remainingRect?.pointee = rest
        return first
    }

    /// The text view that shows the region.
    package weak var textView: (any TextContainerView)?

    /// Who lays text out in the region and is no layout manager of the first kind.
    package weak var owner: (any TextContainerOwner)?

    private func changed(from oldSize: CGSize? = nil) {
        layoutManager?.containerChanged(self, from: oldSize)
        owner?.containerChanged()
    }

    /// The room for lines.
    var room: TextLayout.Container {
        TextLayout.Container(
            width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
            height: size.height > 0 ? size.height : .infinity, lineLimit: max(0, maximumNumberOfLines))
    }

    /// How the last line ends; `nil` as its paragraph has it.
    package var lastLineBreak: ParagraphShape.LineBreak? {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: nil
        default: lineBreakMode.lineBreak
        }
    }
}
