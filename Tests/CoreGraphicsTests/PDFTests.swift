import Testing

@testable import CoreGraphics

@Suite struct PDFTests {
    /// Compressed by zlib: stored, with the fixed codes, and with dynamic codes.
    @Test(
        arguments: [
            ("eAEBAwD8/3RlYQKKATs=", "tea"), ("eNorSU1UKEFgACqbBUk=", "tea tea tea tea"),
            (
                "eNotU8GVBSEIu28VlDAKKPT0+z9vQryMbxBiCOGzz35/fm3huGGBY33WOALBg7PCduLcnzn/81rwvsMO0/2zYvW55vy1zWh8BgBgXruboIizGCBMrmuH/9utCX4QZ3UjfRi5Ld7jJxk/1nw73ILoBYqEAcHgNXKa8UY6y/exYpXbyenos002aKB4cd1y8m3zlUCYLRXyB7bNWZfHFv/brfj8bjs88QnCbHOWe9sa1GO8BfEmKahUREHpJTqeuoPadqfXo9Nf/LTyUmXxYBAb1NQj+R4FYXHIx2mLY7c4o4HpAepPT6UWI9VybSkAzFEkUwr1lmS7pGBK0CV9vaQ3+Er/pXmAycwHxGdce2l8WRonZjzjxew17tL4Q26INea49bwS8k4ueQkEBzSe0ZaM1yUjesiYd8moz7cgNjNdMrUsjp6Hz5o/dMy7o8xPdVgGwTxYrEO8fZhn69HgPmgdhmQ/0liHaQLrMN54HX5qGOswAmAdRhCIOwJhH9bbB/n9k6D/8cWxUw==",
                (0..<120).map { "\($0 * 37 % 101) \($0 * $0 % 97) l\n" }.joined()
            ),
        ])
    func unpacking(packed: String, text: String) throws {
        let bytes = try #require(Data(base64Encoded: packed))
        #expect(PackedBytes.unpacked(Array(bytes)).map { String(decoding: $0, as: UTF8.self) } == text)
    }

    @Test(arguments: [[], [1, 2, 3], [0x78, 0x9c], [0x78, 0x9c, 0xff, 0xff]] as [[UInt8]])
    func whatIsNoStream(bytes: [UInt8]) {
        #expect(PackedBytes.unpacked(bytes)?.isEmpty != false)
    }

    /// A file with an incomplete download still shows its beginning.
    @Test func `of a stream that is cut off the beginning is there`() {
        let bytes = (0..<5_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
        let packed = PackedBytes.packed(bytes)
        #expect(PackedBytes.unpacked(packed) == bytes)
        let half = PackedBytes.unpacked(Array(packed.prefix(packed.count / 2))) ?? []
        #expect(!half.isEmpty && bytes.starts(with: half))
    }

    private static let page = """
        %PDF-1.3
        1 0 obj
        << /Type /Catalog /Pages 2 0 R >>
        endobj
        2 0 obj
        << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 24 12] /Count 1 >>
        endobj
        3 0 obj
        << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /ExtGState << /G 5 0 R >> >> >>
        endobj
        5 0 obj
        << /ca 0.5 >>
        endobj
        4 0 obj
        << /Length LENGTH >>
        stream
        CONTENT
        endstream
        endobj
        """

    private func svg(_ content: String) -> String? {
        let text = Self.page.replacing("LENGTH", with: "\(content.utf8.count)").replacing(
            "CONTENT", with: content)
        return PDFPicture.svg(of: Array(text.utf8))
    }

    /// The drawing, without the common parts of shapes.
    @Test(
        arguments: [
            (
                "1 0 0 rg 0 0 m 10 0 l 10 5 l h f",
                "<path d=\"M0.0 12.0L10.0 12.0L10.0 7.0Z\" fill=\"rgb(255,0,0)\" fill-rule=\"nonzero\" fill-opacity=\"1.0\"/>"
            ),
            (
                "q 2 0 0 2 1 0 cm /G gs 0 0 3 1 re f* Q",
                "<path d=\"M1.0 12.0L7.0 12.0L7.0 10.0L1.0 10.0Z\" fill=\"#000\" fill-rule=\"evenodd\" fill-opacity=\"0.5\"/>"
            ),
            (
                "0 0 4 4 re W n 1 1 m 2 2 3 3 4 4 c 0.5 w 1 J S",
                "<clipPath id=\"c1\"><path d=\"M0.0 12.0L4.0 12.0L4.0 8.0L0.0 8.0Z\" clip-rule=\"nonzero\"/></clipPath>"
                    + "<g clip-path=\"url(#c1)\"><path d=\"M1.0 11.0C2.0 10.0 3.0 9.0 4.0 8.0\" fill=\"none\" "
                    + "stroke=\"#000\" stroke-width=\"0.5\" stroke-opacity=\"1.0\" stroke-linecap=\"round\" "
                    + "stroke-linejoin=\"miter\"/></g>"
            ),
            ("BT (text ) \\) of no shape) Tj ET /Im1 Do", ""),
        ])
    func shapes(content: String, shapes: String) throws {
        let svg = try #require(self.svg(content))
        #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"24.0\" height=\"12.0\""))
        let start = try #require(svg.firstIndex(of: ">"))
        #expect(String(svg[svg.index(after: start)...].dropLast("</svg>".count)) == shapes)
    }

    @Test func itsSizeIsThatOfThePage() throws {
        let text = Self.page.replacing("LENGTH", with: "1").replacing("CONTENT", with: "n")
        let file = try #require(ImageFile(pdf: Data(text.utf8)))
        #expect((file.width, file.height) == (24, 12) && file.format == .svg)
        #expect(ImageFile(pdf: Data("%PDF-1.3".utf8)) == nil && ImageFile(pdf: Data("tea".utf8)) == nil)
    }
}
