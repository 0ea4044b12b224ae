import Foundation
import InterfaceFiles

extension InterfaceReader {
    /// Returns the attributed text of a property; `nil` if the file has none.
    package func attributedText(_ key: String) -> NSAttributedString? {
        guard let element = element.child("attributedString", key: key) else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children("fragment") { text.append(of(fragment).fragment) }
        if let plain = element.child("string", key: "content"), text.length == 0 {
            return NSAttributedString(string: plain.string)
        }
        return text
    }

    private var fragment: NSAttributedString {
        NSAttributedString(
            string: element.string("content") ?? "",
            attributes: element.child("attributes").map { of($0).attributes } ?? [:])
    }

    private var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in element.children {
            guard let key = child.peek("key"), let value = value(of: child) else { continue }
            child.markAsRead(withKey: true)
            attributes[NSAttributedString.Key(rawValue: key)] = value
        }
        return attributes
    }

    private func value(of element: InterfaceElement) -> Any? {
        switch element.name {
        case "color": loading.color(element)
        case "font", "fontDescription": UIFont.read(element)
        case "paragraphStyle": of(element).paragraphStyle
        case "integer": element.integer("value")
        case "real": element.number("value").map { CGFloat($0) }
        case "url": element["string"].flatMap { URL(string: $0) }
        default: nil
        }
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = choice("alignment", .interfaceWords) ?? .natural
        style.lineBreakMode = choice("lineBreakMode", .paragraphWords) ?? .byWordWrapping
        style.baseWritingDirection = choice("baseWritingDirection", .interfaceWords) ?? .natural
        for (name, property) in Self.lengths { number(name, style, property) }
        bool(
            "allowsDefaultTighteningForTruncation", style, \.allowsDefaultTighteningForTruncation)
        if let factor = element.number("hyphenationFactor") { style.hyphenationFactor = Float(factor) }
        // OS X only.
        _ = self["tighteningFactorForTruncation"]
        return style
    }

    private static let lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)] = [
        ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
        ("paragraphSpacingBefore", \.paragraphSpacingBefore), ("headIndent", \.headIndent),
        ("tailIndent", \.tailIndent), ("firstLineHeadIndent", \.firstLineHeadIndent),
        ("minimumLineHeight", \.minimumLineHeight), ("maximumLineHeight", \.maximumLineHeight),
        ("lineHeightMultiple", \.lineHeightMultiple), ("defaultTabInterval", \.defaultTabInterval),
    ]

    /// Returns the title text attributes of a bar; `nil` if the file has none.
    func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let element = element.child("textAttributes", key: key) else { return nil }
        let reader = of(element)
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = reader.font("fontDescription")
        attributes[.foregroundColor] = reader.color("textColor")
        attributes[.shadow] = reader.shadow
        return attributes
    }

    private var shadow: NSShadow? {
        let offset = offset("textShadowOffset")
        guard let color = color("textShadowColor") else { return nil }
        let shadow = NSShadow()
        shadow.shadowColor = color
        if let offset { shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical) }
        return shadow
    }

    /// Returns the offset of a property; `nil` if the file has none.
    func offset(_ key: String) -> UIOffset? {
        element.child("offsetWrapper", key: key).map {
            UIOffset(
                horizontal: CGFloat($0.number("horizontal") ?? 0),
                vertical: CGFloat($0.number("vertical") ?? 0))
        }
    }

    /// Returns the insets of a property; `nil` if the file has none.
    package func insets(_ key: String) -> UIEdgeInsets? {
        (element.child("inset", key: key) ?? element.child("edgeInsets", key: key))
            .map { UIEdgeInsets(interface: $0) }
    }

    /// Returns the size of a property; `nil` if the file has none.
    package func size(_ key: String) -> CGSize? {
        element.child("size", key: key).map { CGSize(interface: $0) }
    }
}

extension [String: NSTextAlignment] {
    static let interfaceWords: Self = NSTextAlignment.interfaceWords
}

extension [String: NSLineBreakMode] {
    /// The names of paragraph style values.
    static let paragraphWords: Self = [
        "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
        "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
        "truncatingMiddle": .byTruncatingMiddle,
    ]
}

extension [String: NSWritingDirection] {
    static let interfaceWords: Self = [
        "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
    ]
}
