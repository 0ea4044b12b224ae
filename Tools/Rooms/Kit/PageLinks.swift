import Foundation

/// The links of a Markdown page to files.
package struct PageLinks {
    private let page: String
    private let text: String

    /// - Parameters:
    ///   - page: The path of the page, for messages.
    ///   - text: Its text.
    package init(of page: String, text: String) {
        self.page = page
        self.text = text
    }

    /// A line for each broken relative link, with a suggestion.
    ///
    /// - Parameter headings: Returns the headings of the page at a path, as anchors; `nil` if no file or folder exists there.
    package func faults(headings: (String) -> Set<String>?) -> [String] {
        var faults: [String] = []
        var isInCode = false
        for (number, line) in text.components(separatedBy: "\n").enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isInCode.toggle() }
            guard !isInCode else { continue }
            for link in Self.links(in: line) where !Self.isElsewhere(link) {
                guard let fault = fault(of: link, headings) else { continue }
                faults.append("\(page):\(number + 1): \(fault)")
            }
        }
        return faults
    }

    private func fault(of link: String, _ headings: (String) -> Set<String>?) -> String? {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let folder = (page as NSString).deletingLastPathComponent
        let path = parts[0].isEmpty ? page : Self.normal("\(folder)/\(parts[0])")
        guard let anchors = headings(path) else {
            return "the link \(link) leads to no file. Repair: correct the path"
        }
        guard parts.count == 2, path.hasSuffix(".md"), !anchors.contains(parts[1]) else { return nil }
        return "\(path) has no heading for the link \(link). Repair: name one of its headings"
    }

    /// The targets in `](…)`, `src="…"` and `srcset="…"`.
    private static func links(in line: String) -> [String] {
        let line = line.replacing(/`[^`]*`/, with: "")
        let markdown = line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
        return markdown + line.matches(of: /(?:src|srcset|href)="([^"]+)"/).map { String($0.1) }
    }

    private static func isElsewhere(_ link: String) -> Bool {
        link.contains("://") || link.hasPrefix("mailto:") || link.hasPrefix("doc:")
    }

    /// `docs/../README.md` as `README.md`.
    private static func normal(_ path: String) -> String {
        path.split(separator: "/").reduce(into: [Substring]()) { parts, part in
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != "." {
                parts.append(part)
            }
        }.joined(separator: "/")
    }

    /// The headings of a page as the anchors that links name: lowercase, without punctuation, with hyphens for spaces.
    package static func anchors(in text: String) -> Set<String> {
        var isInCode = false
        var anchors: Set<String> = []
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") { isInCode.toggle() }
            guard !isInCode, line.hasPrefix("#") else { continue }
            let title = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            let kept = title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            anchors.insert(kept.replacing(" ", with: "-"))
        }
        return anchors
    }
}
