extension BuildResult.Failure {
    /// Parses a compiler message, `path:line:column: error: message [identifier] [#Group]`, or one of the linker, which has no column;
    /// `nil` for any other line.
    init?(line text: Substring) {
        let form = /(\/.+?):(\d+)(?::(\d+))?: error: (.+?)(?: \[(\w+)\])?(?: \[#\w+\])?/
        guard let match = text.wholeMatch(of: form), let line = Int(match.2) else { return nil }
        self.init(
            path: String(match.1), line: line, column: match.3.flatMap { Int($0) } ?? 1,
            message: String(match.4),
            identifier: match.5.map(String.init))
    }
}
