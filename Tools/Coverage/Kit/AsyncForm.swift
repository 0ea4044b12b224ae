/// The `async` variant that Swift's importer creates for a method with a completion handler. Follows SE-0297.
struct AsyncForm {
    /// The method with the completion handler.
    let method: SwiftMember
    let since: String
    private let declaration: Declaration
    private let handler: Declaration.Parameter
    private let result: Result

    private enum Result {
        case nothing
        /// One value: its type, and its replacement if the handler is released without a call.
        case value(String, ifDropped: String)
    }

    /// The variant of `apple`, which is implemented here as `method`; `nil` if Swift creates none, or if the handler's arguments can't be
    /// awaited.
    init?(_ apple: AppleMember, _ method: SwiftMember) {
        guard apple.kind == .method || apple.kind == .classMethod, method.kind == .method, !method.isAsync,
            ObjCSelector(apple.selector).endsWithCompletionHandler,
            let declaration = Declaration(method.declaration), declaration.isPlain,
            let handler = declaration.parameters.last, let types = handler.handlerTypes,
            // The wait runs on the main actor: no other task may end it.
            !handler.text.contains("@Sendable"), let result = Self.result(of: types)
        else { return nil }
        self.method = method
        since = apple.since
        self.declaration = declaration
        self.handler = handler
        self.result = result
    }

    private static func result(of types: [String]) -> Result? {
        guard let type = types.first else { return .nothing }
        guard types.count == 1 else { return nil }
        if type == "Bool" { return .value(type, ifDropped: "false") }
        return type.hasSuffix("?") ? .value(type, ifDropped: "nil") : nil
    }

    private var kept: [Declaration.Parameter] { declaration.parameters.dropLast() }

    /// `present(_:animated:)`.
    var title: String {
        declaration.baseName + "(" + kept.map { $0.label + ":" }.joined() + ")"
    }

    /// The declaration with its documentation, before formatting.
    var source: String {
        let parameters = kept.map(\.text).joined(separator: ", ")
        let keywords = declaration.isClassMethod ? "public class func" : "public func"
        let head = "\(keywords) \(declaration.baseName)(\(parameters)) async\(arrow) {"
        return (documentation + attributes + [head, "    \(body)", "}"])
            .map { "    \($0)\n" }.joined()
    }

    private var attributes: [String] {
        if case .value = result { ["@discardableResult"] } else { [] }
    }

    private var arrow: String {
        if case .value(let type, _) = result { " -> \(type)" } else { "" }
    }

    private var body: String {
        let given = kept.map { ($0.label == "_" ? "" : "\($0.label): ") + $0.name }
        let arguments = (given + ["\(handler.label): $0"]).joined(separator: ", ")
        let call = "\(declaration.baseName)(\(arguments))"
        return switch result {
        case .nothing: "await CompletionWait.end { \(call) }"
        case .value(_, let dropped): "await CompletionWait.value(ifDropped: \(dropped)) { \(call) }"
        }
    }

    private var documentation: [String] {
        let outcome =
            switch result {
            case .nothing: "Returns when the completion is called, or when it is clear that it never will be."
            case .value(_, let dropped):
                "Returns what the completion is given, or `\(dropped)` when it is clear that it will never be called."
            }
        let call = "``\(method.title)``"
        let first = ["/// Waits for the completion of \(call). \(version)"]
        let broken = ["/// Waits for the completion of", "/// \(call).", "/// \(version)"]
        return (first[0].count <= 100 ? first : broken) + ["///", "/// \(outcome)"]
    }

    /// Tasks were introduced in iOS 13.
    private var version: String {
        let number = Double(since) ?? 0
        return "iOS " + (number > 13 ? since.replacing(".0", with: "") : "13") + "."
    }
}

extension AsyncForm {
    /// Methods without an `async` variant, because of `NS_SWIFT_DISABLE_ASYNC` in Apple's headers, as of SDK 26.2. An asynchronous
    /// function calls them without `await`.
    static let disabled: Set = [
        "addCompletion:",
        "addCoordinatedAnimations:completion:",
        "addCoordinatedFocusingAnimations:completion:",
        "addCoordinatedUnfocusingAnimations:completion:",
        "animateWithDuration:animations:completion:",
        "animateWithDuration:delay:options:animations:completion:",
        "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:",
        "animateWithSpringDuration:bounce:initialSpringVelocity:delay:options:animations:completion:",
        "applySnapshot:animatingDifferences:completion:",
        "applySnapshot:toSection:animatingDifferences:completion:",
        "applySnapshotUsingReloadData:completion:",
        "dismissViewControllerAnimated:completion:",
        "performBatchUpdates:completion:",
        "performSystemAnimation:onViews:options:animations:completion:",
        "presentViewController:animated:completion:",
        "setCollectionViewLayout:animated:completion:",
        "setViewControllers:direction:animated:completion:",
        "transitionFromView:toView:duration:options:completion:",
        "transitionFromViewController:toViewController:duration:options:animations:completion:",
        "transitionWithView:duration:options:animations:completion:",
    ]
}
