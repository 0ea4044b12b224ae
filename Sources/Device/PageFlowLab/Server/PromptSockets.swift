import FlyingSocks
import Glibc

/// Sockets that send immediately: messages to the page must not be delayed to be combined with later ones.
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
    private let pool: Pool

    init(_ pool: Pool) {
        self.pool = pool
    }

    func prepare() async throws { try await pool.prepare() }

    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A listening socket rejects the option; its accepted sockets are passed here too.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await pool.suspendSocket(socket, untilReadyFor: events)
    }
}
