import UIKit

public enum Insecure {
    public typealias SHA1Digest = HashedBytes<SHA1>
    public typealias MD5Digest = HashedBytes<MD5>

    public struct SHA1: HashFunction {
        public typealias Digest = SHA1Digest
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 20 }
        private var bytes: [UInt8] = []
        public init() {}
        public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
        public func finalize() -> SHA1Digest { Self.hash(bytes) }

        public static func hash(_ bytes: [UInt8]) -> SHA1Digest {
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
            let padded = HashRules.padded(bytes, isBigEndian: true)
            for start in stride(from: 0, to: padded.count, by: 64) {
                var words = (0..<16).map { HashRules.word(padded, start + 4 * $0, isBigEndian: true) }
                for index in 16..<80 {
                    words.append(
                        HashRules.left(
                            words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
                }
                var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
                for index in 0..<80 {
                    let mixed: UInt32, step: UInt32
                    switch index {
                    case ..<20: (mixed, step) = (b & c | ~b & d, 0x5A82_7999)
                    case ..<40: (mixed, step) = (b ^ c ^ d, 0x6ED9_EBA1)
                    case ..<60: (mixed, step) = (b & c | b & d | c & d, 0x8F1B_BCDC)
                    default: (mixed, step) = (b ^ c ^ d, 0xCA62_C1D6)
                    }
                    let next = HashRules.left(a, 5) &+ mixed &+ e &+ step &+ words[index]
                    (e, d, c, b, a) = (d, c, HashRules.left(b, 30), a, next)
                }
                for (index, word) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ word }
            }
            return HashedBytes(bytes: HashRules.bytes(state, isBigEndian: true))
        }
    }

    public struct MD5: HashFunction {
        public typealias Digest = MD5Digest
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { 16 }
        private var bytes: [UInt8] = []
        public init() {}
        public mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
        public func finalize() -> MD5Digest { Self.hash(bytes) }
        private static let steps = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

        private static let turns: [[UInt32]] = [
            [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
        ]

        public static func hash(_ bytes: [UInt8]) -> MD5Digest {
            var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
            let padded = HashRules.padded(bytes, isBigEndian: false)
            for start in stride(from: 0, to: padded.count, by: 64) {
                let words = (0..<16).map { HashRules.word(padded, start + 4 * $0, isBigEndian: false) }
                var (a, b, c, d) = (state[0], state[1], state[2], state[3])
                for index in 0..<64 {
                    let mixed: UInt32, place: Int
                    switch index / 16 {
                    case 0: (mixed, place) = (b & c | ~b & d, index)
                    case 1: (mixed, place) = (d & b | ~d & c, (5 * index + 1) % 16)
                    case 2: (mixed, place) = (b ^ c ^ d, (3 * index + 5) % 16)
                    default: (mixed, place) = (c ^ (b | ~d), 7 * index % 16)
                    }
                    let sum = a &+ mixed &+ steps[index] &+ words[place]
                    (a, d, c, b) = (d, c, b, b &+ HashRules.left(sum, turns[index / 16][index % 4]))
                }
                for (index, word) in [a, b, c, d].enumerated() { state[index] = state[index] &+ word }
            }
            return HashedBytes(bytes: HashRules.bytes(state, isBigEndian: false))
        }
    }
}
