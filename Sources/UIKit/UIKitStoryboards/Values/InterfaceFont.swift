import InterfaceFiles

extension InterfaceReader {
    /// Returns the font of a property; `nil` if the file has none.
    package func font(_ key: String) -> UIFont? {
        (element.child("fontDescription", key: key) ?? element.child("font", key: key)).map {
            UIFont.read($0)
        }
    }
}

extension UIFont {
    /// Returns the font of an element: a text style, a weight of the system font, or a named font.
    static func read(_ element: InterfaceElement) -> UIFont {
        if let style = element["style"] { return .preferredFont(forTextStyle: TextStyle(rawValue: style)) }
        let size = CGFloat(element.number("pointSize") ?? element.number("size") ?? systemFontSize)
        _ = element["family"]
        _ = element["width"]
        if let name = element["name"], let font = UIFont(name: name, size: size) { return font }
        let weight = element["weight"].flatMap { weights[$0] }
        switch element["type"] ?? element["metaFont"] {
        case "boldSystem", "systemBold": return .systemFont(ofSize: size, weight: weight ?? .bold)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        default: return .systemFont(ofSize: size, weight: weight ?? .regular)
        }
    }

    private static let weights: [String: Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
}
