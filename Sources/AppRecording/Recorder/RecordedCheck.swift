import Foundation

/// What there was while the app was at rest.
package struct RecordedCheck {
    /// How many steps had been taken.
    package let steps: Int
    /// Seconds of the app's clock.
    package let time: TimeInterval
    /// The tree of controllers in words.
    package let tree: String
    /// How many events had come.
    package let eventEnd: Int
    /// The picture as SVG, packed.
    package let picture: Data
}
