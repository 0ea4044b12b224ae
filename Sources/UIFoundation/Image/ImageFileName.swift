/// What the name of an image's file says of it: `photo@2x~ipad.png`.
struct ImageFileName: Equatable {
    /// The name without what it says, and without its extension.
    let name: String
    /// Pixels a point; `nil` where the name does not say.
    let scale: CGFloat?
    /// The device it is for; `nil` for every one.
    let idiom: UIUserInterfaceIdiom?
    /// `png`, `jpg` and so on; empty without one.
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

    /// A text without a known ending behind a sign, and what the ending means.
    private static func parted<Value>(
        _ text: Substring, _ sign: Character, _ endings: [String: Value]
    ) -> (rest: Substring, value: Value?) {
        guard let place = text.lastIndex(of: sign), place > text.startIndex,
            let value = endings[String(text[place...].dropFirst())]
        else { return (text, nil) }
        return (text[..<place], value)
    }
}
