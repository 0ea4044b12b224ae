/// The result of a ``UIFocusDebugger`` command, in its description. iOS 11. Follows Apple's page
/// "UIFocusDebuggerOutput".
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Reports in a debugger the focused item, and why an item isn't focusable. iOS 11.
///
/// The text differs from Apple's. Follows Apple's page "UIFocusDebugger".
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
    /// Returns the list of commands. Follows Apple's page "help()".
    open class func help() -> any UIFocusDebuggerOutput {
        FocusReport([
            "status(): the focused item of each scene",
            "checkFocusability(for:): why an item cannot be focused",
            "simulateFocusUpdateRequest(from:): where focus would go that is asked for by an environment",
            "focusGroups(for:): the groups in an environment and their items",
            "preferredFocusEnvironments(for:): what an environment prefers, and what that prefers",
        ])
    }

    /// Returns the focused item of each scene. Follows Apple's page "status()".
    open class func status() -> any UIFocusDebuggerOutput {
        let systems = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.focusSystem }
        guard !systems.isEmpty else { return FocusReport(["There is no focus system."]) }
        return FocusReport(
            systems.map { system in
                system.focusedItem.map { "Focused: \(FocusReport.name(of: $0))" } ?? "Nothing is focused."
            })
    }

    /// Returns the reasons why an item isn't focusable. Follows Apple's page "checkFocusability(for:)".
    open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
        let obstacles = FocusObstacles(of: item).found
        return FocusReport(
            obstacles.isEmpty ? ["\(FocusReport.name(of: item)) can be focused."] : obstacles)
    }

    /// Returns the destination of a focus update that an environment requests. Focus doesn't move. Follows Apple's
    /// page "simulateFocusUpdateRequest(from:)".
    open class func simulateFocusUpdateRequest(
        from environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        guard let system = UIFocusSystem.focusSystem(for: environment) else {
            return FocusReport(["There is no focus system."])
        }
        let item = FocusSearch(in: system).preferredItem(of: environment)
        return FocusReport([
            item.map { "Focus would go to \(FocusReport.name(of: $0))." } ?? "No item is found."
        ])
    }

    /// Returns the groups in an environment and their items. Follows Apple's page "focusGroups(for:)".
    open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
        guard let system = UIFocusSystem.focusSystem(for: environment),
            let container = environment.focusItemContainer
        else { return FocusReport(["There is no focus system."]) }
        let groups = FocusSearch(in: system).groups(in: container)
        return FocusReport(
            groups.enumerated().flatMap { index, items in
                ["Group \(index + 1):"] + items.map { "  \(FocusReport.name(of: $0))" }
            })
    }

    /// Returns an environment's preferred environments, recursively. Follows Apple's page
    /// "preferredFocusEnvironments(for:)".
    open class func preferredFocusEnvironments(
        for environment: any UIFocusEnvironment
    ) -> any UIFocusDebuggerOutput {
        FocusReport(FocusReport.preferences(of: environment, depth: 0))
    }
}

/// Text lines for a debugger.
@MainActor
private final class FocusReport: NSObject, UIFocusDebuggerOutput {
    private let lines: [String]

    init(_ lines: [String]) {
        self.lines = lines
        super.init()
    }

    nonisolated override var description: String { lines.joined(separator: "\n") }

    nonisolated override var debugDescription: String { description }

    static func name(of environment: any UIFocusEnvironment) -> String {
        let kind = "\(type(of: environment))"
        guard let view = environment as? UIView else { return kind }
        return view.accessibilityIdentifier.map { "\(kind) \($0)" } ?? "\(kind) \(view.frame)"
    }

    static func preferences(of environment: any UIFocusEnvironment, depth: Int) -> [String] {
        // Two environments may prefer each other.
        guard depth < 10 else { return [] }
        let line = String(repeating: "  ", count: depth) + name(of: environment)
        return [line]
            + environment.preferredFocusEnvironments.flatMap { preferences(of: $0, depth: depth + 1) }
    }
}

/// The reasons why an item isn't focusable.
@MainActor
private struct FocusObstacles {
    private(set) var found: [String] = []

    init(of item: any UIFocusItem) {
        if !item.canBecomeFocused { found.append("canBecomeFocused is false.") }
        guard let system = UIFocusSystem.focusSystem(for: item) else {
            found.append("It is in no scene with a focus system.")
            return
        }
        if system.root?.contains(item) != true { found.append("Another page is in front of it.") }
        guard let view = item as? UIView else { return }
        if !view.isUserInteractionEnabled { found.append("isUserInteractionEnabled is false.") }
        for holder in sequence(first: view, next: \.superview) where holder.isHidden || holder.alpha < 0.01 {
            found.append("\(holder === view ? "It" : "\(type(of: holder)) around it") cannot be seen.")
        }
    }
}

extension FocusSearch {
    /// Returns the items of each group in reading order.
    fileprivate func groups(in container: any UIFocusItemContainer) -> [[any UIFocusItem]] {
        let found = targets(in: container).filter { $0.item != nil }
        let sorted = found.sorted { FocusGroupKey.isRead($0.frame, before: $1.frame) }
        var keys: [FocusGroupKey] = []
        for target in sorted where !keys.contains(target.group) { keys.append(target.group) }
        return keys.map { key in sorted.filter { $0.group == key }.compactMap(\.item) }
    }
}
