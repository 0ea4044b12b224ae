import Foundation
import MarkupText

/// Writes elements, one per line.
struct SVGWriter {
    typealias Attribute = (name: String, value: String)

    /// San Francisco if it is installed, otherwise the most similar font.
    static let systemFonts = "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

    private(set) var text = ""
    private var depth = 0
    /// The number of definitions, which also names each of them.
    private var definitions = 0
    /// Whether each letter has a position, instead of a width for the whole text.
    let placesLetters: Bool
    /// The images that are already written, with their names and frames.
    var writtenImages: [Data: (name: String, frame: CGRect)] = [:]

    init(placesLetters: Bool = false) {
        self.placesLetters = placesLetters
    }

    mutating func open(_ element: String, _ attributes: [Attribute] = []) {
        line("<\(element)\(written(attributes))>")
        depth += 1
    }

    mutating func close(_ element: String) {
        depth -= 1
        line("</\(element)>")
    }

    /// An element without content.
    mutating func add(_ element: String, _ attributes: [Attribute]) {
        line("<\(element)\(written(attributes))/>")
    }

    mutating func add(_ element: String, _ attributes: [Attribute], content: String) {
        line("<\(element)\(written(attributes))>\(content.escapedForXML)</\(element)>")
    }

    /// Writes a definition that other elements refer to.
    ///
    /// - Returns: The reference, such as `url(#d1)`.
    mutating func define(_ element: String, _ attributes: [Attribute], _ body: (inout SVGWriter) -> Void)
        -> String
    {
        definitions += 1
        let name = "d\(definitions)"
        open(element, [("id", name)] + attributes)
        body(&self)
        close(element)
        return "url(#\(name))"
    }

    mutating func addLetters(_ places: [LetterPlaces.Place], _ attributes: [Attribute]) {
        let letters = places.map {
            "<tspan x=\"\(SVGNumber($0.x))\">\(String($0.letter).escapedForXML)</tspan>"
        }
        line("<text\(written(attributes))>\(letters.joined())</text>")
    }

    private mutating func line(_ content: String) {
        text += String(repeating: "  ", count: depth) + content + "\n"
    }

    private func written(_ attributes: [Attribute]) -> String {
        attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
    }
}
