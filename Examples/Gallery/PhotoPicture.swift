import UIKit

/// Draws a photo: the sky, the sun or the moon, and three ranges of hills.
final class PhotoPicture: UIView {
    var photo: Photo? {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The gallery has no storyboard.")
    }

    override func draw(_ rect: CGRect) {
        guard let photo else { return }
        let colors = photo.time.colors
        fill(UIBezierPath(rect: bounds), with: colors.sky)
        fill(disc(of: photo), with: colors.disc)
        for (range, color) in colors.hills.enumerated() { fill(hills(range, of: photo), with: color) }
    }

    private func fill(_ path: UIBezierPath, with color: UIColor) {
        color.setFill()
        path.fill()
    }

    private func disc(of photo: Photo) -> UIBezierPath {
        let size = bounds.width * 0.2
        let x = bounds.width * (0.15 + 0.1 * CGFloat(photo.number % 6))
        let y = bounds.height * (0.14 + 0.05 * CGFloat(photo.number % 4))
        return UIBezierPath(ovalIn: CGRect(x: x, y: y, width: size, height: size))
    }

    /// A range of hills from the left edge to the right edge; the nearest is the last.
    private func hills(_ range: Int, of photo: Photo) -> UIBezierPath {
        let path = UIBezierPath()
        let (width, height) = (bounds.width, bounds.height)
        let base = height * (0.5 + 0.14 * CGFloat(range))
        let shift = CGFloat((photo.number * 7 + range * 5) % 10) / 10
        path.move(to: CGPoint(x: 0, y: height))
        path.addLine(to: CGPoint(x: 0, y: base))
        path.addCurve(
            to: CGPoint(x: width, y: base),
            controlPoint1: CGPoint(x: width * (0.1 + 0.4 * shift), y: base - height * 0.28),
            controlPoint2: CGPoint(x: width * (0.5 + 0.4 * shift), y: base + height * 0.2))
        path.addLine(to: CGPoint(x: width, y: height))
        path.close()
        return path
    }
}

/// The colors of a photo; the farthest hills are the first.
private struct PhotoColors {
    let sky: UIColor
    let disc: UIColor
    let hills: [UIColor]

    init(sky: Int, disc: Int, hills: [Int]) {
        self.sky = UIColor(hex: sky)
        self.disc = UIColor(hex: disc)
        self.hills = hills.map(UIColor.init(hex:))
    }
}

extension Photo.Time {
    fileprivate var colors: PhotoColors {
        switch self {
        case .morning: PhotoColors(sky: 0xF9D9C2, disc: 0xFFF3D6, hills: [0xD9A5A0, 0x9C7C93, 0x5B5876])
        case .noon: PhotoColors(sky: 0xA9D6F0, disc: 0xFFF7C9, hills: [0x9CC7B4, 0x5FA184, 0x2F6F5B])
        case .evening: PhotoColors(sky: 0xF2A65A, disc: 0xFFE29A, hills: [0xC96F4A, 0x8C4351, 0x472D47])
        case .night: PhotoColors(sky: 0x1F2A4D, disc: 0xE9EDF7, hills: [0x2F3E66, 0x22305A, 0x131B3A])
        }
    }
}

extension UIColor {
    fileprivate convenience init(hex: Int) {
        let part = { (shift: Int) in CGFloat(hex >> shift & 0xFF) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
