// PDF files: an asset catalog may contain them as vector images.
extension ImageFile {
    /// Converts the first page of a PDF file to SVG; `nil` for other data, or if the page can't be read.
    ///
    /// Omits text, shadings, and photographs.
    package init?(pdf bytes: Data) {
        guard let text = PDFPicture.svg(of: Array(bytes)) else { return nil }
        self.init(svg: Data(text.utf8))
    }
}
