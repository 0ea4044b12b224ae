import UIKit

public enum ColorScheme: CaseIterable {
    case light, dark
}

public struct Color: View, Hashable {
    private let color: UIColor
    public init(_ color: UIColor) { self.color = color }
    public init(uiColor: UIColor) { color = uiColor }

    public init(_ name: String, bundle: Bundle? = nil) {
        color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    }

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    public init(white: Double, opacity: Double = 1) { color = UIColor(white: white, alpha: opacity) }
    public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
    public var uiKitColor: UIColor { color }
    public var body: EmptyView { EmptyView() }
    public static var black: Color { Color(.black) }
    public static var blue: Color { Color(.systemBlue) }
    public static var clear: Color { Color(.clear) }
    public static var gray: Color { Color(.systemGray) }
    public static var green: Color { Color(.systemGreen) }
    public static var orange: Color { Color(.systemOrange) }
    public static var pink: Color { Color(.systemPink) }
    public static var primary: Color { Color(.label) }
    public static var purple: Color { Color(.systemPurple) }
    public static var red: Color { Color(.systemRed) }
    public static var secondary: Color { Color(.secondaryLabel) }
    public static var white: Color { Color(.white) }
    public static var yellow: Color { Color(.systemYellow) }
}

extension UIColor {
    public convenience init(_ color: Color) { self.init(cgColor: color.uiKitColor.cgColor) }
}
