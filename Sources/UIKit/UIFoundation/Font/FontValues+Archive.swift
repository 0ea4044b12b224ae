import TextMetrics

extension FontValues {
    init?(_ coder: NSCoder) {
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        guard let name = coder.archivedText(forKey: "UIFontName"), size > 0 else { return nil }
        if let style = coder.archivedText(forKey: "UIFontTextStyle") {
            self.init(
                name: name, family: coder.archivedText(forKey: "UIFontFamilyName") ?? name, size: size,
                face: FontFace(coder, family: coder.archivedText(forKey: "UIFontFamilyName") ?? name),
                style: StyleUse(
                    style: UIFont.TextStyle(rawValue: style),
                    lineDistance: coder.decodeDouble(forKey: "UIFontLineDistance")))
            return
        }
        if let found = FontCatalog.find(name) {
            self = found.withSize(size)
        } else if let family = coder.archivedText(forKey: "UIFontFamilyName"), family.hasPrefix(".") {
            self.init(name: name, family: family, size: size, face: FontFace(coder, family: family))
        } else {
            return nil
        }
        if let style = coder.archivedText(forKey: "UIFontScaledStyle") {
            scaling = FontScaling(
                style: UIFont.TextStyle(rawValue: style),
                originalSize: coder.decodeDouble(forKey: "UIFontOriginalSize"),
                maximumSize: coder.decodeDouble(forKey: "UIFontMaximumSize"))
        }
    }

    func encode(with coder: NSCoder) {
        coder.encode(NSString(string: name), forKey: "UIFontName")
        coder.encode(NSString(string: family), forKey: "UIFontFamilyName")
        coder.encode(Double(size), forKey: "UIFontPointSize")
        face.encode(with: coder)
        if let style {
            coder.encode(NSString(string: style.style.rawValue), forKey: "UIFontTextStyle")
            coder.encode(Double(style.lineDistance), forKey: "UIFontLineDistance")
        }
        if let scaling {
            coder.encode(NSString(string: scaling.style.rawValue), forKey: "UIFontScaledStyle")
            coder.encode(Double(scaling.originalSize), forKey: "UIFontOriginalSize")
            coder.encode(Double(scaling.maximumSize), forKey: "UIFontMaximumSize")
        }
    }
}

extension FontFace {
    fileprivate init(_ coder: NSCoder, family: String) {
        let design = coder.decodeInteger(forKey: "UIFontDesign")
        let known = FontFace.designs.indices.contains(design) ? FontFace.designs[design] : .named(family)
        self.init(
            known, weight: FontWeight(rawValue: coder.decodeInteger(forKey: "UIFontWeight")) ?? .regular,
            isItalic: coder.decodeBool(forKey: "UIFontIsItalic"))
    }

    fileprivate func encode(with coder: NSCoder) {
        coder.encode(FontFace.designs.firstIndex(of: family) ?? -1, forKey: "UIFontDesign")
        coder.encode(weight.rawValue, forKey: "UIFontWeight")
        coder.encode(isItalic, forKey: "UIFontIsItalic")
    }

    private static let designs: [FontFamily] = [
        .system, .systemMonospacedDigits, .systemMonospaced, .systemSerif, .systemRounded,
    ]
}

extension NSCoder {
    /// Decodes a string; `nil` if there is none.
    func archivedText(forKey key: String) -> String? {
        // Decoding a missing key would be an error of the archive.
        guard containsValue(forKey: key) else { return nil }
        return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
}
