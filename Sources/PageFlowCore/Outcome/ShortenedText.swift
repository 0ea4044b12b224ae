extension String {
    /// The text as messages have it: its beginning and its length if it is long.
    package var shortened: String {
        let limit = 200
        guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return "\(self[..<end])… (\(utf8.count) bytes)"
    }
}
