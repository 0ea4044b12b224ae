import FlyingFox
import FlyingSocks
import Foundation

/// The lab's HTTP server: the page's files, and the session's WebSocket.
struct LabServer: Sendable {
    /// Where it listens.
    struct Address: Sendable {
        var port: UInt16
        /// Another host than the loopback, for other machines to reach; `nil` for the loopback alone.
        var host: String?
        /// What requests have to bring; needed with a host.
        var token: String?

        /// What a person opens in a browser.
        var url: String {
            "http://\(host ?? "127.0.0.1"):\(port)/" + (token.map { "?token=\($0)" } ?? "")
        }
    }

    private let address: Address
    private let check: RequestCheck
    private let socket: SessionSocket

    init(_ address: Address, socket: SessionSocket) {
        self.address = address
        self.socket = socket
        let names = address.host.map { [$0] } ?? ["127.0.0.1", "localhost", "[::1]"]
        check = RequestCheck(hosts: names, port: address.port, token: address.token)
    }

    /// Serves until the task is cancelled.
    func run() async throws {
        let addresses: [any SocketAddress] =
            if let host = address.host {
                [try sockaddr_in.inet(ip4: host, port: address.port)]
            } else {
                [
                    try sockaddr_in.inet(ip4: "127.0.0.1", port: address.port),
                    sockaddr_in6.loopback(port: address.port),
                ]
            }
        let servers = addresses.map { server(at: $0) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for server in servers { group.addTask { try await server.run() } }
            try await group.waitForAll()
        }
    }

    private func server(at address: some SocketAddress) -> HTTPServer {
        let pool = PromptSockets(HTTPServer.defaultPool())
        return HTTPServer(
            address: address, timeout: 15, pool: pool, logger: .disabled, handler: handler)
    }

    private var handler: ClosureHTTPHandler {
        let session = WebSocketHTTPHandler(handler: socket)
        return ClosureHTTPHandler { [check] request in
            let isSession = request.path == "/session"
            if let refusal = check.refusal(of: request, isSession: isSession) {
                return HTTPResponse(statusCode: .forbidden, body: Data(refusal.utf8))
            }
            if isSession { return try await session.handleRequest(request) }
            guard request.method == .GET, let file = PageFiles.response(at: request.path) else {
                return HTTPResponse(statusCode: .notFound)
            }
            return file
        }
    }
}
