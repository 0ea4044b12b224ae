// The members of all values.
extension InferredModule {
    /// Members of all values that a dynamic member can't replace.
    var memberParts: [String] {
        let known = wantedMembers
        let optional = all(\.optionalMembers).subtracting(known.keys)
        let lists = all(\.listMembers).subtracting(optional).subtracting(known.keys)
        let properties =
            known.sorted { $0.key < $1.key }.map { property($0, $1.type, $1.result) }
            + optional.sorted().map { property($0, value.name + "?", "nil") }
            + lists.sorted().map { property($0, "[\(value.name)]", "[]") }
            + settled(besides: optional.union(lists).union(known.keys))
        let unwrapped = all(\.optionalMethods)
        let methods = all(\.calledMethods).sorted { $0.key < $1.key }.flatMap { name, shapes in
            shapes.withoutTwins.sorted { $0.parameters < $1.parameters }.flatMap {
                function(name, $0, isOptional: unwrapped.contains(name))
            }
        }
        let statics = implicitMembers + initializers
        return (properties.isEmpty && methods.isEmpty ? [] : [block(value.members, properties + methods)])
            + (statics.isEmpty ? [] : [block(value.name, statics)])
    }

    func function(
        _ name: String, _ shape: CallShape, isOptional: Bool = false, isStatic: Bool = false
    ) -> [String] {
        let known = wanted.methods[name].flatMap { given($0, isOptional: isOptional) }
        return InferredFunction(
            name, shape, value, isOptional: isOptional, isStatic: isStatic, giving: known
        ).declarations
    }

    /// The types that the compiler requires for the members of all values.
    var wantedMembers: [String: GivenValue] {
        let optional = all(\.optionalMembers)
        return wanted.members.reduce(into: [:]) { known, member in
            known[member.key] = given(member.value, isOptional: optional.contains(member.key))
        }
    }

    /// The value of a type; `nil` if none can be created.
    private func given(_ type: String, isOptional: Bool) -> GivenValue? {
        if isOptional { return GivenValue(type: type + "?", result: "nil") }
        let own = types.contains { $0.0 == type && InferredKind($0.0, $0.1) != .protocolType }
        return (own ? "\(type)()" : GivenValue.results[type]).map { GivenValue(type: type, result: $0) }
    }

    private var wanted: WantedTypes {
        studies.reduce(into: WantedTypes()) { $0.add($1.wanted) }
    }

    /// Members with a single type: results used in a switch, and members in long expressions.
    private func settled(besides others: Set<String>) -> [String] {
        let results = all(\.resultMembers).subtracting(others)
        let numbers = all(\.numberMembers).subtracting(others).subtracting(results)
        let plain = all(\.plainMembers).subtracting(others).subtracting(results).subtracting(numbers)
        return results.sorted().map {
            property($0, "Result<\(value.name), any Error>", ".failure(CocoaError(.featureUnsupported))")
        } + numbers.sorted().map { property($0, "Double", "0") }
            + plain.sorted().map { property($0, value.name, "\(value.name)()") }
    }

    private func property(_ name: String, _ type: String, _ neutral: String) -> String {
        "public var \(name.escaped): \(type) { get { notReal(\"\(module): \(name)\"); return \(neutral) } nonmutating set {} }"
    }

    /// Initializers with labels. The others accept any arguments.
    private var initializers: [String] {
        let shapes = studies.reduce(into: Set()) { $0.formUnion($1.uses.valueInitializers) }
        return shapes.filter { $0.labels.contains { $0 != "_" } || !$0.isPlain }.map(
            \.withOwnNames.returningNothing
        )
        .sorted { $0.parameters < $1.parameters }
        .map { "public init\($0.generics)(\($0.parameters)) { self.init() }" }
    }

    private var implicitMembers: [String] {
        let methods = all(\.implicitMethods)
        let properties = all(\.implicitProperties).union(missingMembers(of: value.name)).subtracting(
            methods.keys)
        return properties.sorted().map {
            "public static var \($0.escaped): \(value.name) { \(value.name)() }"
        }
            + methods.sorted { $0.key < $1.key }.flatMap { name, shapes in
                shapes.sorted { $0.parameters < $1.parameters }.map {
                    InferredFunction(name, $0, value, isStatic: true).valueDeclaration
                }
            }
    }
}
