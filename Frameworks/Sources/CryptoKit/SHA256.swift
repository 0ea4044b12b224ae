import UIKit

public struct SHA256: HashFunction {
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
    public func finalize() -> HashedBytes { Self.hash(bytes) }
    private static let steps = HashRules.primes.prefix(64).map { HashRules.fraction(cbrt($0)) }

    public static func hash(_ bytes: [UInt8]) -> HashedBytes {
        var state = HashRules.primes.prefix(8).map { HashRules.fraction($0.squareRoot()) }
        let padded = HashRules.padded(bytes, isBigEndian: true)
        let right = { (word: UInt32, count: UInt32) in HashRules.left(word, 32 - count) }
        for start in stride(from: 0, to: padded.count, by: 64) {
            var words = (0..<16).map { HashRules.word(padded, start + 4 * $0, isBigEndian: true) }
            for index in 16..<64 {
                let early = words[index - 15], late = words[index - 2]
                let first = right(early, 7) ^ right(early, 18) ^ early >> 3
                let second = right(late, 17) ^ right(late, 19) ^ late >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var s = state
            for index in 0..<64 {
                let first = right(s[4], 6) ^ right(s[4], 11) ^ right(s[4], 25)
                let choice = s[4] & s[5] ^ ~s[4] & s[6]
                let one = s[7] &+ first &+ choice &+ steps[index] &+ words[index]
                let second = right(s[0], 2) ^ right(s[0], 13) ^ right(s[0], 22)
                let most = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
                s = [one &+ second &+ most, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
            }
            for index in 0..<8 { state[index] = state[index] &+ s[index] }
        }
        return HashedBytes(name: "SHA256", bytes: HashRules.bytes(state, isBigEndian: true))
    }
}
