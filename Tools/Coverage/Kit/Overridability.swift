/// Members that apps can override on Apple's systems but not here.
///
/// Every method and property of an Objective-C class can be overridden; on Linux, those that are open and in an open class. Constants that
/// Swift nests in a class don't count, nor do initializers, nor `async` variants, which call overridable methods.
struct Overridability {
    private let module: UIKitModule
    private let constants: ConstantMatcher
    private let swiftOnly: Exceptions

    init(_ module: UIKitModule, constants: ConstantMatcher, swiftOnly: Exceptions) {
        self.module = module
        self.constants = constants
        self.swiftOnly = swiftOnly
    }

    /// Whether apps can override the overridable members of a class with this name.
    func isOverridable(_ member: SwiftMember) -> Bool {
        (member.kind == .method || member.kind == .property || member.kind == .subscripting)
            && module.types[member.typeName]?.openness == .open
            && !member.isAsync && !constants.isClaimed(member)
            && (member.isOpen || swiftOnly.entry(for: member.qualifiedName) == nil)
    }

    /// The names of classes and members that apps can override on Apple's systems but not here.
    var failures: [String] {
        let members = module.allMembers.filter { isOverridable($0) && !$0.isOpen }
            .map { $0.qualifiedName + ($0.isInExtension ? ", in an extension" : "") }
        let classes = module.types.values.filter { $0.openness == .closed }.map(\.name)
            .filter { swiftOnly.entry(for: $0) == nil }
        return (members + classes).sorted()
    }

    /// Entries of the list that no longer apply.
    var idleEntries: [String] {
        let named = Set(
            module.allMembers.filter { !$0.isOpen && module.types[$0.typeName]?.openness != .noClass }
                .map(\.qualifiedName)
                + module.types.values.filter { $0.openness == .closed }.map(\.name))
        return swiftOnly.entries.filter { entry in
            !named.contains { swiftOnly.entry(for: $0) == entry }
        }.map(\.name)
    }
}
