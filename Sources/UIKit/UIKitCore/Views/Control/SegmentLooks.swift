/// The appearance of a segmented control that an app has set.
package struct SegmentLooks {
    /// The states of a segment, or of two adjacent segments, and bar metrics.
    package struct Place: Hashable {
        private let left: UIControl.State.RawValue
        private let right: UIControl.State.RawValue?
        private let metrics: UIBarMetrics

        package init(_ state: UIControl.State, _ metrics: UIBarMetrics) {
            left = state.rawValue
            right = nil
            self.metrics = metrics
        }

        init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
            self.left = left.rawValue
            self.right = right.rawValue
            self.metrics = metrics
        }
    }

    /// Some of the segments, and bar metrics.
    struct Kind: Hashable {
        private let segment: UISegmentedControl.Segment
        private let metrics: UIBarMetrics

        init(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
            self.segment = segment
            self.metrics = metrics
        }
    }

    var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    package var backgrounds: [Place: UIImage] = [:]
    var dividers: [Place: UIImage] = [:]
    var adjustments: [Kind: UIOffset] = [:]
}

extension UISegmentedControl {
    /// Returns the title attributes of a segment: the ones for its state, or else the ones for the normal state.
    package func shownTitleAttributes(ofSegment index: Int) -> [NSAttributedString.Key: Any] {
        let isOff = !isEnabled || !isEnabledForSegment(at: index)
        let state: UIControl.State = isOff ? .disabled : index == selectedSegmentIndex ? .selected : .normal
        return looks.titleAttributes[state] ?? looks.titleAttributes[.normal] ?? [:]
    }

    /// Returns the offset of a segment's content.
    package func shownAdjustment(ofSegment index: Int) -> UIOffset {
        let own = looks.adjustments[SegmentLooks.Kind(kind(ofSegment: index), .default)]
        return own ?? looks.adjustments[SegmentLooks.Kind(.any, .default)] ?? .zero
    }

    private func kind(ofSegment index: Int) -> Segment {
        if numberOfSegments == 1 { return .alone }
        if index == 0 { return .left }
        return index == numberOfSegments - 1 ? .right : .center
    }
}
