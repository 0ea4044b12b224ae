/// The parts of an image's file name: `photo@2x~ipad.png`.
struct ImageFileName: Equatable {
    /// The name without suffixes and extension.
    let name: String
    /// The scale in pixels per point; `nil` if the name doesn't specify it.
    let scale: CGFloat?
    /// The device idiom; `nil` for all.
    let idiom: UIUserInterfaceIdiom?
    /// The extension, such as `png` or `jpg`; empty without one.
    let fileExtension: String

    private static let idioms: [String: UIUserInterfaceIdiom] = ["iphone": .phone, "ipad": .pad]
    private static let scales: [String: CGFloat] = ["1x": 1, "2x": 2, "3x": 3]

    init(_ path: String) {
        let file = path.split(separator: "/").last ?? ""
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        fileExtension = String(file[dot...].dropFirst())
        let device = Self.parted(file[..<dot], "~", Self.idioms)
        let scaled = Self.parted(device.rest, "@", Self.scales)
        (idiom, scale, name) = (device.value, scaled.value, String(scaled.rest))
    }

    /// Returns the text before a separator and a known suffix, and the value of the suffix.
    private static func parted<Value>(
        _ text: Substring, _ sign: Character, _ endings: [String: Value]
    ) -> (rest: Substring, value: Value?) {
        guard let place = text.lastIndex(of: sign), place > text.startIndex,
            let value = endings[String(text[place...].dropFirst())]
        else { return (text, nil) }
        return (text[..<place], value)
    }
}
