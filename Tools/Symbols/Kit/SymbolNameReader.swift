/// Finds the names of system symbols in an app's source.
package struct SymbolNameReader {
    /// Creates a reader.
    package init() {}

    /// The names in Swift or Objective-C source: literals after `systemName:`, `systemImage:` or `systemImageNamed:`, including both sides
    /// of a conditional.
    package func names(inCode text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { names(inLine: $0) }.filter(isName)
    }

    private func names(inLine line: Substring) -> [String] {
        let swift = line.matches(of: swift).flatMap { match -> [Substring] in
            [match.output.1] + (match.output.2.map { [$0] } ?? [])
        }
        let objectiveC = line.matches(of: objectiveC).map { $0.output.1 }
        return (swift + objectiveC).map { String($0) }
    }

    /// The names in a storyboard or nib: its images from the system's catalog.
    package func names(inInterface text: String) -> [String] {
        text.matches(of: image).map { $0.output }
            .filter { $0.contains("catalog=\"system\"") }
            .compactMap { $0.firstMatch(of: name)?.output.1 }
            .map { String($0) }.filter(isName)
    }

    private let swift = /system(?:Name|Image):\s*[^",()\n]*"([^"]*)"(?:\s*:\s*"([^"]*)")?/
    private let objectiveC = /systemImageNamed:\s*@"([^"]*)"/
    private let image = /<image\b[^>]*>/
    private let name = /name="([^"]*)"/

    private func isName(_ text: String) -> Bool { text.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil }
}
