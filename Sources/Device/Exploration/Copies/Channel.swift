import Foundation
import ProgramCopies

/// Messages between a program and its copies.
struct Channel {
    let descriptor: Int32

    /// Sends a message. Returns whether the other end receives it.
    @discardableResult
    func send(_ message: some Encodable) -> Bool {
        guard let data = try? JSONEncoder().encode(message) else { return false }
        var length = UInt64(data.count)
        guard program_copies_write(descriptor, &length, 8) else { return false }
        return data.withUnsafeBytes { program_copies_write(descriptor, $0.baseAddress, data.count) }
    }

    /// Waits for a message; returns `nil` if the other end is closed or the seconds have passed.
    func receive<Message: Decodable>(_ type: Message.Type = Message.self, within seconds: Double = -1)
        -> Message?
    {
        let milliseconds = seconds < 0 ? -1 : Int32(seconds * 1000)
        var length: UInt64 = 0
        guard program_copies_read(descriptor, &length, 8, milliseconds) else { return nil }
        var data = Data(count: Int(length))
        let isWhole = data.withUnsafeMutableBytes {
            program_copies_read(descriptor, $0.baseAddress, Int(length), milliseconds)
        }
        return isWhole ? try? JSONDecoder().decode(Message.self, from: data) : nil
    }

    func close() { _ = Foundation.close(descriptor) }
}
