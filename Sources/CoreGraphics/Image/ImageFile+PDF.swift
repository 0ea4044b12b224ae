// Shapes in a PDF file: an asset catalogue may have them instead of pixels.
extension ImageFile {
    /// Reads the first page of a PDF file, as SVG; `nil` for other bytes and for a page that cannot be read.
    ///
    /// Texts, shadings and photographs in it are left out.
    package init?(pdf bytes: Data) {
        guard let text = PDFPicture.svg(of: Array(bytes)) else { return nil }
        self.init(svg: Data(text.utf8))
    }
}
