import Foundation

/// Swift Testing's JSON event stream of a run, one record for each line.
struct SwiftTestingLog {
    private struct Record: Decodable {
        struct Payload: Decodable {
            struct Message: Decodable {
                let text: String
            }
            struct Issue: Decodable {
                struct Place: Decodable {
                    let line: Int
                    let _filePath: String?
                }
                let isKnown: Bool?
                let sourceLocation: Place?
            }
            let kind: String
            let id: String?
            let testID: String?
            let issue: Issue?
            let messages: [Message]?
        }
        let kind: String
        let payload: Payload
    }

    private(set) var results = TestResults()
    /// All test functions, by their identifiers.
    private(set) var tests: [String] = []
    /// The tests that have started and not ended.
    private var running: [String] = []
    private var failing: Set<String> = []

    mutating func read(_ data: Data) {
        for line in data.split(separator: UInt8(ascii: "\n")) {
            guard let record = try? JSONDecoder().decode(Record.self, from: line) else { continue }
            if record.kind == "test" {
                if record.payload.kind == "function", let id = record.payload.id { tests.append(id) }
            } else {
                read(record.payload)
            }
        }
    }

    private mutating func read(_ event: Record.Payload) {
        guard let test = event.testID else { return }
        switch event.kind {
        case "testStarted" where tests.contains(test): running.append(test)
        case "testSkipped" where tests.contains(test): results.skipped.append(Self.name(of: test))
        case "issueRecorded" where event.issue?.isKnown != true: note(event, of: test)
        case "testEnded" where tests.contains(test): end(test)
        default: break
        }
    }

    private mutating func note(_ event: Record.Payload, of test: String) {
        failing.insert(test)
        let place = event.issue?.sourceLocation
        results.failures.append(
            TestResults.Failure(
                test: Self.name(of: test), path: place?._filePath ?? "", line: place?.line ?? 0,
                message: event.messages?.first?.text ?? ""))
    }

    private mutating func end(_ test: String) {
        running.removeAll { $0 == test }
        if failing.contains(test) {
            results.failed.append(Self.name(of: test))
        } else {
            results.passed.append(Self.name(of: test))
        }
    }

    /// Records the end of the program. Returns the tests that ended it: one, because one runs at a time.
    mutating func programEnded(_ how: String) -> [String] {
        results.ended += running.map { TestResults.Ended(test: Self.name(of: $0), how: how) }
        return running
    }

    /// The test without its file: `ShopTests.Basket/adds()` of `ShopTests.Basket/adds()/Basket.swift:3:2`.
    static func name(of id: String) -> String {
        id.replacing(/\/[^\/]+\.swift:\d+:\d+$/, with: "")
    }
}
