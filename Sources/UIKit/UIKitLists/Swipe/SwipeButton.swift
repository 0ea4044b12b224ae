/// A button of a swipe action.
@MainActor
final class SwipeButton: UIControl {
    let action: UIContextualAction
    /// The side of the button at which its content is; `nil` for the center.
    var contentIsOnLeft: Bool?
    private let rowHeight: CGFloat

    private static let leastWidth: CGFloat = 74
    private static let font = UIFont.systemFont(ofSize: 15)
    /// The row height below which a button shows only an image.
    private static let heightForBoth: CGFloat = 91

    init(_ action: UIContextualAction, rowHeight: CGFloat) {
        self.action = action
        self.rowHeight = rowHeight
        super.init(frame: .zero)
        clipsToBounds = true
        accessibilityIdentifier = action.title
    }

    required init?(coder: NSCoder) { nil }

    /// The width of the button in an open row.
    var naturalWidth: CGFloat {
        let content = max(title?.size().width ?? 0, shownImage?.size.width ?? 0)
        return max(Self.leastWidth, content + 30)
    }

    private var title: DrawnText? {
        guard let title = action.title, !title.isEmpty,
            action.image == nil || rowHeight >= Self.heightForBoth
        else { return nil }
        return DrawnText(title, Self.font, .white)
    }

    private var shownImage: UIImage? { action.image }
}

extension SwipeButton: SelfDrawing {
    func drawLook() {
        let area = contentArea
        fill(isGlass ? plate(in: area) : UIBezierPath(rect: bounds), ground)
        let imageSize = shownImage?.size ?? .zero
        let titleSize = title?.size() ?? .zero
        let gap: CGFloat = shownImage != nil && title != nil ? 6 : 0
        let top = area.midY - (imageSize.height + gap + titleSize.height) / 2
        shownImage?.draw(
            inMiddleOf: CGRect(x: area.minX, y: top, width: area.width, height: imageSize.height),
            stencil: .white)
        title?.draw(
            in: CGRect(
                x: area.midX - titleSize.width / 2, y: top + imageSize.height + gap, width: titleSize.width,
                height: titleSize.height))
    }

    /// The shape since iOS 26. While a row moves, it grows with the button. No source gives its measures.
    private func plate(in area: CGRect) -> UIBezierPath {
        let rect = (bounds.width > area.width ? bounds : area).insetBy(dx: 4, dy: 4)
        return UIBezierPath(roundedRect: rect, cornerRadius: min(22, rect.height / 2))
    }

    private var ground: UIColor {
        let color: UIColor = action.backgroundColor
        guard isHighlighted else { return color }
        return color.withAlphaComponent(0.8)
    }

    /// The area of the content: its natural width, or the available width.
    private var contentArea: CGRect {
        guard let contentIsOnLeft else { return bounds }
        let width = min(naturalWidth, bounds.width)
        return CGRect(
            x: contentIsOnLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}
