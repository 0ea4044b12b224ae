import Foundation

/// The schemes and hosts whose links an app opens. Other links are refused before any pattern is tried.
///
/// ```swift
/// navigator.links.accepted = AcceptedLinks(schemes: ["bank"], hosts: ["bank.example"])
/// ```
public struct AcceptedLinks: Hashable, Sendable {
    /// The schemes besides `http` and `https`, in lower case.
    public var schemes: Set<String> { didSet { schemes = Set(schemes.map { $0.lowercased() }) } }
    /// The hosts of web links, in lower case. A host stands for itself alone, not for what lies beneath it.
    public var hosts: Set<String> { didSet { hosts = Set(hosts.map { $0.lowercased() }) } }

    /// Accepts the links of these schemes, and web links of these hosts.
    public init(schemes: Set<String> = [], hosts: Set<String> = []) {
        self.schemes = Set(schemes.map { $0.lowercased() })
        self.hosts = Set(hosts.map { $0.lowercased() })
    }

    /// Whether a link is of an accepted scheme, or a web link of an accepted host.
    public func contains(_ link: URL) -> Bool {
        guard link.isWebLink else { return schemes.contains(link.scheme?.lowercased() ?? "") }
        return hosts.contains(link.host?.lowercased() ?? "")
    }
}

extension URL {
    /// Whether the scheme is `http` or `https`, in upper or lower case.
    var isWebLink: Bool { ["http", "https"].contains(scheme?.lowercased()) }

    /// The link, shortened for messages.
    package var shortened: String { absoluteString.shortened }
}
