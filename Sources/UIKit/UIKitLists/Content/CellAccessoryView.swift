/// The view of a system accessory. A custom view is added to the cell directly.
@MainActor
final class CellAccessoryView: UIControl {
    /// The displayed accessory.
    var accessory: UICellAccessory
    /// Whether the item is expanded: the outline disclosure points down.
    var isExpanded = false
    /// Called for a tap if the accessory has no handler of the app.
    var standardAction: (() -> Void)?

    init(_ accessory: UICellAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        isUserInteractionEnabled = answers
        addAction(UIAction { [weak self] _ in self?.act() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var answers: Bool {
        switch accessory.accessoryType {
        case .delete, .insert, .detail, .outlineDisclosure: true
        default: false
        }
    }

    private func act() {
        if let handler = accessory.actionHandler { handler() } else { standardAction?() }
    }

    /// The size of the image, with the reserved width.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = ownSize
        return switch accessory.reservedLayoutWidth {
        case .actual: own
        case .standard: CGSize(width: max(own.width, standardWidth), height: own.height)
        case .custom(let width): CGSize(width: width, height: own.height)
        }
    }

    override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    private var ownSize: CGSize { mark.map { $0.image.size } ?? label?.size() ?? .zero }

    private var standardWidth: CGFloat {
        switch accessory.accessoryType {
        case .delete, .insert, .multiselect: 28
        case .reorder, .detail: 24
        case .checkmark, .outlineDisclosure: 16
        default: 0
        }
    }
}

extension CellAccessoryView: SelfDrawing {
    func drawLook() {
        if let mark { return mark.draw(in: bounds) }
        label?.draw(in: bounds)
    }

    private var label: DrawnText? {
        guard let text = accessory.text else { return nil }
        let font = accessory.font ?? .preferredFont(forTextStyle: .body)
        return DrawnText(text, font, accessory.tintColor ?? .secondaryLabel)
    }

    private var mark: AccessoryMark? {
        let tint: UIColor = accessory.tintColor ?? tintColor
        return switch accessory.accessoryType {
        case .disclosureIndicator:
            AccessoryMark("chevron.forward", 13, .semibold, accessory.tintColor ?? .tertiaryLabel)
        case .outlineDisclosure:
            AccessoryMark(isExpanded ? "chevron.down" : "chevron.forward", 13, .semibold, tint)
        case .checkmark: AccessoryMark("checkmark", 16, .semibold, tint)
        case .detail: AccessoryMark("info.circle", 20, .regular, tint)
        case .delete: disc("minus", accessory.backgroundColor ?? .systemRed)
        case .insert: disc("plus", accessory.backgroundColor ?? .systemGreen)
        case .reorder: AccessoryMark("line.3.horizontal", 17, .regular, accessory.tintColor ?? .tertiaryLabel)
        case .multiselect where isSelected: disc("checkmark", accessory.backgroundColor ?? tint)
        case .multiselect: AccessoryMark("circle", 20, .light, accessory.tintColor ?? .tertiaryLabel)
        case .label, .customView: nil
        }
    }

    private func disc(_ sign: String, _ color: UIColor) -> AccessoryMark? {
        AccessoryMark(sign + ".circle.fill", 20, .regular, color, behind: accessory.tintColor ?? .white)
    }
}

/// A symbol in one color, with the transparent part filled by a disc of another color.
@MainActor
private struct AccessoryMark {
    let image: UIImage
    private let color: UIColor
    private let ground: UIColor?

    init?(
        _ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor,
        behind ground: UIColor? = nil
    ) {
        let style = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        guard let image = UIImage(systemName: name, withConfiguration: style) else { return nil }
        self.image = image
        self.color = color
        self.ground = ground
    }

    func draw(in rect: CGRect) {
        if let ground {
            let side = image.size.height / 2
            ground.setFill()
            UIBezierPath(
                ovalIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
            ).fill()
        }
        image.draw(inMiddleOf: rect, stencil: color)
    }
}
