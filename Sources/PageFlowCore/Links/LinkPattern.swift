import Foundation

/// The form of a link: `accounts/{number:int}/transfers/{name}`.
///
/// A placeholder stands for one part of the path. Its type is `string` if none is given, or `int`, `double`, `bool` or
/// `uuid`; a part that is not of that type does not fit.
public struct LinkPattern: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private enum Part: Hashable, Sendable {
        case fixed(String)
        case placeholder(name: String, type: String)
    }

    private let parts: [Part]
    /// The pattern as it was written.
    public let description: String

    /// Reads a pattern. A placeholder of a type that does not exist is a mistake in the program.
    public init(stringLiteral pattern: String) {
        description = pattern
        parts = pattern.split(separator: "/").map { Self.part(String($0)) }
    }

    private static func part(_ text: String) -> Part {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return .fixed(text) }
        let inner = text.dropFirst().dropLast().split(separator: ":", maxSplits: 1).map(String.init)
        let type = inner.count > 1 ? inner[1] : "string"
        precondition(
            types[type] != nil,
            "A link's placeholder \(text) is of no known type: use string, int, double, bool or uuid.")
        return .placeholder(name: inner.first ?? "", type: type)
    }

    private static let types: [String: @Sendable (String) -> (any Sendable)?] = [
        "string": { $0 }, "int": { Int($0) }, "double": { Double($0) }, "bool": { Bool($0) },
        "uuid": { UUID(uuidString: $0) },
    ]

    /// The values of the placeholders if a link has this form, else `nil`. The scheme does not matter. The host of an app's
    /// own scheme counts as the first part of the path, in upper or lower case: RFC 3986 makes schemes and hosts equal in both.
    public func match(_ link: URL) -> LinkMatch? {
        let (host, texts) = Self.parts(of: link)
        guard texts.count == parts.count else { return nil }
        var values: [String: any Sendable] = [:]
        for (index, (part, text)) in zip(parts, texts).enumerated() {
            switch part {
            case .fixed(let expected):
                let isHost = index == 0 && host != nil
                guard isHost ? expected.lowercased() == text.lowercased() : expected == text else {
                    return nil
                }
            case .placeholder(let name, let type):
                guard let value = Self.types[type]?(text) else { return nil }
                values[name] = value
            }
        }
        return LinkMatch(link: link, values: values)
    }

    /// The path of a link of this form, with a value for each placeholder, by its name and type.
    package func path(with value: (_ name: String, _ type: String) -> String) -> String {
        parts.map { part in
            switch part {
            case .fixed(let text): text
            case .placeholder(let name, let type): value(name, type)
            }
        }.joined(separator: "/")
    }

    /// A web link's host is its site; an app's own scheme has the first part there.
    private static func parts(of link: URL) -> (host: String?, all: [String]) {
        let host = link.isWebLink || link.host?.isEmpty != false ? nil : link.host
        return (host, [host].compactMap(\.self) + link.pathComponents.filter { $0 != "/" })
    }
}

/// What a link's placeholders and its query stand for.
public struct LinkMatch: Sendable {
    /// The link.
    public let link: URL
    fileprivate let values: [String: any Sendable]

    fileprivate init(link: URL, values: [String: any Sendable]) {
        self.link = link
        self.values = values
    }

    /// The value of a placeholder, in the type that the pattern gives it.
    ///
    /// - Throws: a ``NavigationError`` if the pattern has no placeholder of this name and type.
    public func value<Value>(_ name: String, as type: Value.Type = Value.self) throws(NavigationError)
        -> Value
    {
        guard let value = values[name] as? Value else {
            throw NavigationError(.unknownLink("\(link.shortened), placeholder \(name)"), at: link.shortened)
        }
        return value
    }

    /// A value of the query, as in `?ref=mail`.
    public func query(_ name: String) -> String? {
        URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}
