@_spi(UIKitModules) import UIKitCore

/// Finds the focusable items and the item that a movement leads to.
@MainActor
final class FocusSearch: FocusFinding {
    /// An item, or a guide that leads to one.
    struct Target {
        enum Kind {
            case item(any UIFocusItem)
            case guide(UIFocusGuide)
        }

        let kind: Kind
        /// In the window's coordinates.
        let frame: CGRect
        let group: FocusGroupKey

        var item: (any UIFocusItem)? { if case .item(let item) = kind { item } else { nil } }
    }

    let system: UIFocusSystem

    init(in system: UIFocusSystem) { self.system = system }

    // MARK: Items

    /// All focusable items.
    var targets: [Target] {
        guard let container = system.root?.focusItemContainer else { return [] }
        return targets(in: container)
    }

    func targets(in container: any UIFocusItemContainer) -> [Target] {
        let space = container.coordinateSpace
        let guides = (container as? UIView)?.layoutGuides.compactMap { $0 as? UIFocusGuide } ?? []
        return container.focusItems(in: space.bounds).flatMap { targets(of: $0, in: space) }
            + guides.filter(\.isEnabled).compactMap { target(of: $0) }
    }

    private func targets(of item: any UIFocusItem, in space: any UICoordinateSpace) -> [Target] {
        if let view = item as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
        var found: [Target] = []
        let isUsed = item.canBecomeFocused && (item as? UIView)?.isUserInteractionEnabled ?? true
        if isUsed {
            found.append(Target(kind: .item(item), frame: frame(of: item, in: space), group: key(of: item)))
        }
        guard !isUsed || item.isTransparentFocusItem, let inner = item.focusItemContainer else {
            return found
        }
        return found + targets(in: inner)
    }

    private func target(of guide: UIFocusGuide) -> Target? {
        guard let view = guide.owningView else { return nil }
        return Target(
            kind: .guide(guide), frame: view.convert(guide.layoutFrame, to: nil as UIView?),
            group: key(of: view))
    }

    private func frame(of item: any UIFocusItem, in space: any UICoordinateSpace) -> CGRect {
        if let view = item as? UIView { return view.convert(view.bounds, to: nil as UIView?) }
        return (space as? UIView)?.convert(item.frame, to: nil as UIView?) ?? item.frame
    }

    // MARK: Preferences

    /// Returns the item that receives focus when focus enters an environment.
    func preferredItem(of environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
        preferredItem(of: environment, beyond: [])
    }

    private func preferredItem(
        of environment: any UIFocusEnvironment, beyond seen: [any UIFocusEnvironment]
    ) -> (any UIFocusItem)? {
        guard !seen.contains(where: { $0 === environment }) else { return nil }
        for wish in environment.preferredFocusEnvironments
            + [environment.preferredFocusedView].compactMap({ $0 })
        {
            if let item = preferredItem(of: wish, beyond: seen + [environment]) { return item }
        }
        if let item = environment as? any UIFocusItem, item.canBecomeFocused { return item }
        guard seen.isEmpty || !(environment is UIViewController),
            let container = environment.focusItemContainer
        else { return nil }
        return firstItem(ofFirstGroup: targets(in: container))
    }

    /// Returns the item with the highest priority in the first group.
    private func firstItem(ofFirstGroup targets: [Target]) -> (any UIFocusItem)? {
        let first = targets.filter { $0.item != nil }.min { isRead($0, before: $1) }
        return firstItem(of: targets.filter { $0.group == first?.group })
    }

    /// Returns the item with the highest priority; of several, the first in reading order.
    func firstItem(of targets: [Target]) -> (any UIFocusItem)? {
        let items = targets.filter { $0.item != nil }.sorted { isRead($0, before: $1) }
        let most = items.compactMap { $0.item.map(priority) }.max() ?? 0
        return items.first { $0.item.map(priority) == most }?.item
    }

    private func priority(of item: any UIFocusItem) -> Int {
        var priority = item.focusGroupPriority.rawValue
        if item === system.focusedItem {
            priority = max(priority, UIFocusGroupPriority.currentlyFocused.rawValue)
        }
        let group = key(of: item)
        if system.lastFocused(where: { key(of: $0) == group }) === item {
            priority = max(priority, UIFocusGroupPriority.previouslyFocused.rawValue)
        }
        return priority
    }

    private func isRead(_ one: Target, before other: Target) -> Bool {
        FocusGroupKey.isRead(one.frame, before: other.frame)
    }
}

/// The key of a focus group: the identifier that an environment has set, or an environment that is a group by
/// default.
enum FocusGroupKey: Hashable {
    case name(String)
    case environment(ObjectIdentifier)
    case root

    /// Sorts from top to bottom and in the reading direction.
    @MainActor
    static func isRead(_ one: CGRect, before other: CGRect) -> Bool {
        let (top, otherTop) = (one.minY.rounded(), other.minY.rounded())
        guard top == otherTop else { return top < otherTop }
        let isLeftToRight = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
        return isLeftToRight ? one.minX < other.minX : one.maxX > other.maxX
    }
}

extension FocusSearch {
    /// Returns the group of an environment: that of the nearest environment around it that has one.
    func key(of environment: any UIFocusEnvironment) -> FocusGroupKey {
        for part in environment.focusChain {
            if let name = part.focusGroupIdentifier { return .name(name) }
            if (part as? UIView)?.isFocusGroup == true { return .environment(ObjectIdentifier(part)) }
        }
        return .root
    }
}

// User movements.
extension FocusSearch {
    /// Returns the destination of Tab: the item with the highest priority in the next group. The last group is
    /// followed by the first.
    func itemInGroup(_ step: Int) -> (any UIFocusItem)? {
        let groups = Dictionary(grouping: targets.filter { $0.item != nil }, by: \.group)
        let ordered = groups.sorted { FocusGroupKey.isRead(box($0.value), before: box($1.value)) }
        guard let focused = system.origin else { return firstOfAll(ordered.first?.value ?? []) }
        let present = ordered.firstIndex { $0.key == key(of: focused) } ?? 0
        guard ordered.count > 1 else { return nil }
        return preferred(in: ordered[(present + step + ordered.count) % ordered.count].value)
    }

    /// Returns the item for the first movement: the item to restore, or the view controller's preferred item.
    private func firstOfAll(_ targets: [Target]) -> (any UIFocusItem)? {
        system.restoredItem ?? system.root.flatMap { preferredItem(of: $0) } ?? firstItem(of: targets)
    }

    /// A list's preferred item takes precedence over the first item.
    private func preferred(in targets: [Target]) -> (any UIFocusItem)? {
        let first = firstItem(of: targets)
        guard let first, priority(of: first) == 0 else { return first }
        let holder = first.focusChain.first { ($0 as? UIView)?.isFocusGroup == true }
        for wish in holder?.preferredFocusEnvironments ?? [] {
            if let item = wish as? any UIFocusItem, item.canBecomeFocused { return item }
        }
        return first
    }

    private func box(_ targets: [Target]) -> CGRect { targets.map(\.frame).reduce(.null) { $0.union($1) } }

    /// Returns the destination of an arrow key: the nearest item of the group in that direction, or the item of a
    /// guide.
    func item(_ heading: UIFocusHeading) -> (any UIFocusItem)? {
        guard let focused = system.focusedItem else { return itemInGroup(1) }
        let targets = targets
        guard let present = targets.first(where: { $0.item === focused }) else { return nil }
        let others = targets.filter { $0.item !== focused && ($0.item == nil || $0.group == present.group) }
        let ranked = others.compactMap { target in
            FocusDistance(from: present.frame, to: target.frame, heading).map { ($0, target) }
        }
        for (_, target) in ranked.sorted(by: { $0.0 < $1.0 || $0.0 == $1.0 && isRead($0.1, before: $1.1) }) {
            switch target.kind {
            case .item(let item): return item
            case .guide(let guide):
                for wish in guide.preferredFocusEnvironments {
                    if let item = preferredItem(of: wish), item !== focused { return item }
                }
            }
        }
        return nil
    }
}

/// The distance from one frame to another in one direction.
struct FocusDistance: Comparable {
    private let length: CGFloat

    /// Returns `nil` for a frame that is not straight ahead.
    init?(from frame: CGRect, to other: CGRect, _ heading: UIFocusHeading) {
        switch heading {
        case .right: self.init(other.minX - frame.maxX, Self.shareY(frame, other))
        case .left: self.init(frame.minX - other.maxX, Self.shareY(frame, other))
        case .down: self.init(other.minY - frame.maxY, Self.shareX(frame, other))
        case .up: self.init(frame.minY - other.maxY, Self.shareX(frame, other))
        default: return nil
        }
    }

    /// - Parameter share: The overlapping part of the other frame.
    private init?(_ length: CGFloat, _ share: CGFloat) {
        // Adjacent cells may overlap by a fraction of a pixel.
        guard length > -1, share > 0 else { return nil }
        self.length = max(0, length)
    }

    static func < (one: Self, other: Self) -> Bool { one.length < other.length }

    private static func shareX(_ one: CGRect, _ other: CGRect) -> CGFloat {
        min(one.maxX, other.maxX) - max(one.minX, other.minX)
    }

    private static func shareY(_ one: CGRect, _ other: CGRect) -> CGFloat {
        min(one.maxY, other.maxY) - max(one.minY, other.minY)
    }
}
