import Synchronization

/// The receiver of reports about invalid calls on a snapshot: UIKit's diagnostics.
///
/// Any thread may create snapshots, and this module doesn't depend on the modules that use it.
package protocol SnapshotDiagnostics: Sendable {
    /// Raises an `NSInternalInconsistencyException`. If it returns, the refused call changes nothing.
    func raise(_ reason: String)

    /// Writes a line to the console.
    func warn(_ message: String)
}

/// Reports about invalid use of snapshots.
package enum SnapshotMisuse {
    private static let host = Mutex<(any SnapshotDiagnostics)?>(nil)

    /// The receiver of one task's reports, instead of the host.
    @TaskLocal package static var listener: (any SnapshotDiagnostics)?

    /// Sets the receiver of reports. Without a receiver, an exception ends the program, and a warning is lost.
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

    /// An identifier as a device prints it: strings unchanged, and Swift values with their type's module.
    static func described(_ identifier: some Any) -> String {
        identifier as? String ?? String(reflecting: identifier)
    }

    /// A set of identifiers as a device prints it.
    static func describedSet(_ identifiers: [some Any]) -> String {
        "{(\n" + identifiers.map { "    " + described($0) }.joined(separator: ",\n") + "\n)}"
    }

    /// An array of identifiers as a device prints it.
    static func describedArray(_ identifiers: [some Any]) -> String {
        let lines = identifiers.map { identifier in
            let text = described(identifier)
            return "    " + (text.allSatisfy { $0.isLetter || $0.isNumber } ? text : "\"\(text)\"")
        }
        return "(\n" + lines.joined(separator: ",\n") + "\n)"
    }
}

extension Array where Element: Hashable {
    /// Elements that are in the array more than once, in the order of their first repetition.
    var duplicates: [Element] {
        guard Set(self).count < count else { return [] }
        var seen: Set<Element> = []
        var found: Set<Element> = []
        return filter { !seen.insert($0).inserted && found.insert($0).inserted }
    }
}
