/// The four rows of keys for a keyboard type, from a US keyboard.
@MainActor
struct KeyboardRows {
    let rows: [[KeyboardKey]]
    /// The number of letters that fill a row.
    let lettersInRow: CGFloat

    init(for traits: KeyboardTraits, on screen: UIScreen) {
        let maker = RowMaker(
            type: traits.type, isTablet: screen.spec.idiom == .pad,
            hasFoot: screen.spec.hasHomeIndicator && screen.spec.idiom == .phone)
        if traits.isPad(on: screen) {
            rows = maker.digits
            lettersInRow = 3
        } else {
            rows = maker.hasNumbers ? maker.numbers : maker.letters
            lettersInRow = maker.isTablet ? 11 : 10
        }
    }
}

private struct RowMaker {
    let type: UIKeyboardType
    let isTablet: Bool
    /// Whether the key that switches keyboards is below the rows.
    let hasFoot: Bool

    /// iPad shows this layout where iPhone shows only digits.
    var hasNumbers: Bool {
        [.numbersAndPunctuation, .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad].contains(type)
    }

    var letters: [[KeyboardKey]] {
        isTablet
            ? [
                KeyboardKey.letters("qwertyuiop") + [.grey(.delete, 1)],
                [.gap] + KeyboardKey.letters("asdfghjkl") + [.grey(.returnKey, 1.6)],
                [.grey(.shift, 1)] + KeyboardKey.letters("zxcvbnm,.") + [.grey(.shift, 1)],
                lastRow("123"),
            ]
            : [
                KeyboardKey.letters("qwertyuiop"), [.gap] + KeyboardKey.letters("asdfghjkl") + [.gap],
                thirdRow(.grey(.shift, 1.28), KeyboardKey.letters("zxcvbnm")), lastRow("123"),
            ]
    }

    var numbers: [[KeyboardKey]] {
        isTablet
            ? [
                KeyboardKey.letters("1234567890") + [.grey(.delete, 1)],
                [.gap] + KeyboardKey.letters("@#$&*()'\"") + [.grey(.returnKey, 1.6)],
                [.grey(.text("#+="), 1)] + KeyboardKey.letters("%-+=/;:,.") + [.grey(.text("#+="), 1)],
                lastRow("ABC"),
            ]
            : [
                KeyboardKey.letters("1234567890"), KeyboardKey.letters("-/:;()$&@\""),
                thirdRow(
                    .grey(.text("#+="), 1.28),
                    ".,?!'".map { KeyboardKey(face: .text(String($0)), width: .letters(1.4)) }),
                lastRow("ABC"),
            ]
    }

    private func thirdRow(_ first: KeyboardKey, _ middle: [KeyboardKey]) -> [KeyboardKey] {
        [first, .gap] + middle + [.gap, .grey(.delete, 1.28)]
    }

    private func lastRow(_ other: String) -> [KeyboardKey] {
        if isTablet {
            let change = KeyboardKey.grey(.text(other == "123" ? ".?123" : other), 1.3)
            return [change, .grey(.symbol("globe"), 1)] + spaceRow + [
                change, .grey(.symbol("keyboard"), 1),
            ]
        }
        let first: [KeyboardKey] =
            hasFoot
            ? [.grey(.text(other), 2.4)] : [.grey(.text(other), 1.15), .grey(.symbol("face.smiling"), 1.15)]
        return first + spaceRow + [.grey(.returnKey, 2.4)]
    }

    /// The keys between the key for other characters and the Return key.
    private var spaceRow: [KeyboardKey] {
        let space = KeyboardKey(face: .space, width: .rest)
        switch type {
        case .URL: return [".", "/", ".com"].map { KeyboardKey(face: .text($0), width: .rest) }
        case .emailAddress: return [space] + KeyboardKey.letters("@.")
        case .webSearch: return [space] + KeyboardKey.letters(".")
        case .twitter: return [space] + KeyboardKey.letters("@#")
        default: return [space]
        }
    }

    var digits: [[KeyboardKey]] {
        let words = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
        let keys = words.enumerated().map { KeyboardKey(face: .digit(String($0 + 1), letters: $1)) }
        return [0, 3, 6].map { Array(keys[$0..<$0 + 3]) } + [
            [
                lastLeft, KeyboardKey(face: .digit("0", letters: "")),
                KeyboardKey(face: .delete, ground: .none),
            ]
        ]
    }

    private var lastLeft: KeyboardKey {
        switch type {
        case .decimalPad: KeyboardKey(face: .text("."), ground: .none)
        case .phonePad: KeyboardKey(face: .text("+ * #"), ground: .none)
        default: KeyboardKey(face: .nothing, ground: .none)
        }
    }
}
