import SwiftSyntax

/// Makes `#available(iOS 16, *)`, which is always true on Linux, check the simulated system.
final class AvailabilityRewriter: FileRewriter {
    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let version = node.iOSVersion else { return .skipChildren }
        let isNegated = node.availabilityKeyword.text == "#unavailable"
        let numbers = version.components.map(\.number.text)
        let minor = numbers.first.map { ", " + $0 } ?? ""
        file.replace(
            node, with: "\(isNegated ? "!" : "")isSystemAvailable(\(version.major.text)\(minor))",
            node.availabilityKeyword.text)
        return .skipChildren
    }
}

extension AvailabilityConditionSyntax {
    /// The required iOS version.
    fileprivate var iOSVersion: VersionTupleSyntax? {
        for argument in availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                ["iOS", "iOSApplicationExtension"].contains(restriction.platform.text)
            else { continue }
            return restriction.version
        }
        return nil
    }
}
