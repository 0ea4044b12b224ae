/// The grid on which symbols are drawn: 24 units are one em.
enum Grid {
    /// The height of every symbol's box, and the width of most boxes.
    static let size = 24.0
    /// The height of capital letters.
    static let capHeight = 16.9
    /// The middle of capital letters, at which symbols are centered.
    static let middle = size / 2
}
