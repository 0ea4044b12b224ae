import CoreGraphics
import Foundation

extension PictureColor {
    /// The color without its opacity: `#1A7BFF`.
    var written: String {
        let parts = [red, green, blue].map { part in
            let value = Int(bounded: (part * 255).rounded(), in: 0...255)
            let digits = String(value, radix: 16, uppercase: true)
            return digits.count == 1 ? "0\(digits)" : digits
        }
        return "#\(parts.joined())"
    }
}

extension [PicturePathElement] {
    /// The path in SVG syntax.
    var written: String { map(\.written).joined(separator: " ") }
}

extension PicturePathElement {
    fileprivate var written: String {
        switch self {
        case .move(let point): "M\(point.written)"
        case .line(let point): "L\(point.written)"
        case .quadCurve(let end, let control): "Q\(control.written) \(end.written)"
        case .curve(let end, let control1, let control2):
            "C\(control1.written) \(control2.written) \(end.written)"
        case .close: "Z"
        }
    }
}

extension CGPoint {
    fileprivate var written: String { "\(SVGNumber(x)) \(SVGNumber(y))" }
}
