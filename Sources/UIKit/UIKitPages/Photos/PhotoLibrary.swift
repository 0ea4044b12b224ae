/// The photos and movies on the device.
@MainActor
package final class PhotoLibrary {
    /// The photos, the oldest first. By default, drawn samples.
    package lazy var images = SamplePhoto.all.map(\.image)
    /// Whether the device has a camera.
    package var hasCamera = false
    /// The photo that the camera takes.
    package lazy var cameraImage = SamplePhoto.all[0].image
    /// The movie that the camera records; without one it takes only photos.
    package var cameraMovie: URL?
    /// The movies that apps have saved.
    package var movies: [URL] = []

    /// The identifier of a photo: its index in the library. `nil` for a photo that isn't in the library.
    package func identifier(of image: UIImage) -> String? {
        guard let index = images.firstIndex(where: { $0 === image }) else { return nil }
        let number = String(index + 1)
        return "00000000-0000-0000-0000-\(String(repeating: "0", count: 12 - number.count))\(number)/L0/001"
    }
}

/// A drawn landscape, so that the user has photos to select.
@MainActor
struct SamplePhoto {
    let sky: UIColor
    let sun: UIColor
    let hill: UIColor
    /// The horizontal position of the sun, from 0 at the left edge to 1 at the right edge.
    let sunPlace: CGFloat

    static let all = [
        SamplePhoto(rgb(0x8EC5FC), rgb(0xFFF3B0), rgb(0x4C956C), 0.7),
        SamplePhoto(rgb(0xF6BD60), rgb(0xF94144), rgb(0x6D597A), 0.3),
        SamplePhoto(rgb(0x22223B), rgb(0xF2E9E4), rgb(0x4A4E69), 0.8),
        SamplePhoto(rgb(0xBDE0FE), rgb(0xFFC8DD), rgb(0x2A9D8F), 0.5),
        SamplePhoto(rgb(0xE9C46A), rgb(0xFFF8E7), rgb(0xC8553D), 0.2),
        SamplePhoto(rgb(0xCDE7F0), rgb(0xFFFFFF), rgb(0x8DA9C4), 0.6),
    ]

    private init(_ sky: UIColor, _ sun: UIColor, _ hill: UIColor, _ sunPlace: CGFloat) {
        self.sky = sky
        self.sun = sun
        self.hill = hill
        self.sunPlace = sunPlace
    }

    private static func rgb(_ number: Int) -> UIColor {
        func part(_ shift: Int) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    /// The photo: 400 x 300 points.
    var image: UIImage {
        let size = CGSize(width: 400, height: 300)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw(in: size) }
    }

    private func draw(in size: CGSize) {
        sky.setFill()
        UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
        sun.setFill()
        let middle = CGPoint(x: size.width * sunPlace, y: size.height * 0.35)
        UIBezierPath(ovalIn: CGRect(x: middle.x - 38, y: middle.y - 38, width: 76, height: 76)).fill()
        drawHill(in: size, from: 0.62, opacity: 0.6, crest: 0.3)
        drawHill(in: size, from: 0.78, opacity: 1, crest: 0.65)
    }

    private func drawHill(in size: CGSize, from height: CGFloat, opacity: CGFloat, crest: CGFloat) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height * height))
        path.addQuadCurve(
            to: CGPoint(x: size.width, y: size.height * height),
            controlPoint: CGPoint(x: size.width * crest, y: size.height * (height - 0.45)))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        hill.withAlphaComponent(opacity).setFill()
        path.fill()
    }
}
