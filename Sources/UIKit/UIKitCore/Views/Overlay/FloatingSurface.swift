/// A surface in front of everything in a window, next to its source view, until a touch outside it: a menu, a calendar.
@MainActor
package final class FloatingSurface: UIView, ClosedByTapOutside {
    /// Called when the surface has closed, for whatever reason.
    package var onClose: (() -> Void)?
    let content: UIView
    private let source: CGRect
    private weak var sourceView: UIView?
    /// The current size of the content.
    private let contentSize: () -> CGSize

    /// - Parameter source: The rectangle next to which the surface opens, in the coordinates of `view`.
    package init(_ content: UIView, beside source: CGRect, in view: UIView, size: @escaping () -> CGSize) {
        self.content = content
        self.source = source
        sourceView = view
        contentSize = size
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        accessibilityViewIsModal = true
        tintColor = view.tintColor
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Opens the surface in the source view's window.
    package func open() {
        guard let window = sourceView?.windowLink else { return }
        frame = window.bounds
        window.addSubview(self)
        adoptLooks(of: sourceView ?? self)
        layoutIfNeeded()
    }

    package func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        onClose?()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = place
    }

    /// Whether the content is a menu. Otherwise it is a calendar or the wheels of a date picker.
    package var showsMenu: Bool { content is MenuView }

    package var contentFrames: [CGRect] { [content.frame] }

    /// Whether there was no room below the source.
    var isAboveSource: Bool {
        guard let sourceView else { return false }
        return content.frame.maxY <= convert(source, from: sourceView).minY
    }

    /// The frame: below the source if there is room, otherwise above it, and within the safe area.
    private var place: CGRect {
        let area = bounds.inset(by: windowLink?.safeAreaInsets ?? .zero).insetBy(dx: 8, dy: 8)
        let source = sourceView.map { convert(self.source, from: $0) } ?? .zero
        let wish = contentSize()
        let size = CGSize(width: min(wish.width, area.width), height: min(wish.height, area.height))
        let x = min(max(alignedX(source, size.width), area.minX), area.maxX - size.width)
        let below = source.maxY + 8
        let above = source.minY - 8 - size.height
        let hasRoomBelow = below + size.height <= area.maxY
        let y = hasRoomBelow || above < area.minY ? min(below, area.maxY - size.height) : above
        return CGRect(x: x, y: max(y, area.minY), width: size.width, height: size.height)
    }

    /// The surface is aligned with the leading edge of a wide source, and with the center of a narrow one.
    private func alignedX(_ source: CGRect, _ width: CGFloat) -> CGFloat {
        if source.width < width { return source.midX - width / 2 }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? source.maxX - width : source.minX
    }

    /// A touch outside the content closes the surface, and does nothing else.
    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { close() }
}

extension FloatingSurface: SelfDrawing {
    package func prepareLook() {
        adoptLooks(of: sourceView ?? self)
        layoutIfNeeded()
    }

    package func drawLook() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isGlass {
            return drawGlass(.panel, in: content.frame, cornerRadius: MenuView.cornerRadius)
        }
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: 8), blur: 32, color: UIColor(white: 0, alpha: 0.2).cgColor)
        fill(UIBezierPath(roundedRect: content.frame, cornerRadius: 13), menuGround)
        context.restoreGState()
    }
}
