import AppRecording
import FlyingSocks
import Foundation

/// The lab's server: the page's files, and the session's WebSocket.
struct LabServer: Sendable {
    /// Where it listens.
    struct Address: Sendable {
        /// 0 asks for any port that is free.
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

    private let check: RequestCheck
    private let session: SessionSocket
    private let places: Places

    private init(_ address: Address, _ places: Places, session: SessionSocket) {
        self.session = session
        self.places = places
        let names = address.host.map { [$0] } ?? ["127.0.0.1", "localhost", "[::1]"]
        check = RequestCheck(hosts: names, port: address.port, token: address.token)
    }

    /// Listens, and serves until the task is canceled.
    ///
    /// - Parameters:
    ///   - wanted: where.
    ///   - places: the room for connections.
    ///   - session: serves a browser's WebSocket.
    ///   - whenListening: is called once a browser can open it, with the port that it has.
    /// - Throws: ``ListeningFault``, if the address or the port isn't available.
    static func run(
        at wanted: Address, places: Places = Places(), session: SessionSocket,
        whenListening: @Sendable (Address) -> Void
    ) async throws {
        let pool = PromptSockets(SocketPool.make())
        try await pool.prepare()
        let (sockets, address) = try listen(at: wanted, in: pool)
        let server = LabServer(address, places, session: session)
        whenListening(address)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            for socket in sockets { group.addTask { try await server.accept(from: socket) } }
            try await group.waitForAll()
        }
    }

    /// The sockets that listen, and the address with the port that they have.
    private static func listen(
        at wanted: Address, in pool: some AsyncSocketPool
    ) throws -> (sockets: [AsyncSocket], address: Address) {
        let host = wanted.host ?? "127.0.0.1"
        let main = try mainSocket(at: host, wanted, pool)
        var address = wanted
        if case .ip4(_, let port) = try main.socket.sockname() { address.port = port }
        guard wanted.host == nil else { return ([main], address) }
        // Some machines have no IPv6.
        let other = try? socket(at: sockaddr_in6.loopback(port: address.port), pool)
        return ([main] + (other.map { [$0] } ?? []), address)
    }

    private static func mainSocket(
        at host: String, _ wanted: Address, _ pool: some AsyncSocketPool
    ) throws -> AsyncSocket {
        do {
            return try socket(at: sockaddr_in.inet(ip4: host, port: wanted.port), pool)
        } catch SocketError.failed(_, let number, _) {
            throw ListeningFault(number, wanted)
        }
    }

    private static func socket(
        at address: some SocketAddress, _ pool: some AsyncSocketPool
    ) throws -> AsyncSocket {
        let socket = try Socket(domain: Int32(type(of: address).family))
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        try socket.listen()
        return try AsyncSocket(socket: socket, pool: pool)
    }

    private func accept(from listening: AsyncSocket) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            for try await socket in listening.sockets {
                guard let place = places.take() else {
                    try? socket.close()
                    continue
                }
                group.addTask { await serve(socket, at: place) }
            }
        }
    }

    private func serve(_ socket: AsyncSocket, at place: Int) async {
        let serving = Task { await serve(socket, place) }
        places.set(place, endedBy: { serving.cancel() })
        await withTaskCancellationHandler {
            await serving.value
        } onCancel: {
            serving.cancel()
        }
        try? socket.close()
        places.leave(place)
    }
}

// One connection.
extension LabServer {
    private func serve(_ socket: AsyncSocket, _ place: Int) async {
        guard let (head, rest) = try? await readHead(from: socket) else { return }
        guard let request = HTTPRequest(head) else {
            return await answer(
                HTTPResponse("400 Bad Request", "This is no request of a browser."), to: socket)
        }
        if let refusal = check.refusal(of: request) {
            return await answer(HTTPResponse("403 Forbidden", refusal), to: socket)
        }
        guard request.path == "/session" else { return await answer(file(for: request), to: socket) }
        guard request.asksForWebSocket, let key = request.headers["sec-websocket-key"],
            let accepted = WebSocketHandshake.answer(to: key)
        else {
            return await answer(HTTPResponse("400 Bad Request", "The session is a WebSocket."), to: socket)
        }
        let headers = [
            ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Accept", accepted),
        ]
        await answer(HTTPResponse("101 Switching Protocols", headers: headers), to: socket)
        places.set(place, mayBeEnded: false)
        await session.serve(socket, alreadyRead: Array(rest)) { places.set(place, mayBeEnded: true) }
    }

    private func file(for request: HTTPRequest) -> HTTPResponse {
        guard request.method == "GET" else {
            return HTTPResponse("405 Method Not Allowed", "The lab's files can be read, no more.")
        }
        guard var response = PageFiles.response(at: request.path) else {
            return HTTPResponse("404 Not Found", "There is no \(request.path) here.")
        }
        if let cookie = check.cookie { response.headers.append(cookie) }
        return response
    }

    private func answer(_ response: HTTPResponse, to socket: AsyncSocket) async {
        try? await socket.write(response.bytes)
    }

    /// Reads up to the empty line after a head. Also returns the bytes after it.
    private func readHead(from socket: AsyncSocket) async throws -> (
        head: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
    )? {
        let end: [UInt8] = Array("\r\n\r\n".utf8)
        var bytes: [UInt8] = []
        while bytes.count < HTTPRequest.longestHead {
            bytes += try await socket.read(atMost: 4096)
            if let range = bytes.firstRange(of: end) {
                return (bytes[..<range.lowerBound], bytes[range.upperBound...])
            }
        }
        return nil
    }
}
