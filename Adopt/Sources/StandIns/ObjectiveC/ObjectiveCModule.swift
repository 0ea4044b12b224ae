import AdoptModel
import SwiftParser
import SwiftSyntax

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
        calls = files.flatMap { file in
            let tree = Parser.parse(source: file.text)
            let visitor = UseVisitor(path: file.path, tree: tree)
            visitor.walk(tree)
            return visitor.places
        }
    }

    /// The module; `nil` if the files don't use it.
    public func standIn() -> StandInModule? {
        var made = self
        let texts = made.declarations()
        guard !texts.isEmpty else { return nil }
        let head =
            "// A stand-in for the Objective-C of \(name.dropLast("ObjectiveC".count)), without real implementations."
        let parts = [head, "@_exported import UIKit"] + texts + [StandInText.notReal("Objective-C")]
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
        guard calls.contains(where: { $0.name == property.name }), let type = property.type.swift else {
            return nil
        }
        note(property.name, "\(interface.name).\(property.name)")
        let value = Self.value(of: type)
        let word = property.isOfClass ? "public static var" : "public var"
        if interface.superclass != nil { return "\(word) \(property.name): \(type) = \(value)" }
        return
            "\(word) \(property.name): \(type) { get { notReal(\"\(interface.name).\(property.name)\"); return \(value) } set {} }"
    }

    private static func value(of type: String) -> String {
        var parser = Parser(type)
        return NeutralValue.value(of: TypeSyntax.parse(from: &parser)) ?? "nil"
    }

    /// The functions through which the files call a method.
    private mutating func functions(
        _ method: ObjectiveCHeader.Method, of interface: ObjectiveCHeader.Interface
    ) -> [String] {
        guard method.returned.isVoid || method.returned.swift != nil,
            method.parts.allSatisfy({ $0.type == nil || $0.type?.swift != nil })
        else { return [] }
        let selectors = ObjectiveCSelectors(method)
        var functions: [String] = []
        for call in calls {
            guard let labels = call.labels else { continue }
            if interface.superclass != nil, call.name == interface.name, selectors.isInitializer(labels) {
                functions.append(initializer(method, labels, of: interface))
            } else if selectors.isMethod(call.name, labels) {
                functions.append(function(method, call.name, labels, of: interface))
            } else {
                continue
            }
            uses.append(StandInModule.Use("\(interface.name).\(call.name)", path: call.path, line: call.line))
        }
        return functions
    }

    private func function(
        _ method: ObjectiveCHeader.Method, _ name: String, _ labels: [String],
        of interface: ObjectiveCHeader.Interface
    ) -> String {
        let words = method.isOfClass ? "public static func" : "public func"
        let returned = method.returned.swift
        let body = returned.map { "; return " + Self.value(of: $0) } ?? ""
        let discards = returned == nil ? "" : "@discardableResult "
        return
            "\(discards)\(words) \(name)(\(parameters(method, labels)))\(returned.map { " -> " + $0 } ?? "") { notReal(\"\(interface.name).\(name)\")\(body) }"
    }

    private func initializer(
        _ method: ObjectiveCHeader.Method, _ labels: [String], of interface: ObjectiveCHeader.Interface
    ) -> String {
        let above = interface.superclass ?? ""
        let made =
            above == "UIView"
            ? "frame: .zero" : above == "UIViewController" ? "nibName: nil, bundle: nil" : ""
        return
            "public convenience init(\(parameters(method, labels))) { self.init(\(made)); notReal(\"\(interface.name).init\") }"
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
