/// A sequence of pictures that plays as a film.
///
/// ```swift
/// let film = sim.film { sim.tap("Buy now") }
/// try film.svg.write(toFile: "checkout.svg", atomically: true, encoding: .utf8)
/// ```
public struct Film: Hashable, Sendable {
    /// A picture and its duration.
    public struct Frame: Hashable, Sendable {
        /// The picture.
        public var picture: Picture
        /// The duration in seconds.
        public var seconds: Double

        /// Creates a frame.
        public init(_ picture: Picture, seconds: Double) {
            self.picture = picture
            self.seconds = seconds
        }
    }

    /// The frames, in order.
    public var frames: [Frame]

    /// Creates a film. Consecutive frames with equal pictures become one.
    public init(frames: [Frame] = []) {
        self.frames = []
        for frame in frames { add(frame) }
    }

    /// The duration in seconds.
    public var seconds: Double { frames.reduce(0) { $0 + $1.seconds } }

    /// Appends a frame. If it shows the same picture as the last one, the last frame becomes longer.
    public mutating func add(_ frame: Frame) {
        if let last = frames.last, last.picture == frame.picture {
            frames[frames.count - 1].seconds += frame.seconds
        } else {
            frames.append(frame)
        }
    }
}
