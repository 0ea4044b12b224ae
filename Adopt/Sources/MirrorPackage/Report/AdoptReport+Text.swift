import Foundation

extension AdoptReport {
    /// The report as text.
    package var text: String {
        let sections = [
            modules.flatMap(lines), section("Third-party packages", packages),
            section("With neutral values, see Frameworks/README.md", frameworks),
            section("Can't be rewritten", problems.map(line)), section("Not read", remarks), absentLines,
            buildLines,
            testLines, explorationLines,
        ]
        let written = "\(project) → \(output), \(Count.of(filesWritten, "file")) written"
        return ([written] + sections.flatMap { $0 }).joined(separator: "\n")
    }

    /// The report as JSON.
    package var json: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(self)
        }
    }

    private func lines(of module: Module) -> [String] {
        let rewritten = module.files - module.filesAsTheyWere
        let changes = module.changes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let size = "\(Count.of(module.files, "file")), \(Count.of(module.lines, "line"))"
        return ["", "\(module.name), \(module.kind): \(size)"]
            + ["  \(module.filesAsTheyWere) unchanged, \(rewritten) rewritten"]
            + (changes.isEmpty
                ? [] : ["  " + changes.map { "\($0.value) \($0.key)" }.joined(separator: ", ")])
            + (module.otherSources.isEmpty
                ? [] : ["  omitted, in other languages: \(Count.of(module.otherSources.count, "file"))"])
    }

    private func line(of problem: Problem) -> String {
        line(at: problem.path, problem.line, problem.column, problem.message)
    }

    private func line(at path: String, _ line: Int, _ column: Int, _ message: String) -> String {
        "\(path):\(line):\(column): \(message)"
    }

    private func section(_ title: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["", title + ":"] + lines.map { "  " + $0 }
    }

    /// The parts of the project that aren't in the mirror, with their reasons.
    private var absentLines: [String] {
        let absent = absentModules.map { module in
            module.sentence
                + (module.failure.map { "\n    \(line(at: $0.path, $0.line, $0.column, $0.message))" } ?? "")
        }
        return section(AbsentModule.title, absent) + section("Left out", shown(leftOutLines))
            + section("Left out of files that stay", shown(partLines))
            + section("Launching", launches.compactMap(\.sentence))
    }

    /// The files that are left out, those with a reason of their own first.
    private var leftOutLines: [String] {
        let (own, others) = (leftOut.filter { !$0.isConsequence }, leftOut.filter(\.isConsequence))
        return (own + others).map(line)
    }

    private var partLines: [String] {
        partialFiles.flatMap { file in file.parts.map { "\(file.path):\($0.line): \($0.text)" } }
    }

    /// A longer list isn't read.
    private func shown(_ lines: [String]) -> [String] {
        let left = lines.count - Self.linesShown
        return lines.prefix(Self.linesShown)
            + (left > 0 ? ["\(left) more are in the file written by --json."] : [])
    }

    private static let linesShown = 30

    private func line(of file: LeftOutFile) -> String {
        switch file.reason {
        case .modules(_, let line): "\(file.path):\(line): \(file.words)"
        case .type, .swiftUIApp: "\(file.path): \(file.words)"
        case .errors(let count, let first):
            line(at: first.path, first.line, first.column, first.message)
                + (count == 1 ? "" : " (and \(count - 1) more)")
        }
    }

    private var buildLines: [String] {
        guard let build else { return [] }
        if build.succeeded {
            return ["", "Built\(omissions)."]
                + (wholeBuild.map(helpLines) ?? [])
        }
        guard !build.errors.isEmpty else {
            return ["", "Not built, without errors in files. The output is in \(output)/.build.log:"]
                + build.otherErrors.prefix(20).map { "  " + $0 }
        }
        let extent = "\(Count.of(build.errors.count, "error")) in \(Count.of(build.filesWithErrors, "file"))"
        return ["", "Not built: \(extent): \(causes(build))."] + helpLines(build)
    }

    /// ", without 3 of 160 files and without 12 parts of 4 others".
    private var omissions: String {
        let all = modules.reduce(leftOut.count) { $0 + $1.files }
        let parts = partialFiles.reduce(0) { $0 + $1.parts.count }
        let left = [
            leftOut.isEmpty ? nil : "without \(leftOut.count) of \(Count.of(all, "file"))",
            parts == 0
                ? nil : "without \(Count.of(parts, "part")) of \(Count.of(partialFiles.count, "file"))",
        ].compactMap(\.self)
        return left.isEmpty ? "" : ", " + left.joined(separator: " and ")
    }

    private func helpLines(_ build: BuildResult) -> [String] {
        let left = build.obstacles.count - Self.obstaclesShown
        return ["What would help most:"]
            + build.obstacles.prefix(Self.obstaclesShown).enumerated().flatMap { lines($1, number: $0 + 1) }
            + (left > 0 ? ["  \(left) more are in the file written by --json."] : [])
    }

    /// The number of errors by kind of cause, in descending order.
    private func causes(_ build: BuildResult) -> String {
        let counts = build.obstacles.reduce(into: [:]) { $0[$1.kind.words, default: 0] += $1.count }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
            .joined(separator: ", ")
    }

    /// A longer list isn't read; the file contains all obstacles.
    private static let obstaclesShown = 12

    private func lines(_ obstacle: Obstacle, number: Int) -> [String] {
        let files = Count.of(obstacle.files, "file")
        return [
            "  \(number). \(obstacle.what) (\(obstacle.kind.words)): stops \(files), \(obstacle.unlocks) of them alone",
            "     \(obstacle.first.path):\(obstacle.first.line): \(obstacle.source)",
            "     \(obstacle.suggestion)",
        ]
    }

    private var testLines: [String] {
        guard let tests else { return [] }
        let skipped = tests.skipped.isEmpty ? "" : ", \(tests.skipped.count) skipped"
        return ["", "Own tests: \(tests.passed.count) of \(tests.count) pass\(skipped)."]
            + tests.ended.flatMap {
                ["  \($0.test) ended the program; the others ran without it:", "    \($0.how)"]
            }
            + (tests.failureLines + tests.remarks).map { "  " + $0 }
    }

    private var explorationLines: [String] {
        guard !explorations.isEmpty || !explorationRemarks.isEmpty else { return [] }
        return ["", "Explored:"] + ExplorationTable(explorations).lines.map { "  " + $0 }
            + explorationRemarks.map { "  " + $0 }
    }
}
