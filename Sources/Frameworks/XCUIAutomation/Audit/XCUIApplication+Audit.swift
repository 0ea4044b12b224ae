import Foundation
import ScreenTree
import Simulator
import UIKit

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
        var findings = AccessibilityAudit(types: auditTypes).findings(on: try screen())
        if auditTypes.contains(.textClipped) { findings += try findingsWithLargestText(besides: findings) }
        let query = descendants(matching: .any)
        for finding in findings {
            let issue = XCUIAccessibilityAuditIssue(
                finding.type, finding.words, finding.details,
                at: XCUIElement(of: query, .bound(finding.element)))
            if try issueHandler?(issue) == true { continue }
            UITestFailure.report("\(finding.words): \(finding.details)", file, line)
        }
    }

    /// The texts that are clipped only with the largest text, as Xcode's audit reports them. The app has its own size again afterward.
    private func findingsWithLargestText(besides others: [AuditFinding]) throws -> [AuditFinding] {
        guard let simulator else { return [] }
        let own = UIScreen.main.traitCollection.preferredContentSizeCategory
        defer {
            simulator.setTraits { $0.preferredContentSizeCategory = own }
            comeToRest()
        }
        simulator.setTraits { $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
        comeToRest()
        let screen = try screen()
        return AccessibilityAudit.textsClippedByLargeSizes(on: screen).filter { finding in
            !others.contains { $0.type == .textClipped && $0.element.isSame(as: finding.element) }
        }
    }
}
