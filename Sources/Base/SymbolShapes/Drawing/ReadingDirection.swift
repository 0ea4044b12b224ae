/// Determines which symbols are mirrored in right-to-left layouts.
///
/// Follows "Right to left" in Apple's Human Interface Guidelines: icons of forward and backward motion and of text are mirrored; left and
/// right are directions on the screen and aren't mirrored, nor are media controls and real objects.
enum ReadingDirection {
    static func turns(_ name: String) -> Bool {
        let words = name.split(separator: ".")
        if words.first == "list" || words.starts(with: ["text", "badge"]) { return true }
        let isMotion = words.contains("chevron") || words.contains("arrow") || words.contains("arrowshape")
        return isMotion && (words.contains("forward") || words.contains("backward"))
    }
}
