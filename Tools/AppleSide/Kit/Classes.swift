/// The classes of a module, by their paths.
struct Classes {
    private struct Class {
        let superclass: String?
        let isMainActors: Bool
        let initializers: [Declaration]
        let properties: Set<String>

        /// Swift hands initializers down to classes that have none but convenience ones.
        var inheritsInitializers: Bool { initializers.allSatisfy(\.isConvenience) }
    }

    private var classes: [String: Class] = [:]

    init(_ declarations: [Declaration]) {
        add(declarations, in: Scope())
    }

    private mutating func add(_ declarations: [Declaration], in scope: Scope) {
        for declaration in declarations {
            guard let members = declaration.members else { continue }
            if declaration.keyword == "class" {
                classes[scope.path(of: declaration)] = Class(
                    superclass: declaration.parents.first,
                    isMainActors: declaration.text.contains("@MainActor"),
                    initializers: members.filter { $0.keyword == "init" },
                    properties: Set(members.filter { $0.keyword == "var" }.map(\.name)))
            }
            add(members, in: scope.entering(declaration))
        }
    }

    func contains(_ path: String) -> Bool { classes[path] != nil }

    /// A class of the main actor whose superclass is none: those beneath it are sendable as it is.
    func isOutermostOfMainActor(_ path: String) -> Bool {
        guard let type = classes[path], type.isMainActors else { return false }
        return type.superclass.flatMap { classes[$0] }?.isMainActors != true
    }

    /// Whether a type certainly passes through Objective-C: classes do, and what many methods have. Of subclasses of classes
    /// with type parameters this compiler does not know it.
    func canSend(_ type: String) -> Bool {
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        if ["Any?", "Bool", "Void"].contains(type) { return true }
        guard plain.hasPrefix("UIKit."), let known = classes[String(plain.dropFirst("UIKit.".count))] else {
            return false
        }
        return known.superclass?.contains("<") != true
    }

    /// The initializers that a class has from those above it. An interface says them again.
    func inheritedInitializers(of path: String) -> [Declaration] {
        guard let type = classes[path], type.inheritsInitializers, let superclass = type.superclass else {
            return []
        }
        return initializers(of: superclass)
            .filter { inherited in !type.initializers.contains { $0.title == inherited.title } }
            .map(\.handedDown)
    }

    /// Whether an initializer overrides one that apps cannot see.
    func overridesNothing(_ initializer: Declaration, in path: String) -> Bool {
        guard let superclass = classes[path]?.superclass, classes[superclass] != nil else { return false }
        return initializer.title == "init()"
            && !initializers(of: superclass).contains { $0.title == "init()" }
    }

    /// Whether a member is seen in a class above: an override of Foundation's, or a property of a narrower type, which Objective-C
    /// lets a subclass have.
    func isSeenAbove(_ member: Declaration, in path: String) -> Bool {
        guard let superclass = classes[path]?.superclass, ["func", "var"].contains(member.keyword) else {
            return false
        }
        let isOverride = member.text.contains("override ")
        guard classes[superclass] != nil else { return isOverride }
        return member.keyword == "var" && !isOverride && hasProperty(member.name, superclass)
    }

    private func hasProperty(_ name: String, _ path: String) -> Bool {
        guard let type = classes[path] else { return false }
        return type.properties.contains(name) || type.superclass.map { hasProperty(name, $0) } == true
    }

    private func initializers(of path: String) -> [Declaration] {
        (classes[path]?.initializers ?? []) + inheritedInitializers(of: path)
    }
}

extension Declaration {
    fileprivate var isConvenience: Bool { text.contains("convenience ") }

    /// The initializer as a subclass has it.
    fileprivate var handedDown: Declaration {
        var text = text.replacing("override ", with: "")
        let isOverride = !isConvenience && !text.contains("required ")
        if isOverride { text.replace("public ", with: "override public ", maxReplacements: 1) }
        return Declaration(attributes: attributes, text: text)
    }
}
