/// The difference between two screens, in a line or two.
@MainActor
struct ScreenChange {
    private let old: ScreenContent
    private let new: ScreenContent
    /// The maximum length of a list of names or changes.
    private static let mostCharacters = 200

    init(from old: ScreenContent, to new: ScreenContent) { (self.old, self.new) = (old, new) }

    /// The page now and what can be touched there; for the same page, the changed lines.
    var lines: [String] {
        if old.path != new.path { return ["now \(new.place)", Self.sight(new)] }
        if !differences.isEmpty { return ["same page; \(Self.list(differences, separator: "; "))"] }
        return [isMoved ? "same page; elements moved; \(Self.sight(new))" : "same page; nothing changed"]
    }

    /// The elements that a user can operate, as one line.
    static func sight(_ content: ScreenContent) -> String {
        content.targets.isEmpty
            ? "in sight: nothing to tap" : "in sight: \(list(content.targets, separator: " "))"
    }

    /// The first parts, and the number of the others.
    private static func list(_ parts: [String], separator: String) -> String {
        var text = ""
        for (index, part) in parts.enumerated() {
            if index > 0, text.count + part.count > mostCharacters {
                return text + separator + "and \(parts.count - index) more"
            }
            text += (index > 0 ? separator : "") + part
        }
        return text
    }

    private var isMoved: Bool { old.lines.map(\.text) != new.lines.map(\.text) }

    /// Changed lines, added lines with a plus, removed lines with a minus.
    private var differences: [String] {
        let (before, after) = (Set(old.lines.map(\.content)), Set(new.lines.map(\.content)))
        let added = new.lines.filter { !before.contains($0.content) }
        let removed = old.lines.filter { !after.contains($0.content) }
        let kept = Set(added.map(\.identity)).intersection(removed.map(\.identity))
        return added.map { (kept.contains($0.identity) ? "" : "+ ") + $0.content }
            + removed.filter { !kept.contains($0.identity) }.map { "- " + $0.content }
    }
}

extension ScreenLine {
    /// Equal for the same element with another value or state.
    fileprivate var identity: String { "\(role) \(name) \(identifier)" }
}
