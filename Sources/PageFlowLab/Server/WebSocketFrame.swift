import Foundation

/// One frame of a WebSocket (RFC 6455, section 5).
struct WebSocketFrame: Equatable, Sendable {
    enum Kind: UInt8, Sendable {
        case continuation = 0
        case text = 1
        case binary = 2
        case close = 8
        case ping = 9
        case pong = 10

        var isControl: Bool { rawValue >= 8 }
    }

    var kind: Kind
    var isLast = true
    var payload: Data

    /// A close frame that says why.
    static func closing(_ code: UInt16 = 1000, _ reason: String = "") -> WebSocketFrame {
        // A control frame has 125 bytes at most; its reason must not end within a character.
        var text = reason
        while text.utf8.count > 120 { text.removeLast() }
        return WebSocketFrame(
            kind: .close, payload: Data([UInt8(code >> 8), UInt8(code & 0xFF)]) + Data(text.utf8))
    }

    /// The frame as a server sends it.
    var bytes: Data {
        var bytes = Data([(isLast ? 0x80 : 0) | kind.rawValue])
        switch payload.count {
        case ...125: bytes.append(UInt8(payload.count))
        case ...0xFFFF: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
        default: bytes += [127] + (0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (56 - 8 * $0)) }
        }
        return bytes + payload
    }
}

/// What a browser did that no browser does.
struct WebSocketFault: Error {
    var code: UInt16 = 1002
    let reason: String
}

/// Takes bytes as they arrive, and returns the frames in them. Nothing is stored for a frame that would be too long.
struct WebSocketReader {
    private var bytes: [UInt8] = []
    private var start = 0
    private let longest: Int

    /// - Parameter longest: the most bytes that the payload of a frame may have.
    init(longest: Int) {
        self.longest = longest
    }

    mutating func take(_ new: some Collection<UInt8>) { bytes += new }

    /// Returns the next frame; `nil` until it is complete.
    mutating func next() throws(WebSocketFault) -> WebSocketFrame? {
        let rest = bytes[start...]
        guard let header = try Header(rest, longest: longest), rest.count >= header.length + header.payload
        else {
            return nil
        }
        let (first, mask) = (start + header.length, start + header.length - 4)
        let payload = (0..<header.payload).map { bytes[first + $0] ^ bytes[mask + $0 & 3] }
        start = first + header.payload
        if start > 64 << 10 {
            bytes.removeFirst(start)
            start = 0
        }
        return WebSocketFrame(kind: header.kind, isLast: header.isLast, payload: Data(payload))
    }

    private struct Header {
        let kind: WebSocketFrame.Kind
        let isLast: Bool
        /// The bytes of the header, the mask included.
        let length: Int
        let payload: Int

        init?(_ bytes: ArraySlice<UInt8>, longest: Int) throws(WebSocketFault) {
            guard bytes.count >= 2 else { return nil }
            let (first, second) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1])
            guard first & 0x70 == 0, let kind = WebSocketFrame.Kind(rawValue: first & 0x0F) else {
                throw WebSocketFault(reason: "This is no WebSocket frame.")
            }
            guard second & 0x80 != 0 else { throw WebSocketFault(reason: "A browser's frame has a mask.") }
            self.kind = kind
            isLast = first & 0x80 != 0
            let short = Int(second & 0x7F)
            let more = short == 126 ? 2 : short == 127 ? 8 : 0
            guard !kind.isControl || isLast && more == 0 else {
                throw WebSocketFault(reason: "A control frame is short, and whole.")
            }
            guard bytes.count >= 2 + more else { return nil }
            let size = bytes.dropFirst(2).prefix(more).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            guard size <= UInt64(longest), short >= 126 || short <= longest else {
                throw WebSocketFault(code: 1009, reason: "A message has \(longest) bytes at most.")
            }
            payload = more == 0 ? short : Int(size)
            length = 2 + more + 4
            guard bytes.count >= length else { return nil }
        }
    }
}
