import Simulator

/// An element on the current screen that can be touched.
@MainActor
struct FoundTarget {
    /// The effect of a touch on the element.
    enum Role {
        case press, text, drag, row
    }

    var target: TouchTarget
    let role: Role
    /// The common identity of similar elements in a list; `nil` for a single element.
    let group: String?
    /// Whether repeated taps are worth trying, as for the keys of an app's own keypad.
    var isButton = false
    /// Whether a long press opens something.
    var opensByLongPress = false
    let find: @MainActor () -> UIView?
    let point: @MainActor (UIView) -> CGPoint

    init(
        name: String?, kind: String, role: Role, group: String? = nil,
        find: @escaping @MainActor () -> UIView?,
        at point: @escaping @MainActor (UIView) -> CGPoint = { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
    ) {
        target = TouchTarget(name: name.flatMap { $0.isEmpty ? nil : $0 }, kind: kind, number: 0)
        (self.role, self.group, self.find, self.point) = (role, group, find, point)
    }

    /// A point at which a touch reaches the element after scrolling it into view; `nil` if another view covers it.
    var place: TouchPlace? {
        guard let view = find(), let window = view.window else { return nil }
        let isScrolled = view.scrollIntoSight()
        let point = view.convert(point(view), to: window)
        guard window.bounds.contains(point), let hit = UIApplication.shared.fingers.view(at: point),
            hit.isDescendant(of: view) || view.isDescendant(of: hit)
        else { return nil }
        return TouchPlace(point: point, isScrolled: isScrolled)
    }

    /// A description among the possible actions of a page, without data.
    var mark: String {
        "\(role) \(group ?? "\(target.kind) \(target.name?.withoutData ?? "")")" + (find()?.choice ?? "")
    }
}

extension UIView {
    /// Scrolls the enclosing scroll views until the element is visible. Returns whether anything scrolled.
    fileprivate func scrollIntoSight() -> Bool {
        var hasMoved = false
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
            guard !(scroll is UITableView), !(scroll is UICollectionView),
                scroll.reveal(convert(bounds, to: scroll))
            else { continue }
            scroll.layoutIfNeeded()
            hasMoved = true
        }
        return hasMoved
    }
}
