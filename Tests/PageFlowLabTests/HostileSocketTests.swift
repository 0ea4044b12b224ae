import FlyingSocks
import Foundation
import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

@testable import AppRecording
@testable import PageFlowLab

/// The lab's server, as accessed by a program on the same machine: regardless of the input, the app continues, and no state remains.
@MainActor @Suite(.onStage) struct HostileSocketTests {
    /// Runs a server with the shop during the body.
    private func withServer(
        most: Int = 256, _ body: (SocketClient, Places, SessionHost) async throws -> Void
    ) async throws {
        let host = SessionHost(LabSession(Watched.shop), apps: [])
        let places = Places(most: most)
        let socket = SessionSocket(
            open: { connection in await host.open(connection) },
            receive: { data, connection in await host.receive(data, from: connection) })
        let (addresses, continuation) = AsyncStream.makeStream(of: LabServer.Address.self)
        let server = Task {
            try await LabServer.run(at: .init(port: 0), places: places, session: socket) {
                continuation.yield($0)
            }
        }
        defer { server.cancel() }
        var ports = addresses.makeAsyncIterator()
        let port = try #require(await ports.next()).port
        try await body(SocketClient(port: port), places, host)
    }

    /// Sends requests until the server has noticed that no client remains, as it is notified asynchronously.
    private func expectEmpty(_ places: Places, _ client: SocketClient) async throws {
        // Each answered request gives the server one more chance to remove its ended connections.
        for _ in 0..<1_000 where places.count > 0 { _ = try await client.page() }
        #expect(places.count == 0)
    }

    @Test func `a thousand connects and drops leave nothing behind`() async throws {
        try await withServer { client, places, _ in
            for number in 0..<1_000 {
                let socket = try await client.connect()
                switch number % 4 {
                case 0: break
                case 1: try await socket.write(Data("GET / HT".utf8))
                case 2: try await socket.write(Data(client.handshake().utf8))
                default: try await socket.write(Data("\u{0}\u{1}\r\n\r\n".utf8))
                }
                try socket.close()
            }
            #expect(try await client.page().hasPrefix("HTTP/1.1 200 OK"))
            try await expectEmpty(places, client)
        }
    }

    @Test func `silent open connections do not block others`() async throws {
        try await withServer(most: 16) { client, places, _ in
            var held: [AsyncSocket] = []
            for _ in 0..<64 { held.append(try await client.connect()) }
            #expect(try await client.page().hasPrefix("HTTP/1.1 200 OK"))
            #expect(places.count <= 16)
            for socket in held { try socket.close() }
            try await expectEmpty(places, client)
        }
    }

    @Test
    func `a second browser takes over, the first is notified, and one that does not read is disconnected`()
        async throws
    {
        try await withServer(most: 4) { client, places, host in
            let first = try await client.openSession()
            let second = try await client.openSession()
            let words = try await first.text(until: "goes on there")
            #expect(words.contains("\"ended\":true"))
            // After the greeting, none reads or disconnects; each is replaced by the next.
            var slow: [AsyncSocket] = []
            for _ in 0..<8 { slow.append(try await client.openSession().socket) }
            let last = try await client.openSession()
            #expect(try await last.text(until: "\"is\":\"screen\"").contains("\"is\":\"hello\""))
            #expect(places.count <= 4)
            for socket in slow + [first.socket, second.socket, last.socket] { try socket.close() }
            try await expectEmpty(places, client)
            #expect(host.session.simulator.window != nil)
        }
    }

    /// The heads that a foreign page or an invalid program sends, and the responses.
    nonisolated private static let heads: [(head: String, status: String)] = [
        ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403"),
        ("GET /session HTTP/1.1\r\nHost: PORT\r\nOrigin: http://evil.example\r\n\r\n", "403"),
        ("GET /../Package.swift HTTP/1.1\r\nHost: PORT\r\n\r\n", "404"),
        ("GET /%2e%2e/etc/passwd HTTP/1.1\r\nHost: PORT\r\n\r\n", "404"),
        ("POST / HTTP/1.1\r\nHost: PORT\r\n\r\n", "405"),
        ("GET /session HTTP/1.1\r\nHost: PORT\r\n\r\n", "400"),
        ("nonsense\r\n\r\n", "400"),
    ]

    @Test(arguments: Self.heads.indices)
    func `requests from other pages are rejected with a reason`(index: Int) async throws {
        let (head, status) = Self.heads[index]
        try await withServer { client, places, _ in
            let answer = try await client.ask(
                head.replacingOccurrences(of: "PORT", with: "127.0.0.1:\(client.port)"))
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "))
            #expect(!answer.components(separatedBy: "\r\n\r\n")[1].isEmpty)
            try await expectEmpty(places, client)
        }
    }

    /// `PAGEFLOW_FUZZ=100000 swift test --filter HostileSocketTests` sends more.
    nonisolated private static let frames =
        ProcessInfo.processInfo.environment["PAGEFLOW_FUZZ"].flatMap { Int($0) } ?? 1_500

    @Test func `frames of any kind, in any order, leave the app alive and nothing behind`() async throws {
        var random = SeededNumbers(seed: 15)
        try await withServer { client, places, host in
            var session = try await SessionThatReads(client)
            var connections = 1
            for _ in 0..<Self.frames {
                do {
                    try await session.socket.write(Data(SocketClient.anyFrame(&random)))
                } catch {
                    await session.close()
                    session = try await SessionThatReads(client)
                    connections += 1
                }
            }
            await session.close()
            #expect(connections > Self.frames / 200)
            let person = try await client.openSession()
            #expect(try await person.text(until: "\"is\":\"elements\"").contains("\"label\":"))
            try person.socket.close()
            try await expectEmpty(places, client)
            #expect(host.session.simulator.diagnostics.filter { $0.kind == .exception }.map(\.message) == [])
        }
    }
}
