/// A part of a command's output, as a page shows it: `...` represents omitted lines.
struct Excerpt {
    /// The consecutive lines between omissions.
    private let pieces: [[String]]

    init(_ lines: [String]) {
        pieces = lines.split(omittingEmptySubsequences: false) { $0.trimmed == "..." }.map(Array.init)
    }

    /// The first line that the output lacks; `nil` if the excerpt matches.
    func firstFault(in output: [String]) -> String? {
        var rest = output.map(\.normalized)[...]
        for (number, piece) in pieces.enumerated() where !piece.isEmpty {
            let piece = piece.map(\.normalized)
            let isFirst = number == 0
            let isLast = number == pieces.count - 1
            guard let start = start(of: piece, in: rest, isFirst, isLast) else {
                return fault(of: piece, in: rest)
            }
            rest = rest[(start + piece.count)...]
        }
        // Without `...` at the end, no line may follow.
        return pieces.last?.isEmpty == false && !rest.isEmpty
            ? "printed beyond the excerpt: \(rest.first!)" : nil
    }

    /// Without `...` before it, a piece is the beginning; without one after it, the end.
    private func start(of piece: [String], in lines: ArraySlice<String>, _ isFirst: Bool, _ isLast: Bool)
        -> Int?
    {
        let last = lines.endIndex - piece.count
        guard last >= lines.startIndex else { return nil }
        let starts =
            isFirst ? lines.startIndex...lines.startIndex : isLast ? last...last : lines.startIndex...last
        return starts.first { Array(lines[$0..<($0 + piece.count)]) == piece }
    }

    private func fault(of piece: [String], in lines: ArraySlice<String>) -> String {
        let known = Set(lines)
        return piece.first { !known.contains($0) } ?? "these lines are elsewhere: \(piece[0])"
    }
}

extension String {
    fileprivate var trimmed: Substring { drop { $0 == " " } }

    /// Without the parts that vary between runs: times, process IDs, speeds and memory.
    fileprivate var normalized: String {
        var line = replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}/, with: "TIME")
        line = line.replacing(/\[\d+:\d+\]/, with: "[PROCESS]")
        line = line.replacing(/[\d,]+ a second, [\d.]+ MB/, with: "SPEED")
        return line.replacing(/in [\d.]+ s,/, with: "in TIME,")
    }
}
