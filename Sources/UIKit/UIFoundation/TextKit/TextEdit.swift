/// The changes of a text since the last notification.
struct TextEdit {
    /// The nesting depth of editing.
    var depth = 0
    private(set) var mask: NSTextStorage.EditActions = []
    /// The range in the current text.
    private(set) var range = NSRange(location: NSNotFound, length: 0)
    private(set) var changeInLength = 0

    /// Adds a change of a range, given in the previous text.
    mutating func add(_ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
        let now = NSRange(location: range.location, length: range.length + delta)
        if self.mask.isEmpty {
            self.range = now
        } else {
            let known = self.range.upperBound > range.location ? self.range.length + delta : self.range.length
            self.range = NSUnionRange(NSRange(location: self.range.location, length: max(0, known)), now)
        }
        self.mask.formUnion(mask)
        changeInLength += delta
    }

    mutating func clear() {
        mask = []
        range = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
    }
}

extension NSAttributedString {
    /// Calls a block for each run.
    package func eachRun(_ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            body(attributes, range)
        }
    }
}

extension String {
    /// Returns a range of UTF-16 units.
    package func part(_ range: NSRange) -> String { String(self[indices(of: range)]) }

    /// Replaces a range.
    mutating func replace(_ range: NSRange, with new: String) {
        replaceSubrange(indices(of: range), with: new)
    }

    /// Returns the range of the whole character that contains a UTF-16 unit; empty at the end.
    package func character(_ offset: Int) -> NSRange {
        let offset = min(max(offset, 0), utf16.count)
        guard offset < utf16.count else { return NSRange(location: offset, length: 0) }
        let place = String.Index(utf16Offset: offset, in: self)
        return NSRange(rangeOfComposedCharacterSequence(at: place), in: self)
    }

    private func indices(of range: NSRange) -> Range<String.Index> {
        String.Index(
            utf16Offset: range.lowerBound, in: self)..<String.Index(
                utf16Offset: range.upperBound, in: self)
    }
}
