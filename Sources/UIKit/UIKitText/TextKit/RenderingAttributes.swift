/// The attributes of a layout manager that override the text's own attributes.
struct RenderingAttributes {
    struct Run {
        var range: NSTextRange
        var attributes: [NSAttributedString.Key: Any]
    }

    /// The runs in the order of the text, without overlaps.
    private(set) var runs: [Run] = []

    /// Replaces the attributes of a range.
    mutating func set(_ attributes: [NSAttributedString.Key: Any], in range: NSTextRange) {
        guard !range.isEmpty else { return }
        var kept = runs.flatMap { $0.without(range) }
        if !attributes.isEmpty { kept.append(Run(range: range, attributes: attributes)) }
        runs = kept.sorted { $0.range.location.isBefore($1.range.location) }
    }

    /// Changes the attributes of each part of a range.
    mutating func change(_ range: NSTextRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        let covered = runs.compactMap { run in
            run.range.intersection(range).map { Run(range: $0, attributes: run.attributes) }
        }
        var place = range.location
        for run in covered + [Run(range: NSTextRange(location: range.endLocation), attributes: [:])] {
            var none: [NSAttributedString.Key: Any] = [:]
            change(&none)
            set(none, in: .between(place, run.range.location))
            var attributes = run.attributes
            change(&attributes)
            set(attributes, in: run.range)
            place = run.range.endLocation
        }
    }

    /// Adjusts the runs to changes of the text. Replaced text has no attributes.
    mutating func change(_ edits: [(old: NSTextRange, new: NSTextRange)], in contents: NSTextContentManager?)
    {
        guard !runs.isEmpty, let contents else { return }
        for edit in edits {
            let delta =
                contents.offset(from: edit.new.location, to: edit.new.endLocation)
                - contents.offset(from: edit.old.location, to: edit.old.endLocation)
            runs = runs.flatMap { $0.without(edit.old) }.map { run in
                guard !run.range.location.isBefore(edit.old.endLocation) else { return run }
                return Run(range: run.range.moved(by: delta), attributes: run.attributes)
            }
        }
    }
}

extension RenderingAttributes.Run {
    /// Returns the parts of the run outside of a range.
    fileprivate func without(_ other: NSTextRange) -> [Self] {
        guard range.intersects(other) || range.contains(other.location) else { return [self] }
        return [
            NSTextRange.between(range.location, other.location),
            NSTextRange.between(other.endLocation, range.endLocation),
        ].filter { !$0.isEmpty && range.contains($0) }.map { Self(range: $0, attributes: attributes) }
    }
}

extension NSTextRange {
    /// Returns the range moved by a number of characters. Locations that aren't counted are unchanged.
    fileprivate func moved(by distance: Int) -> NSTextRange {
        guard location is CountedLocation else { return self }
        return NSRange(location: max(0, counted.location + distance), length: counted.length).textRange
    }
}
