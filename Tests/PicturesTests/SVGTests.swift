import Foundation
import Testing

@testable import Pictures

@Suite struct SVGTests {
    private let red = PictureColor(red: 1, green: 0, blue: 0)

    private func body(_ nodes: PictureNode.Content...) -> [String] {
        let picture = Picture(
            size: CGSize(width: 20, height: 10),
            nodes: nodes.enumerated().map { PictureNode(PictureKey($0.offset), $0.element) })
        return picture.svg.split(separator: "\n").dropFirst().dropLast().map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    @Test func `a document has the picture's size and needs nothing from outside`() {
        let svg = Picture(size: CGSize(width: 20, height: 10.5), nodes: []).svg
        #expect(
            svg.hasPrefix(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"10.5\" viewBox=\"0 0 20 10.5\""
            ))
        #expect(svg.hasSuffix("</svg>\n"))
    }

    @Test func `shapes`() {
        let rect = CGRect(x: 1, y: 2, width: 8, height: 4)
        #expect(
            body(
                .shape(PictureShape(.rect(rect), fill: .color(red))),
                .shape(PictureShape(.roundedRect(rect, radius: 9), fill: .color(red))),
                .shape(PictureShape(.ellipse(rect), stroke: PictureStroke(red, width: 1 / 3)))) == [
                    ##"<rect x="1" y="2" width="8" height="4" fill="#FF0000"/>"##,
                    ##"<rect x="1" y="2" width="8" height="4" rx="2" fill="#FF0000"/>"##,
                    ##"<ellipse cx="5" cy="4" rx="4" ry="2" fill="none" stroke="#FF0000" stroke-width="0.333"/>"##,
                ])
    }

    @Test func `a path`() {
        let path: [PicturePathElement] = [
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 1, y: 0)),
            .quadCurve(CGPoint(x: 2, y: 1), control: CGPoint(x: 2, y: 0)),
            .curve(CGPoint(x: 0, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 0, y: 2)), .close,
        ]
        let shape = PictureShape(.path(path), fill: .color(red), usesEvenOddRule: true)
        #expect(
            body(.shape(shape)) == [
                ##"<path d="M0 0 L1 0 Q2 0 2 1 C2 2 0 2 0 1 Z" fill="#FF0000" fill-rule="evenodd"/>"##
            ])
    }

    /// librsvg doesn't support `textLength`.
    @Test func `for pixels each letter has its place, and the text the width that was measured`() throws {
        func letters(_ string: String) -> [Double] {
            let text = PictureText(
                string, font: PictureText.Font(size: 17), color: red, origin: CGPoint(x: 10, y: 20),
                width: 100, anchor: .end)
            let picture = Picture(
                size: CGSize(width: 200, height: 40), nodes: [PictureNode(PictureKey(0), .text(text))])
            #expect(picture.svg.contains("textLength=\"100\""))
            return picture.svgOfPlacedLetters.matches(of: /<tspan x="([^"]+)">/).compactMap { Double($0.1) }
        }
        #expect(letters("iiii") == [10, 35, 60, 85])
        let mixed = letters("Wi<")
        #expect(mixed.count == 3 && mixed[0] == 10 && mixed[1] - 10 > mixed[2] - mixed[1])
        #expect(letters("日本") == [10, 60])
        #expect(letters("e\u{301}👩‍🚀").count == 2)
        // Connected letters stay together.
        #expect(letters("مرحبا") == [])
    }

    @Test func `monospaced letters are equally far apart`() {
        let text = PictureText(
            "Wi.m", font: PictureText.Font(family: "ui-monospace", size: 10), color: red, origin: .zero,
            width: 40)
        let picture = Picture(
            size: CGSize(width: 40, height: 20), nodes: [PictureNode(PictureKey(0), .text(text))])
        #expect(picture.svg.contains("font-family=\"ui-monospace, 'SF Mono', Menlo"))
        let places = picture.svgOfPlacedLetters.matches(of: /<tspan x="([^"]+)">/).compactMap { Double($0.1) }
        #expect(places == [0, 10, 20, 30])
    }

    @Test func `a text has its width, whatever the font`() {
        let text = PictureText(
            "a < b & \"c\"\u{1}", font: PictureText.Font(weight: 600, size: 17), color: red,
            origin: CGPoint(x: 1, y: 2), width: 70.333)
        #expect(
            body(.text(text)) == [
                "<text x=\"1\" y=\"2\" textLength=\"70.333\" lengthAdjust=\"spacingAndGlyphs\" font-size=\"17\" "
                    + "font-weight=\"600\" fill=\"#FF0000\" xml:space=\"preserve\">a &lt; b &amp; &quot;c&quot;\u{FFFD}</text>"
            ])
    }

    @Test func `a group with a clip, a shadow and a transform`() {
        let child = PictureNode(
            PictureKey(9),
            .shape(PictureShape(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), fill: .color(red))))
        let group = PictureGroup(
            name: "UILabel", transform: .translation(3, -4), opacity: 0.5,
            clip: PictureClip(.rect(CGRect(x: 0, y: 0, width: 2, height: 2))),
            shadow: PictureShadow(color: red, offset: CGSize(width: 0, height: 1), radius: 3),
            children: [child])
        #expect(
            body(.group(group)) == [
                #"<filter id="d1" x="-50%" y="-50%" width="200%" height="200%" color-interpolation-filters="sRGB">"#,
                ##"<feGaussianBlur in="SourceAlpha" stdDeviation="1.5"/>"##,
                ##"<feOffset dx="0" dy="1" result="cast"/>"##,
                ##"<feFlood flood-color="#FF0000" flood-opacity="1"/>"##,
                ##"<feComposite in2="cast" operator="in" result="shadow"/>"##,
                ##"<feBlend in="SourceGraphic" in2="shadow"/>"##,
                "</filter>",
                #"<clipPath id="d2">"#,
                ##"<rect x="0" y="0" width="2" height="2"/>"##,
                "</clipPath>",
                ##"<g class="UILabel" transform="translate(3 -4)" opacity="0.5" filter="url(#d1)" clip-path="url(#d2)">"##,
                ##"<rect x="0" y="0" width="1" height="1" fill="#FF0000"/>"##,
                "</g>",
            ])
    }

    @Test func `what cannot be seen is left out`() {
        let text = PictureText("", font: PictureText.Font(size: 17), color: red, origin: .zero, width: 0)
        #expect(body(.group(PictureGroup(opacity: 0)), .group(PictureGroup()), .text(text)).isEmpty)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0004, "0"), (1.0005, "1.001"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (.nan, "0"),
        (.infinity, "0"), (123_456, "123456"),
    ])
    func `numbers have at most three decimals`(number: Double, text: String) {
        let line = body(
            .shape(PictureShape(.rect(CGRect(x: number, y: 0, width: 1, height: 1)), fill: .color(red))))
        #expect(line == ["<rect x=\"\(text)\" y=\"0\" width=\"1\" height=\"1\" fill=\"#FF0000\"/>"])
    }

    @Test func `a file that is shown twice is written once`() {
        let bytes = Data("bytes".utf8)
        #expect(
            body(
                .image(PictureImage(bytes, .png, frame: CGRect(x: 1, y: 2, width: 4, height: 4))),
                .image(PictureImage(bytes, .png, frame: CGRect(x: 3, y: 2, width: 8, height: 2))),
                .image(PictureImage(Data(), .jpeg, frame: CGRect(x: 0, y: 0, width: 1, height: 1)))) == [
                    ##"<image id="i1" x="1" y="2" width="4" height="4" preserveAspectRatio="none" href="data:image/png;base64,Ynl0ZXM="/>"##,
                    ##"<use href="#i1" transform="matrix(2 0 0 0.5 1 1)"/>"##,
                    ##"<image id="i2" x="0" y="0" width="1" height="1" preserveAspectRatio="none" href="data:image/jpeg;base64,"/>"##,
                ])
    }
}
