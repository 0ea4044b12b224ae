/// One class of the page, with one line per member.
struct ClassSection {
    private let type: TypeCoverage

    init(_ type: TypeCoverage) {
        self.type = type
    }

    var markdown: String {
        let rows = type.rows.compactMap(line)
        let head = "## \(type.name)\n\n\(introduction)"
        guard !rows.isEmpty else { return head }
        return head + "\n\n| member | Objective-C | iOS | |\n|---|---|---|---|\n"
            + rows.joined(separator: "\n")
    }

    private var introduction: String {
        guard let name = type.swiftName else {
            return type.presentCount > 0 ? "No type of this name; its constants are elsewhere." : "Absent."
        }
        let overridable = type.overridable.map { $0.all > 0 ? " \($0.text) overridable." : "" } ?? ""
        let forms = type.asyncFormCount.all > 0 ? " Forms with `async`: \(type.asyncFormCount.text)." : ""
        return "`\(name)`: \(type.presentCount) present, \(type.absentCount) absent.\(overridable)\(forms)"
    }

    /// A deprecated member has a line only if it is implemented.
    private func line(_ row: TypeCoverage.Row) -> String? {
        let apple = row.apple
        let since = apple.since == "<=6" ? "6 or earlier" : apple.since
        let note = apple.isDeprecated ? ", deprecated" : ""
        switch row.presence {
        case .absent:
            return apple.isDeprecated ? nil : "| | `\(apple.selector)` | \(since) | absent |"
        case .own(let member):
            return "| `\(shortName(member))` | `\(apple.selector)` | \(since) | present\(note) |"
        case .inherited(let member):
            let owner = member.path.dropLast().joined(separator: ".")
            return "| `\(member.title)` | `\(apple.selector)` | \(since) | present, from `\(owner)`\(note) |"
        }
    }

    /// A constant may be nested in another type, and then has its full path.
    private func shortName(_ member: SwiftMember) -> String {
        member.typeName == type.name ? member.title : member.qualifiedName
    }
}
