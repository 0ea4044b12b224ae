/// Swift source, parsed only for brackets, strings and comments: enough to find the arguments of a call.
struct SwiftText {
    /// A call's name and arguments.
    typealias Call = (name: String, arguments: [(label: String?, value: SwiftText)])

    private let text: [Character]

    /// A source without its comments.
    init(_ source: String) {
        text = Self.withoutComments(Array(source))
    }

    private init(code: [Character]) {
        text = code
    }

    var description: String { String(text).trimmed }

    /// The text of a string literal without interpolation.
    var literal: String? {
        let trimmed = Array(description)
        guard trimmed.count >= 2, trimmed.first == "\"", Self.endOfString(trimmed, from: 0) == trimmed.count
        else { return nil }
        return String(trimmed[1..<(trimmed.count - 1)])
    }

    /// The elements of an array literal.
    var elements: [SwiftText]? {
        let trimmed = Array(description)
        guard trimmed.first == "[", Self.endOfBrackets(trimmed, from: 0) == trimmed.count else { return nil }
        return Self.split(trimmed[1..<(trimmed.count - 1)])
    }

    /// The strings of an array literal.
    var literals: [String] { elements?.compactMap(\.literal) ?? [] }

    /// The name and the arguments of a call, if the text is one: `.target(name: "A")`.
    var call: Call? {
        let trimmed = Array(description)
        guard let open = trimmed.firstIndex(of: "("), Self.endOfBrackets(trimmed, from: open) == trimmed.count
        else { return nil }
        return (String(trimmed[..<open]).trimmed, Self.arguments(trimmed[(open + 1)..<(trimmed.count - 1)]))
    }

    /// The arguments of the first call of a function.
    func arguments(ofCall name: String) -> [(label: String?, value: SwiftText)]? {
        calls(of: name).first?.arguments
    }

    /// The calls of a function anywhere in the text, in order.
    func calls(of name: String) -> [Call] {
        let wanted = Array(name) + ["("]
        var calls: [Call] = []
        var index = 0
        while index + wanted.count <= text.count {
            if text[index] == "\"" {
                index = Self.endOfString(text, from: index)
                continue
            }
            let stands =
                index == 0
                || !(text[index - 1].isLetter || text[index - 1].isNumber || text[index - 1] == "_")
            if stands, text[index..<(index + wanted.count)].elementsEqual(wanted) {
                let open = index + wanted.count - 1
                if let end = Self.endOfBrackets(text, from: open) {
                    calls.append((name, Self.arguments(text[(open + 1)..<(end - 1)])))
                }
            }
            index += 1
        }
        return calls
    }

    private static func arguments(_ text: ArraySlice<Character>) -> [(label: String?, value: SwiftText)] {
        split(text).map { argument in
            let characters = Array(argument.description)
            let end = characters.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? 0
            guard end > 0, end < characters.count, characters[end] == ":" else { return (nil, argument) }
            return (String(characters[..<end]), SwiftText(code: Array(characters[(end + 1)...])))
        }
    }

    /// The parts between commas outside all brackets.
    private static func split(_ slice: ArraySlice<Character>) -> [SwiftText] {
        let text = Array(slice)
        var parts: [[Character]] = [[]]
        var index = 0
        while index < text.count {
            let end: Int
            switch text[index] {
            case "\"": end = endOfString(text, from: index)
            case "(", "[", "{": end = endOfBrackets(text, from: index) ?? text.count
            default: end = index + 1
            }
            if text[index] == "," { parts.append([]) } else { parts[parts.count - 1] += text[index..<end] }
            index = end
        }
        return parts.map { SwiftText(code: $0) }.filter { !$0.description.isEmpty }
    }

    /// The index after the string that starts at an index.
    private static func endOfString(_ text: [Character], from start: Int) -> Int {
        let isLong = start + 2 < text.count && text[start + 1] == "\"" && text[start + 2] == "\""
        var index = start + (isLong ? 3 : 1)
        while index < text.count {
            if text[index] == "\\" {
                index += 2
                continue
            }
            let closes = text[index] == "\"" && (!isLong || text[index...].starts(with: ["\"", "\"", "\""]))
            if closes { return index + (isLong ? 3 : 1) }
            index += 1
        }
        return text.count
    }

    /// The index after the bracket that closes the one at an index.
    private static func endOfBrackets(_ text: [Character], from start: Int) -> Int? {
        var depth = 0
        var index = start
        while index < text.count {
            switch text[index] {
            case "\"":
                index = endOfString(text, from: index)
                continue
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return nil
    }

    private static func withoutComments(_ text: [Character]) -> [Character] {
        var result: [Character] = []
        var index = 0
        while index < text.count {
            if text[index] == "\"" {
                let end = endOfString(text, from: index)
                result += text[index..<min(end, text.count)]
                index = end
            } else if text[index...].starts(with: ["/", "/"]) {
                index = text[index...].firstIndex(where: \.isNewline) ?? text.count
            } else if text[index...].starts(with: ["/", "*"]) {
                index = endOfComment(text, from: index)
            } else {
                result.append(text[index])
                index += 1
            }
        }
        return result
    }

    private static func endOfComment(_ text: [Character], from start: Int) -> Int {
        var depth = 0
        var index = start
        while index < text.count {
            if text[index...].starts(with: ["/", "*"]) {
                depth += 1
                index += 2
            } else if text[index...].starts(with: ["*", "/"]) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return text.count
    }
}
