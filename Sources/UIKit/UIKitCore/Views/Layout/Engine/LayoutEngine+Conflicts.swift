import LayoutSolver

// Conflicts: one of the conflicting constraints is broken, with a message in the console.
extension LayoutEngine {
    func breakOne(of conflict: [LayoutConstraintID]) -> LayoutConstraintID {
        let entries = conflict.compactMap { id in row(id).map { ConflictEntry(id: id, row: $0) } }
        guard let broken = choice(among: entries) ?? entries.first else { return conflict[0] }
        report(entries, breaking: broken)
        return broken.id
    }

    /// If all reported rows are the app's, the newest one holds and the second newest is broken. Otherwise the app's newest constraint is
    /// broken; UIKit's are broken only in conflicts without the app's.
    private func choice(among entries: [ConflictEntry]) -> ConflictEntry? {
        let apps = entries.filter(\.row.isOfApp).sorted { $0.order < $1.order }
        guard apps.count > 1, apps.count == entries.filter({ !$0.isSilent }).count else {
            return apps.last ?? entries.first { !$0.isSilent }
        }
        return apps[apps.count - 2]
    }

    private func report(_ entries: [ConflictEntry], breaking broken: ConflictEntry) {
        let named = entries.filter { !$0.isSilent }.sorted { $0.order < $1.order }
        let list = named.map { "    \"\($0.text)\"" }.joined(separator: ",\n")
        let note = entries.contains { $0.row.isMask } ? Self.maskNote : ""
        Runtime.current.diagnostics.warn(
            """
            Unable to simultaneously satisfy constraints.
            \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
            \tTry this:\u{20}
            \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
            \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
            \(note)(
            \(list)
            )

            Will attempt to recover by breaking constraint\u{20}
            \(broken.text)

            Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
            The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may \
            also be helpful.
            """)
    }

    private static let maskNote =
        "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the "
        + "documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n"
}

/// A row of a conflict.
@MainActor
private struct ConflictEntry {
    let id: LayoutConstraintID
    let row: LayoutRow

    /// UIKit's own rows precede the app's.
    var order: Int { row.isOfApp ? row.constraint?.order ?? 0 : 0 }
    var isSilent: Bool { row.constraint == nil }
    var text: String { row.constraint?.text ?? "" }
}
