/// Pictures one after the other, as one that moves.
///
/// ```swift
/// let film = sim.film { sim.tap("Buy now") }
/// try film.svg.write(toFile: "checkout.svg", atomically: true, encoding: .utf8)
/// ```
public struct Film: Hashable, Sendable {
    /// A picture, and how long it is shown.
    public struct Frame: Hashable, Sendable {
        /// The picture.
        public var picture: Picture
        /// How long it is shown, in seconds.
        public var seconds: Double

        /// Makes a frame.
        public init(_ picture: Picture, seconds: Double) {
            self.picture = picture
            self.seconds = seconds
        }
    }

    /// The frames in their order.
    public var frames: [Frame]

    /// Makes a film. Frames in a row that show the same become one.
    public init(frames: [Frame] = []) {
        self.frames = []
        for frame in frames { add(frame) }
    }

    /// How long it takes, in seconds.
    public var seconds: Double { frames.reduce(0) { $0 + $1.seconds } }

    /// Adds a frame at the end. One that shows what the last one shows makes that one longer.
    public mutating func add(_ frame: Frame) {
        if let last = frames.last, last.picture == frame.picture {
            frames[frames.count - 1].seconds += frame.seconds
        } else {
            frames.append(frame)
        }
    }
}
