/// Numbers in sentences.
enum Count {
    /// `no errors`, `1 error`, `2 errors`.
    static func words(_ number: Int, _ word: String) -> String {
        "\(number == 0 ? "no" : "\(number)") \(word)\(number == 1 ? "" : "s")"
    }
}
