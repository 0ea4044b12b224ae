extension ParagraphValues {
    private static var lengths: [(key: String, path: WritableKeyPath<ParagraphValues, CGFloat>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing),
            ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSFirstLineHeadIndent", \.firstLineHeadIndent),
            ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
            ("NSMinLineHeight", \.minimumLineHeight),
            ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    init(_ coder: NSCoder) {
        self.init()
        for (key, path) in Self.lengths { self[keyPath: path] = coder.decodeDouble(forKey: key) }
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        lineBreakMode =
            NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        baseWritingDirection =
            NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural
        hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        lineBreakStrategy = NSParagraphStyle.LineBreakStrategy(
            rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSLineBreakStrategy")))
        tabStops =
            coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab]
            ?? tabStops
        textLists =
            coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists") as? [NSTextList]
            ?? []
    }

    func encode(with coder: NSCoder) {
        for (key, path) in Self.lengths { coder.encode(Double(self[keyPath: path]), forKey: key) }
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(allowsTightening, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(Int(bitPattern: lineBreakStrategy.rawValue), forKey: "NSLineBreakStrategy")
        coder.encode(tabStops as NSArray, forKey: "NSTabStops")
        coder.encode(textLists as NSArray, forKey: "NSTextLists")
    }
}
