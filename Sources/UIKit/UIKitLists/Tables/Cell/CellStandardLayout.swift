/// The frames of the style's labels and image in the content view, in a left-to-right layout. Evidence: storyboards that Interface Builder
/// has laid out.
@MainActor
struct CellStandardLayout {
    private(set) var image = CGRect.zero
    private(set) var main = CGRect.zero
    private(set) var detail = CGRect.zero

    /// The area available for text.
    private var area: CGRect
    private let scale = Runtime.current.screen.scale
    /// The gap between the lines of a subtitle cell.
    private static let lineGap: CGFloat = 3
    /// The gap between an image and the text.
    private static let imageGap: CGFloat = 15
    /// The padding above and below the text.
    private static let padding: CGFloat = 11

    init(of cell: UITableViewCell, in size: CGSize, trailing: CGFloat) {
        let indentation = CGFloat(cell.indentationLevel) * cell.indentationWidth
        let leading = cell.setting.margins.leading + indentation
        area = CGRect(x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height)
        image.size = Self.imageSize(of: cell, height: size.height)
        switch cell.rowDirection {
        case .horizontal:
            placeImage()
            place(cell)
        case .vertical: placeBelowEachOther(cell)
        }
    }

    private static func imageSize(of cell: UITableViewCell, height: CGFloat) -> CGSize {
        guard let picture = cell.parts.image?.shownImage, picture.size.height > 0 else { return .zero }
        let height = min(picture.size.height, height)
        return CGSize(width: picture.size.width * height / picture.size.height, height: height)
    }

    /// Positions the image before the text.
    private mutating func placeImage() {
        guard image.size != .zero else { return }
        image.origin = CGPoint(x: area.minX, y: ((area.height - image.height) / 2).rounded(.down))
        area.origin.x += image.width + Self.imageGap
        area.size.width = max(0, area.width - image.width - Self.imageGap)
    }

    private mutating func place(_ cell: UITableViewCell) {
        let (first, second) = (cell.parts.main, cell.parts.detail)
        switch cell.style {
        case .default: main = area
        case .subtitle: stack(first, second)
        case .value1: oppose(first, second)
        case .value2: pair(first, second)
        }
    }

    private mutating func placeBelowEachOther(_ cell: UITableViewCell) {
        guard cell.parts.detail != nil || image.size != .zero else { return main = area }
        let shift = image.height + imageGap(above: textHeight(of: cell))
        area.size.height -= shift
        stack(cell.parts.main, cell.parts.detail)
        image.origin = CGPoint(x: area.minX, y: main.minY)
        main.origin.y += shift
        detail.origin.y += shift
    }

    private func imageGap(above textHeight: CGFloat) -> CGFloat {
        image.height > 0 && textHeight > 0 ? Self.imageGap : 0
    }

    private func size(_ label: UILabel?, within width: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }

    private mutating func stack(_ first: UILabel?, _ second: UILabel?) {
        let (upper, lower) = (size(first, within: area.width), size(second, within: area.width))
        let needed = upper.height + lower.height
        let gap = lower.height > 0 && upper.height > 0 && needed + 20 <= area.height ? Self.lineGap : 0
        let top = ((area.height - needed - gap) / 2 * scale).rounded(.down) / scale
        main = CGRect(origin: CGPoint(x: area.minX, y: top), size: upper)
        detail = CGRect(origin: CGPoint(x: area.minX, y: top + upper.height + gap), size: lower)
    }

    /// Positions two labels. The trailing label shrinks if both don't fit.
    private mutating func oppose(_ first: UILabel?, _ second: UILabel?) {
        var (left, right) = (size(first, within: area.width), size(second, within: area.width))
        let gap: CGFloat = left.width > 0 && right.width > 0 ? 6 : 0
        if left.width + gap + right.width > area.width {
            right.width = max(min(right.width, area.width / 3), area.width - gap - left.width)
            left.width = max(0, area.width - gap - right.width)
        }
        main = CGRect(x: area.minX, y: middle(left), width: left.width, height: left.height)
        detail = CGRect(
            x: area.maxX - right.width, y: middle(right), width: right.width, height: right.height)
    }

    private mutating func pair(_ first: UILabel?, _ second: UILabel?) {
        let left = size(first, within: 91)
        let right = size(second, within: max(0, area.width - 97))
        main = CGRect(x: area.minX, y: middle(left), width: 91, height: left.height)
        detail = CGRect(x: area.minX + 97, y: middle(right), width: right.width, height: right.height)
    }

    private func middle(_ size: CGSize) -> CGFloat { ((area.height - size.height) / 2).rounded(.up) }

    /// The height of the content that fits its text.
    static func height(of cell: UITableViewCell, width: CGFloat, trailing: CGFloat) -> CGFloat {
        let layout = CellStandardLayout(
            of: cell, in: CGSize(width: width, height: 10_000), trailing: trailing)
        let text = layout.textHeight(of: cell)
        guard cell.rowDirection == .vertical else { return max(text + 2 * padding, layout.image.height) }
        return layout.image.height + layout.imageGap(above: text) + text + 2 * padding
    }

    private func textHeight(of cell: UITableViewCell) -> CGFloat {
        let first = size(cell.parts.main, within: area.width)
        let second = size(cell.parts.detail, within: area.width)
        let areBelowEachOther = cell.style == .subtitle || cell.rowDirection == .vertical
        guard areBelowEachOther, second.height > 0 else { return max(first.height, second.height) }
        return first.height + Self.lineGap + second.height - 2
    }
}

extension UITableViewCell {
    private var textTrailing: CGFloat { content.directionalLayoutMargins.trailing }

    func placeStandardParts() {
        let layout = CellStandardLayout(of: self, in: content.bounds.size, trailing: textTrailing)
        if let image = parts.image { placeInContent(image, at: layout.image) }
        if let label = parts.main { placeInContent(label, at: layout.main) }
        if let label = parts.detail { placeInContent(label, at: layout.detail) }
    }

    private func placeInContent(_ view: UIView, at rect: CGRect) {
        var frame = rect
        if isRightToLeft { frame.origin.x = content.bounds.width - rect.maxX }
        if view.frame != frame { view.frame = frame }
    }

    /// The start of the text from the cell's leading edge, where separators start too.
    var textStart: CGFloat {
        let layout = CellLayout(of: self, in: bounds.size)
        if let frame = (configurations.contentView as? UIListContentView)?.textFrame {
            let width = shownContent.bounds.width
            return layout.content.minX + (isRightToLeft ? width - frame.maxX : frame.minX)
        }
        guard !parts.isEmpty else { return layout.content.minX + setting.margins.leading }
        let standard = CellStandardLayout(of: self, in: layout.content.size, trailing: textTrailing)
        return layout.content.minX + (style == .value2 ? setting.margins.leading : standard.main.minX)
    }
}
