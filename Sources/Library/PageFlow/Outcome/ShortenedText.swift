extension String {
    /// The text for messages. A long text is cut, and its length is added.
    var shortened: String {
        let limit = 200
        guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end < endIndex else {
            return self
        }
        return "\(self[..<end])… (\(utf8.count) bytes)"
    }
}
