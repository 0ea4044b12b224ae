/// A member in an extension of another module's class that subclasses override, as Objective-C allows.
struct OverriddenExtensionMember {
    let member: MemberRecord
    /// The module's topmost classes that override it, sorted by name.
    let classes: [TypeRecord]
    /// Other modules' classes whose extensions override it, subclasses first.
    let systemClasses: [String]

    /// The name of the overriding members in the module's classes.
    var nameInClasses: String { member.name + "Overridden" }

    /// The name of the overriding member in an extension of a class.
    func name(of systemClass: String) -> String { member.name + "Of" + systemClass }
}

extension ModuleIndex {
    /// The members in an extension of another module's class that the module overrides.
    func overriddenMembers(of found: ExtensionRecord) -> [OverriddenExtensionMember] {
        guard !found.isConstrained, found.file < ownFiles else { return [] }
        return found.members.compactMap { member in
            guard member.kind != .initializer, !member.isStatic, !member.isOverride,
                member.attributes.contains("objc") || found.attributes.contains("objc")
            else { return nil }
            let all = types.values.filter { $0.file < ownFiles && overrides(member, $0, of: found.name) }
            let systemClasses = systemClasses(overriding: member, of: found.name)
            guard !all.isEmpty || !systemClasses.isEmpty else { return nil }
            let topmost = all.filter { type in
                !line(of: type).dropFirst().contains { overrides(member, $0, of: found.name) }
            }
            return OverriddenExtensionMember(
                member: member, classes: topmost.sorted { $0.name < $1.name }, systemClasses: systemClasses)
        }
    }

    private func systemClasses(overriding member: MemberRecord, of owner: String) -> [String] {
        let found = foreignExtensions.filter { name, extensions in
            name != original(of: owner) && isSubclass(name, of: owner)
                && extensions.contains { part in
                    part.file < ownFiles && !part.isConstrained
                        && part.members.contains { isOverride($0, of: member) }
                }
        }
        // A class precedes its superclass.
        let broad = ["UIScrollView", "UIControl", "UIView"]
        let narrow = found.keys.filter { !broad.contains($0) }.sorted()
        return narrow + broad.filter { found.keys.contains($0) }
    }

    /// The extension member that an extension of another module's class overrides, by its reference.
    func overriddenMember(named reference: String, inExtensionOf name: String) -> OverriddenExtensionMember? {
        overriddenMembers.first {
            $0.member.member.reference == reference && $0.member.systemClasses.contains(original(of: name))
        }?.member
    }

    /// All such members, with the extended classes.
    func findOverriddenMembers() -> [(owner: String, member: OverriddenExtensionMember)] {
        foreignExtensions.flatMap { owner, extensions in
            extensions.flatMap(overriddenMembers).map { (owner, $0) }
        }
    }

    /// The extension member that a class of the module or one of its superclasses overrides, by its reference.
    func overriddenMember(named reference: String, in type: TypeRecord) -> OverriddenExtensionMember? {
        let line = line(of: type)
        return overriddenMembers.first { owner, found in
            found.member.reference == reference && isSubclass(type, of: owner)
                && found.classes.contains { top in line.contains { $0 === top } }
        }?.member
    }

    private func overrides(_ member: MemberRecord, _ type: TypeRecord, of owner: String) -> Bool {
        type.kind == .classType
            && type.allMembers.contains { isOverride($0, of: member) } && isSubclass(type, of: owner)
    }

    private func isOverride(_ one: MemberRecord, of member: MemberRecord) -> Bool {
        one.isOverride && one.kind == member.kind && one.reference == member.reference
    }

    private func isSubclass(_ type: TypeRecord, of owner: String) -> Bool {
        (line(of: type).last?.inherited.first).map { isSubclass(original(of: $0), of: owner) } ?? false
    }

    /// Whether a UIKit class is another one or inherits from it, judged by the suffixes of UIKit's class names.
    private func isSubclass(_ root: String, of owner: String) -> Bool {
        let owner = original(of: owner)
        switch owner {
        case root, "NSObject", "UIResponder": return true
        case "UIViewController": return root.hasPrefix("UI") && root.hasSuffix("Controller")
        case "UIView":
            return root.hasPrefix("UI")
                && [
                    "View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider",
                    "Stepper", "Picker", "Window",
                ]
                .contains(where: root.hasSuffix)
        case "UIControl":
            return root.hasPrefix("UI")
                && ["Button", "Field", "Switch", "Slider", "Stepper", "Control"].contains(
                    where: root.hasSuffix)
        case "UIScrollView": return ["UITableView", "UICollectionView", "UITextView"].contains(root)
        case "CALayer": return root.hasPrefix("CA") && root.hasSuffix("Layer")
        default: return false
        }
    }
}
