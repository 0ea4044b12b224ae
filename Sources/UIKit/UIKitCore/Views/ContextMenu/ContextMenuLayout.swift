/// The frames of the preview and the menu.
struct ContextMenuLayout {
    /// The frame of the preview, which is reduced if there isn't enough space.
    private(set) var preview: CGRect
    private(set) var menu = CGRect.zero
    private(set) var isMenuAbove = false
    static let gap: CGFloat = 12
    static let margin: CGFloat = 16

    /// - Parameters:
    ///   - area: The area for both.
    ///   - source: The rectangle from which the preview starts.
    ///   - shrinks: Whether a preview that is too large is scaled down; otherwise it is clipped.
    init(
        in area: CGRect, from source: CGRect, preview size: CGSize, menu: CGSize?, shrinks: Bool,
        isRightToLeft: Bool
    ) {
        let menuHeight = menu.map { min($0.height, area.height * 0.75) + Self.gap } ?? 0
        let room = CGSize(width: area.width, height: max(area.height - menuHeight, 44))
        let fitted = Self.fit(size, in: room, shrinks: shrinks)
        preview = CGRect(
            x: Self.clamp(source.midX - fitted.width / 2, area.minX, area.maxX - fitted.width),
            y: Self.clamp(source.midY - fitted.height / 2, area.minY, area.maxY - fitted.height),
            width: fitted.width, height: fitted.height)
        guard let menu else { return }
        placeMenu(CGSize(width: min(menu.width, area.width), height: menuHeight - Self.gap), in: area)
        let isAtRight = isRightToLeft ? source.midX >= area.midX - 1 : source.midX > area.midX + 1
        let x = isAtRight ? preview.maxX - self.menu.width : preview.minX
        self.menu.origin.x = Self.clamp(x, area.minX, area.maxX - self.menu.width)
    }

    /// Places the menu below the preview if there is room, otherwise above it if there is room, otherwise below it and
    /// moved up.
    private mutating func placeMenu(_ size: CGSize, in area: CGRect) {
        menu.size = size
        let needed = size.height + Self.gap
        let hasRoomBelow = preview.maxY + needed <= area.maxY
        isMenuAbove = !hasRoomBelow && preview.minY - needed >= area.minY
        if !hasRoomBelow, !isMenuAbove { preview.origin.y = area.maxY - needed - preview.height }
        menu.origin.y = isMenuAbove ? preview.minY - needed : preview.maxY + Self.gap
    }

    private static func fit(_ size: CGSize, in room: CGSize, shrinks: Bool) -> CGSize {
        guard shrinks else {
            return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        }
        let scale = min(1, room.width / max(size.width, 1), room.height / max(size.height, 1))
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        min(max(value, low), max(high, low))
    }
}
