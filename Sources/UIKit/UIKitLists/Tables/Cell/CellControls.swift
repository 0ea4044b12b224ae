/// The view of an accessory type. A detail button responds to touches.
final class CellAccessory: UIControl {
    var type = UITableViewCell.AccessoryType.none {
        didSet { if type != oldValue { isUserInteractionEnabled = type.hasButton } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func wasTapped() {
        guard let cell = superview as? UITableViewCell else { return }
        cell.table?.accessoryWasTapped(of: cell)
    }

    /// The width of an accessory; `nil` for none. Evidence: storyboards that Interface Builder has laid out.
    static func width(of type: UITableViewCell.AccessoryType) -> CGFloat? {
        let isNew = Runtime.current.system >= .iOS(13)
        return switch type {
        case .none: nil
        case .disclosureIndicator: isNew ? 10.5 : 17
        case .checkmark: 24
        case .detailButton: 25
        case .detailDisclosureButton: isNew ? 44 : 51
        }
    }
}

extension UITableViewCell.AccessoryType {
    var hasButton: Bool { self == .detailButton || self == .detailDisclosureButton }

    var hasChevron: Bool { self == .disclosureIndicator || self == .detailDisclosureButton }
}

/// The circle at the leading edge of a cell in editing mode.
final class CellEditControl: UIControl {
    enum Kind: Equatable {
        case style(UITableViewCell.EditingStyle)
        /// A circle that is filled while the row is selected. The row itself handles taps.
        case mark
    }

    var kind = Kind.style(.none) {
        didSet { isUserInteractionEnabled = kind != .mark }
    }
    var isChosen = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private func wasTapped() {
        guard let cell = superview as? UITableViewCell else { return }
        cell.table?.editControlWasTapped(of: cell)
    }
}

/// The reorder control at the trailing edge: three lines.
final class CellReorderControl: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addGestureRecognizer(ReorderPan())
    }

    required init?(coder: NSCoder) { nil }

    var cell: UITableViewCell? { superview as? UITableViewCell }

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil, let cell { cell.table?.reorderControlWillLeave(cell) }
    }
}
