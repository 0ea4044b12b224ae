/// The words of a file's declarations without the bodies of functions, accessors and closures: what other files can depend on.
package enum DeclarationWords {
    /// The words and signs in order, without comments and the contents of literals.
    package static func of(_ text: String) -> [String] {
        var tokens = SourceTokens(text)
        var words: [String] = []
        /// The number of braces of bodies around the current token.
        var depthOfBody = 0
        var isBeforeType = false
        while let token = tokens.next() {
            switch token {
            case .sign("{") where depthOfBody > 0 || !isBeforeType: depthOfBody += 1
            case .sign("}") where depthOfBody > 0: depthOfBody -= 1
            case _ where depthOfBody > 0: continue
            case .sign(let sign):
                isBeforeType = isBeforeType && sign != "{"
                words.append(String(sign))
            case .word(let word):
                if types.contains(word) { isBeforeType = true }
                // `class func`, `class var`
                if members.contains(word) { isBeforeType = false }
                words.append(word)
            case .directive(let name, let condition): words += [name, condition]
            }
        }
        return words
    }

    private static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
    private static let members: Set = ["case", "deinit", "func", "init", "let", "subscript", "var"]
}
