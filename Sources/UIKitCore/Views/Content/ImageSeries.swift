/// The images that an image view shows in turn.
@MainActor
final class ImageSeries {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    private(set) var isRunning = false
    /// The loop's time at which the series began.
    private var beginning: TimeInterval = 0
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

    /// The image of this moment; `nil` while the series does not run.
    func shownImage(_ isHighlighted: Bool) -> UIImage? {
        let images = shown(isHighlighted)
        return isRunning ? images.frame(at: Runtime.loop.now - beginning, of: roundDuration) : nil
    }

    func start() {
        stop()
        isRunning = true
        beginning = Runtime.loop.now
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

extension [UIImage] {
    /// The image that is shown some time after the first one, where a round takes so long.
    func frame(at time: TimeInterval, of round: TimeInterval) -> UIImage? {
        guard !isEmpty, round > 0 else { return first }
        // What falls on the border of two frames belongs to the second: a little more than rounding takes away.
        let place = Int(bounded: (time / round * Double(count) + 1e-6).rounded(.down))
        return self[((place % count) + count) % count]
    }
}

extension UIImage {
    /// The image of this moment, of images that are shown in turn: all begin at the clock's 0. `nil` for a single image.
    @MainActor
    var shownFrame: UIImage? {
        images.flatMap { $0.frame(at: Runtime.loop.now, of: duration) }
    }
}
