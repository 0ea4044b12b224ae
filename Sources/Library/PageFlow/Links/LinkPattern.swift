import Foundation

/// The form of a link: `accounts/{number:int}/transfers/{name}`.
///
/// A placeholder matches one component of the path. Its type is `string` by default, or `int`, `double`, `bool` or `uuid`. A component that
/// isn't of that type doesn't match.
public struct LinkPattern: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private enum Part: Hashable, Sendable {
        case fixed(String)
        case placeholder(name: String, type: String)
    }

    private let parts: [Part]
    /// The text of the pattern.
    public let description: String

    /// Creates a pattern. A placeholder with an unknown type stops the program.
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

    /// Returns the values of the placeholders if a link has this form, otherwise `nil`. The scheme is ignored. The host of an app's own
    /// scheme counts as the first component, and its case is ignored, because RFC 3986 makes schemes and hosts case-insensitive.
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

    /// Returns the path of a link of this form, with a value for each placeholder.
    package func path(with value: (_ name: String, _ type: String) -> String) -> String {
        parts.map { part in
            switch part {
            case .fixed(let text): text
            case .placeholder(let name, let type): value(name, type)
            }
        }.joined(separator: "/")
    }

    /// The host of a web link is its site. In an app's own scheme it is the first component.
    private static func parts(of link: URL) -> (host: String?, all: [String]) {
        let host = link.isWebLink || link.host?.isEmpty != false ? nil : link.host
        return (host, [host].compactMap(\.self) + link.pathComponents.filter { $0 != "/" })
    }
}

/// The values of a link's placeholders and of its query.
public struct LinkMatch: Sendable {
    /// The link.
    public let link: URL
    fileprivate let values: [String: any Sendable]

    fileprivate init(link: URL, values: [String: any Sendable]) {
        self.link = link
        self.values = values
    }

    /// Returns the value of a placeholder, in the type that the pattern declares.
    ///
    /// - Throws: A ``NavigationError`` if the pattern has no placeholder with this name and type.
    public func value<Value>(_ name: String, as type: Value.Type = Value.self) throws(NavigationError)
        -> Value
    {
        guard let value = values[name] as? Value else {
            throw NavigationError(
                .unknownLink("\(link.shortened) with a placeholder “\(name)” of the type \(Value.self)"),
                at: link.shortened)
        }
        return value
    }

    /// Returns a value of the query, as in `?ref=mail`.
    public func query(_ name: String) -> String? {
        URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems?.first { $0.name == name }?.value
    }
}
