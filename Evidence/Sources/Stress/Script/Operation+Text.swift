// An operation as a line of a script: `push animated choice 17 callback 2`.
extension Operation: CustomStringConvertible {
    package var description: String {
        let place = callback.map { " callback \($0)" } ?? ""
        return "\(kind.rawValue)\(isAnimated ? " animated" : "") choice \(choice)\(place)"
    }

    package init?(line: some StringProtocol) {
        var words = line.split(separator: " ").map { String($0) }[...]
        guard let kind = words.popFirst().flatMap({ Kind(rawValue: $0) }) else { return nil }
        self.init(kind: kind, isAnimated: false, choice: 0, callback: nil)
        while let word = words.popFirst() {
            switch word {
            case "animated": isAnimated = true
            case "choice":
                guard let number = words.popFirst().flatMap({ UInt64($0) }) else { return nil }
                choice = number
            case "callback":
                guard let number = words.popFirst().flatMap({ Int($0) }), number >= 0 else { return nil }
                callback = number
            default: return nil
            }
        }
    }
}
