extension UIImage {
    /// The name of the symbol, or of the image in the app; `nil` for other images.
    package var catalogName: String? {
        if let symbolName { return symbolName }
        guard let name = imageAsset?.name, !name.isEmpty else { return nil }
        return name
    }

    /// The words that VoiceOver speaks for the image without a label of the app: the meaning of a symbol, or the name of another image with
    /// spaces in place of underscores. `nil` for a symbol without known words, and for an image without a name.
    package var spokenName: String? {
        if let symbolName { return SymbolWords.words(of: symbolName) }
        return catalogName?.replacingOccurrences(of: "_", with: " ")
    }
}

/// The English words of symbols, as UI tests that Xcode has recorded contain them.
private enum SymbolWords {
    /// Returns the words of a symbol. A variant, such as `heart.fill`, has those of the symbol without the ending.
    static func words(of symbol: String) -> String? {
        if let found = known[symbol] { return found }
        let ending = [".fill", ".circle", ".square"].first(where: symbol.hasSuffix)
        return ending.flatMap { words(of: String(symbol.dropLast($0.count))) }
    }

    private static let known = [
        "arrow.clockwise": "Refresh", "checkmark": "Selected", "chevron.backward": "Back",
        "chevron.forward": "Forward",
        "chevron.left": "Back", "chevron.right": "Forward", "gear": "Settings", "heart": "Love",
        "magnifyingglass": "Search", "minus": "Remove", "plus": "Add", "square.and.arrow.up": "Share",
        "xmark": "Close",
    ]
}
