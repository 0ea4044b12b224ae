import Foundation

/// The value of `--host`: the loopback address, or an address of this machine for other machines.
enum HostName: Equatable {
    case loopback
    case address(String)

    /// Reads a host.
    ///
    /// - Throws: An error with a suggestion for a host name, an IPv6 address, and the wildcard address. The lab prints one address, and
    ///   accepts only requests to it.
    init(_ text: String) throws(ListeningFault) {
        if ["localhost", "127.0.0.1", "::1", "[::1]"].contains(text.lowercased()) {
            self = .loopback
            return
        }
        var address = in_addr()
        guard inet_pton(AF_INET, text, &address) == 1 else {
            throw ListeningFault(description: "--host '\(text)' is not an IPv4 address. \(Self.repair)")
        }
        guard address.s_addr != 0 else {
            throw ListeningFault(
                description: "--host \(text) is every address of this machine. \(Self.repair)")
        }
        self = .address(text)
    }

    static let repair = "Name the address of this machine that the other one opens, such as 192.168.1.20."
}

/// The reason that the lab can't listen, with a suggestion.
struct ListeningFault: Error, Equatable, CustomStringConvertible {
    let description: String

    init(description: String) { self.description = description }

    /// - Parameter number: The system's error number.
    init(_ number: Int32, _ address: LabServer.Address) {
        let place = "port \(address.port)"
        description =
            switch number {
            case EADDRINUSE:
                "The lab cannot listen on \(place): another program does. Choose another port with --port."
            case EACCES, EPERM:
                "The lab cannot listen on \(place): this user has no permission. Choose a port from 1024 on with --port."
            case EADDRNOTAVAIL:
                "The lab cannot listen at \(address.host ?? "127.0.0.1"): this machine has no such address. \(HostName.repair)"
            default: "The lab cannot listen on \(place): \(String(cString: strerror(number)))."
            }
    }
}
