import Foundation
import SeededNumbers
import Testing

@testable import PageFlowLab

/// The bytes that a browser sends.
private func sent(_ kind: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8] = [1, 2, 3, 4])
    -> [UInt8]
{
    let length: [UInt8] =
        switch payload.count {
        case ...125: [0x80 | UInt8(payload.count)]
        case ...0xFFFF: [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: [0x80 | 127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
    return [(isLast ? 0x80 : 0) | kind] + length + mask + payload.enumerated().map { $1 ^ mask[$0 % 4] }
}

@Suite struct WebSocketTests {
    @Test func `the handshake is that of RFC 6455`() {
        #expect(WebSocketHandshake.answer(to: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(WebSocketHandshake.answer(to: "short") == nil)
    }

    @Test(arguments: [0, 1, 125, 126, 127, 65_535, 65_536])
    func `a frame comes out as it was sent, however its bytes come`(count: Int) throws {
        let payload = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
        for step in [1, 7, 4096, 1 << 20] where count < 1000 || step > 1 {
            var reader = WebSocketReader(longest: 1 << 16)
            var frames: [WebSocketFrame] = []
            let bytes = sent(1, payload)
            for start in stride(from: 0, to: bytes.count, by: step) {
                reader.take(bytes[start..<min(start + step, bytes.count)])
                while let frame = try reader.next() { frames.append(frame) }
            }
            #expect(frames == [WebSocketFrame(kind: .text, payload: Data(payload))])
        }
    }

    /// Bytes that no browser sends, and the close code of the response.
    private static let faults: [(bytes: [UInt8], code: UInt16)] = [
        ([0x81, 5, 1, 2, 3, 4, 5], 1002), ([0xF1, 0x80, 0, 0, 0, 0], 1002),
        ([0x83, 0x80, 0, 0, 0, 0], 1002), ([0x09, 0x80, 0, 0, 0, 0], 1002),
        ([0x89, 0xFE, 1, 0], 1002), ([0x81, 0xFE, 0xFF, 0xFF], 1009),
        ([0x81, 0xFF, 0x40, 0, 0, 0, 0, 0, 0, 0], 1009),
        ([0x81, 0xFF] + [UInt8](repeating: 0xFF, count: 8), 1009),
    ]

    @Test(arguments: Self.faults.indices)
    func `what no browser sends is a fault, as soon as it is seen`(index: Int) {
        let (bytes, code) = Self.faults[index]
        var reader = WebSocketReader(longest: 1_000)
        reader.take(bytes)
        let fault = #expect(throws: WebSocketFault.self) { while try reader.next() != nil {} }
        #expect(fault?.code == code)
    }

    @Test func `a reader keeps to its limit, whatever comes`() {
        var random = SeededNumbers(seed: 15)
        var (frames, faults) = (0, 0)
        for _ in 0..<100_000 {
            var reader = WebSocketReader(longest: 200)
            var bytes = sent(
                UInt8.random(in: 0...15, using: &random),
                (0..<Int.random(in: 0...130, using: &random)).map { _ in 7 },
                isLast: Bool.random(using: &random))
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                bytes[Int.random(in: 0..<min(bytes.count, 14), using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            reader.take(bytes)
            do {
                while let frame = try reader.next() {
                    frames += 1
                    #expect(frame.payload.count <= 200)
                }
            } catch { faults += 1 }
        }
        #expect(frames > 10_000 && faults > 10_000)
    }

    @Test func `a server's frame has no mask, and says how long it is`() {
        #expect(Array(WebSocketFrame(kind: .text, payload: Data("ab".utf8)).bytes) == [0x81, 2, 97, 98])
        #expect(
            Array(WebSocketFrame(kind: .text, payload: Data(count: 300)).bytes.prefix(4)) == [
                0x81, 126, 1, 44,
            ])
        let long = WebSocketFrame(kind: .text, payload: Data(count: 70_000)).bytes
        #expect(Array(long.prefix(10)) == [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70])
        #expect(WebSocketFrame.closing(1002, String(repeating: "ü", count: 200)).payload.count == 122)
    }
}

@Suite struct ConnectionTests {
    @Test func `messages come in order, pings are answered first, and the last frame ends it`() async {
        let connection = BrowserConnection()
        connection.send(Data("a".utf8))
        connection.send(Data("b".utf8))
        connection.answer(Data("p".utf8))
        connection.close()
        var frames: [WebSocketFrame] = []
        while let frame = await connection.next() { frames.append(frame) }
        #expect(frames.map(\.kind) == [.pong, .text, .text, .close])
        #expect(connection.send(Data("c".utf8)))
        #expect(await connection.next() == nil)
    }

    @Test func `the messages for a browser that does not read are limited, and it gets everything again`()
        async
    {
        let connection = BrowserConnection()
        let message = Data(count: 1 << 20)
        let sent = (0..<40).map { _ in connection.send(message) }
        #expect(sent.filter { !$0 }.count == 2)
        connection.close()
        var count = 0
        while let frame = await connection.next(), frame.kind == .text { count += 1 }
        #expect(count <= 16)
    }

    @Test func `a waiting reader gets a later message`() async {
        let connection = BrowserConnection()
        async let frame = connection.next()
        connection.send(Data("later".utf8))
        #expect(await frame?.payload == Data("later".utf8))
    }
}
