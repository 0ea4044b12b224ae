import AdoptModel
import LinuxConditions
import SwiftSyntax

/// A question to an object about a member: `delegate?.listDidChange != nil`, `responds(to: #selector(…))`.
struct MemberQuestion: Hashable {
    let name: String
    /// The labels; `nil` if none are written.
    let labels: [String?]?
    /// The name in the tables: the Swift name as written, or the Objective-C name.
    let text: String
    /// Whether the question uses the Objective-C name.
    let isSelector: Bool

    /// Whether the question refers to this method.
    func means(_ member: MemberRecord) -> Bool { member.isNamed(name, labels) }
}

/// Finds the questions in a file.
final class QuestionReader: ConditionalVisitor {
    private let index: ModuleIndex
    private let file: Int
    private var questions: Set<MemberQuestion> = []

    private init(_ index: ModuleIndex, _ file: Int) {
        self.index = index
        self.file = file
        super.init()
    }

    /// Returns the questions in a file, by its number.
    static func questions(
        in tree: SourceFileSyntax, _ file: Int, index: ModuleIndex
    ) -> Set<MemberQuestion> {
        let reader = QuestionReader(index, file)
        reader.walk(tree)
        return reader.questions
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let reference = OptionalReference(node, index), reference.isMethod {
            questions.insert(reference.question)
        }
        return .visitChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard node.isAskedFor, let argument = node.arguments.first, argument.label == nil,
            let reference = MethodReference(argument.expression)
        else { return .skipChildren }
        let found = MethodSearch(index, "", in: file).method(reference)
        let selector =
            found?.member.selector ?? SelectorName.method(reference.name, labels: reference.labels ?? [])
        // A cast selects one of several methods of the same name.
        let cast = reference.parameterTypes == nil ? nil : found?.member.parameters.map(\.label)
        questions.insert(
            MemberQuestion(
                name: reference.name, labels: reference.labels ?? cast,
                text: KnownSelectors.name(of: reference) ?? selector,
                isSelector: true))
        return .skipChildren
    }
}

extension MacroExpansionExprSyntax {
    /// Whether the expression is an argument of a method that tests for or calls the selector.
    var isAskedFor: Bool {
        guard let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return ["responds", "instancesRespond", "perform"].contains(call.calledName?.text)
    }
}
