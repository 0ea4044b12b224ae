/// What Apple lets apps override and ours does not.
///
/// Every method and property of a class in Objective-C can be overridden; on Linux those can that stand in a class that
/// is open, and are open themselves. Constants that Swift nests in a class are none of them, nor are initializers, nor
/// the forms with `async`, which call what apps override.
struct Overridability {
    private let module: UIKitModule
    private let constants: ConstantMatcher
    private let swiftOnly: Exceptions

    init(_ module: UIKitModule, constants: ConstantMatcher, swiftOnly: Exceptions) {
        self.module = module
        self.constants = constants
        self.swiftOnly = swiftOnly
    }

    /// Whether apps can override the members of a class of this name that can be overridden at all.
    func isOverridable(_ member: SwiftMember) -> Bool {
        (member.kind == .method || member.kind == .property || member.kind == .subscripting)
            && module.types[member.typeName]?.openness == .open
            && !member.isAsync && !constants.isClaimed(member)
            && (member.isOpen || swiftOnly.entry(for: member.qualifiedName) == nil)
    }

    /// Classes and members that apps can override on Apple's systems and cannot here, by name.
    var failures: [String] {
        let members = module.allMembers.filter { isOverridable($0) && !$0.isOpen }
            .map { $0.qualifiedName + ($0.isInExtension ? ", in an extension" : "") }
        let classes = module.types.values.filter { $0.openness == .closed }.map(\.name)
            .filter { swiftOnly.entry(for: $0) == nil }
        return (members + classes).sorted()
    }

    /// Entries of the list that explain nothing any more.
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
