import ArgumentParser

/// How a lab is opened: what may stand behind the name of the program.
public struct LabOptions: ParsableArguments, Sendable {
    /// The port that the lab listens on, if it is told no other.
    public static let usualPort: UInt16 = 8765

    /// The port to listen on; 0 for any that is free.
    @Option(help: "The port to listen on; 0 for any that is free.")
    public var port = LabOptions.usualPort

    /// Another address than the loopback.
    @Option(
        help: ArgumentHelp(
            "Another address of this machine to listen on, such as 192.168.1.20.",
            discussion: "The printed address then has a token, without which nobody gets in."))
    public var host: String?

    /// Whether the app is built and started again when a file changes.
    @Flag(
        help:
            "Build the app anew when a file of the package changes, and go back to the page that was visible."
    )
    public var watch = false

    /// The file in which a watched lab saves its session for the next one.
    @Option(help: .hidden)
    var state: String?

    /// Rejects a host on which the lab can't listen.
    public func validate() throws {
        if let host { _ = try HostName(host) }
    }

    /// The address that other machines open; `nil` for the loopback address.
    var address: String? {
        if let host, case .address(let address)? = try? HostName(host) { address } else { nil }
    }

    /// The options as they are when nothing is said.
    public init() {}
}
