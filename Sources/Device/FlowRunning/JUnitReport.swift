import FlowPlan
import Foundation
import MarkupText

/// The results of flows as a JUnit file: a test case for each flow.
///
/// The properties `junitId` and `junitClassname` of a flow become the attributes `id` and `classname`, as
/// [Maestro documents](https://docs.maestro.dev/maestro-flows/workspace-management/test-reports-and-artifacts).
package struct FlowJUnitReport {
    private let app: String
    private let results: [FlowResult]

    package init(_ results: [FlowResult], app: String) { (self.results, self.app) = (results, app) }

    /// The file's content.
    package var text: String {
        let failures = results.count { $0.outcome == .failed }
        let skipped = results.count { $0.outcome == .skipped }
        let seconds = results.map(\.seconds).reduce(0, +)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="\(app.escapedForXML)" tests="\(results.count)" failures="\(failures)" \
            skipped="\(skipped)" time="\(seconds.inFile)">
            \(results.map(\.testCase).joined(separator: "\n"))
            </testsuite>

            """
    }
}

extension FlowResult {
    private static let attributes = ["junitId": "id", "junitClassname": "classname"]

    fileprivate var testCase: String {
        let id = (properties["junitId"] ?? name).escapedForXML
        let className = (properties["junitClassname"] ?? name).escapedForXML
        let head =
            "  <testcase id=\"\(id)\" classname=\"\(className)\" name=\"\(name.escapedForXML)\" "
            + "file=\"\(file.escapedForXML)\" time=\"\(seconds.inFile)\""
        let lines = propertyLines + outcomeLines
        return lines.isEmpty
            ? head + "/>" : ([head + ">"] + lines + ["  </testcase>"]).joined(separator: "\n")
    }

    private var propertyLines: [String] {
        let others = properties.filter { Self.attributes[$0.key] == nil }.sorted { $0.key < $1.key }
        guard !others.isEmpty else { return [] }
        let lines = others.map {
            "      <property name=\"\($0.key.escapedForXML)\" value=\"\($0.value.escapedForXML)\"/>"
        }
        return ["    <properties>"] + lines + ["    </properties>"]
    }

    private var outcomeLines: [String] {
        let reason = (message ?? "").escapedForXML
        return switch outcome {
        case .passed: []
        case .skipped: ["    <skipped message=\"\(reason)\"/>"]
        case .failed: ["    <failure message=\"\(reason)\">\(log.escapedForXML)</failure>"]
        }
    }

    /// The commands up to the failure.
    private var log: String { steps.map(\.lines).joined(separator: "\n") }
}

extension Double {
    fileprivate var inFile: String { String(format: "%.3f", locale: Locale(identifier: "en_US_POSIX"), self) }
}
