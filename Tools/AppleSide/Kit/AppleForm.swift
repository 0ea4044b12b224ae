/// A declaration in Apple's form, and in a form that is permitted in an interface without bodies.
struct AppleForm {
    private(set) var declaration: Declaration

    init(_ ours: Declaration, in scope: Scope, _ protocols: ObjectiveCProtocols, _ classes: Classes) {
        declaration = ours
        declaration.text = Self.withoutBodies(ours)
        switch ours.keyword {
        case "class" where !ours.isGeneric && !ours.parents.isEmpty:
            makeClass(scope.path(of: ours), classes)
        case "protocol" where protocols.contains(ours.name): declaration.attributes.append("@objc")
        case "enum": makeEnum()
        case "struct" where !(ours.members ?? []).contains { $0.text.contains("var wrappedValue") }:
            declaration.text = declaration.text.replacing("@propertyWrapper ", with: "")
        case "init" where classes.overridesNothing(ours, in: scope.name):
            declaration.text = declaration.text.replacing("override ", with: "")
        case "func" where scope.isClass && ours.signatureTypes.allSatisfy(classes.canSend):
            declaration.attributes.append("@objc")
        default: break
        }
    }

    /// The declaration for an interface: computed properties have accessors, and defaults are visible.
    private static func withoutBodies(_ ours: Declaration) -> String {
        var text = ours.text.replacing("@preconcurrency ", with: "").replacing("lazy ", with: "")
            .replacing("@NSCopying ", with: "")
            .replacing(#/(private|fileprivate|internal|package)\(set\) /#, with: "")
            .replacing(#/\bObjCBool\b/#, with: "ObjectiveC.ObjCBool")
        if ["func", "init"].contains(ours.keyword) {
            text.replace(#/ = [A-Z]\w*\.\w+/#, with: " = { fatalError() }()")
        } else if ours.keyword == "let" {
            text = text.replacing(" let ", with: " var ") + " { get }"
        } else if ["var", "subscript"].contains(ours.keyword), !text.hasSuffix("}") {
            text += " { get set }"
        }
        // Foundation's protocol isn't an Objective-C protocol on Linux, and its numbers and values aren't Objective-C objects.
        text = text.replacing("any NSCopying", with: "Any")
            .replacing("ObjectiveCValue == NSNumber", with: "ObjectiveCValue == NSObject")
            .replacing("[NSValue]", with: "[ObjectiveC.NSObject]")
        // A name of another module that the type declares as well.
        return text.replacing(": Notification.Name", with: ": Foundation.Notification.Name")
            .replacing(#/typealias (\w+) = (\1)$/#) { "typealias \($0.1) = Swift.\($0.2)" }
    }

    /// UIKit's classes encode and decode themselves on the main actor, and any task may retain them.
    private mutating func makeClass(_ path: String, _ classes: Classes) {
        // A subclass of a generic class is an Objective-C class as well, but Swift doesn't allow the attribute.
        if !declaration.hasGenericSuperclass { declaration.attributes.append(objectiveC(path)) }
        declaration.text.replace(#/, (?<name>NS(Secure)?Coding|QuartzCore\.CALayerDelegate)\b/#) {
            ", @preconcurrency \($0.name)"
        }
        if classes.isOutermostOfMainActor(path) { declaration.text += ", @unchecked Swift.Sendable" }
        declaration.members? += classes.inheritedInitializers(of: path)
    }

    /// A nested class that is archived has its own Objective-C name.
    private func objectiveC(_ path: String) -> String {
        let isArchived = declaration.parents.contains { $0.hasSuffix("Coding") }
        return isArchived && path.contains(".") ? "@objc(\(path.replacing(".", with: "")))" : "@objc"
    }

    private mutating func makeEnum() {
        guard let raw = declaration.parents.first, ["Int", "UInt", "String"].contains(raw) else { return }
        if raw != "String" { declaration.attributes.append("@objc") }
        declaration.members? += [
            "public typealias RawValue = \(raw)", "public init?(rawValue: \(raw))",
            "public var rawValue: \(raw) { get }",
        ].map { Declaration(text: $0) }
    }
}

extension Declaration {
    /// Makes a delegate's member optional.
    mutating func makeOptional() {
        attributes.append("@objc")
        guard let place = text.firstRange(of: #/\b(func|var) /#) else { return }
        text.insert(contentsOf: "optional ", at: place.lowerBound)
    }
}
