import TextMetrics

/// The region in which text is laid out. iOS 7. Follows Apple's page "NSTextContainer".
open class NSTextContainer: NSObject {
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
        didSet { if size != oldValue { changed() } }
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

    /// Who lays text out in the region. Not retained.
    open weak var layoutManager: NSLayoutManager?

    /// The text view that shows the region.
    package weak var textView: (any TextContainerView)?

    private func changed() { layoutManager?.textContainerChangedGeometry(self) }

    /// The room for lines.
    var room: TextLayout.Container {
        TextLayout.Container(
            width: size.width > 0 ? max(0, size.width - 2 * lineFragmentPadding) : .infinity,
            height: size.height > 0 ? size.height : .infinity, lineLimit: max(0, maximumNumberOfLines))
    }

    /// How the last line ends; `nil` as its paragraph has it.
    var lastLineBreak: ParagraphShape.LineBreak? {
        switch lineBreakMode {
        case .byWordWrapping, .byCharWrapping: nil
        default: lineBreakMode.lineBreak
        }
    }
}
