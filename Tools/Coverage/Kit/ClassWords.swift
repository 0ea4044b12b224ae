/// The words of an Objective-C class that the importer may drop.
struct ClassWords {
    let words: [String]

    init(_ className: String) {
        let all = Words.split(className)
        words = ["ui", "ns"].contains(all.first) ? Array(all.dropFirst()) : all
    }

    /// `navigation controller`, `controller`: the possible beginnings of a factory method.
    var suffixes: [[String]] { words.indices.map { Array(words[$0...]) } }

    /// The possible mentions of an instance method's receiver: `imageByPreparingForDisplay` is `preparingForDisplay()`.
    var receivers: [[String]] { [words, words + ["by"]] }

    /// `words` unchanged, and with one mention of the class removed.
    func variants(of words: [String], dropping mentions: [[String]]) -> [(words: [String], cost: Int)] {
        var found = [(words: words, cost: 0)]
        for mention in mentions where !mention.isEmpty && mention.count < words.count {
            for start in 0...(words.count - mention.count)
            where Array(words[start..<(start + mention.count)]) == mention {
                var shorter = words
                shorter.removeSubrange(start..<(start + mention.count))
                found.append((shorter, mention.count))
            }
        }
        return found
    }
}
