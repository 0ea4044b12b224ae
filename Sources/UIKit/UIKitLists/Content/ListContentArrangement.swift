/// The frames of the image and the texts in a list content view, and their total size.
@MainActor
struct ListContentArrangement {
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondaryText = CGRect.zero
    /// The size of the content with its margins.
    private(set) var size = CGSize.zero

    private let margins: NSDirectionalEdgeInsets
    private let direction: RowDirection
    private var contentHeight: CGFloat = 0

    /// The reserved width of a symbol next to 17-point text.
    private static let symbolWidth: CGFloat = 28

    /// - Parameter width: the width of the view, in points.
    init(
        _ configuration: UIListContentConfiguration, _ parts: ListContentParts,
        margins: NSDirectionalEdgeInsets, width: CGFloat, _ direction: RowDirection
    ) {
        self.margins = margins
        self.direction = direction
        let room = Self.imageRoom(configuration, parts.image)
        image = CGRect(origin: .zero, size: room.image)
        switch direction {
        case .horizontal: arrangeBeside(configuration, parts, room, width: width)
        case .vertical: arrangeBelow(configuration, parts, room, width: width)
        }
    }

    /// Arranges the texts next to the image.
    private mutating func arrangeBeside(
        _ configuration: UIListContentConfiguration, _ parts: ListContentParts, _ room: ImageRoom,
        width: CGFloat
    ) {
        let textStart = room.width > 0 ? room.width + configuration.imageToTextPadding : 0
        let textWidth = max(0, width - margins.leading - margins.trailing - textStart)
        let texts = arrangeTexts(configuration, parts, width: textWidth)
        image.origin.x = margins.leading + (room.width - image.width) / 2
        text.origin.x += margins.leading + textStart
        secondaryText.origin.x += margins.leading + textStart
        contentHeight = max(room.height, texts.height)
        size = CGSize(
            width: margins.leading + textStart + texts.width + margins.trailing,
            height: margins.top + contentHeight + margins.bottom)
    }

    /// Arranges the texts below the image, in the entire width.
    private mutating func arrangeBelow(
        _ configuration: UIListContentConfiguration, _ parts: ListContentParts, _ room: ImageRoom,
        width: CGFloat
    ) {
        let textWidth = max(0, width - margins.leading - margins.trailing)
        let texts = arrangeTexts(configuration, parts, width: textWidth)
        let padding = room.height > 0 && texts.height > 0 ? configuration.imageToTextPadding : 0
        let textTop = room.height + padding
        image.origin = CGPoint(x: margins.leading, y: (room.height - image.height) / 2)
        text.origin = CGPoint(x: text.minX + margins.leading, y: text.minY + textTop)
        secondaryText.origin = CGPoint(
            x: secondaryText.minX + margins.leading, y: secondaryText.minY + textTop)
        contentHeight = textTop + texts.height
        size = CGSize(
            width: margins.leading + max(image.width, texts.width) + margins.trailing,
            height: margins.top + contentHeight + margins.bottom)
    }

    // MARK: Image

    /// The size of the image, and the reserved size.
    private typealias ImageRoom = (image: CGSize, width: CGFloat, height: CGFloat)

    private static func imageRoom(
        _ configuration: UIListContentConfiguration, _ view: UIImageView?
    ) -> ImageRoom {
        guard let view else { return (.zero, 0, 0) }
        let properties = configuration.imageProperties
        let size = fitted(view.intrinsicContentSize, into: properties.maximumSize)
        let isSymbol = view.image?.isSymbolImage == true
        let standard = isSymbol ? symbolWidth * configuration.textProperties.font.pointSize / 17 : size.width
        let reserved = properties.reservedLayoutSize
        let width = isOwn(reserved.width) ? max(size.width, standard.rounded()) : reserved.width
        return (size, width, isOwn(reserved.height) ? size.height : reserved.height)
    }

    private static func isOwn(_ length: CGFloat) -> Bool {
        length <= 0 || length == UIListContentConfiguration.ImageProperties.standardDimension
    }

    private static func fitted(_ size: CGSize, into limit: CGSize) -> CGSize {
        let factor = min(
            1, limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
            limit.height > 0 && size.height > 0 ? limit.height / size.height : 1)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    // MARK: Texts

    /// Arranges the texts from the top leading corner, and returns their total size.
    private mutating func arrangeTexts(
        _ configuration: UIListContentConfiguration, _ parts: ListContentParts, width: CGFloat
    ) -> CGSize {
        if direction == .horizontal, configuration.prefersSideBySideTextAndSecondaryText,
            let size = arrangeSideBySide(configuration, parts, width: width)
        {
            return size
        }
        text.size = parts.text?.size(inWidth: width) ?? .zero
        secondaryText.size = parts.secondaryText?.size(inWidth: width) ?? .zero
        let areBoth = parts.text != nil && parts.secondaryText != nil
        secondaryText.origin.y =
            text.height + (areBoth ? configuration.textToSecondaryTextVerticalPadding : 0)
        let widest = max(text.width, secondaryText.width)
        // Lines take the entire width, so that they can be centered.
        if width < .greatestFiniteMagnitude / 2 {
            text.size.width = width
            secondaryText.size.width = width
        }
        return CGSize(width: widest, height: secondaryText.maxY)
    }

    /// Arranges the texts side by side, if they fit on one line. Evidence: hunt-sizes-02.
    private mutating func arrangeSideBySide(
        _ configuration: UIListContentConfiguration, _ parts: ListContentParts, width: CGFloat
    ) -> CGSize? {
        guard let first = parts.text, let second = parts.secondaryText else { return nil }
        let one = first.size(inWidth: .greatestFiniteMagnitude)
        let other = second.size(inWidth: .greatestFiniteMagnitude)
        let total = one.width + configuration.textToSecondaryTextHorizontalPadding + other.width
        guard total <= width else { return nil }
        let height = max(one.height, other.height)
        let end = width < .greatestFiniteMagnitude / 2 ? width : total
        text = CGRect(
            x: 0, y: (height - one.height) / 2,
            width: end - other.width - configuration.textToSecondaryTextHorizontalPadding, height: one.height)
        secondaryText = CGRect(
            x: end - other.width, y: (height - other.height) / 2, width: other.width, height: other.height)
        return CGSize(width: total, height: height)
    }

    // MARK: Height

    /// Centers everything vertically in the height that the margins leave.
    mutating func place(inHeight height: CGFloat) {
        let room = height - margins.top - margins.bottom
        switch direction {
        case .horizontal:
            let textHeight = max(text.maxY, secondaryText.maxY)
            moveTexts(by: margins.top + (room - textHeight) / 2)
            image.origin.y = margins.top + (room - image.height) / 2
        case .vertical:
            let top = margins.top + (room - contentHeight) / 2
            moveTexts(by: top)
            image.origin.y += top
        }
    }

    private mutating func moveTexts(by distance: CGFloat) {
        text.origin.y += distance
        secondaryText.origin.y += distance
    }

    /// Mirrors everything in a right-to-left layout.
    mutating func mirror(_ width: CGFloat) {
        image.origin.x = width - image.maxX
        text.origin.x = width - text.maxX
        secondaryText.origin.x = width - secondaryText.maxX
    }
}

extension UILabel {
    /// The size of the text, with lines wrapped at a width.
    fileprivate func size(inWidth width: CGFloat) -> CGSize {
        let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, width), height: size.height)
    }
}
