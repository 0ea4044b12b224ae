import FlyingSocks
import Glibc

/// Sockets that send at once: what the page waits for must not wait until more can be sent with it.
struct PromptSockets<Pool: AsyncSocketPool>: AsyncSocketPool {
    private let pool: Pool

    init(_ pool: Pool) {
        self.pool = pool
    }

    func prepare() async throws { try await pool.prepare() }

    func run() async throws { try await pool.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        // A listening socket refuses, and the sockets that it accepts are suspended here too.
        try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        try await pool.suspendSocket(socket, untilReadyFor: events)
    }
}
