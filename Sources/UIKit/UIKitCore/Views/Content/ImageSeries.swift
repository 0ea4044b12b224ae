/// The images that an image view animates.
@MainActor
final class ImageSeries {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    private(set) var isRunning = false
    /// The loop's time when the animation started.
    private var beginning: TimeInterval = 0
    private var end: MainLoop.Timer?
    /// Left at the end, if the animation was started in a transaction.
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

    /// The current image; `nil` while the animation isn't running.
    func shownImage(_ isHighlighted: Bool) -> UIImage? {
        let images = shown(isHighlighted)
        return isRunning ? images.frame(at: Runtime.loop.now - beginning, of: roundDuration) : nil
    }

    func start() {
        stop()
        isRunning = true
        beginning = Runtime.loop.now
        group = OpenTransactions.join()
        // An endless animation has no end to wait for. It schedules nothing, so that the loop can become idle.
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
    /// The image at a time after the start, if one cycle takes `round` seconds.
    func frame(at time: TimeInterval, of round: TimeInterval) -> UIImage? {
        guard !isEmpty, round > 0 else { return first }
        // A time on the border of two frames belongs to the second one. The tolerance is a little larger than rounding errors.
        let place = Int(bounded: (time / round * Double(count) + 1e-6).rounded(.down))
        return self[((place % count) + count) % count]
    }
}

extension UIImage {
    /// The current image of an animated image. All animated images start at the clock's 0. `nil` for a single image.
    @MainActor
    var shownFrame: UIImage? {
        images.flatMap { $0.frame(at: Runtime.loop.now, of: duration) }
    }
}
