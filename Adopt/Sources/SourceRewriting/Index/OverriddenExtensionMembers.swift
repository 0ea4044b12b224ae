/// A member in an extension of another module's class that subclasses override, as Objective-C allows.
struct OverriddenExtensionMember {
    let member: MemberRecord
    /// The module's topmost classes that override it, sorted by name.
    let classes: [TypeRecord]

    /// The name of the overriding members in the module's classes.
    var nameInClasses: String { member.name + "Overridden" }
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
            guard !all.isEmpty else { return nil }
            let topmost = all.filter { type in
                !line(of: type).dropFirst().contains { overrides(member, $0, of: found.name) }
            }
            return OverriddenExtensionMember(member: member, classes: topmost.sorted { $0.name < $1.name })
        }
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
            && type.allMembers.contains {
                $0.isOverride && $0.kind == member.kind && $0.reference == member.reference
            } && isSubclass(type, of: owner)
    }

    private func isSubclass(_ type: TypeRecord, of owner: String) -> Bool {
        (line(of: type).last?.inherited.first).map { isSubclass(original(of: $0), of: owner) } ?? false
    }

    /// Whether a UIKit class is another one or inherits from it, judged by the suffixes of UIKit's class names.
    private func isSubclass(_ root: String, of owner: String) -> Bool {
        let endings = [
            "UIViewController": ["Controller"],
            "UIView": [
                "View", "Cell", "Control", "Button", "Label", "Field", "Bar", "Switch", "Slider", "Stepper",
                "Picker", "Window",
            ],
            "UIControl": ["Button", "Field", "Switch", "Slider", "Stepper", "Control"],
            "UIScrollView": ["TableView", "CollectionView", "TextView"],
        ]
        let owner = original(of: owner)
        return [root, "NSObject", "UIResponder"].contains(owner)
            || root.hasPrefix("UI") && endings[owner]?.contains(where: root.hasSuffix) == true
    }
}
