import SwiftSyntax

/// main.swift with `UIApplicationMain`, or with a delegate's `main()`: the generated program launches the delegate. The file's
/// statements are omitted, and the whole file if it declares nothing.
final class MainCallRewriter: FileRewriter {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard file.path.split(separator: "/").last == "main.swift" else { return .skipChildren }
        let call = MainCall(in: node)
        if index.classOfMain != nil { leaveOutStatements(of: node) }
        guard let place = call.node else { return .skipChildren }
        if call.delegate == nil {
            file.report(
                "The app delegate's class is unknown. Pass NSStringFromClass(AppDelegate.self) with its name.",
                at: place)
        }
        if let application = call.application {
            file.report(
                "The program launches UIApplication instead of \(application), whose overrides have no effect on Linux.",
                at: place)
        }
        return .skipChildren
    }

    private func leaveOutStatements(of node: SourceFileSyntax) {
        file.isLeftOut = true
        for item in node.statements {
            switch item.item {
            case .decl(let declaration):
                if !declaration.is(ImportDeclSyntax.self) { file.isLeftOut = false }
            case .stmt, .expr: file.remove(item, "app launch")
            }
        }
    }
}
