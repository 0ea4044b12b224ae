import CoreGraphics
import Foundation
import Pictures

// A picture's values in a browser's formats.

extension PictureColor {
    /// `#1a7bff`, with two more digits if it isn't opaque.
    package var css: String {
        let opaque = [red, green, blue].map(Self.digits).joined()
        return "#" + opaque + (alpha < 1 ? Self.digits(alpha) : "")
    }

    private static func digits(_ part: Double) -> String {
        let value = Int(bounded: (part * 255).rounded(), in: 0...255)
        return (value < 16 ? "0" : "") + String(value, radix: 16)
    }
}

extension PictureOutline {
    /// The outline as an SVG path.
    package var path: String {
        switch self {
        case .rect(let rect):
            "M\(rect.minX.css) \(rect.minY.css)H\(rect.maxX.css)V\(rect.maxY.css)H\(rect.minX.css)Z"
        case .roundedRect(let rect, let radius): Self.path(rect, CGSize(width: radius, height: radius))
        case .ellipse(let rect): Self.path(rect, CGSize(width: rect.width / 2, height: rect.height / 2))
        case .path(let elements): elements.map(\.css).joined()
        }
    }

    private static func path(_ rect: CGRect, _ radius: CGSize) -> String {
        let (x, y) = (min(radius.width, rect.width / 2), min(radius.height, rect.height / 2))
        let arc = "A\(x.css) \(y.css) 0 0 1 "
        return "M\((rect.minX + x).css) \(rect.minY.css)H\((rect.maxX - x).css)"
            + "\(arc)\(rect.maxX.css) \((rect.minY + y).css)V\((rect.maxY - y).css)"
            + "\(arc)\((rect.maxX - x).css) \(rect.maxY.css)H\((rect.minX + x).css)"
            + "\(arc)\(rect.minX.css) \((rect.maxY - y).css)V\((rect.minY + y).css)"
            + "\(arc)\((rect.minX + x).css) \(rect.minY.css)Z"
    }
}

extension PicturePathElement {
    fileprivate var css: String {
        switch self {
        case .move(let point): "M\(point.css)"
        case .line(let point): "L\(point.css)"
        case .quadCurve(let end, let control): "Q\(control.css) \(end.css)"
        case .curve(let end, let control1, let control2): "C\(control1.css) \(control2.css) \(end.css)"
        case .close: "Z"
        }
    }
}

extension CGPoint {
    fileprivate var css: String { "\(x.css) \(y.css)" }
}

extension CGFloat {
    /// A length with three decimals: a symbol is drawn small and shown enlarged.
    fileprivate var css: String {
        guard isFinite, magnitude < 1e7 else { return "0" }
        let parts = Int((self * 1_000).rounded())
        return parts % 1_000 == 0 ? String(parts / 1_000) : String(Double(parts) / 1_000)
    }
}

extension PictureImage {
    /// The file as a data URL.
    package var dataURL: String { "data:image/\(format.rawValue);base64,\(data.base64EncodedString())" }
}
