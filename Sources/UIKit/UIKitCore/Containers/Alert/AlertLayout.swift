/// The layout of an alert or action sheet, in the coordinates of its view.
@MainActor
package struct AlertLayout {
    /// The rounded blocks. An action sheet has a second block for the cancel action.
    package internal(set) var blocks: [CGRect] = []
    package internal(set) var title: CGRect?
    package internal(set) var message: CGRect?
    /// The text fields, including their boxes.
    package internal(set) var fields: [CGRect] = []
    /// The frame of the content view controller.
    var content: CGRect?
    /// The rows of the actions, in the order of ``UIAlertController/actions``.
    var actions: [CGRect] = []

    let alert: UIAlertController
    let area: CGRect

    /// Follows Apple's design guidelines: an alert is 270 points wide and centered; an action sheet is at the bottom.
    /// Both avoid the keyboard.
    package init(of alert: UIAlertController, in view: UIView) {
        self.alert = alert
        var insets = view.safeAreaInsets
        insets.bottom = max(insets.bottom, view.heightBeneathKeyboard)
        area = view.bounds.inset(by: insets)
        switch alert.preferredStyle {
        case _ where Runtime.current.design == .glass: layOutCard(within: view.bounds)
        case .alert: layOutAlert(within: view.bounds)
        case .actionSheet where alert.isInPopover: layOutPopover()
        case .actionSheet: layOutSheet()
        }
    }

    private init(of alert: UIAlertController, within area: CGRect) {
        self.alert = alert
        self.area = area
    }
}

// Alerts.
extension AlertLayout {
    private static let width: CGFloat = 270
    private static let rowHeight: CGFloat = 44
    private static let fieldHeight: CGFloat = 32
    /// The space between the boxes of two fields.
    package static let fieldDistance: CGFloat = 4

    private mutating func layOutAlert(within bounds: CGRect) {
        var place = CGPoint(x: bounds.midX - Self.width / 2, y: 0)
        let start = place
        addTexts(to: &place, width: Self.width, margin: 16, top: 20, bottom: 20)
        for _ in alert.textFields ?? [] {
            fields.append(
                CGRect(x: place.x + 16, y: place.y - 8, width: Self.width - 32, height: Self.fieldHeight))
            place.y += Self.fieldHeight
        }
        if !fields.isEmpty { place.y += 8 }
        addContent(to: &place, width: Self.width)
        addAlertActions(to: &place)
        blocks = [CGRect(x: start.x, y: 0, width: Self.width, height: place.y)]
        move(down: area.midY - place.y / 2)
    }

    /// Two short titles share a row.
    private mutating func addAlertActions(to place: inout CGPoint) {
        let list = alert.actions
        let half = Self.width / 2
        if list.count == 2, list.allSatisfy({ $0.textWidth <= half - 20 }) {
            // The cancel action is on the left.
            let isTurned = list[1].style == .cancel
            actions = [0, 1].map { index in
                let isLeft = (index == 0) != isTurned
                return CGRect(
                    x: place.x + (isLeft ? 0 : half), y: place.y, width: half, height: Self.rowHeight)
            }
            place.y += Self.rowHeight
        } else {
            addRows(list, to: &place, width: Self.width, height: Self.rowHeight)
        }
    }
}

// Action sheets.
extension AlertLayout {
    private static let sheetRowHeight: CGFloat = 57

    private mutating func layOutSheet() {
        let width = min(area.width - 16, 398)
        var place = CGPoint(x: area.midX - width / 2, y: 0)
        addTexts(to: &place, width: width, margin: 16, top: 14, bottom: 14)
        addContent(to: &place, width: width)
        addRows(
            alert.actions.filter { $0.style != .cancel }, to: &place, width: width,
            height: Self.sheetRowHeight)
        blocks = [CGRect(x: place.x, y: 0, width: width, height: place.y)]
        if alert.actions.contains(where: { $0.style == .cancel }) {
            let row = CGRect(x: place.x, y: place.y + 8, width: width, height: Self.sheetRowHeight)
            blocks.append(row)
            place.y = row.maxY
            actions = inOrder(actions, cancel: row)
        }
        move(down: area.maxY - max(place.y, 0))
    }

    /// The cancel action is last, whatever its position in the list.
    private func inOrder(_ rows: [CGRect], cancel: CGRect) -> [CGRect] {
        var rows = rows[...]
        return alert.actions.map { $0.style == .cancel ? cancel : rows.removeFirst() }
    }
}

// Action sheets in a popover. They have no cancel row, because a tap outside cancels.
extension AlertLayout {
    /// Returns the size of a popover that shows an action sheet.
    static func popoverSize(of alert: UIAlertController) -> CGSize {
        let isGlass = Runtime.current.design == .glass
        let width: CGFloat = isGlass ? cardWidthInPopover(of: alert) : 304
        var layout = AlertLayout(of: alert, within: CGRect(x: 0, y: 0, width: width, height: 0))
        return CGSize(width: width, height: isGlass ? layout.layOutCardInPopover() : layout.layOutPopover())
    }

    /// - Returns: The total height.
    @discardableResult
    private mutating func layOutPopover() -> CGFloat {
        var place = area.origin
        addTexts(to: &place, width: area.width, margin: 16, top: 14, bottom: 14)
        addContent(to: &place, width: area.width)
        let rows = alert.actions.filter { $0.style != .cancel }
        addRows(rows, to: &place, width: area.width, height: Self.sheetRowHeight)
        actions = inOrder(actions, cancel: .zero)
        return place.y - area.minY
    }
}

extension UIAlertController {
    /// Whether the alert is an action sheet in a popover.
    package var isInPopover: Bool {
        (modal?.presentationController as? UIPopoverPresentationController)?.place != nil
    }
}

// Both.
extension AlertLayout {
    mutating func addTexts(
        to place: inout CGPoint, width: CGFloat, margin: CGFloat, top: CGFloat, bottom: CGFloat
    ) {
        let looks = AlertTexts(of: alert)
        guard looks.title != nil || looks.message != nil else { return }
        place.y += top
        let textWidth = width - 2 * margin
        func add(_ text: DrawnText?) -> CGRect? {
            guard let text else { return nil }
            let height = text.size(within: textWidth).height
            defer { place.y += height + 3 }
            return CGRect(x: place.x + margin, y: place.y, width: textWidth, height: height)
        }
        title = add(looks.title)
        message = add(looks.message)
        place.y += bottom - 3
    }

    mutating func addContent(to place: inout CGPoint, width: CGFloat) {
        guard alert.content != nil else { return }
        let height = alert.contentHeight(forWidth: width)
        content = CGRect(x: place.x, y: place.y, width: width, height: height)
        place.y += height
    }

    private mutating func addRows(
        _ list: [UIAlertAction], to place: inout CGPoint, width: CGFloat, height: CGFloat
    ) {
        for _ in list {
            actions.append(CGRect(x: place.x, y: place.y, width: width, height: height))
            place.y += height
        }
    }

    mutating func move(down distance: CGFloat) {
        func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: 0, dy: distance.rounded()) }
        blocks = blocks.map(moved)
        title = title.map(moved)
        message = message.map(moved)
        fields = fields.map(moved)
        content = content.map(moved)
        actions = actions.map(moved)
    }
}

/// The attributed texts that an alert draws.
@MainActor
package struct AlertTexts {
    package let title: DrawnText?
    package let message: DrawnText?

    package init(of alert: UIAlertController) {
        let isSheet = alert.preferredStyle == .actionSheet
        guard Runtime.current.design == .flat else {
            let traits = alert.traitCollection
            title = Self.text(
                alert.title, alert.attributedTitle,
                .preferredFont(forTextStyle: .headline, compatibleWith: traits), .label)
            message = Self.text(
                alert.message, alert.attributedMessage,
                .preferredFont(forTextStyle: .footnote, compatibleWith: traits), .secondaryLabel)
            return
        }
        let color: UIColor = isSheet ? .secondaryLabel : .label
        title = Self.text(
            alert.title, alert.attributedTitle, .systemFont(ofSize: isSheet ? 13 : 17, weight: .semibold),
            color)
        message = Self.text(alert.message, alert.attributedMessage, .systemFont(ofSize: 13), color)
    }

    private static func text(
        _ string: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ color: UIColor
    ) -> DrawnText? {
        let shown = attributed ?? NSAttributedString(string: string ?? "")
        guard shown.length > 0 else { return nil }
        var text = DrawnText(shown, font, color)
        text.lineLimit = 0
        return text
    }
}

extension UIAlertAction {
    fileprivate var textWidth: CGFloat {
        DrawnText(title ?? "", .systemFont(ofSize: 17, weight: .semibold), .label).size().width
    }
}
