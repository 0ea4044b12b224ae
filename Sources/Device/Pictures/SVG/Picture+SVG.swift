import Foundation

extension Picture {
    /// The picture as a self-contained SVG document.
    ///
    /// Equal pictures produce byte-identical documents. Each node is on its own line, indented by its depth, so that a text comparison
    /// shows the changes.
    public var svg: String { written(by: SVGWriter()) }

    /// The document for programs that don't support `textLength`, such as librsvg: each letter has its position, and texts have their
    /// measured widths. In a browser, such texts can't be selected or searched.
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
