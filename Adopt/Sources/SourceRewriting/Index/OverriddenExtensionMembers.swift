/// A member of an extension of another module's class that classes of the module override, as Objective-C lets them.
struct OverriddenExtensionMember {
    let member: MemberRecord
    /// The classes that override it and inherit from no other that does, in the order of their names.
    let classes: [TypeRecord]

    /// What the classes' own are called.
    var nameInClasses: String { member.name + "Overridden" }
}

extension ModuleIndex {
    /// The members of an extension of another module's class that the module's classes override.
    func overriddenMembers(of found: ExtensionRecord) -> [OverriddenExtensionMember] {
        guard !found.isConstrained, found.file < ownFiles else { return [] }
        return found.members.compactMap { member in
            guard member.kind != .initializer, !member.isStatic, !member.isOverride,
                member.attributes.contains("objc") || found.attributes.contains("objc")
            else { return nil }
            let classes = types.values.filter { type in
                overrides(member, type, of: found.name)
                    && !line(of: type).dropFirst().contains { overrides(member, $0, of: found.name) }
            }
            return classes.isEmpty
                ? nil
                : OverriddenExtensionMember(member: member, classes: classes.sorted { $0.name < $1.name })
        }
    }

    /// All such members, with the classes that the extensions are of.
    func findOverriddenMembers() -> [(owner: String, member: OverriddenExtensionMember)] {
        foreignExtensions.flatMap { owner, extensions in
            extensions.flatMap(overriddenMembers).map { (owner, $0) }
        }
    }

    /// The member of an extension that a class of the module overrides by a name, or that a class above it does.
    func overriddenMember(named reference: String, in type: TypeRecord) -> OverriddenExtensionMember? {
        let line = line(of: type)
        return overriddenMembers.first { owner, found in
            found.member.reference == reference && isSubclass(type, of: owner)
                && found.classes.contains { top in line.contains { $0 === top } }
        }?.member
    }

    private func overrides(_ member: MemberRecord, _ type: TypeRecord, of owner: String) -> Bool {
        type.kind == .classType && type.file < ownFiles
            && type.allMembers.contains {
                $0.isOverride && $0.kind == member.kind && $0.reference == member.reference
            } && isSubclass(type, of: owner)
    }

    /// Whether a class of the module inherits from one of UIKit's. Names of UIKit's classes end in what they are.
    private func isSubclass(_ type: TypeRecord, of owner: String) -> Bool {
        guard let root = line(of: type).last?.inherited.first else { return false }
        switch owner {
        case root, "NSObject", "UIResponder": return true
        case "UIViewController": return root.hasPrefix("UI") && root.hasSuffix("Controller")
        case "UIView":
            return root.hasPrefix("UI")
                && [
                    "View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider",
                    "Stepper", "Picker",
                ]
                .contains(where: root.hasSuffix)
        default: return false
        }
    }
}
