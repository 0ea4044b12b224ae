import Foundation
import ScreenTree

extension XCUIApplication {
    /// Checks the accessibility of the current screen. Each issue fails the test, unless the handler returns `true` for it. iOS 17.
    ///
    /// - Parameters:
    ///   - auditTypes: The parts of the audit. Defaults to all.
    ///   - issueHandler: Called with each issue. Returns whether the issue is ignored.
    /// - Throws: An error if the app isn't running.
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil,
        file: StaticString = #filePath, line: UInt = #line
    ) throws {
        comeToRest()
        let screen = try screen()
        let audit = AccessibilityAudit(types: auditTypes)
        let query = descendants(matching: .any)
        for element in screen.elements {
            for finding in audit.findings(about: element) {
                let issue = XCUIAccessibilityAuditIssue(
                    finding.type, finding.words, finding.details,
                    at: XCUIElement(of: query, .bound(BoundElement(element))))
                if try issueHandler?(issue) == true { continue }
                UITestFailure.report("\(finding.words): \(finding.details)", file, line)
            }
        }
    }
}
