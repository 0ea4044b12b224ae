import Foundation

/// The content of a screen at one moment of a film, and its caption.
package struct ScreenMoment: Hashable, Sendable {
    /// The whole screen.
    package var screen: Picture
    /// The locations of fingers, in points of the screen.
    package var touches: [CGPoint]
    /// The caption.
    package var caption: String
    /// The duration in seconds.
    package var seconds: Double

    /// Creates a moment.
    package init(screen: Picture, touches: [CGPoint] = [], caption: String, seconds: Double) {
        self.screen = screen
        self.touches = touches
        self.caption = caption
        self.seconds = seconds
    }
}
