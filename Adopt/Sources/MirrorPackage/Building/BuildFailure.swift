extension BuildResult.Failure {
    /// Parses a compiler message, `path:line:column: error: message`; `nil` for any other line.
    init?(line text: Substring) {
        guard let match = text.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+)/), let line = Int(match.2),
            let column = Int(match.3)
        else { return nil }
        self.init(path: String(match.1), line: line, column: column, message: String(match.4))
    }
}
