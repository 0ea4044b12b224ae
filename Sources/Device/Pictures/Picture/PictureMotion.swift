import Foundation

/// A planned animation of a group, which a browser can show without further messages.
///
/// Only live pictures contain motions: see ``LivePictures``. A group with a motion has the values of its last moment.
public struct PictureMotion: Hashable, Sendable {
    /// The values of a group at one instant.
    public struct Moment: Hashable, Sendable {
        /// The group's transform.
        public var transform: PictureTransform
        /// The group's opacity.
        public var opacity: Double

        /// Creates a moment.
        public init(transform: PictureTransform, opacity: Double) {
            self.transform = transform
            self.opacity = opacity
        }
    }

    /// The time between two moments in seconds, which is one frame.
    public static let interval: TimeInterval = 1.0 / 60

    /// The index of the first moment: the number of frames since the clock's start.
    public var first: Int
    /// The moments, one per frame. The last one remains.
    public var moments: [Moment]

    /// Creates a motion.
    public init(first: Int, moments: [Moment]) {
        self.first = first
        self.moments = moments
    }

    /// The start time, in seconds of the clock.
    public var start: TimeInterval { Double(first) * Self.interval }
    /// The end time, in seconds of the clock.
    public var end: TimeInterval { Double(first + moments.count - 1) * Self.interval }

    /// Whether another motion, which begins no earlier, is the rest of this one.
    func goesOn(as other: PictureMotion) -> Bool {
        let skipped = other.first - first
        guard skipped >= 0 else { return false }
        let rest = moments.dropFirst(skipped)
        guard let last = moments.last else { return false }
        return rest.isEmpty ? other.moments == [last] : rest.elementsEqual(other.moments)
    }
}
