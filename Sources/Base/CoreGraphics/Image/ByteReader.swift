/// Reads numbers from untrusted bytes. Returns `nil` beyond the end.
struct ByteReader {
    private let bytes: Data

    init(_ bytes: Data) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at place: Int) -> Int? {
        guard place >= 0, place < bytes.count else { return nil }
        return Int(bytes[bytes.startIndex + place])
    }

    /// Reads a 16-bit number, big-endian by default.
    func short(at place: Int, lowFirst: Bool = false) -> Int? {
        guard let first = byte(at: place), let second = byte(at: place + 1) else { return nil }
        return lowFirst ? second << 8 | first : first << 8 | second
    }

    /// Reads a 32-bit number, big-endian by default.
    func long(at place: Int, lowFirst: Bool = false) -> Int? {
        guard let first = short(at: place, lowFirst: lowFirst),
            let second = short(at: place + 2, lowFirst: lowFirst)
        else { return nil }
        return lowFirst ? second << 16 | first : first << 16 | second
    }

    func holds(_ text: String, at place: Int) -> Bool {
        text.utf8.enumerated().allSatisfy { byte(at: place + $0.offset) == Int($0.element) }
    }

    func part(from place: Int, count: Int) -> Data? {
        guard place >= 0, count >= 0, count <= bytes.count, place <= bytes.count - count else { return nil }
        return Data(bytes.dropFirst(place).prefix(count))
    }
}
