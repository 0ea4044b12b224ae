import Foundation

/// Runs a program's XCTest tests. If a test ends the program, runs the others without it.
struct XCTestRuns {
    let program: URL
    /// The modules whose tests run in a process each.
    var modulesOfUITests: Set<String> = []

    /// The maximum length of a command-line argument, in bytes.
    private static let longestArgument = 100_000

    func results() throws -> TestResults {
        var results = TestResults()
        let tests = try listed(&results)
        // XCTest prints names without modules, and several modules may have tests of the same name.
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
            let next = modulesOfUITests.contains(left[0].module) ? Array(left.prefix(1)) : left
            let run = ProgramRun(program: program, arguments: [specifier(of: next)])
            let ending = try run.run { log.read($0) }
            log.programEnded(ending)
            results = results + log.results
            let before = left.count
            left.removeAll { log.results.names.contains($0.name) }
            guard left.count < before else {
                results.remarks.append(
                    "\(left.count) tests did not run, such as \(left[0].specifier): \(log.text(of: ending))."
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
            _ = log.read(line)
            if let test = ListedTest(line) { tests.append(test) }
            return true
        }
        if ending != .exit(0) {
            results.remarks.append(
                "The test program ended before the first test: \(log.text(of: ending))."
            )
        }
        return tests
    }

    /// As many of the tests as fit in one argument.
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

    /// Parses a line; `nil` if it doesn't list a test.
    init?(_ line: Substring) {
        guard line.wholeMatch(of: /[\w.]+\.\w+\/[^\/]+/) != nil else { return nil }
        specifier = String(line)
    }

    var module: String { String(specifier.prefix { $0 != "." }) }

    /// The name that XCTest prints when the test runs.
    var name: String {
        let parts = specifier.split(separator: "/", maxSplits: 1)
        return "\(parts[0].split(separator: ".").last ?? "").\(parts[1])"
    }
}

extension TestResults {
    /// The tests that ran.
    var names: Set<String> { Set(passed + skipped + failed + ended.map(\.test)) }

    /// The results with the module before each test's name.
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
    /// The elements without duplicates, in the order of first occurrence.
    fileprivate var unique: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
