extension KnownFramework {
    /// SHA-1, SHA-256, MD5 and authentication codes based on them have real implementations. Encrypting and signing throw.
    static let cryptoKit = KnownFramework(name: "CryptoKit", prefixes: [], imports: [], text: cryptoText)

    private static let cryptoText = #"""
        protocol Digest: Sequence, Hashable, CustomStringConvertible where Element == UInt8 {}
        protocol HashFunction {
            associatedtype Digest: Sequence where Digest.Element == UInt8
            static var blockByteCount: Int { get }
            static func hash(_ bytes: [UInt8]) -> Digest
            init()
            mutating func update<D: Sequence>(data: D) where D.Element == UInt8
            func finalize() -> Digest
        }
        extension HashFunction {
            static func hash<D: Sequence>(data: D) -> Digest where D.Element == UInt8 { hash(Array(data)) }
        }
        struct HashedBytes: Digest {
            let name: String
            let bytes: [UInt8]
            init(name: String, bytes: [UInt8]) { self.name = name; self.bytes = bytes }
            func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
            func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
            var description: String { "\(name) digest: " + bytes.map { String(format: "%02x", Int($0)) }.joined() }
            static var byteCount: Int { 32 }
        }
        typealias SHA256Digest = HashedBytes
        enum HashRules {
            static func padded(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt8] {
                var padded = bytes + [0x80]
                padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
                let length = UInt64(bytes.count) &* 8
                let places = Array(stride(from: UInt64(0), to: 64, by: 8))
                return padded + (isBigEndian ? places.reversed() : places).map { UInt8(truncatingIfNeeded: length >> $0) }
            }
            static func word(_ bytes: [UInt8], _ place: Int, isBigEndian: Bool) -> UInt32 {
                let four = bytes[place..<place + 4]
                return (isBigEndian ? Array(four) : four.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
            }
            static func bytes(_ words: [UInt32], isBigEndian: Bool) -> [UInt8] {
                words.flatMap { word in (isBigEndian ? [24, 16, 8, 0] : [0, 8, 16, 24]).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) } }
            }
            static func left(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
            /// The first 32 bits of a number's fractional part.
            static func fraction(_ value: Double) -> UInt32 { UInt32((value - value.rounded(.down)) * 4_294_967_296) }
            static let primes: [Double] = (2..<312).filter { number in !(2..<number).contains { number % $0 == 0 } }.map(Double.init)
        }
        struct SHA256: HashFunction {
            static var blockByteCount: Int { 64 }
            static var byteCount: Int { 32 }
            private var bytes: [UInt8] = []
            init() {}
            mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
            func finalize() -> HashedBytes { Self.hash(bytes) }
            private static let steps = HashRules.primes.prefix(64).map { HashRules.fraction(cbrt($0)) }
            static func hash(_ bytes: [UInt8]) -> HashedBytes {
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
        enum Insecure {
            enum SHA1Digest { static var byteCount: Int { 20 } }
            enum MD5Digest { static var byteCount: Int { 16 } }
            struct SHA1: HashFunction {
                static var blockByteCount: Int { 64 }
                static var byteCount: Int { 20 }
                private var bytes: [UInt8] = []
                init() {}
                mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
                func finalize() -> HashedBytes { Self.hash(bytes) }
                static func hash(_ bytes: [UInt8]) -> HashedBytes {
                    var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
                    let padded = HashRules.padded(bytes, isBigEndian: true)
                    for start in stride(from: 0, to: padded.count, by: 64) {
                        var words = (0..<16).map { HashRules.word(padded, start + 4 * $0, isBigEndian: true) }
                        for index in 16..<80 { words.append(HashRules.left(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)) }
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
                    return HashedBytes(name: "SHA1", bytes: HashRules.bytes(state, isBigEndian: true))
                }
            }
            struct MD5: HashFunction {
                static var blockByteCount: Int { 64 }
                static var byteCount: Int { 16 }
                private var bytes: [UInt8] = []
                init() {}
                mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
                func finalize() -> HashedBytes { Self.hash(bytes) }
                private static let steps = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
                private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
                static func hash(_ bytes: [UInt8]) -> HashedBytes {
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
                    return HashedBytes(name: "MD5", bytes: HashRules.bytes(state, isBigEndian: false))
                }
            }
        }
        struct SymmetricKeySize {
            let bitCount: Int
            init(bitCount: Int) { self.bitCount = bitCount }
            static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
            static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
            static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
        }
        struct SymmetricKey: Hashable {
            let bytes: [UInt8]
            init<D: Sequence>(data: D) where D.Element == UInt8 { bytes = Array(data) }
            init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) } }
            var bitCount: Int { bytes.count * 8 }
            func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        }
        struct HMAC<H: HashFunction> {
            typealias MAC = HashedBytes
            private let key: SymmetricKey
            private var bytes: [UInt8] = []
            init(key: SymmetricKey) { self.key = key }
            mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { bytes += data }
            func finalize() -> HashedBytes { Self.authenticationCode(for: bytes, using: key) }
            static func authenticationCode<D: Sequence>(for data: D, using key: SymmetricKey) -> HashedBytes where D.Element == UInt8 {
                var secret = key.bytes.count > H.blockByteCount ? Array(H.hash(key.bytes)) : key.bytes
                secret += [UInt8](repeating: 0, count: H.blockByteCount - secret.count)
                let inner = Array(H.hash(secret.map { $0 ^ 0x36 } + data))
                return HashedBytes(name: "HMAC", bytes: Array(H.hash(secret.map { $0 ^ 0x5C } + inner)))
            }
            static func isValidAuthenticationCode<D: Sequence>(_ code: HashedBytes, authenticating data: D, using key: SymmetricKey) -> Bool where D.Element == UInt8 {
                authenticationCode(for: data, using: key).bytes == code.bytes
            }
        }
        enum CryptoKitError: Error { case incorrectKeySize, incorrectParameterSize, authenticationFailure, underlyingCoreCryptoError(error: Int32), wrapFailure, unwrapFailure }
        enum AES {
            enum GCM {
                struct Nonce {
                    init() {}
                    init<D: Sequence>(data: D) throws where D.Element == UInt8 {}
                }
                struct SealedBox {
                    let combined: Data?
                    var nonce: Nonce { Nonce() }
                    var ciphertext: Data { Data() }
                    var tag: Data { Data() }
                    init<D: Sequence>(combined: D) throws where D.Element == UInt8 { self.combined = Data(combined) }
                    init<C: Sequence, T: Sequence>(nonce: Nonce, ciphertext: C, tag: T) throws where C.Element == UInt8, T.Element == UInt8 { combined = Data(ciphertext) }
                }
                static func seal<D: Sequence>(_ message: D, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox where D.Element == UInt8 { notReal("AES.GCM.seal(_:using:nonce:)"); throw CryptoKitError.wrapFailure }
                static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data { notReal("AES.GCM.open(_:using:)"); throw CryptoKitError.authenticationFailure }
            }
        }
        """#
}
