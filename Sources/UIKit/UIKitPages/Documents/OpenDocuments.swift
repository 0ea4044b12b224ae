@_spi(UIKitModules) import UIKitCore

/// The open documents. They are saved periodically and when the app enters the background.
@MainActor
final class OpenDocuments {
    /// The interval of periodic saving. No source documents the interval of a device.
    private static let pause: TimeInterval = 15
    private var list: [Entry] = []
    private var observation: (any NSObjectProtocol)?

    private struct Entry {
        weak var document: UIDocument?
        var timer: MainLoop.Timer?
    }

    static var current: OpenDocuments { Runtime.current.state(OpenDocuments.init) }

    init() {
        observation = NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: Runtime.current.application,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.appIsAway() }
        }
    }

    isolated deinit {
        observation.map(NotificationCenter.default.removeObserver)
    }

    func add(_ document: UIDocument) {
        list.removeAll { $0.document == nil }
        guard position(of: document) == nil else { return }
        list.append(Entry(document: document))
        if document.hasUnsavedChanges { saveLater(document) }
    }

    func remove(_ document: UIDocument) {
        guard let position = position(of: document) else { return }
        list[position].timer?.cancel()
        list.remove(at: position)
    }

    func saveLater(_ document: UIDocument) {
        guard let position = position(of: document), list[position].timer == nil else { return }
        list[position].timer = Runtime.loop.schedule(
            alarmAfter: OpenDocuments.pause, "saving of \(document.fileURL.lastPathComponent)"
        ) { [weak self, weak document] in
            guard let self, let document else { return }
            if let position = self.position(of: document) { list[position].timer = nil }
            document.autosave()
        }
    }

    private func appIsAway() {
        for document in list.compactMap(\.document) {
            for error in document.errors { document.userInteractionNoLongerPermitted(forError: error) }
            if document.hasUnsavedChanges { document.autosave() }
        }
    }

    private func position(of document: UIDocument) -> Int? { list.firstIndex { $0.document === document } }
}
