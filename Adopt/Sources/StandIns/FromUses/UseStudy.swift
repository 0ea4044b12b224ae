import AdoptModel
import LinuxConditions
import SwiftSyntax

/// How files use names that nobody knows: enough to declare each so that the uses compile.
final class UseStudy: ConditionalVisitor {
    private(set) var types: [String: TypeUse] = [:]
    /// Calls of members that nobody knows, and of those whose arguments wait for the types of their parameters.
    private var methods: [String: Set<CallShape>] = [:]
    /// Calls that any name would take, on lines that made no sense: where one is declared all of that name have to be.
    private var plainCalls: [String: Set<CallShape>] = [:]
    var calledMethods: [String: Set<CallShape>] {
        methods.merging(plainCalls.filter { methods[$0.key] != nil }) { $0.union($1) }
    }
    /// Members that nobody knows and that are no methods.
    private(set) var properties: Set<String> = []
    /// Where each name is used.
    private(set) var uses: [(name: String, line: Int)] = []
    /// Calls of functions.
    private(set) var functions: [String: Set<CallShape>] = [:]
    /// The names behind a dot that stand for a value of the type that is wanted there: without arguments, and with.
    private(set) var implicitProperties: Set<String> = []
    private(set) var implicitMethods: [String: Set<CallShape>] = [:]
    /// How values of which nothing is known are made: `.init(duration: 1)`, `Style.Font(size: 1)`.
    private(set) var valueInitializers: Set<CallShape> = []
    /// Members that are unwrapped, and those that are gone through, on lines that the compiler could not make sense of.
    private(set) var optionalMembers: Set<String> = []
    private(set) var optionalMethods: Set<String> = []
    private(set) var listMembers: Set<String> = []
    /// Members whose cases are those of a result, and members in expressions that took too long: numbers, and others.
    private(set) var resultMembers: Set<String> = []
    private(set) var numberMembers: Set<String> = []
    private(set) var plainMembers: Set<String> = []
    /// What attributes of nobody are written at.
    private(set) var attributes: [String: Set<AttributeUse>] = [:]
    /// What attributes of nobody are given.
    private(set) var attributeArguments: [String: Set<CallShape>] = [:]
    /// The types of nobody that the app's own types adopt.
    private(set) var adoptions: [String: Set<String>] = [:]

    /// Those that classes name where they are declared.
    private(set) var adoptionsOfClasses: [String: Set<String>] = [:]

    private let module: String
    private let value: String
    private let names: Set<String>
    private let members: Set<String>
    private let lines: UnclearLines
    /// The types that values have to have.
    let wanted: WantedTypes
    private let converter: SourceLocationConverter
    private var superclass: String?

    /// - Parameters:
    ///   - names: The types that nobody knows.
    ///   - members: The functions, and the members of other types, that nobody knows.
    ///   - lines: The lines that the compiler could not make sense of.
    init(
        of module: String, names: Set<String>, members: Set<String>, lines: UnclearLines,
        wanted: WantedTypes = WantedTypes(), tree: SourceFileSyntax
    ) {
        self.module = module
        value = InferredValue(module: module).name
        self.names = names
        self.members = members
        self.lines = lines
        self.wanted = wanted
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
        } else if node.baseType.trimmedDescription == module, names.contains(node.name.text) {
            note(node.name.text, at: node)
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = names(in: node.inheritanceClause)
        guard let first = inherited.first else { return .visitChildren }
        note(adopted: inherited.dropFirst())
        adoptionsOfClasses[node.name.text, default: []].formUnion(inherited.filter(names.contains))
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
        note(protocols: node.inheritanceClause, of: node.extendedType.trimmedDescription)
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.name.text, areOfValues: true)
        return .visitChildren
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.name.text, areOfValues: true)
        return .visitChildren
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        note(protocols: node.inheritanceClause, of: node.name.text)
        return .visitChildren
    }

    /// `any Kind` is a protocol's.
    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        let name = node.constraint.trimmedDescription
        if node.someOrAnySpecifier.text == "any", names.contains(name) {
            types[name, default: TypeUse()].isProtocol = true
        }
        return .visitChildren
    }

    private func note(
        protocols clause: InheritanceClauseSyntax?, of type: String, areOfValues: Bool = false
    ) {
        for name in names(in: clause) where names.contains(name) {
            types[name, default: TypeUse()].isProtocol = true
            if areOfValues { types[name]?.isOfValues = true }
            adoptions[type, default: []].insert(name)
        }
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.attributeName.as(IdentifierTypeSyntax.self)?.name.text, members.contains(name)
        else { return .visitChildren }
        note(name, at: node)
        if case .argumentList(let arguments) = node.arguments {
            attributeArguments[name, default: []].insert(CallShape(arguments, value: value, wanted: wanted))
        }
        let variable = node.parent?.parent?.as(VariableDeclSyntax.self)
        let isStored = variable?.bindings.first.map { $0.accessorBlock == nil } == true
        attributes[name, default: []].insert(isStored ? .storage : .result)
        return .visitChildren
    }

    /// `switch response.result { case .success(let value): … }`
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        let cases = node.cases.map { $0.as(SwitchCaseSyntax.self)?.label.description ?? "" }.joined()
        if let member = node.subject.as(MemberAccessExprSyntax.self), spansLine(node),
            cases.contains(".success") || cases.contains(".failure")
        {
            resultMembers.insert(member.declName.baseName.text)
        }
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
        let shape = CallShape(node, value: value, wanted: wanted)
        let called =
            node.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
            ?? node.calledExpression
        if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
            if names.contains(name) { make(name, shape, node.calledExpression) }
            if members.contains(name) { functions[name, default: []].insert(shape) }
            if Self.takesControllers(name, node) { noteControllers(in: node) }
            if ["Array", "Set"].contains(name), spansLine(node) { noteSequence(in: node) }
        } else if let member = called.as(MemberAccessExprSyntax.self), member.base == nil {
            note(implicitCall: member.declName.baseName.text, shape, node)
        } else if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
            note(call: member, of: base, shape, node)
            if Self.takesControllers(member.declName.baseName.text, node) { noteControllers(in: node) }
        }
        return .visitChildren
    }

    /// `.animated(by: .init(duration: 1))`, wherever it stands.
    private func note(implicitCall name: String, _ shape: CallShape, _ call: FunctionCallExprSyntax) {
        guard members.contains(name) || spansLine(call) && (name == "init" || !shape.isPlain) else { return }
        if name == "init" {
            valueInitializers.insert(shape)
        } else {
            implicitMethods[name, default: []].insert(shape)
        }
        for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
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
            if isUnwrapped(Syntax(call)) { types[type]?.optionalStatics.insert(name) }
        } else if base.trimmedDescription == module, members.contains(name) {
            functions[name, default: []].insert(shape)
        } else {
            if isUnwrapped(Syntax(call)) { optionalMethods.insert(name) }
            let isAsked =
                members.contains(name) || optionalMethods.contains(name) || wanted.methods[name] != nil
            let isUnclear = spansLine(call)
            if isUnclear, shape.isPlain { plainCalls[name, default: []].insert(shape) }
            let hidden = Self.methodsOfSequences.contains(name)
            guard isAsked || isUnclear && (!shape.isPlain || hidden) || isLink(call) else { return }
            methods[name, default: []].insert(shape)
        }
        for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
    }

    /// What a value has as a sequence: a method of that name with other arguments has to be declared.
    private static let methodsOfSequences: Set<String> = [
        "contains", "dropFirst", "dropLast", "filter", "first", "max", "min", "prefix", "reversed", "sorted",
        "split", "suffix",
    ]

    /// Whether it is a call in a row of calls of which it was not clear that they can be called.
    private func isLink(_ call: FunctionCallExprSyntax) -> Bool {
        call.parent?.is(MemberAccessExprSyntax.self) == true && lines.ofCalls.contains(line(of: call))
    }

    /// Whether a call of UIKit's takes a controller: what is given it is one.
    private static func takesControllers(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        let label = call.arguments.first?.label?.text
        switch name {
        case "present", "pushViewController", "addChild", "show", "showDetailViewController":
            return label == nil
        default: return false
        }
    }

    /// `present(Page(), animated: true)`, and where the file says that a variable is one.
    private func noteControllers(in call: FunctionCallExprSyntax) {
        guard let given = call.arguments.first?.expression else { return }
        let made = given.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
        let type = made ?? variables[given.trimmedDescription.replacing("self.", with: "")]
        guard let type, names.contains(type) else { return }
        types[type, default: TypeUse()].superclasses.insert("UIViewController")
    }

    /// `Array(list)`, of which the compiler does not say what it wants.
    private func noteSequence(in call: FunctionCallExprSyntax) {
        guard let given = call.arguments.first, given.label == nil else { return }
        let type = variables[given.expression.trimmedDescription.replacing("self.", with: "")]
        guard let name = type?.prefix(while: { $0 != "<" }), names.contains(String(name)) else { return }
        types[String(name), default: TypeUse()].isSequence = true
    }

    /// The types of the file's variables, as far as their declarations say them.
    private var variables: [String: String] = [:]

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let written = node.typeAnnotation?.type.trimmedDescription
        let made = node.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
            .trimmedDescription
        if let type = written ?? made {
            variables[node.pattern.trimmedDescription] = type.trimmingSuffix { "?!".contains($0) }
        }
        return .visitChildren
    }

    private func note(call name: String, ofType type: String, _ shape: CallShape) {
        types[type, default: TypeUse()].isMadeOrAsked = true
        if name == "init" {
            types[type]?.initializers.insert(shape)
        } else if name.first?.isUppercase == true {
            types[type]?.nestedTypes.insert(name)
            valueInitializers.insert(shape)
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
            guard member.declName.baseName.text != "init" else {
                valueInitializers.insert(CallShape(call, value: value, wanted: wanted))
                for argument in call.arguments { noteImplicitMembers(in: argument.expression) }
                return
            }
            implicitMethods[member.declName.baseName.text, default: []].insert(
                CallShape(call, value: value, wanted: wanted))
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
            if lines.tooMuch.contains(line(of: node)) { note(inLongExpression: name, node) }
        }
        return .visitChildren
    }

    /// A member of an expression whose parts could be too many things: what stands beside an operator, or is made to a number, is one.
    private func note(inLongExpression name: String, _ node: MemberAccessExprSyntax) {
        guard node.parent?.is(MemberAccessExprSyntax.self) != true else {
            plainMembers.insert(name)
            return
        }
        let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
        let converts = call.map { Self.numbers.contains($0.calledExpression.trimmedDescription) } == true
        if converts || node.parent?.parent?.is(SequenceExprSyntax.self) == true {
            numberMembers.insert(name)
        } else {
            plainMembers.insert(name)
        }
    }

    private static let numbers: Set<String> = ["CGFloat", "Double", "Float", "Int"]

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
        return (line(of: node)...end).contains(where: lines.all.contains)
    }

    private func isOnLine(_ node: some SyntaxProtocol) -> Bool { lines.all.contains(line(of: node)) }

    /// Whether what is there is taken out of an optional.
    private func isUnwrapped(_ node: Syntax) -> Bool {
        guard isOnLine(node), let parent = node.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        return parent.as(InitializerClauseSyntax.self)?.parent?.is(OptionalBindingConditionSyntax.self)
            == true
    }
}

extension String {
    fileprivate func trimmingSuffix(while isLeftOut: (Character) -> Bool) -> String {
        String(reversed().drop(while: isLeftOut).reversed())
    }
}
