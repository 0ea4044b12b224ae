import UIKit

/// A gradient of two colors.
struct Wallpaper: Sendable {
    /// The VoiceOver label.
    let name: String
    let top: UIColor
    let bottom: UIColor

    @MainActor static let all: [Wallpaper] = {
        let colors: [(name: String, color: UIColor)] = [
            ("Sea", .systemBlue), ("Lagoon", .systemTeal), ("Meadow", .systemGreen), ("Noon", .systemYellow),
            ("Sunset", .systemOrange), ("Poppies", .systemRed), ("Blossom", .systemPink),
            ("Dusk", .systemPurple), ("Night", .systemIndigo),
        ]
        return zip(colors, colors.dropFirst() + [colors[0]]).map {
            Wallpaper(name: $0.name, top: $0.color, bottom: $1.color)
        }
    }()
}
