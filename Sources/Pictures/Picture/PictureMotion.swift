import Foundation

/// How a group goes on by itself from an instant on: what a browser can show without asking again.
///
/// Only a live picture has motions: see ``LivePictures``. A group with a motion has the values of its last moment.
public struct PictureMotion: Hashable, Sendable {
    /// What the group is at one instant.
    public struct Moment: Hashable, Sendable {
        /// The group's transform.
        public var transform: PictureTransform
        /// The group's opacity.
        public var opacity: Double

        /// Makes a moment.
        public init(transform: PictureTransform, opacity: Double) {
            self.transform = transform
            self.opacity = opacity
        }
    }

    /// The time between two moments, in seconds: a frame.
    public static let interval: TimeInterval = 1.0 / 60

    /// The number of the first moment: it is `first` frames after the clock's beginning.
    public var first: Int
    /// The moments, a frame after the other. The last one stays.
    public var moments: [Moment]

    /// Makes a motion.
    public init(first: Int, moments: [Moment]) {
        self.first = first
        self.moments = moments
    }

    /// When it begins, in seconds of the clock.
    public var start: TimeInterval { Double(first) * Self.interval }
    /// When it has come to its end, in seconds of the clock.
    public var end: TimeInterval { Double(first + moments.count - 1) * Self.interval }

    /// Whether another motion, which begins no earlier, is what is left of this one.
    func goesOn(as other: PictureMotion) -> Bool {
        let skipped = other.first - first
        guard skipped >= 0 else { return false }
        let rest = moments.dropFirst(skipped)
        guard let last = moments.last else { return false }
        return rest.isEmpty ? other.moments == [last] : rest.elementsEqual(other.moments)
    }
}
