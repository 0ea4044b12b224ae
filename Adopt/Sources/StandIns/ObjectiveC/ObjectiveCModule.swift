import AdoptModel

/// A stand-in for the project's own Objective-C, which Linux doesn't build: the declarations of its headers that the module's
/// Swift files use.
///
/// The names are those in the Swift files: a header's method is matched to a call by its selector.
public struct ObjectiveCModule {
    private let name: String
    private let interfaces: [ObjectiveCHeader.Interface]
    private let calls: [UseVisitor.Place]
    private var uses: [StandInModule.Use] = []

    /// - Parameters:
    ///   - module: The target's module.
    ///   - headers: The texts of the headers in its bridging header.
    public init(of module: String, headers: [String], files: [ModuleSources.File]) {
        name = module + "ObjectiveC"
        interfaces = headers.flatMap { ObjectiveCHeader($0).interfaces }
        calls = files.flatMap { UseVisitor($0).places }
    }

    /// The module; `nil` if the files don't use it.
    public func standIn() -> StandInModule? {
        var made = self
        let texts = made.declarations()
        guard !texts.isEmpty else { return nil }
        let head =
            "// A stand-in for the Objective-C of \(name.dropLast("ObjectiveC".count)), without real implementations."
        let parts = [head, "@_exported import UIKit"] + texts
        return StandInModule(name: name, source: parts.joined(separator: "\n\n") + "\n", uses: made.uses)
    }

    private mutating func declarations() -> [String] {
        let named = Set(calls.map(\.name))
        let classes = interfaces.filter { $0.superclass != nil }
        // The superclasses of the files' own classes are required too.
        var wanted = Set(classes.map(\.name).filter(named.contains))
        for _ in classes {
            wanted.formUnion(classes.filter { wanted.contains($0.name) }.compactMap(\.superclass))
        }
        let own = Set(classes.map(\.name))
        return interfaces.compactMap { interface in
            if let superclass = interface.superclass {
                guard wanted.contains(interface.name) else { return nil }
                note(interface.name, interface.name)
                return Self.block(
                    "open class \(interface.name): \(superclass)", members(of: interface))
            }
            guard !own.contains(interface.name) || wanted.contains(interface.name) else { return nil }
            let members = members(of: interface)
            return members.isEmpty ? nil : Self.block("extension \(interface.name)", members)
        }
    }

    private static func block(_ head: String, _ members: [String]) -> String {
        members.isEmpty
            ? head + " {}" : "\(head) {\n" + members.map { "    " + $0 }.joined(separator: "\n") + "\n}"
    }

    private mutating func members(of interface: ObjectiveCHeader.Interface) -> [String] {
        let properties = interface.properties.compactMap { property(of: interface, $0) }
        var seen: Set<String> = []
        return properties
            + interface.methods.flatMap { method in
                functions(method, of: interface).filter { seen.insert($0).inserted }
            }
    }

    private mutating func property(
        of interface: ObjectiveCHeader.Interface, _ property: ObjectiveCHeader.Property
    ) -> String? {
        guard calls.contains(where: { $0.name == property.name }), let type = property.type.swift,
            let value = Self.value(of: type)
        else { return nil }
        note(property.name, "\(interface.name).\(property.name)")
        let head = "public \(property.isOfClass ? "static " : "")var \(property.name): \(type)"
        return head + (interface.superclass == nil ? " { get { \(value) } set {} }" : " = \(value)")
    }

    /// A value of a type; `nil` if none is known.
    private static func value(of type: String) -> String? {
        let others = [
            "Any": "NSObject()", "Error": "CocoaError(.featureUnsupported)",
            "URL": "URL(fileURLWithPath: \"/\")",
        ]
        return NeutralLiteral.of(type) ?? others[type] ?? (type.contains("->") ? nil : type + "()")
    }

    /// The functions through which the files call a method.
    private mutating func functions(
        _ method: ObjectiveCHeader.Method, of interface: ObjectiveCHeader.Interface
    ) -> [String] {
        let returned = method.returned.swift
        guard let value = method.returned.isVoid ? "" : returned.flatMap(Self.value),
            method.parts.allSatisfy({ $0.type == nil || $0.type?.swift != nil })
        else { return [] }
        let selectors = ObjectiveCSelectors(method)
        return calls.compactMap { call in
            guard let labels = call.labels else { return nil }
            let isMade = interface.superclass != nil && call.name == interface.name
            let parameters = parameters(method, labels)
            let function: String
            if isMade, selectors.isInitializer(labels) {
                function =
                    "public convenience init(\(parameters)) { self.init(\(interface.argumentsOfSuperclass)) }"
            } else if selectors.isMethod(call.name, labels) {
                let head = "public \(method.isOfClass ? "static " : "")func \(call.name)(\(parameters))"
                function = returned.map { "@discardableResult \(head) -> \($0) { \(value) }" } ?? head + " {}"
            } else {
                return nil
            }
            uses.append(StandInModule.Use("\(interface.name).\(call.name)", path: call.path, line: call.line))
            return function
        }
    }

    /// Any argument of a call may be `nil`.
    private func parameters(_ method: ObjectiveCHeader.Method, _ labels: [String]) -> String {
        zip(labels, method.parts).enumerated().map { index, part in
            let type = part.1.type?.plain ?? "Any"
            let isFunction = type.contains("->")
            let text = isFunction && !type.hasPrefix("((") && !type.hasSuffix(")") ? "(\(type))?" : type + "?"
            return "\(part.0) value\(index): \(text)"
        }.joined(separator: ", ")
    }

    private mutating func note(_ name: String, _ shown: String) {
        uses += calls.filter { $0.name == name }.map {
            StandInModule.Use(shown, path: $0.path, line: $0.line)
        }
    }
}

extension ObjectiveCHeader.Interface {
    /// The arguments with which an initializer makes an object of the superclass.
    fileprivate var argumentsOfSuperclass: String {
        switch superclass {
        case "UIView": "frame: .zero"
        case "UIViewController": "nibName: nil, bundle: nil"
        default: ""
        }
    }
}
