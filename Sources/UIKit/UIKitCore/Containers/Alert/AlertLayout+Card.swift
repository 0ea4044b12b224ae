// Alerts and action sheets since iOS 26: a card with its texts at the leading edge and its actions as capsules. The measures of alerts and
// of action sheets in popovers are those of view hierarchies of iOS 26.1 (joxan2137/NoTomorrow, docs/android-glass.md). No source gives
// those of text fields, and of an action sheet at the bottom.
extension AlertLayout {
    private static let cardWidth: CGFloat = 320
    private static let largeCardWidth: CGFloat = 370
    package static let cardRadius: CGFloat = 34
    /// The space between the card's edge and the capsules.
    private static let inset: CGFloat = 16
    private static let gap: CGFloat = 8
    private static let textMargin: CGFloat = 30
    private static let fieldHeight: CGFloat = 40

    mutating func layOutCard(within bounds: CGRect) {
        switch alert.preferredStyle {
        case .actionSheet where alert.isInPopover: layOutCardInPopover()
        case .actionSheet:
            let width = min(area.width - 16, 398)
            let card = addCard(at: area.midX - width / 2, width: width, actions: alert.withCancelLast)
            blocks = [card]
            move(down: min(area.maxY, bounds.maxY - 8) - card.height)
        case .alert:
            let width = min(alert.hasLargeText ? Self.largeCardWidth : Self.cardWidth, area.width - 16)
            let card = addCard(at: bounds.midX - width / 2, width: width, actions: alert.actions)
            blocks = [card]
            move(down: area.midY - card.height / 2)
        }
    }

    static func cardWidthInPopover(of alert: UIAlertController) -> CGFloat {
        alert.hasLargeText ? largeCardWidth : 240
    }

    /// An action sheet in a popover has no cancel action, because a tap outside cancels.
    ///
    /// - Returns: The total height.
    @discardableResult
    mutating func layOutCardInPopover() -> CGFloat {
        let height = addCard(
            at: area.minX, width: area.width, actions: alert.actions.filter { $0.style != .cancel }
        ).height
        move(down: area.minY)
        return height
    }

    /// Lays out the contents from y = 0, and returns the card's frame.
    private mutating func addCard(at x: CGFloat, width: CGFloat, actions list: [UIAlertAction]) -> CGRect {
        var place = CGPoint(x: x, y: 0)
        addCardTexts(to: &place, width: width)
        addFields(to: &place, width: width)
        addContent(to: &place, width: width)
        if place.y == 0 { place.y = Self.inset }
        addCapsules(list, to: &place, width: width)
        return CGRect(x: x, y: 0, width: width, height: place.y)
    }

    private mutating func addCardTexts(to place: inout CGPoint, width: CGFloat) {
        let texts = AlertTexts(of: alert)
        guard texts.title != nil || texts.message != nil else { return }
        let x = place.x + Self.textMargin
        let room = width - 2 * Self.textMargin
        place.y = 22
        if let text = texts.title {
            let height = text.size(within: room).height
            title = CGRect(x: x, y: place.y, width: room, height: height)
            place.y += height + (texts.message == nil ? 0 : 7)
        }
        if let text = texts.message {
            let height = text.size(within: room).height
            message = CGRect(x: x, y: place.y, width: room, height: height)
            place.y += height
        }
        place.y += texts.message == nil ? 18 : 22
    }

    private mutating func addFields(to place: inout CGPoint, width: CGFloat) {
        for _ in alert.textFields ?? [] {
            fields.append(
                CGRect(
                    x: place.x + Self.inset, y: place.y, width: width - 2 * Self.inset,
                    height: Self.fieldHeight))
            place.y += Self.fieldHeight + Self.gap
        }
        if !fields.isEmpty { place.y += Self.gap }
    }

    /// Adds the frames of actions, in the order of the alert's actions. Other actions have none.
    private mutating func addCapsules(_ list: [UIAlertAction], to place: inout CGPoint, width: CGFloat) {
        guard !list.isEmpty else {
            actions = alert.actions.map { _ in .zero }
            return
        }
        let room = width - 2 * Self.inset
        let half = (room - Self.gap) / 2
        let font = UIFont.titleOfAction(isPreferred: true, alert.traitCollection)
        let height = max(48, font.lineHeight.rounded(.up) + 26)
        let isPair =
            alert.preferredStyle == .alert && list.count == 2
            && list.allSatisfy { $0.width(in: font) <= half - 24 }
        // The cancel action is on the left.
        let row = isPair && list[1].style == .cancel ? list.reversed() : list
        var frames: [ObjectIdentifier: CGRect] = [:]
        for (index, action) in row.enumerated() {
            let step = CGFloat(index)
            frames[ObjectIdentifier(action)] =
                isPair
                ? CGRect(
                    x: place.x + Self.inset + step * (half + Self.gap), y: place.y, width: half,
                    height: height)
                : CGRect(
                    x: place.x + Self.inset, y: place.y + step * (height + Self.gap), width: room,
                    height: height)
        }
        actions = alert.actions.map { frames[ObjectIdentifier($0)] ?? .zero }
        let rows = isPair ? 1 : CGFloat(list.count)
        place.y += rows * (height + Self.gap) - Self.gap + Self.inset
    }
}

extension UIAlertController {
    fileprivate var hasLargeText: Bool {
        traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }

    /// The actions with the cancel action at the end.
    fileprivate var withCancelLast: [UIAlertAction] {
        actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
    }
}

extension UIAlertAction {
    fileprivate func width(in font: UIFont) -> CGFloat { DrawnText(title ?? "", font, .label).size().width }
}

extension UIFont {
    /// The font of an action's title since iOS 26.
    static func titleOfAction(isPreferred: Bool, _ traits: UITraitCollection) -> UIFont {
        let font = UIFont.systemFont(ofSize: 17, weight: isPreferred ? .semibold : .medium)
        return UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits)
    }
}
