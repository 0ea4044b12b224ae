import Foundation

extension Picture {
    /// The picture as an SVG document that needs nothing from outside.
    ///
    /// Equal pictures give equal documents, to the byte. Each node is on a line of its own, indented as it is nested, so that
    /// a text comparison shows what has changed.
    public var svg: String { written(by: SVGWriter()) }

    /// The same for programs that do not know `textLength`, such as librsvg: each letter has its place, and texts are as wide as they
    /// were measured. A browser's user cannot select or search such texts.
    package var svgOfPlacedLetters: String { written(by: SVGWriter(placesLetters: true)) }

    private func written(by writer: SVGWriter) -> String {
        var writer = writer
        writer.openDocument(size)
        for node in nodes { writer.write(node) }
        writer.close("svg")
        return writer.text
    }
}

extension SVGWriter {
    mutating func openDocument(_ size: CGSize) {
        let (width, height) = (SVGNumber(size.width), SVGNumber(size.height))
        open(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(width)"), ("height", "\(height)"),
                ("viewBox", "0 0 \(width) \(height)"), ("font-family", SVGWriter.systemFonts),
            ])
    }
}
