import AdoptModel
import LinuxConditions
import SwiftSyntax

/// The unknown names to look for in a file, and the lines that depend on them.
struct UseQuestion {
    let module: String
    /// The unknown types.
    let names: Set<String>
    /// The unknown functions and members of other types.
    let members: Set<String>
    /// The lines that the compiler couldn't type-check.
    let lines: UnclearLines
    /// The required types of values.
    let wanted: WantedTypes
}

extension FileUses {
    /// Studies a file.
    init(in tree: SourceFileSyntax, _ question: UseQuestion) {
        self.init()
        let kinds: [UseStudy.Type] = [TypeStudy.self, CallStudy.self, MemberStudy.self]
        for kind in kinds {
            let study = kind.init(of: tree, question, adding: self)
            study.walk(tree)
            self = study.uses
        }
    }
}

/// A pass over a file that finds one kind of use.
class UseStudy: ConditionalVisitor {
    var uses: FileUses
    let module: String
    /// The type of unknown values.
    let value: String
    let names: Set<String>
    let members: Set<String>
    let lines: UnclearLines
    let wanted: WantedTypes
    private let converter: SourceLocationConverter

    /// - Parameter found: The results of the previous passes.
    required init(of tree: SourceFileSyntax, _ question: UseQuestion, adding found: FileUses) {
        uses = found
        module = question.module
        value = InferredValue(module: question.module).name
        names = question.names
        members = question.members
        lines = question.lines
        wanted = question.wanted
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init()
    }

    func shape(of call: FunctionCallExprSyntax) -> CallShape {
        CallShape(call, value: value, wanted: wanted)
    }

    func note(_ name: String, at node: some SyntaxProtocol) {
        uses.places.append((name, line(of: node)))
    }

    func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    func spansLine(_ node: some SyntaxProtocol) -> Bool {
        let end = converter.location(for: node.endPositionBeforeTrailingTrivia).line
        return (line(of: node)...end).contains(where: lines.all.contains)
    }

    func isOnLine(_ node: some SyntaxProtocol) -> Bool { lines.all.contains(line(of: node)) }

    /// Whether an expression is unwrapped.
    func isUnwrapped(_ node: Syntax) -> Bool {
        guard isOnLine(node), let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        return parent.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self)
            == true
    }
}
