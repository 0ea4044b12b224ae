import TextMetrics

/// The frames of a button's image, title and subtitle.
@MainActor
struct ButtonArrangement {
    private(set) var image = CGRect.zero
    private(set) var title = CGRect.zero
    private(set) var subtitle = CGRect.zero
    /// The alignment of the text lines.
    let alignment: ParagraphShape.Alignment

    /// - Parameters:
    ///   - area: The rectangle of the content.
    ///   - image: The size of the image; zero if there is none. Likewise for the title and the subtitle.
    init(of button: UIButton, in area: CGRect, image: CGSize, title: CGSize, subtitle: CGSize) {
        let configuration = button.configuration
        let isRightToLeft = button.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = button.effectiveContentHorizontalAlignment
        let titleGap = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
        let text = CGSize(
            width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        let gap = image.width > 0 && text.width > 0 ? configuration?.imagePadding ?? 0 : 0
        alignment = subtitle.height > 0 ? (isRightToLeft ? .right : .left) : ButtonArrangement.alignment(side)

        let placement = configuration?.imagePlacement ?? .leading
        let block: CGRect
        if placement == .top || placement == .bottom {
            let size = CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            block = ButtonArrangement.place(size, in: area, side)
            let (upper, lower) = placement == .top ? (image, text) : (text, image)
            let first = ButtonArrangement.row(upper, in: block, y: block.minY)
            let second = ButtonArrangement.row(lower, in: block, y: block.minY + upper.height + gap)
            (self.image, self.title) = placement == .top ? (first, second) : (second, first)
        } else {
            let size = CGSize(
                width: text.width + gap + image.width, height: max(text.height, image.height))
            block = ButtonArrangement.place(size, in: area, side)
            let isImageLeft = (placement == .leading) != isRightToLeft
            let room = max(0, block.width - image.width - gap)
            let vertical = button.contentVerticalAlignment
            self.image = CGRect(
                x: isImageLeft ? block.minX : block.maxX - image.width,
                y: ButtonArrangement.top(of: image.height, in: area, vertical),
                width: image.width, height: image.height)
            self.title = CGRect(
                x: isImageLeft ? block.maxX - room : block.minX,
                y: ButtonArrangement.top(of: text.height, in: area, vertical), width: room,
                height: text.height)
        }
        split(title, titleGap, subtitle)
        if text.width == 0 { fill(area, side, button.contentVerticalAlignment) }
    }

    /// An image without text fills the width or height, if the alignment is fill.
    private mutating func fill(
        _ area: CGRect, _ side: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment
    ) {
        guard image.width > 0 else { return }
        if side == .fill { (image.origin.x, image.size.width) = (area.minX, area.width) }
        if vertical == .fill { (image.origin.y, image.size.height) = (area.minY, area.height) }
    }

    /// Places the title above the subtitle.
    private mutating func split(_ title: CGSize, _ gap: CGFloat, _ subtitle: CGSize) {
        let text = self.title
        guard subtitle.height > 0 else { return }
        self.title = CGRect(x: text.minX, y: text.minY, width: text.width, height: title.height)
        self.subtitle = CGRect(
            x: text.minX, y: text.minY + title.height + gap, width: text.width, height: subtitle.height)
    }

    private static func place(
        _ size: CGSize, in area: CGRect, _ side: UIControl.ContentHorizontalAlignment
    ) -> CGRect {
        let width = side == .fill ? area.width : min(size.width, area.width)
        let x =
            switch side {
            case .left, .leading: area.minX
            case .right, .trailing: area.maxX - width
            case .center, .fill: area.midX - width / 2
            }
        return CGRect(x: x, y: area.midY - size.height / 2, width: width, height: size.height)
    }

    private static func top(
        of height: CGFloat, in area: CGRect, _ alignment: UIControl.ContentVerticalAlignment
    ) -> CGFloat {
        switch alignment {
        case .top: area.minY
        case .bottom: area.maxY - height
        case .center, .fill: area.midY - height / 2
        }
    }

    private static func row(_ size: CGSize, in block: CGRect, y: CGFloat) -> CGRect {
        let width = min(size.width, block.width)
        return CGRect(x: block.midX - width / 2, y: y, width: width, height: size.height)
    }

    private static func alignment(
        _ side: UIControl.ContentHorizontalAlignment
    ) -> ParagraphShape.Alignment {
        switch side {
        case .left, .leading: .left
        case .right, .trailing: .right
        case .center, .fill: .center
        }
    }
}
