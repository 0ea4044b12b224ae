/// A hash function of the SHA-2 family, whose words have 32 or 64 bits.
struct SHA2<Word: FixedWidthInteger & UnsignedInteger> {
    /// The amounts of the rotations in a round; the third of a message's functions is a shift.
    struct Rotations {
        let majority: [Int], choice: [Int], early: [Int], late: [Int]
    }

    let rounds: [Word]
    let rotations: Rotations

    /// The hash of bytes that starts with these words.
    func hash(_ bytes: [UInt8], from start: [Word]) -> [UInt8] {
        let padded = HashRules.padded(bytes, block: Word.bitWidth * 2, isBigEndian: true)
        let size = Word.bitWidth / 8
        let words = stride(from: 0, to: padded.count, by: size).map { place in
            padded[place..<place + size].reduce(0) { $0 << 8 | Word($1) }
        }
        let blocks = stride(from: 0, to: words.count, by: 16)
        let state = blocks.reduce(into: start) { add(Array(words[$1..<$1 + 16]), to: &$0) }
        return state.flatMap { word in
            stride(from: Word.bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    private func add(_ block: [Word], to state: inout [Word]) {
        var words = block
        for index in 16..<rounds.count {
            let early = shifted(words[index - 15], rotations.early)
            let late = shifted(words[index - 2], rotations.late)
            words.append(words[index - 16] &+ early &+ words[index - 7] &+ late)
        }
        var s = state
        for (word, round) in zip(words, rounds) {
            let choice = s[4] & s[5] ^ ~s[4] & s[6]
            let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
            let first = s[7] &+ rotated(s[4], rotations.choice) &+ choice &+ round &+ word
            let second = rotated(s[0], rotations.majority) &+ majority
            s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
    }

    private func rotated(_ word: Word, _ amounts: [Int]) -> Word {
        amounts.reduce(0) { $0 ^ (word >> $1 | word << (Word.bitWidth - $1)) }
    }

    private func shifted(_ word: Word, _ amounts: [Int]) -> Word {
        rotated(word, Array(amounts.prefix(2))) ^ word >> amounts[2]
    }
}

extension SHA2<UInt32> {
    static let short = SHA2(
        rounds: SHA2Constants.cubeRoots.prefix(64).map { UInt32($0 >> 32) },
        rotations: Rotations(
            majority: [2, 13, 22], choice: [6, 11, 25], early: [7, 18, 3], late: [17, 19, 10]))
}

extension SHA2<UInt64> {
    static let long = SHA2(
        rounds: SHA2Constants.cubeRoots,
        rotations: Rotations(
            majority: [28, 34, 39], choice: [14, 18, 41], early: [1, 8, 7], late: [19, 61, 6]))
}
