import UIKit

/// The shape of a device around its screen. Lengths are in points of the screen.
struct DeviceBody {
    /// The features in or below the screen.
    private enum Kind { case island, notch(width: CGFloat), homeButton, tablet, tabletWithHomeButton }

    private static let metalWidth: CGFloat = 4
    /// The distance by which buttons protrude from the body.
    private static let buttonDepth: CGFloat = 3

    private let kind: Kind
    private let corner: CGFloat
    private let screenTop: CGFloat

    init(of spec: DeviceSpec) {
        corner = spec.cornerRadius
        screenTop = spec.uprightInsets.top
        kind =
            switch (spec.idiom, spec.cornerRadius > 0) {
            case (.pad, true): .tablet
            case (.pad, false): .tabletWithHomeButton
            case (_, false): .homeButton
            default:
                spec.uprightInsets.top >= 59
                    ? .island : .notch(width: [47, 50].contains(spec.uprightInsets.top) ? 162 : 209)
            }
    }

    /// The distances from the screen to the edges of the picture.
    var margins: UIEdgeInsets {
        let (side, end) = glass
        let rim = Self.metalWidth + Self.buttonDepth
        return UIEdgeInsets(top: end + rim, left: side + rim, bottom: end + rim, right: side + rim)
    }

    /// The width of the black glass at the sides of the screen, and above and below it.
    private var glass: (side: CGFloat, end: CGFloat) {
        switch kind {
        case .island, .notch: (12, 12)
        case .homeButton: (20, 92)
        case .tablet: (34, 34)
        case .tabletWithHomeButton: (34, 88)
        }
    }

    private var bodyCorner: CGFloat {
        switch kind {
        case .island, .notch, .tablet: corner + glass.side + Self.metalWidth
        case .homeButton, .tabletWithHomeButton: 52
        }
    }
}

// Drawing.
extension DeviceBody {
    /// The parts behind the screen.
    @MainActor
    func draw(around screen: CGRect) {
        let (side, end) = glass
        let front = screen.insetBy(dx: -side, dy: -end)
        let body = front.insetBy(dx: -Self.metalWidth, dy: -Self.metalWidth)
        drawButtons(beside: body)
        fill(body, bodyCorner, 0x8E8E93)
        fill(body.insetBy(dx: 1, dy: 1), bodyCorner - 1, 0x48484A)
        fill(front, bodyCorner - Self.metalWidth, 0x0B0B0D)
        switch kind {
        case .homeButton, .tabletWithHomeButton: drawHomeButton(in: front, below: screen)
        case .tablet: drawLens(at: CGPoint(x: front.midX, y: front.minY + end / 2), radius: 5)
        case .island, .notch: break
        }
    }

    /// The parts in front of the screen.
    @MainActor
    func drawCamera(above screen: CGRect) {
        switch kind {
        case .island:
            let island = CGRect(x: screen.midX - 63, y: screen.minY + screenTop - 48, width: 126, height: 37)
            fill(island, 18.5, 0x000000)
            drawLens(at: CGPoint(x: island.maxX - 18.5, y: island.midY), radius: 6)
        case .notch(let width):
            UIColor.black.setFill()
            notch(in: CGRect(x: screen.midX - width / 2, y: screen.minY - 1, width: width, height: 32)).fill()
            drawLens(at: CGPoint(x: screen.midX + width * 0.28, y: screen.minY + 15), radius: 5)
        case .homeButton, .tablet, .tabletWithHomeButton: break
        }
    }

    /// Round at its lower corners, and concave where it meets the screen's edge.
    @MainActor
    private func notch(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        let (flare, round): (CGFloat, CGFloat) = (6, 20)
        path.move(to: CGPoint(x: rect.minX - flare, y: rect.minY))
        path.addArc(
            withCenter: CGPoint(x: rect.minX - flare, y: rect.minY + flare), radius: flare,
            startAngle: -.pi / 2,
            endAngle: 0, clockwise: true)
        path.addArc(
            withCenter: CGPoint(x: rect.minX + round, y: rect.maxY - round), radius: round, startAngle: .pi,
            endAngle: .pi / 2, clockwise: false)
        path.addArc(
            withCenter: CGPoint(x: rect.maxX - round, y: rect.maxY - round), radius: round,
            startAngle: .pi / 2,
            endAngle: 0, clockwise: false)
        path.addArc(
            withCenter: CGPoint(x: rect.maxX + flare, y: rect.minY + flare), radius: flare, startAngle: .pi,
            endAngle: .pi * 1.5, clockwise: true)
        path.close()
        return path
    }

    @MainActor
    private func drawHomeButton(in front: CGRect, below screen: CGRect) {
        let middle = CGPoint(x: front.midX, y: (screen.maxY + front.maxY) / 2)
        fill(CGRect(x: middle.x - 31, y: middle.y - 31, width: 62, height: 62), 31, 0x3A3A3C)
        fill(CGRect(x: middle.x - 29, y: middle.y - 29, width: 58, height: 58), 29, 0x101012)
        let top = (front.minY + screen.minY) / 2
        guard case .homeButton = kind else { return drawLens(at: CGPoint(x: front.midX, y: top), radius: 5) }
        fill(CGRect(x: front.midX - 28, y: top - 3, width: 56, height: 6), 3, 0x2C2C2E)
        drawLens(at: CGPoint(x: front.midX - 50, y: top), radius: 5)
    }

    @MainActor
    private func drawLens(at center: CGPoint, radius: CGFloat) {
        for (part, color) in [(1, 0x17171C), (0.6, 0x1D2540), (0.25, 0x3B4A78)] as [(CGFloat, Int)] {
            let radius = radius * part
            fill(
                CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
                radius,
                color)
        }
    }

    /// Volume buttons on the left, the power button on the right; a tablet has none at its sides.
    @MainActor
    private func drawButtons(beside body: CGRect) {
        let places: [(isLeft: Bool, y: CGFloat, height: CGFloat)]
        switch kind {
        case .island, .notch:
            places = [(true, 0.17, 30), (true, 0.24, 58), (true, 0.32, 58), (false, 0.27, 92)]
        case .homeButton: places = [(true, 0.14, 26), (true, 0.2, 48), (true, 0.28, 48), (false, 0.2, 52)]
        case .tablet, .tabletWithHomeButton: return
        }
        for place in places {
            let x = place.isLeft ? body.minX - Self.buttonDepth : body.maxX - Self.buttonDepth
            let y = body.minY + place.y * body.height
            fill(CGRect(x: x, y: y, width: 2 * Self.buttonDepth, height: place.height), 2, 0x6C6C70)
        }
    }

    @MainActor
    private func fill(_ rect: CGRect, _ radius: CGFloat, _ color: Int) {
        let parts = [color >> 16, color >> 8, color].map { CGFloat($0 & 0xFF) / 255 }
        UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).setFill()
        UIBezierPath(roundedRect: rect, cornerRadius: radius).fill()
    }
}
