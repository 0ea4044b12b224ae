/// The output of XCTest, read line by line.
struct XCTestLog {
    private(set) var results = TestResults()
    /// The running test.
    private(set) var running: String?
    private var crash = CrashReport()
    private var failure: TestResults.Failure?

    /// Reads a line. Returns whether a test began or ended.
    mutating func read(_ line: Substring) -> Bool {
        let (before, count) = (running, results.count)
        crash.read(line)
        readResult(line)
        return running != before || results.count != count
    }

    private mutating func readResult(_ line: Substring) {
        if let match = line.wholeMatch(of: /Test Case '(.+)' started at .*/) {
            keepFailure()
            (running, crash) = (String(match.1), CrashReport())
        } else if let match = line.wholeMatch(of: /Test Case '(.+)' (passed|failed|skipped) \(.*/) {
            end(String(match.1), String(match.2))
        } else if let match = line.wholeMatch(of: /(.+?):(\d+): error: (\S+\.\S+) : (.*)/) {
            keepFailure()
            failure = TestResults.Failure(
                test: String(match.3), path: String(match.1), line: Int(match.2) ?? 0,
                message: String(match.4))
        } else if line.hasPrefix("Test Suite '") || line.hasPrefix("recording: ")
            || line.hasPrefix("attachment: ")
            || line == "Current stack trace:"
        {
            keepFailure()
        } else if let begun = failure {
            // A compared value may have several lines.
            failure = TestResults.Failure(
                test: begun.test, path: begun.path, line: begun.line, message: begun.message + "\n" + line)
        }
    }

    /// Records the end of the program, which the running test has caused.
    mutating func programEnded(_ ending: ProgramRun.Ending) {
        keepFailure()
        guard let test = running else { return }
        running = nil
        results.ended.append(TestResults.Ended(test: test, how: crash.text(of: ending)))
    }

    /// The end of a program without a running test, with its reason.
    func text(of ending: ProgramRun.Ending) -> String { crash.text(of: ending) }

    private mutating func end(_ test: String, _ word: String) {
        keepFailure()
        running = nil
        switch word {
        case "passed": results.passed.append(test)
        case "skipped": results.skipped.append(test)
        default: results.failed.append(test)
        }
    }

    private mutating func keepFailure() {
        if let failure { results.failures.append(failure) }
        failure = nil
    }
}
