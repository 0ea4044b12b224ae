import SwiftSyntax

/// main.swift with `UIApplicationMain`: the program launches the delegate that it names, and the file is left out.
final class MainCallRewriter: FileRewriter {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard file.path.split(separator: "/").last == "main.swift" else { return .skipChildren }
        let call = MainCall(in: node)
        guard let place = call.node else { return .skipChildren }
        if call.delegate == nil {
            file.report(
                "Which class the app starts with is not known: write NSStringFromClass(AppDelegate.self) with its name.",
                at: place)
        }
        if let application = call.application {
            file.report(
                "The program launches UIApplication and not \(application): what that overrides does not happen on Linux.",
                at: place)
        }
        return .skipChildren
    }
}
