extension BuildResult.Failure {
    /// Parses a compiler message, `path:line:column: error: message [identifier] [#Group]`; `nil` for any other line.
    init?(line text: Substring) {
        let form = /(.+?):(\d+):(\d+): error: (.+?)(?: \[(\w+)\])?(?: \[#\w+\])?/
        guard let match = text.wholeMatch(of: form), let line = Int(match.2), let column = Int(match.3)
        else { return nil }
        self.init(
            path: String(match.1), line: line, column: column, message: String(match.4),
            identifier: match.5.map(String.init))
    }
}
