import Simulator

/// Something on the present screen that a finger can be put on.
@MainActor
struct FoundTarget {
    /// What a finger does with it.
    enum Role {
        case press, text, drag, row
    }

    var target: TouchTarget
    let role: Role
    /// What it has in common with others like it in a list; `nil` for what stands alone.
    let group: String?
    /// Whether several presses are worth trying, as with keys of an app's own.
    var isButton = false
    /// Whether it opens something when a finger rests on it.
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

    /// Where a finger reaches it, after it was scrolled into view; `nil` where something lies in front.
    var place: TouchPlace? {
        guard let view = find(), let window = view.window else { return nil }
        let isScrolled = view.scrollIntoSight()
        let point = view.convert(point(view), to: window)
        guard window.bounds.contains(point), let hit = UIApplication.shared.fingers.view(at: point),
            hit.isDescendant(of: view) || view.isDescendant(of: hit)
        else { return nil }
        return TouchPlace(point: point, isScrolled: isScrolled)
    }

    /// What it is among the things that can be done on a page, without data.
    var mark: String {
        "\(role) \(group ?? "\(target.kind) \(target.name?.withoutData ?? "")")" + (find()?.choice ?? "")
    }
}

extension UIView {
    /// Scrolls what the view lies in, until it is visible. Returns whether something moved.
    fileprivate func scrollIntoSight() -> Bool {
        var hasMoved = false
        for case let scroll as UIScrollView in sequence(first: self, next: \.superview).dropFirst() {
            guard !(scroll is UITableView), !(scroll is UICollectionView), scroll.isScrollEnabled else {
                continue
            }
            let offset = scroll.contentOffset
            scroll.scrollRectToVisible(convert(bounds, to: scroll), animated: false)
            if scroll.contentOffset != offset {
                scroll.layoutIfNeeded()
                hasMoved = true
            }
        }
        return hasMoved
    }
}
