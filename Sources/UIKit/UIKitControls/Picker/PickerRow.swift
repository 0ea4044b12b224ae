import Foundation

/// A row on a wheel.
@MainActor
final class PickerRow: UIView {
    enum Content {
        case title(String)
        case attributedTitle(NSAttributedString)
        case view(UIView)
    }

    /// The delegate's view; `nil` for a title.
    private(set) var ownView: UIView?
    private var label: UILabel?

    init(_ content: Content) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        switch content {
        case .title(let title): addLabel { $0.text = title }
        case .attributedTitle(let title): addLabel { $0.attributedText = title }
        case .view(let view):
            ownView = view
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    private func addLabel(_ fill: (UILabel) -> Void) {
        let label = UILabel()
        label.font = .systemFont(ofSize: 23)
        label.textAlignment = .center
        fill(label)
        self.label = label
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label?.frame = bounds
        ownView?.frame = bounds
    }
}

/// The projection of a wheel seen from the front. Rows get flatter as they get farther from the center.
struct WheelShape {
    private let radius: CGFloat

    init(height: CGFloat) { radius = height / 2 }

    /// The distance along the wheel from the center to the last visible row.
    var reach: CGFloat { radius * .pi / 2 }

    /// Converts a visible distance from the center to a distance along the wheel.
    func distance(at seen: CGFloat) -> CGFloat {
        radius > 0 ? asin(min(max(seen / radius, -1), 1)) * radius : 0
    }

    /// Positions a row at a distance from the center along the wheel.
    @MainActor
    func place(_ row: PickerRow, at distance: CGFloat, in bounds: CGRect, rowHeight: CGFloat) {
        let angle = radius > 0 ? distance / radius : 0
        row.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
        row.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
        row.transform = CGAffineTransform(scaleX: 1, y: max(0.001, cos(angle)))
        row.alpha = abs(distance) < rowHeight / 2 ? 1 : max(0, cos(angle) * 0.5)
        row.layoutIfNeeded()
    }
}
