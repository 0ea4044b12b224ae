/// A key of the on-screen keyboard, or a space between keys.
struct KeyboardKey: Equatable {
    enum Face: Equatable {
        case text(String)
        /// A digit with the letters of a telephone keypad.
        case digit(String, letters: String)
        case symbol(String)
        case shift, delete, space
        case returnKey
        case nothing
    }

    enum Width: Equatable {
        /// The width of a number of letter keys with the spaces between them.
        case letters(CGFloat)
        /// An equal part of the remaining width.
        case rest
    }

    enum Ground {
        /// The color of letter keys.
        case light
        /// The color of keys that type no text.
        case grey
        case none
    }

    var face: Face
    var width = Width.letters(1)
    var ground = Ground.light

    static let gap = KeyboardKey(face: .nothing, width: .rest, ground: .none)

    static func grey(_ face: Face, _ letters: CGFloat) -> KeyboardKey {
        KeyboardKey(face: face, width: .letters(letters), ground: .grey)
    }

    static func letters(_ text: String) -> [KeyboardKey] { text.map { KeyboardKey(face: .text(String($0))) } }
}
