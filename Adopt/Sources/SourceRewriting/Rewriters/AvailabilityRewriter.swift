import SwiftSyntax

/// `#available(iOS 16, *)`, which the compiler takes for true on Linux, asks the simulated system.
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
    /// The release of iOS that is asked for.
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
