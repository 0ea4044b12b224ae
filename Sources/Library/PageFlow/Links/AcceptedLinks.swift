import Foundation

/// The schemes and hosts whose links an app opens. Other links are refused before any pattern is tried.
///
/// ```swift
/// navigator.links.accepted = AcceptedLinks(schemes: ["bank"], hosts: ["bank.example"])
/// ```
public struct AcceptedLinks: Hashable, Sendable {
    /// The schemes in addition to `http` and `https`, in lowercase.
    public var schemes: Set<String> { didSet { schemes = Set(schemes.map { $0.lowercased() }) } }
    /// The hosts of web links, in lowercase. A host doesn't include its subdomains.
    public var hosts: Set<String> { didSet { hosts = Set(hosts.map { $0.lowercased() }) } }

    /// Accepts the links of these schemes, and web links of these hosts.
    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Returns whether a link has an accepted scheme, or is a web link with an accepted host.
    public func contains(_ link: URL) -> Bool {
        guard link.isWebLink else { return schemes.contains(link.scheme?.lowercased() ?? "") }
        return hosts.contains(link.host?.lowercased() ?? "")
    }
}

extension URL {
    /// Whether the scheme is `http` or `https`, in uppercase or lowercase.
    var isWebLink: Bool { ["http", "https"].contains(scheme?.lowercased()) }

    /// The link, shortened for messages.
    var shortened: String { absoluteString.shortened }
}
