/// The images that an image view shows in turn.
@MainActor
final class ImageSeries {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    private(set) var isRunning = false
    private var end: MainLoop.Timer?
    /// Waits for the end, if the series was started in a transaction.
    private var group: CompletionGroup?

    deinit {
        MainActor.assumeIsolated { group?.leave() }
    }

    var roundDuration: TimeInterval {
        duration > 0 ? duration : Double(images?.count ?? 0) / 30
    }

    func shown(_ isHighlighted: Bool) -> [UIImage] {
        (isHighlighted ? highlightedImages : images) ?? []
    }

    func start() {
        stop()
        isRunning = true
        group = OpenTransactions.join()
        // A series without end has nothing to wait for: the loop is left alone, so that it can come to rest.
        guard repeatCount > 0 else { return }
        end = Runtime.loop.schedule(
            after: roundDuration * Double(repeatCount), "end of an image view's images"
        ) { [weak self] in
            self?.stop()
        }
    }

    func stop() {
        isRunning = false
        end?.cancel()
        end = nil
        let group = group
        self.group = nil
        group?.leave()
    }
}
