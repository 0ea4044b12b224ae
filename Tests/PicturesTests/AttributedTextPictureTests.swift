import PageFlowTesting
import Simulator
import Testing

/// Text attributes in pictures.
@MainActor
@Suite(.onStage) struct AttributedTextPictureTests {
    private func svg(_ attributes: [NSAttributedString.Key: Any], _ text: String = "word") -> String {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        return label.picture.svg
    }

    @Test func `each attribute leaves its mark`() {
        let plain = svg([:])
        #expect(plain.contains(">word</text>") && !plain.contains("<rect") && !plain.contains("stroke"))
        #expect(svg([.backgroundColor: UIColor.red]).contains("<rect"))
        #expect(svg([.underlineStyle: NSUnderlineStyle.single.rawValue]).contains("stroke-width"))
        let double = svg([.underlineStyle: NSUnderlineStyle.double.rawValue])
        #expect(double.components(separatedBy: "<path").count == 3)
        let dotted = NSUnderlineStyle([.single, .patternDot])
        #expect(svg([.underlineStyle: dotted.rawValue]).contains("stroke-dasharray"))
        #expect(svg([.strikethroughStyle: 1]).contains("stroke-width"))
        #expect(svg([.kern: 3]).contains("letter-spacing=\"3\""))
        #expect(svg([.foregroundColor: UIColor.green]) != svg([.foregroundColor: UIColor.red]))
        #expect(svg([.strokeWidth: 4, .strokeColor: UIColor.red]).contains("fill=\"none\""))
        #expect(svg([.obliqueness: 0.3]).contains("matrix("))
        #expect(svg([.link: "https://example.com"]).contains("stroke-width"))
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 0, height: 2)
        #expect(svg([.shadow: shadow]).contains("filter="))
    }

    @Test(
        arguments: [
            (NSTextAlignment.left, nil), (.center, "middle"), (.right, "end"), (.natural, nil),
        ] as [(NSTextAlignment, String?)])
    func `a line is anchored at its side`(_ alignment: NSTextAlignment, _ anchor: String?) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        label.text = "word"
        label.textAlignment = alignment
        let svg = label.picture.svg
        if let anchor {
            #expect(svg.contains("text-anchor=\"\(anchor)\""))
            #expect(svg.contains(anchor == "middle" ? "x=\"100\"" : "x=\"200\""))
        } else {
            #expect(!svg.contains("text-anchor") && svg.contains("<text x=\"0\""))
        }
    }

    @Test func `an attachment makes room for its image`() {
        let attachment = NSTextAttachment(image: UIImage(systemName: "heart")!)
        attachment.bounds = CGRect(x: 0, y: -10, width: 50, height: 60)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let before = text.size()
        text.append(NSAttributedString(attachment: attachment))
        #expect(abs(text.size().width - before.width - 50) < 0.01 && text.size().height >= 60)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        label.attributedText = text
        #expect(label.picture.svg.contains("<path"))
    }

    @Test func `justified lines reach both sides but for the last`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        label.numberOfLines = 0
        label.textAlignment = .justified
        label.text = "some words that do not fit in one line of this label"
        let lines = label.shownText.lines
        #expect(lines.count > 2)
        for line in lines.dropLast() { #expect(abs(line.width - 120) < 0.01) }
        #expect((lines.last?.width ?? 120) < 120)
    }

    @Test func `runs of many values can be put together and changed`() {
        let text = NSMutableAttributedString(string: "")
        for size in 10..<20 {
            text.append(
                NSAttributedString(
                    string: "ab",
                    attributes: [
                        .font: UIFont.systemFont(ofSize: CGFloat(size)),
                        .foregroundColor: UIColor(white: CGFloat(size) / 20, alpha: 1),
                        .paragraphStyle: NSMutableParagraphStyle(), .shadow: NSShadow(),
                    ]))
        }
        let whole = NSRange(location: 0, length: text.length)
        text.addAttribute(.foregroundColor, value: UIColor.red, range: whole)
        var runs = 0
        text.enumerateAttribute(.foregroundColor, in: whole) { _, _, _ in runs += 1 }
        #expect(runs == 1)
    }

    @Test func `a text layer is drawn in its font and at its side`() {
        let sim = Simulator()
        defer { withExtendedLifetime(sim) {} }
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        layer.string = "Layer"
        layer.fontSize = 20
        layer.font = UIFont.boldSystemFont(ofSize: 5)
        layer.alignmentMode = .center
        layer.foregroundColor = UIColor.red.cgColor
        let image = UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
        let view = UIImageView(image: image)
        view.frame = layer.bounds
        let svg = view.picture.svg
        #expect(svg.contains(">Layer</text>") && svg.contains("font-size=\"20\""))
        #expect(svg.contains("text-anchor=\"middle\"") && svg.contains("font-weight=\"700\""))
        layer.string = "A text that is longer than the layer is wide"
        layer.truncationMode = .end
        let cut = UIGraphicsImageRenderer(size: layer.bounds.size).image { layer.render(in: $0.cgContext) }
        view.image = cut
        #expect(view.picture.svg.contains("…"))
    }
}
