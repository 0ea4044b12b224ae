import AdoptModel
import LinuxConditions
import SwiftSyntax

/// How files use names that nobody knows: enough to declare each so that the uses compile.
final class UseStudy: ConditionalVisitor {
    /// What is known of a type by its uses.
    struct TypeUse {
        /// Whether it stands where only a protocol can.
        var isAdopted = false
        /// Whether one is made, or a member of the type itself is used.
        var isMadeOrAsked = false
        /// Whether a storyboard connects one.
        var isOutlet = false
        var genericParameters = 0
        var initializers: Set<CallShape> = []
        /// Initialisers that a subclass calls: they are its superclass's own.
        var inheritedInitializers: Set<CallShape> = []
        var staticProperties: Set<String> = []
        var staticMethods: [String: Set<CallShape>] = [:]
        var nestedTypes: Set<String> = []
        /// The members that subclasses override, as they declare them.
        var overrides: Set<String> = []
    }

    private(set) var types: [String: TypeUse] = [:]
    /// Calls of members that nobody knows, and of those whose arguments wait for the types of their parameters.
    private(set) var methods: [String: Set<CallShape>] = [:]
    /// Members that nobody knows and that are no methods.
    private(set) var properties: Set<String> = []
    /// Where each name is used.
    private(set) var uses: [(name: String, line: Int)] = []
    /// Calls of functions.
    private(set) var functions: [String: Set<CallShape>] = [:]
    /// The names behind a dot that stand for a value of the type that is wanted there: without arguments, and with.
    private(set) var implicitProperties: Set<String> = []
    private(set) var implicitMethods: [String: Set<CallShape>] = [:]
    /// Members that are unwrapped, and those that are gone through, on lines that the compiler could not make sense of.
    private(set) var optionalMembers: Set<String> = []
    private(set) var optionalMethods: Set<String> = []
    private(set) var listMembers: Set<String> = []

    private let module: String
    private let value: String
    private let names: Set<String>
    private let members: Set<String>
    private let lines: Set<Int>
    private let converter: SourceLocationConverter
    private var superclass: String?

    /// - Parameters:
    ///   - names: The types that nobody knows.
    ///   - members: The functions, and the members of other types, that nobody knows.
    ///   - lines: The lines that the compiler could not make sense of.
    init(
        of module: String, names: Set<String>, members: Set<String>, lines: Set<Int>,
        tree: SourceFileSyntax
    ) {
        self.module = module
        value = InferredValue(module: module).name
        self.names = names
        self.members = members
        self.lines = lines
        converter = SourceLocationConverter(fileName: "", tree: tree)
        super.init()
    }

    // MARK: Types

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard names.contains(name) else { return .visitChildren }
        note(name, at: node)
        let count = node.genericArgumentClause?.arguments.count ?? 0
        types[name, default: TypeUse()].genericParameters = max(types[name]?.genericParameters ?? 0, count)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.contains(where: { $0.trimmedDescription == "@IBOutlet" }) else {
            return .visitChildren
        }
        let types = node.bindings.compactMap {
            $0.typeAnnotation?.type.tokens(viewMode: .sourceAccurate).map(\.text)
        }
        for name in types.joined() where names.contains(name) {
            self.types[name, default: TypeUse()].isOutlet = true
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if let name = node.baseType.as(IdentifierTypeSyntax.self)?.name.text, names.contains(name) {
            types[name, default: TypeUse()].nestedTypes.insert(node.name.text)
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = names(in: node.inheritanceClause)
        guard let first = inherited.first else { return .visitChildren }
        note(adopted: inherited.dropFirst())
        guard names.contains(first) else { return .visitChildren }
        if let clause = node.inheritanceClause { walk(clause) }
        let outer = superclass
        superclass = first
        for member in node.memberBlock.members { noteOverride(member.decl, of: first) }
        walk(node.memberBlock)
        superclass = outer
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(adopted: names(in: node.inheritanceClause)[...])
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(adopted: names(in: node.inheritanceClause)[...])
        return .visitChildren
    }

    private func names(in clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    }

    private func note(adopted inherited: ArraySlice<String>) {
        for name in inherited where names.contains(name) { types[name, default: TypeUse()].isAdopted = true }
    }

    private func noteOverride(_ declaration: DeclSyntax, of type: String) {
        if let function = declaration.as(FunctionDeclSyntax.self),
            function.modifiers.contains(where: { $0.name.text == "override" })
        {
            types[type, default: TypeUse()].overrides.insert(
                "open func \(function.name.text)\(function.genericParameterClause?.trimmedDescription ?? "")"
                    + "\(function.signature.trimmedDescription) \(NeutralValue.body(of: function.signature))")
        } else if let variable = declaration.as(VariableDeclSyntax.self),
            let binding = variable.bindings.first,
            let annotation = binding.typeAnnotation?.type,
            variable.modifiers.contains(where: { $0.name.text == "override" })
        {
            types[type, default: TypeUse()].overrides.insert(
                "open var \(binding.pattern.trimmedDescription): \(annotation.trimmedDescription) "
                    + "{ get { \(NeutralValue.value(of: annotation) ?? "()") } set {} }")
        }
    }

    // MARK: Calls and members

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let shape = CallShape(node, value: value)
        let called =
            node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
            ?? node.calledExpression
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if names.contains(name) { make(name, shape, node.calledExpression) }
            if members.contains(name) { functions[name, default: []].insert(shape) }
        } else if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
            note(call: member, of: base, shape, node)
        }
        return .visitChildren
    }

    private func make(_ name: String, _ shape: CallShape, _ called: ExprSyntax) {
        let arguments =
            called.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.arguments.count ?? 0
        var use = types[name] ?? TypeUse()
        use.genericParameters = max(use.genericParameters, arguments)
        use.initializers.insert(shape)
        use.isMadeOrAsked = true
        types[name] = use
    }

    private func note(
        call member: MemberAccessExprSyntax, of base: ExprSyntax, _ shape: CallShape,
        _ call: FunctionCallExprSyntax
    ) {
        let name = member.declName.baseName.text
        if base.is(SuperExprSyntax.self), name == "init", let superclass {
            types[superclass, default: TypeUse()].inheritedInitializers.insert(shape)
        } else if let type = base.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(type) {
            note(call: name, ofType: type, shape)
        } else if base.trimmedDescription == module, members.contains(name) {
            functions[name, default: []].insert(shape)
        } else {
            if isUnwrapped(Syntax(call)) { optionalMethods.insert(name) }
            let isAsked = members.contains(name) || optionalMethods.contains(name)
            guard isAsked || !shape.isPlain && spansLine(call) else { return }
            methods[name, default: []].insert(shape)
        }
        for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
    }

    private func note(call name: String, ofType type: String, _ shape: CallShape) {
        types[type, default: TypeUse()].isMadeOrAsked = true
        if name == "init" {
            types[type]?.initializers.insert(shape)
        } else if name.first?.isUppercase == true {
            types[type]?.nestedTypes.insert(name)
        } else {
            types[type]?.staticMethods[name, default: []].insert(shape)
        }
    }

    /// `.fast`, `[.fast, .fade(0.2)]`.
    private func noteImplicitMembers(in expression: ExprSyntax) {
        if let array = expression.as(ArrayExprSyntax.self) {
            for element in array.elements { noteImplicitMembers(in: element.expression) }
        } else if let call = expression.as(FunctionCallExprSyntax.self),
            let member = call.calledExpression.as(MemberAccessExprSyntax.self), member.base == nil
        {
            implicitMethods[member.declName.baseName.text, default: []].insert(CallShape(call, value: value))
            for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
        } else if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
            implicitProperties.insert(member.declName.baseName.text)
        }
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.declName.baseName.text
        let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
        if members.contains(name) { note(name, at: node) }
        guard !isCalled else { return .visitChildren }
        if node.base == nil {
            if members.contains(name) || isOnLine(node) { implicitProperties.insert(name) }
        } else if let type = node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text, names.contains(type)
        {
            if !["self", "Type"].contains(name) { note(member: name, ofType: type) }
        } else {
            if members.contains(name) { properties.insert(name) }
            if isUnwrapped(Syntax(node)) { optionalMembers.insert(name) }
            if isOnLine(node), node.parent?.as(ForStmtSyntax.self)?.sequence.id == node.id {
                listMembers.insert(name)
            }
        }
        return .visitChildren
    }

    private func note(member name: String, ofType type: String) {
        types[type, default: TypeUse()].isMadeOrAsked = true
        if name.first?.isUppercase == true {
            types[type]?.nestedTypes.insert(name)
        } else {
            types[type]?.staticProperties.insert(name)
        }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if names.contains(name) {
            types[name, default: TypeUse()].isMadeOrAsked = true
            note(name, at: node)
        } else if members.contains(name), node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id
        {
            note(name, at: node)
            if node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id {
                properties.insert(name)
            }
        }
        return .visitChildren
    }

    private func note(_ name: String, at node: some SyntaxProtocol) {
        uses.append((name, line(of: node)))
    }

    private func line(of node: some SyntaxProtocol) -> Int {
        converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    }

    private func spansLine(_ node: some SyntaxProtocol) -> Bool {
        let end = converter.location(for: node.endPositionBeforeTrailingTrivia).line
        return (line(of: node)...end).contains(where: lines.contains)
    }

    private func isOnLine(_ node: some SyntaxProtocol) -> Bool { lines.contains(line(of: node)) }

    /// Whether what is there is taken out of an optional.
    private func isUnwrapped(_ node: Syntax) -> Bool {
        guard isOnLine(node), let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        return parent.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self)
            == true
    }
}
