import InterfaceFiles
import UIKit

/// The saved positions of a scene's views, in the coordinates of its root.
///
/// They show whether the saved frames result from the file's constraints: some were saved before a constraint was changed.
@MainActor
struct SavedPlaces {
    private var rectangles: [ObjectIdentifier: CGRect] = [:]

    init(_ scene: LaidOutScene) {
        add(scene.root, at: .zero, scene)
    }

    /// Scrolled content is at another position, and the frames of some controls aren't what constraints align.
    private mutating func add(_ element: InterfaceElement, at corner: CGPoint, _ scene: LaidOutScene) {
        guard let saved = element.savedFrame else { return }
        let isExact = !["switch", "slider", "segmentedControl", "scrollView"].contains(element.name)
        if isExact, let view = element.id.flatMap(scene.loading.object) {
            rectangles[ObjectIdentifier(view)] = CGRect(origin: corner, size: saved.size)
        }
        guard element.name != "scrollView" else { return }
        for inner in element.innerViews {
            let origin = inner.savedFrame?.origin ?? .zero
            add(inner, at: CGPoint(x: corner.x + origin.x, y: corner.y + origin.y), scene)
        }
    }

    /// Whether the positions violate a required constraint by more than a point, as far as they are known.
    func contradict(_ constraint: NSLayoutConstraint) -> Bool {
        guard constraint.priority == .required,
            let first = value(of: constraint.firstItem, constraint.firstAttribute)
        else { return false }
        var second = constraint.constant
        if let item = constraint.secondItem {
            guard let other = value(of: item, constraint.secondAttribute) else { return false }
            second += other * constraint.multiplier
        }
        switch constraint.relation {
        case .greaterThanOrEqual: return first < second - 1.01
        case .lessThanOrEqual: return first > second + 1.01
        default: return abs(first - second) > 1.01
        }
    }

    private func value(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        guard let rectangle = item.flatMap({ rectangles[ObjectIdentifier($0)] }) else { return nil }
        switch attribute {
        case .left, .leading: return rectangle.minX
        case .right, .trailing: return rectangle.maxX
        case .top: return rectangle.minY
        case .bottom: return rectangle.maxY
        case .width: return rectangle.width
        case .height: return rectangle.height
        case .centerX: return rectangle.midX
        case .centerY: return rectangle.midY
        default: return nil
        }
    }
}
