import Foundation

/// What a screen shows at one moment of a film, and what is said of it.
package struct ScreenMoment: Hashable, Sendable {
    /// The whole screen.
    package var screen: Picture
    /// Where fingers are, in points of the screen.
    package var touches: [CGPoint]
    /// What happens.
    package var caption: String
    /// How long it is shown, in seconds.
    package var seconds: Double

    /// Makes a moment.
    package init(screen: Picture, touches: [CGPoint] = [], caption: String, seconds: Double) {
        self.screen = screen
        self.touches = touches
        self.caption = caption
        self.seconds = seconds
    }
}
