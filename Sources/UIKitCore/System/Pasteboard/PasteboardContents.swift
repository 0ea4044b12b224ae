/// What is on a pasteboard, whichever object speaks of it.
@MainActor
final class PasteboardContents {
    let name: UIPasteboard.Name
    private(set) var items: [[String: Any]] = []
    private(set) var changeCount = 0
    /// The types before the changes of this turn; `nil` where nothing has changed.
    private var typesBefore: Set<String>?

    init(_ name: UIPasteboard.Name) {
        self.name = name
    }

    /// What is changed in one turn is counted and told as one change.
    func replace(_ items: [[String: Any]], through pasteboard: UIPasteboard) {
        if typesBefore == nil {
            typesBefore = types
            Runtime.loop.afterCommit("change of a pasteboard") { self.tellOfChange(pasteboard) }
        }
        self.items = items
    }

    private var types: Set<String> { Set(items.flatMap(\.keys)) }

    private func tellOfChange(_ pasteboard: UIPasteboard) {
        let before = typesBefore ?? []
        typesBefore = nil
        changeCount += 1
        let (added, removed) = (types.subtracting(before), before.subtracting(types))
        let info: [String: Any] = [
            UIPasteboard.changedTypesAddedUserInfoKey: added.sorted(),
            UIPasteboard.changedTypesRemovedUserInfoKey: removed.sorted(),
        ]
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification, object: pasteboard,
            userInfo: added.isEmpty && removed.isEmpty ? nil : info)
    }
}

/// The pasteboards of the device that runs.
@MainActor
final class Pasteboards {
    static var current: Pasteboards { Runtime.current.pasteboards }

    private var boards: [UIPasteboard.Name: PasteboardContents] = [:]
    private(set) lazy var general = UIPasteboard(make(.general))

    /// One by its name.
    func board(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
        boards[name] ?? (create || name == .general ? make(name) : nil)
    }

    func make(_ name: UIPasteboard.Name) -> PasteboardContents {
        if let known = boards[name] { return known }
        let made = PasteboardContents(name)
        boards[name] = made
        return made
    }

    func remove(_ name: UIPasteboard.Name) {
        guard let board = boards.removeValue(forKey: name) else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.removedNotification, object: UIPasteboard(board))
    }
}

/// The names of types.
package enum PasteboardTypes {
    package static let text = "public.utf8-plain-text"
    /// Those that a text may have.
    static let texts = [text, "public.plain-text", "public.text"]
    package static let url = "public.url"
    package static let image = "public.png"
    static let color = "com.apple.uikit.color"
}
