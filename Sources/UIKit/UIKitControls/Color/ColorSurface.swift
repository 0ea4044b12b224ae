/// The content of a color picker: a title, a grid of colors, the opacity, and the selected color.
@MainActor
final class ColorSurface: UIView {
    var color = UIColor.white {
        didSet {
            grid.color = color
            slider.value = Float(color.cgColor.alpha)
        }
    }
    var title = ""
    var showsOpacity = true {
        didSet { slider.isHidden = !showsOpacity }
    }
    /// Called with the color that the user has selected, and whether the touch continues.
    var onChoice: ((UIColor, Bool) -> Void)?
    var onClose: (() -> Void)?
    private let grid = ColorGrid(frame: .zero)
    private let slider = UISlider(frame: .zero)
    private let closeButton = UIButton(type: .custom)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [grid, slider, closeButton] as [UIView] { addSubview(view) }
        grid.onChoice = { [weak self] in self?.choose($0, isMoving: $1) }
        slider.minimumTrackTintColor = .systemGray3
        slider.addAction(UIAction { [weak self] _ in self?.chooseOpacity() }, for: .valueChanged)
        (closeButton.accessibilityIdentifier, closeButton.accessibilityLabel) = ("Close", "Close")
        closeButton.setImage(
            UIImage(systemName: "xmark.circle.fill")?.withTintColor(
                .secondaryLabel, renderingMode: .alwaysOriginal), for: .normal)
        closeButton.addAction(UIAction { [weak self] _ in self?.onClose?() }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 16, dy: 0)
        closeButton.frame = CGRect(x: area.maxX - 30, y: 14, width: 30, height: 30)
        grid.frame = CGRect(x: area.minX, y: 64, width: area.width, height: area.width / 12 * 10)
        slider.frame = CGRect(
            x: area.minX, y: grid.frame.maxY + 44, width: area.width - 84, height: 34)
    }

    private func choose(_ chosen: UIColor, isMoving: Bool) {
        let color = chosen.withAlphaComponent(showsOpacity ? color.cgColor.alpha : 1)
        onChoice?(color, isMoving)
    }

    private func chooseOpacity() {
        onChoice?(color.withAlphaComponent(CGFloat(slider.value)), slider.isTracking)
    }
}

extension ColorSurface: SelfDrawing {
    func prepareLook() { layoutIfNeeded() }

    func drawLook() {
        DrawnText(title, .systemFont(ofSize: 17, weight: .semibold), .label)
            .draw(in: CGRect(x: 60, y: 14, width: bounds.width - 120, height: 30), .center)
        if showsOpacity { drawOpacity() }
        let y = grid.frame.maxY + (showsOpacity ? 104 : 24)
        fill(
            UIBezierPath(roundedRect: CGRect(x: 16, y: y, width: 72, height: 72), cornerRadius: 10),
            color)
    }

    private func drawOpacity() {
        DrawnText("OPACITY", .systemFont(ofSize: 13, weight: .semibold), .secondaryLabel)
            .draw(in: CGRect(x: 16, y: grid.frame.maxY + 20, width: 200, height: 18))
        let box = CGRect(x: bounds.maxX - 88, y: slider.frame.minY - 1, width: 72, height: 36)
        fill(UIBezierPath(roundedRect: box, cornerRadius: 8), .tertiarySystemFill)
        DrawnText("\(Int((color.cgColor.alpha * 100).rounded())) %", .systemFont(ofSize: 17), .label)
            .draw(in: box, .center)
    }
}
