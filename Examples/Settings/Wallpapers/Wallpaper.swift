import UIKit

/// Two colours that run into each other.
struct Wallpaper: Sendable {
    let top: UIColor
    let bottom: UIColor

    @MainActor static let all: [Wallpaper] = {
        let colors: [UIColor] = [
            .systemBlue, .systemTeal, .systemGreen, .systemYellow, .systemOrange, .systemRed, .systemPink,
            .systemPurple, .systemIndigo,
        ]
        return zip(colors, colors.dropFirst() + [colors[0]]).map { Wallpaper(top: $0, bottom: $1) }
    }()
}
