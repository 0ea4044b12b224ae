/// The classes of a module, by path.
struct Classes {
    private struct Class {
        let superclass: String?
        let isMainActors: Bool
        let initializers: [Declaration]
        let properties: Set<String>

        /// A class inherits initializers if its own are all convenience initializers.
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

    /// A main-actor class whose superclass isn't: its subclasses are sendable like itself.
    func isOutermostOfMainActor(_ path: String) -> Bool {
        guard let type = classes[path], type.isMainActors else { return false }
        return type.superclass.flatMap { classes[$0] }?.isMainActors != true
    }

    /// Whether a type can certainly be represented in Objective-C: classes can, and common types of methods. This compiler doesn't know it
    /// for subclasses of generic classes.
    func canSend(_ type: String) -> Bool {
        let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
        if ["Any?", "Bool", "Void"].contains(type) { return true }
        guard plain.hasPrefix("UIKit."), let known = classes[String(plain.dropFirst("UIKit.".count))] else {
            return false
        }
        return known.superclass?.contains("<") != true
    }

    /// The initializers that a class inherits. An interface repeats them.
    func inheritedInitializers(of path: String) -> [Declaration] {
        guard let type = classes[path], type.inheritsInitializers, let superclass = type.superclass else {
            return []
        }
        return initializers(of: superclass)
            .filter { inherited in !type.initializers.contains { $0.title == inherited.title } }
            .map(\.handedDown)
    }

    /// Whether an initializer overrides one that apps can't access.
    func overridesNothing(_ initializer: Declaration, in path: String) -> Bool {
        guard let superclass = classes[path]?.superclass, classes[superclass] != nil else { return false }
        return initializer.title == "init()"
            && !initializers(of: superclass).contains { $0.title == "init()" }
    }

    /// Whether a superclass has the member: an override of Foundation's, or a property of a more specific type, which Objective-C permits
    /// in a subclass.
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

    /// The initializer as a subclass inherits it.
    fileprivate var handedDown: Declaration {
        var text = text.replacing("override ", with: "")
        let isOverride = !isConvenience && !text.contains("required ")
        if isOverride { text.replace("public ", with: "override public ", maxReplacements: 1) }
        return Declaration(attributes: attributes, text: text)
    }
}
