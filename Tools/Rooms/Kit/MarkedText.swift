import Foundation

/// A picture in a page, between two comments that name the command.
package struct MarkedText {
    private let begin: String
    private let end = "<!-- end of rooms -->"

    package init(for folder: String) {
        begin = "<!-- rooms picture \(folder) -->"
    }

    /// The page with another picture; `nil` if it contains no such comments.
    package func page(_ page: String, with picture: String) -> String? {
        guard let start = page.range(of: begin),
            let finish = page.range(of: end, range: start.upperBound..<page.endIndex)
        else { return nil }
        return page[..<start.lowerBound] + block(picture) + page[finish.upperBound...]
    }

    /// The picture with its comments.
    package func block(_ picture: String) -> String {
        "\(begin)\n```\n\(picture)\n```\n\(end)"
    }
}
