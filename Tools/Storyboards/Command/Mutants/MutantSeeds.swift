/// The sources of mutants: each scene of the files as a separate file, so that creating a mutant is fast.
struct MutantSeeds {
    /// The lines of one small file.
    struct Seed {
        let path: String
        let lines: [Substring]
    }

    let seeds: [Seed]

    /// - Parameter files: The paths and texts of files as Interface Builder writes them, with one tag per line.
    init(_ files: [(path: String, text: String)]) {
        seeds = files.flatMap { MutantSeeds.scenes(of: $0.text, $0.path) }
    }

    private static func scenes(of text: String, _ path: String) -> [Seed] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { lines[$0].isTag("<scene ") }
        let ends = lines.indices.filter { lines[$0].isTag("</scene>") }
        guard let first = starts.first, let last = ends.last, starts.count == ends.count else {
            return [Seed(path: path, lines: lines)]
        }
        return zip(starts, ends).map { start, end in
            Seed(path: path, lines: Array(lines[..<first] + lines[start...end] + lines[(last + 1)...]))
        }
    }
}

extension Substring {
    fileprivate func isTag(_ tag: String) -> Bool { drop { $0 == " " || $0 == "\t" }.hasPrefix(tag) }
}
