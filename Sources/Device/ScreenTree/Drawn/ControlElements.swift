import UIKit

extension UISegmentedControl {
    /// The segments, from the first.
    var segmentElements: [ElementSnapshot] {
        (0..<numberOfSegments).map { index in
            var segment = ElementSnapshot(.button, object: self)
            segment.label =
                titleForSegment(at: index) ?? imageForSegment(at: index)?.spokenWords
                ?? actionForSegment(at: index)?.title ?? ""
            segment.identifier =
                imageForSegment(at: index).map { $0.accessibilityIdentifier ?? $0.catalogName ?? "" } ?? ""
            segment.frame = screenRect(rect(ofSegment: index))
            segment.activationPoint = CGPoint(x: segment.frame.midX, y: segment.frame.midY)
            segment.traits = .button
            segment.isEnabled = isEnabled && isEnabledForSegment(at: index)
            segment.isSelected = index == selectedSegmentIndex
            return segment
        }
    }
}

extension UIStepper {
    /// The two halves.
    var stepElements: [ElementSnapshot] {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let halves = bounds.divided(atDistance: bounds.width / 2, from: isRightToLeft ? .maxXEdge : .minXEdge)
        return [
            half("Decrement", halves.slice, isEnabled: wraps || value > minimumValue),
            half("Increment", halves.remainder, isEnabled: wraps || value < maximumValue),
        ]
    }

    private func half(_ name: String, _ rect: CGRect, isEnabled: Bool) -> ElementSnapshot {
        var half = ElementSnapshot(.button, object: self)
        (half.identifier, half.label, half.traits) = (name, name, .button)
        half.frame = screenRect(rect)
        half.activationPoint = CGPoint(x: half.frame.midX, y: half.frame.midY)
        half.isEnabled = self.isEnabled && isEnabled
        return half
    }
}

extension UITextField {
    /// The clear button, if it is visible. A search field has a control for it.
    var clearElement: [ElementSnapshot] {
        guard showsClearButton, !(self is UISearchTextField) else { return [] }
        var button = ElementSnapshot(.button, object: self)
        (button.label, button.traits, button.action) = ("Clear text", .button, .clear)
        button.frame = screenRect(clearButtonArea)
        return [button]
    }

    private var clearButtonArea: CGRect {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? bounds.minX + 5 : bounds.maxX - 24
        return CGRect(x: x, y: bounds.midY - 9.5, width: 19, height: 19)
    }
}

extension UIScrollView {
    /// The scroll bars of content that is larger than the view, as a device describes them.
    var scrollBarElements: [ElementSnapshot] {
        let area = bounds.inset(by: adjustedContentInset)
        guard !isPickerWheel, !area.isEmpty else { return [] }
        let frame = screenRect(area)
        var bars: [ElementSnapshot] = []
        if showsVerticalScrollIndicator, contentSize.height > area.height + 0.5 {
            let part = (area.minY) / (contentSize.height - area.height)
            bars.append(
                scrollBar(
                    "Vertical", pages: contentSize.height / area.height, part,
                    CGRect(x: frame.maxX - 33, y: frame.minY, width: 30, height: frame.height)))
        }
        if showsHorizontalScrollIndicator, contentSize.width > area.width + 0.5 {
            let part = (area.minX) / (contentSize.width - area.width)
            bars.append(
                scrollBar(
                    "Horizontal", pages: contentSize.width / area.width, part,
                    CGRect(x: frame.minX, y: frame.maxY - 33, width: frame.width, height: 30)))
        }
        return bars
    }

    private func scrollBar(_ name: String, pages: CGFloat, _ part: CGFloat, _ frame: CGRect)
        -> ElementSnapshot
    {
        var bar = ElementSnapshot(.other, object: self)
        let count = Int(pages.rounded(.up))
        bar.label = "\(name) scroll bar, \(count) page\(count == 1 ? "" : "s")"
        bar.value = "\(Int((min(1, max(0, part)) * 100).rounded()))%"
        bar.frame = frame
        return bar
    }
}
