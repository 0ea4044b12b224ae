import InterfaceFiles

extension UISegmentedControl {
    /// Reads the attributes of a segmented control.
    func readSegmentedControl(_ reader: InterfaceReader) {
        for (index, segment) in reader.element.list("segments").enumerated() {
            read(reader.of(segment), index, of: reader)
        }
        reader.bool("momentary", self, \.isMomentary)
        reader.bool("apportionsSegmentWidthsByContent", self, \.apportionsSegmentWidthsByContent)
        if let index = reader.element.integer("selectedSegmentIndex") { selectedSegmentIndex = index }
        if let color = reader.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
        // Since iOS 7, there is one style.
        _ = reader["segmentControlStyle"]
        reader.element.reportAbsence(of: "springLoaded")
    }

    private func read(_ segment: InterfaceReader, _ index: Int, of control: InterfaceReader) {
        let title = segment.element.string("title")
        let translated = control.element.id.flatMap {
            control.loading.strings["\($0).segmentTitles[\(index)]"]
        }
        if let image = segment.image("image") {
            insertSegment(with: image, at: index, animated: false)
        } else {
            insertSegment(withTitle: translated ?? title ?? "", at: index, animated: false)
        }
        if segment.element.bool("enabled") == false { setEnabled(false, forSegmentAt: index) }
        if let width = segment.element.number("width") { setWidth(CGFloat(width), forSegmentAt: index) }
        if let offset = segment.size("contentOffset") { setContentOffset(offset, forSegmentAt: index) }
    }
}
