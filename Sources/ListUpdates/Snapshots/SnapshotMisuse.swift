import Synchronization

/// Who says what is wrong with a call on a snapshot: UIKit's diagnostics.
///
/// Snapshots may be made on any thread, and know nothing of what stands above them.
package protocol SnapshotDiagnostics: Sendable {
    /// Raises an `NSInternalInconsistencyException`. Where it returns, the refused call changes nothing.
    func raise(_ reason: String)

    /// Writes a line to the console.
    func warn(_ message: String)
}

/// Misuse of snapshots.
package enum SnapshotMisuse {
    private static let host = Mutex<(any SnapshotDiagnostics)?>(nil)

    /// Who is notified of the misuse of one task, rather than the host.
    @TaskLocal package static var listener: (any SnapshotDiagnostics)?

    /// Says who is notified of misuse from now on. Without anybody, an exception ends the program, and a warning is lost.
    package static func report(to diagnostics: any SnapshotDiagnostics) {
        host.withLock { $0 = diagnostics }
    }

    static func raise(_ reason: String) {
        guard let hearer else { preconditionFailure(reason) }
        hearer.raise(reason)
    }

    static func warn(_ message: String) {
        hearer?.warn(message)
    }

    private static var hearer: (any SnapshotDiagnostics)? { listener ?? host.withLock { $0 } }

    /// An identifier as a device prints it: text as it is, and a Swift value with the module of its type.
    static func described(_ identifier: some Any) -> String {
        identifier as? String ?? String(reflecting: identifier)
    }

    /// Identifiers as a device prints a set of them.
    static func describedSet(_ identifiers: [some Any]) -> String {
        "{(\n" + identifiers.map { "    " + described($0) }.joined(separator: ",\n") + "\n)}"
    }

    /// Identifiers as a device prints an array of them.
    static func describedArray(_ identifiers: [some Any]) -> String {
        let lines = identifiers.map { identifier in
            let text = described(identifier)
            return "    " + (text.allSatisfy { $0.isLetter || $0.isNumber } ? text : "\"\(text)\"")
        }
        return "(\n" + lines.joined(separator: ",\n") + "\n)"
    }
}

extension Array where Element: Hashable {
    /// Elements that are in the array more than once, in order of their first repetition.
    var duplicates: [Element] {
        guard Set(self).count < count else { return [] }
        var seen: Set<Element> = []
        var found: Set<Element> = []
        return filter { !seen.insert($0).inserted && found.insert($0).inserted }
    }
}
