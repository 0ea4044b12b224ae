import TextMetrics

/// The appearance of a bar item or an alert action.
enum ItemLook {
    /// Only the title.
    case plain
    /// An arrow and the title.
    case back
    /// The title or the image of an item on one side of a bar.
    case barButton(UIBarButtonItem, isTrailing: Bool)
    /// An image above a small title.
    case tab(UITabBarItem, isSelected: Bool)
    /// An image on a background, in the tint color if it is chosen.
    case symbol(UIImage?, isChosen: Bool)
    /// A cross on glass.
    case close
    /// A row of an alert.
    case action(UIAlertAction, isPreferred: Bool)

    /// The bar item that is drawn; `nil` for other kinds.
    var item: UIBarItem? {
        switch self {
        case .barButton(let item, _): item
        case .tab(let item, _): item
        case .plain, .back, .symbol, .close, .action: nil
        }
    }
}

extension BarItemView: SelfDrawing {
    package func drawLook() {
        switch spot.look {
        case .plain: drawTitle(.systemFont(ofSize: 17), tintColor, in: bounds, .center)
        case .back: Runtime.current.design == .glass ? drawBackOnGlass() : drawBack()
        case .barButton(let item, let isTrailing): draw(item, isTrailing: isTrailing)
        case .tab(let item, let isSelected):
            draw(item, isSelected: isSelected)
            item.drawBadge(beside: badgeArea(of: item))
        case .symbol(let image, let isChosen):
            image?.drawItem(inMiddleOf: bounds, in: isChosen ? tintColor : .secondaryLabel)
        case .close: drawClose()
        case .action(let action, let isPreferred):
            isGlass
                ? drawCapsule(of: action, isPreferred: isPreferred) : draw(action, isPreferred: isPreferred)
        }
    }

    private func drawTitle(
        _ font: UIFont, _ color: UIColor, in rect: CGRect, _ alignment: ParagraphShape.Alignment
    ) {
        guard let title else { return }
        DrawnText(title, font, isEnabled ? color : .tertiaryLabel).draw(in: rect, alignment)
    }
}

// Bars at the top and at the bottom.
extension BarItemView {
    private func drawBack() {
        let arrow = UIBezierPath()
        let (x, y) = (bounds.minX + 8, bounds.midY)
        arrow.move(to: CGPoint(x: x + 9.5, y: y - 8.75))
        arrow.addLine(to: CGPoint(x: x + 1.5, y: y))
        arrow.addLine(to: CGPoint(x: x + 9.5, y: y + 8.75))
        arrow.lineWidth = 2.75
        arrow.lineCapStyle = .round
        arrow.lineJoinStyle = .round
        tintColor.setStroke()
        arrow.stroke()
        let bar = superview as? UINavigationBar
        if let image = bar?.backImage {
            let place = CGRect(x: x + 18, y: bounds.minY, width: image.size.width, height: bounds.height)
            return image.drawItem(inMiddleOf: place, in: isEnabled ? tintColor : .tertiaryLabel)
        }
        guard let words = bar?.backWords else { return }
        let text = CGRect(x: x + 18, y: bounds.minY, width: 200, height: bounds.height)
        DrawnText(words, .systemFont(ofSize: 17), isEnabled ? tintColor : .tertiaryLabel).draw(
            in: text, .left)
    }

    private func draw(_ item: UIBarButtonItem, isTrailing: Bool) {
        let isGlass = Runtime.current.design == .glass
        let color = isEnabled ? color(of: item) : .tertiaryLabel
        let area = isGlass ? bounds : bounds.insetBy(dx: 8, dy: 0)
        if let image = item.shownImage {
            let x = isTrailing ? area.maxX - image.size.width : area.minX
            let place = CGRect(x: x, y: area.minY, width: image.size.width, height: area.height)
            image.drawItem(inMiddleOf: isGlass ? area : place, in: color)
        } else {
            let own = item.shownTitleAttributes(isEnabled ? .normal : .disabled)[.foregroundColor] as? UIColor
            drawTitle(
                item.titleFont, own ?? color, in: area, isGlass ? .center : isTrailing ? .right : .left)
        }
        if superview is UINavigationBar { item.badge?.draw(in: bounds) }
    }

    /// On glass an item has the color of text, unless the app has set a tint color for it or the bar. Source: session 284
    /// of WWDC 2025.
    private func color(of item: UIBarButtonItem) -> UIColor {
        if item.isOnTint { return .white }
        if let own = item.tintColor { return own }
        guard Runtime.current.design == .glass, let bar = superview else { return tintColor ?? .systemBlue }
        return bar.extras?.tintColor ?? .label
    }

    private func draw(_ item: UITabBarItem, isSelected: Bool) {
        if Runtime.current.design == .glass { return drawOnGlass(item, isSelected: isSelected) }
        let color: UIColor =
            isSelected ? tintColor : (superview as? UITabBar)?.unselectedItemTintColor ?? .systemGray
        let attributes = item.shownTitleAttributes(isSelected ? .selected : .normal)
        if let image = (isSelected ? item.selectedImage : nil) ?? item.shownImage {
            let area = CGRect(x: bounds.minX, y: bounds.minY + 5, width: bounds.width, height: 28)
            image.drawItem(inMiddleOf: area, in: color)
        }
        let text = CGRect(x: bounds.minX, y: bounds.minY + 34, width: bounds.width, height: 13)
        drawTitle(
            attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
            attributes[.foregroundColor] as? UIColor ?? color, in: text, .center)
    }
}

// Alerts.
extension BarItemView {
    private func draw(_ action: UIAlertAction, isPreferred: Bool) {
        fill(UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 1 / 3)), .separator)
        let isBold = isPreferred || action.style == .cancel
        let color: UIColor = action.look.color ?? (action.style == .destructive ? .systemRed : tintColor)
        let alignment = action.look.alignment.measured
        let margin: CGFloat = alignment == .center ? 0 : action.look.image == nil ? 16 : 44
        drawTitle(
            .systemFont(ofSize: 17, weight: isBold ? .semibold : .regular), color,
            in: bounds.insetBy(dx: margin, dy: 0), alignment)
        let mark = action.look.isChecked ? UIImage(systemName: "checkmark") : nil
        let side = CGRect(x: 0, y: 0, width: 44, height: bounds.height)
        action.look.image?.draw(inMiddleOf: side, stencil: action.look.imageColor ?? color)
        mark?.draw(inMiddleOf: side.offsetBy(dx: bounds.width - side.width, dy: 0), stencil: color)
    }
}

extension UIBarItem {
    /// The title attributes in a state: the ones set for it, or else the ones for the normal state.
    func shownTitleAttributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        titleTextAttributes(for: state) ?? titleTextAttributes(for: .normal) ?? [:]
    }
}

extension UIBarButtonItem {
    /// The item's image, or that of its system item.
    fileprivate var shownImage: UIImage? {
        let isGlass = Runtime.current.design == .glass
        let onGlass = isGlass ? systemItem?.symbolNameOnGlass : nil
        let shown = image ?? (onGlass ?? systemItem?.symbolName).flatMap { UIImage(systemName: $0) }
        return isGlass ? shown?.onGlass(19) : shown
    }

    /// The width of the item's title or image, in points.
    var contentWidth: CGFloat {
        if let shownImage { return shownImage.size.width }
        return shownTitle.map { DrawnText($0, titleFont, .label).size().width } ?? 0
    }

    fileprivate var titleFont: UIFont {
        shownTitleAttributes(.normal)[.font] as? UIFont
            ?? .systemFont(
                ofSize: 17,
                weight: isProminent ? .semibold : Runtime.current.design == .glass ? .medium : .regular)
    }

    /// Whether the item has an image, and not only a title.
    var hasImage: Bool { shownImage != nil }

    /// Whether the item completes the task: by its style, or as a system item.
    var isProminent: Bool { style == .prominent || systemItem == .done || systemItem == .save }
}

extension UIBarButtonItem.SystemItem {
    /// The symbol of an item that had a title before iOS 26.
    fileprivate var symbolNameOnGlass: String? {
        switch self {
        case .done: "checkmark"
        case .cancel: "xmark"
        default: nil
        }
    }

    /// The symbol of an item without a title.
    fileprivate var symbolName: String? {
        switch self {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}
