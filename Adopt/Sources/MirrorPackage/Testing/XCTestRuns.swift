import Foundation

/// Runs XCTest's tests of a program. Where one ends the program, the others run without it.
struct XCTestRuns {
    let program: URL

    /// How long one argument of a program may be, in bytes.
    private static let longestArgument = 100_000

    func results() throws -> TestResults {
        var results = TestResults()
        let tests = try listed(&results)
        // XCTest prints names without their modules, and several may have the same tests.
        for module in tests.map(\.module).unique {
            results = results + (try run(tests.filter { $0.module == module }).inModule(module))
        }
        return results
    }

    /// Runs tests of one module.
    private func run(_ tests: [ListedTest]) throws -> TestResults {
        var results = TestResults()
        var left = tests
        while !left.isEmpty {
            var log = XCTestLog()
            let run = ProgramRun(program: program, arguments: [specifier(of: left)])
            let ending = try run.run { log.read($0) }
            log.programEnded(ending)
            results = results + log.results
            let before = left.count
            left.removeAll { log.results.names.contains($0.name) }
            guard left.count < before else {
                results.remarks.append(
                    "\(left.count) tests did not run, such as \(left[0].specifier): \(log.fatalError ?? ending.description)."
                )
                break
            }
        }
        return results
    }

    private func listed(_ results: inout TestResults) throws -> [ListedTest] {
        var tests: [ListedTest] = []
        var log = XCTestLog()
        let ending = try ProgramRun(program: program, arguments: ["--list-tests"]).run { line in
            log.read(line)
            if let test = ListedTest(line) { tests.append(test) }
        }
        if ending != .exit(0) {
            results.remarks.append(
                "The program of the tests ended before the first of them: \(log.fatalError ?? ending.description)."
            )
        }
        return tests
    }

    /// As many of the tests as one argument takes.
    private func specifier(of tests: [ListedTest]) -> String {
        var length = 0
        return tests.map(\.specifier).prefix { specifier in
            length += specifier.utf8.count + 1
            return length < Self.longestArgument
        }.joined(separator: ",")
    }
}

/// A test as XCTest lists it: `Module.Class/test`.
struct ListedTest: Equatable {
    let specifier: String

    /// `nil` for a line that lists none.
    init?(_ line: Substring) {
        guard line.wholeMatch(of: /[\w.]+\.\w+\/[^\/]+/) != nil else { return nil }
        specifier = String(line)
    }

    var module: String { String(specifier.prefix { $0 != "." }) }

    /// The name that XCTest prints when it runs.
    var name: String {
        let parts = specifier.split(separator: "/", maxSplits: 1)
        return "\(parts[0].split(separator: ".").last ?? "").\(parts[1])"
    }
}

extension TestResults {
    /// The tests that ran.
    var names: Set<String> { Set(passed + skipped + failed + ended.map(\.test)) }

    /// The same with the module before each name.
    fileprivate func inModule(_ module: String) -> TestResults {
        func whole(_ name: String) -> String { "\(module).\(name)" }
        var results = self
        results.passed = passed.map(whole)
        results.skipped = skipped.map(whole)
        results.failed = failed.map(whole)
        results.ended = ended.map { Ended(test: whole($0.test), how: $0.how) }
        results.failures = failures.map {
            Failure(test: whole($0.test), path: $0.path, line: $0.line, message: $0.message)
        }
        return results
    }
}

extension [String] {
    /// Each once, in the order of the first.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
