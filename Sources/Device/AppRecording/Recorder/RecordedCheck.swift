import Foundation

/// The state of the app while it was idle.
package struct RecordedCheck {
    /// The number of steps so far.
    package let steps: Int
    /// The time in seconds of the app's clock.
    package let time: TimeInterval
    /// The controller tree as text.
    package let tree: String
    /// The number of events so far.
    package let eventEnd: Int
    /// The picture as compressed SVG.
    package let picture: Data
}
