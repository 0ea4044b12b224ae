import MarkupText

extension Exploration {
    /// The exploration as a JUnit file: a test case for each page, with a failure for each fault that isn't in the baseline.
    public func junit(with baseline: FaultBaseline = FaultBaseline()) -> String {
        let unknown = Dictionary(grouping: baseline.unknown(of: faults), by: \.page)
        let names =
            pages.map(\.name) + unknown.keys.filter { name in !pages.contains { $0.name == name } }.sorted()
        let cases = names.map { JUnitCase(app: app, page: $0, faults: unknown[$0] ?? []).text }
        let failures = unknown.values.map(\.count).reduce(0, +)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuite name="\(app.escapedForXML)" tests="\(names.count)" failures="\(failures)">
            \(cases.joined(separator: "\n"))
            </testsuite>

            """
    }
}

private struct JUnitCase {
    let app: String
    let page: String
    let faults: [Fault]

    var text: String {
        let head = "  <testcase classname=\"\(app.escapedForXML)\" name=\"\(page.escapedForXML)\""
        guard !faults.isEmpty else { return head + "/>" }
        let failures = faults.map { fault in
            "    <failure message=\"\("\(fault.kind.words): \(fault.detail)".escapedForXML)\">\("\(fault)".escapedForXML)</failure>"
        }
        return ([head + ">"] + failures + ["  </testcase>"]).joined(separator: "\n")
    }
}
