/// The buttons of a row's swipe actions. They share the available width.
@MainActor
final class SwipeButtons: UIView {
    /// Called when the user taps a button.
    var choose: ((UIContextualAction) -> Void)?
    /// Whether the first button covers the others, after a full swipe.
    var fillsWithFirst = false {
        didSet { if fillsWithFirst != oldValue { changeFilling() } }
    }

    private let buttons: [SwipeButton]
    private let isOnLeft: Bool

    /// - Parameters:
    ///   - actions: the actions, from the edge of the row inward.
    ///   - height: the height of the row, in points.
    init(_ actions: [UIContextualAction], isOnLeft: Bool, height: CGFloat) {
        self.isOnLeft = isOnLeft
        buttons = actions.map { SwipeButton($0, rowHeight: height) }
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons.reversed() {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.choose?(button.action) }
                },
                for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The total width of the buttons in an open row.
    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    func button(for action: UIContextualAction) -> UIView? { buttons.first { $0.action === action } }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeButtons()
    }

    /// Lays out the buttons from the edge of the row inward, each with its share of the width.
    private func placeButtons() {
        let size = bounds.size
        let share = naturalWidth > 0 ? size.width / naturalWidth : 0
        var start: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let fills = fillsWithFirst && index == 0
            let end = start + button.naturalWidth * share
            let near = fills ? 0 : start.rounded()
            let width = (fills ? size.width : end.rounded()) - near
            let x = isOnLeft ? near : size.width - near - width
            button.frame = CGRect(x: x, y: 0, width: width, height: size.height)
            button.contentIsOnLeft = fills ? !isOnLeft : nil
            start = end
        }
    }

    private func changeFilling() {
        guard windowLink != nil else { return placeButtons() }
        UIView.animateTouchably(withDuration: 0.25) { self.placeButtons() }
    }
}
