import UIKit

/// The layout of a film's screen: in its device or with a thin border, with a line of text below.
@MainActor
package struct FilmSheet {
    /// The style of a sheet.
    package struct Style {
        /// Whether the device is drawn around the screen.
        package var showsDevice: Bool
        /// Whether it is designed for a dark page.
        package var isDark: Bool

        /// Creates a style.
        package init(showsDevice: Bool, isDark: Bool) {
            (self.showsDevice, self.isDark) = (showsDevice, isDark)
        }

        var captionColor: PictureColor {
            isDark
                ? PictureColor(red: 0.65, green: 0.65, blue: 0.68)
                : PictureColor(red: 0.35, green: 0.35, blue: 0.38)
        }
    }

    private static let captionHeight: CGFloat = 52

    private let spec: DeviceSpec
    private let style: Style

    /// Creates a sheet for a device.
    package init(for spec: DeviceSpec, _ style: Style) {
        (self.spec, self.style) = (spec, style)
    }

    /// The film of moments. The last one is shown longer before the film repeats.
    package func film(of moments: [ScreenMoment], rest: Double = 2) -> Film {
        var film = Film(frames: moments.map { Film.Frame(picture(of: $0), seconds: $0.seconds) })
        if let last = film.frames.last { film.add(Film.Frame(last.picture, seconds: rest)) }
        return film
    }

    /// A moment with its fingers and its caption.
    package func picture(of moment: ScreenMoment) -> Picture {
        let device = device(around: moment)
        let caption = Caption(
            moment.caption, width: device.size.width, size: 17, lineLimit: 1, style.captionColor)
        let nodes = device.nodes + caption.nodes(below: device.size.height + 12)
        let size = CGSize(width: device.size.width, height: device.size.height + Self.captionHeight)
        return Picture(size: size, nodes: nodes).renumbered
    }

    /// The device, or the screen with a border.
    package func device(around moment: ScreenMoment) -> Picture {
        var screen = moment.screen
        screen.nodes += moment.touches.map(\.finger)
        if style.showsDevice { return DeviceFrame(of: spec).picture(around: screen) }
        let edge = CGRect(origin: .zero, size: screen.size).insetBy(dx: 0.5, dy: 0.5)
        let gray = PictureStroke(PictureColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.45), width: 1)
        let outline = PictureShape(.roundedRect(edge, radius: cornerWithoutDevice), stroke: gray)
        return Picture(
            size: screen.size,
            nodes: [
                screen.node(at: .zero, corner: cornerWithoutDevice),
                PictureNode(PictureKey(0), .shape(outline)),
            ])
    }

    /// Without a device around them, square screens look better with slightly rounded corners.
    private var cornerWithoutDevice: CGFloat { max(spec.cornerRadius * 0.6, 8) }
}

extension CGPoint {
    /// A finger on the screen, as in the system's screen recordings.
    fileprivate var finger: PictureNode {
        let circle = CGRect(x: x - 22, y: y - 22, width: 44, height: 44)
        let shape = PictureShape(
            .ellipse(circle), fill: .color(PictureColor(red: 0.5, green: 0.5, blue: 0.55, alpha: 1)),
            stroke: PictureStroke(PictureColor(red: 1, green: 1, blue: 1), width: 2))
        let group = PictureGroup(
            name: "Finger", opacity: 0.55, children: [PictureNode(PictureKey(0), .shape(shape))])
        return PictureNode(PictureKey(0), .group(group))
    }
}
