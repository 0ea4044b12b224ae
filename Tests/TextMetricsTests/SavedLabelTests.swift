import Testing

@testable import TextMetrics

/// The sizes of labels that Apple's own layout engine computed.
struct SavedLabelTests {
    @Test func widthsAreThoseOfAppleWithinAPoint() throws {
        let labels = try SavedLabels.read("single")
        let within = labels.count { label in
            let width = TextMeasure(label.era).width(of: label.text, style: label.style)
            return abs(label.onPixels(width) - label.width) <= 1.01
        }
        #expect(labels.count > 1100)
        #expect(Double(within) >= 0.97 * Double(labels.count))
    }

    @Test func heightsOfOneLineAreThoseOfAppleWithinAPoint() throws {
        // Taller ones have extra space from their constraints. The top and bottom edges were each rounded.
        let labels = try SavedLabels.read("single").filter { $0.height < $0.style.size * 1.3 }
        let right = labels.count { label in
            let height = TextLayout(StyledText(label.text, label.style), era: label.era).height
            return abs(label.onPixels(height) - label.height) <= 1.01
        }
        #expect(Double(right) >= 0.93 * Double(labels.count))
    }

    @Test func linesBreakWhereTheyDoOnADevice() throws {
        let labels = try SavedLabels.read("wrapped")
        let right = labels.count { layOut($0).lines.count == $0.lines }
        #expect(labels.count > 70)
        #expect(Double(right) >= 0.95 * Double(labels.count))
    }

    @Test func heightsOfSeveralLinesAreThoseOfAppleWithinAPixel() throws {
        for label in try SavedLabels.read("wrapped") {
            let layout = layOut(label)
            guard layout.lines.count == label.lines else { continue }
            #expect(abs(label.onPixels(layout.height) - label.height) <= 1.01 / label.scale, "\(label.text)")
        }
    }

    private func layOut(_ label: SavedLabel) -> TextLayout {
        TextLayout(
            StyledText(label.text, label.style), shape: ParagraphShape(.truncatingTail),
            in: TextLayout.Container(width: label.width), era: label.era)
    }
}
