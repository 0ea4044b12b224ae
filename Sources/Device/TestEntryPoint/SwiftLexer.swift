/// Splits Swift source into tokens, without comments, strings and regular expressions.
///
/// It reads any text to its end. Text that isn't Swift produces arbitrary tokens.
package struct SwiftLexer {
    private let source: [Unicode.Scalar]
    private var position = 0
    private var line = 1
    private var tokens: [SwiftToken] = []
    private var interpolationDepth = 0

    package static func tokens(of text: String) -> [SwiftToken] {
        var lexer = SwiftLexer(source: Array(text.unicodeScalars))
        lexer.skipShebang()
        lexer.readCode(untilParenthesis: false)
        return lexer.tokens
    }

    private init(source: [Unicode.Scalar]) {
        self.source = source
    }

    private mutating func skipShebang() {
        if isAt("#!") { skipLine() }
    }
}

// The lexer's position.
extension SwiftLexer {
    private var next: Unicode.Scalar? { peek(0) }

    private func peek(_ distance: Int) -> Unicode.Scalar? {
        let index = position + distance
        return index < source.count ? source[index] : nil
    }

    private func isAt(_ text: String) -> Bool {
        source[min(position, source.count)...].starts(with: text.unicodeScalars)
    }

    private mutating func advance() {
        if source[position] == "\n" { line += 1 }
        position += 1
    }

    private mutating func advance(by count: Int) {
        for _ in 0..<count where position < source.count { advance() }
    }

    private mutating func skipLine() {
        while let next, next != "\n" { advance() }
    }

    private func text(from start: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: source[start..<position])
        return String(text)
    }

    private mutating func add(_ kind: SwiftToken.Kind) {
        tokens.append(SwiftToken(kind: kind, line: line))
    }
}

// Code.
extension SwiftLexer {
    /// Reads to the end, or past the parenthesis that ends an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while let next {
            let (start, count) = (position, tokens.count)
            switch next {
            case "\n", " ", "\t", "\r": advance()
            case "/": readSlash()
            case "\"": readString(pounds: 0)
            case "#": readPound()
            case "`": readBackticks()
            case "-" where peek(1) == ">":
                add(.arrow)
                advance(by: 2)
            case _ where next.isInWord: readWord()
            default:
                if next == "(" { depth += 1 }
                if next == ")" {
                    if untilParenthesis && depth == 0 { return advance() }
                    depth -= 1
                }
                add(.punctuation(Character(next)))
                advance()
            }
            if tokens.count > count { tokens[count].range = start..<position }
        }
    }

    private mutating func readWord() {
        let start = position
        while let next, next.isInWord { advance() }
        add(.word(text(from: start)))
    }

    private mutating func readBackticks() {
        let start = position
        advance()
        while let next, next != "`", next != "\n" { advance() }
        if next == "`" { advance() }
        add(.word(text(from: start)))
    }

    private mutating func readSlash() {
        if isAt("//") { return skipLine() }
        if isAt("/*") { return skipBlockComment() }
        if beginsRegex, let length = regexLength {
            add(.literal)
            return advance(by: length)
        }
        add(.punctuation("/"))
        advance()
    }

    private mutating func skipBlockComment() {
        var depth = 0
        while position < source.count {
            if isAt("/*") {
                depth += 1
                advance(by: 2)
            } else if isAt("*/") {
                depth -= 1
                advance(by: 2)
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    /// Whether a value may begin here, so that a slash begins a regular expression.
    private var beginsRegex: Bool {
        switch tokens.last?.kind {
        case nil, .arrow, .directive: true
        case .literal: false
        case .word(let word): Self.wordsBeforeValues.contains(word)
        case .punctuation(let character): !")]}?!".contains(character)
        }
    }

    private static let wordsBeforeValues: Set = [
        "return", "in", "case", "throw", "try", "await", "if", "while", "guard", "where", "is", "as", "else",
    ]

    /// The length of `/…/` on one line.
    private var regexLength: Int? {
        guard let first = peek(1), ![" ", "\t", "\n", ")", ","].contains(first) else { return nil }
        var distance = 1
        while let scalar = peek(distance), scalar != "\n" {
            if scalar == "/" { return distance + 1 }
            distance += scalar == "\\" ? 2 : 1
        }
        return nil
    }
}

// Tokens that begin with a number sign.
extension SwiftLexer {
    private mutating func readPound() {
        var pounds = 0
        while peek(pounds) == "#" { pounds += 1 }
        switch peek(pounds) {
        case "\"":
            advance(by: pounds)
            readString(pounds: pounds)
        case "/":
            advance(by: pounds)
            skipExtendedRegex(pounds: pounds)
        default:
            advance()
            readAfterPound()
        }
    }

    private mutating func readAfterPound() {
        let start = position
        while let next, next.isInWord { advance() }
        let word = text(from: start)
        switch word {
        case "if", "elseif": readCondition(of: word)
        case "else", "endif": add(.directive(word, condition: ""))
        default: add(.punctuation("#"))
        }
    }

    /// A condition continues inside parentheses or after an operator.
    private mutating func readCondition(of word: String) {
        let place = line
        var text = ""
        var depth = 0
        while let next {
            if isAt("//") {
                skipLine()
            } else if isAt("/*") {
                skipBlockComment()
            } else {
                if next == "\n" && depth <= 0 && !text.isUnfinishedCondition { break }
                if next == "(" { depth += 1 }
                if next == ")" { depth -= 1 }
                text.unicodeScalars.append(next)
                advance()
            }
        }
        let condition = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        tokens.append(SwiftToken(kind: .directive(word, condition: condition), line: place))
    }

    /// Skips from the slash to a slash with the same number of number signs.
    private mutating func skipExtendedRegex(pounds: Int) {
        add(.literal)
        advance()
        while let next {
            if next == "\\" {
                advance(by: 2)
            } else if next == "/", (1...pounds).allSatisfy({ peek($0) == "#" }) {
                return advance(by: 1 + pounds)
            } else {
                advance()
            }
        }
    }
}

// Strings.
extension SwiftLexer {
    /// Reads from the quote. A single-line string ends with the line at the latest.
    private mutating func readString(pounds: Int) {
        add(.literal)
        let isLong = isAt("\"\"\"") && !isEmptyRawString(pounds)
        advance(by: isLong ? 3 : 1)
        while let next {
            if next == "\n" && !isLong { return }
            if endsString(isLong, pounds) { return advance(by: (isLong ? 3 : 1) + pounds) }
            guard next == "\\", (0..<pounds).allSatisfy({ peek(1 + $0) == "#" }) else {
                advance()
                continue
            }
            let isInterpolation = peek(1 + pounds) == "("
            advance(by: 2 + pounds)
            if isInterpolation { skipInterpolation() }
        }
    }

    private func endsString(_ isLong: Bool, _ pounds: Int) -> Bool {
        let length = isLong ? 3 : 1
        return (0..<length).allSatisfy { peek($0) == "\"" }
            && (0..<pounds).allSatisfy { peek(length + $0) == "#" }
    }

    /// `#"""#` is a string that contains one quote.
    private func isEmptyRawString(_ pounds: Int) -> Bool {
        pounds > 0 && (0..<pounds).allSatisfy { peek(3 + $0) == "#" }
    }

    /// The code in a string is ignored, but it may contain strings.
    private mutating func skipInterpolation() {
        // No real source is nested so deeply; text that isn't Swift must not overflow the stack.
        guard interpolationDepth < 100 else { return }
        interpolationDepth += 1
        defer { interpolationDepth -= 1 }
        let count = tokens.count
        readCode(untilParenthesis: true)
        tokens.removeSubrange(count...)
    }
}

extension Unicode.Scalar {
    fileprivate var isInWord: Bool {
        switch self {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: value >= 0x80
        }
    }
}

extension String {
    fileprivate var isUnfinishedCondition: Bool {
        let end = last { !$0.isWhitespace }
        return end == "&" || end == "|"
    }
}
