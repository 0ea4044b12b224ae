/// The update links of an app, and the UI update that is running.
@MainActor
final class UpdateLinks {
    private struct Entry {
        weak var link: UIUpdateLink?
    }

    /// Whether a link was ever enabled. Read several times in every turn.
    private(set) static var areInUse = false

    static var current: UpdateLinks { Runtime.current.state { UpdateLinks() } }

    /// The running update; `nil` between updates, or if no link was ever enabled.
    private(set) var info: UIUpdateInfo?
    private var entries: [Entry] = []
    /// Whether a link has been enabled since the last update, which requests one.
    private(set) var isRequested = false

    private var links: [UIUpdateLink] { entries.compactMap(\.link) }

    func add(_ link: UIUpdateLink) {
        UpdateLinks.areInUse = true
        isRequested = true
        guard !links.contains(link) else { return }
        entries.append(Entry(link: link))
    }

    /// Starts an update, unless one is running: before an event, or at the start of a turn that updates something.
    @inline(__always)
    static func startUpdate() {
        if areInUse { current.start() }
    }

    @inline(__always)
    static func perform(_ position: UIUpdateActionPhase.Position) {
        if areInUse { current.perform(position) }
    }

    /// Ends the update of a turn.
    @inline(__always)
    static func finishUpdate() {
        if areInUse { current.finish() }
    }

    private func start() {
        guard info == nil else { return }
        isRequested = false
        Runtime.withLoop { $0.noteContainerWork() }
        info = UIUpdateInfo(startingAt: Runtime.loop.currentTime)
        perform(.afterUpdateScheduled)
        perform(.beforeEventDispatch)
    }

    private func perform(_ position: UIUpdateActionPhase.Position) {
        guard let info else { return }
        for link in links { link.perform(position, info) }
    }

    private func finish() {
        perform(.afterUpdateComplete)
        info = nil
        entries.removeAll { $0.link == nil }
        for link in links { link.requestNextUpdate() }
    }
}
