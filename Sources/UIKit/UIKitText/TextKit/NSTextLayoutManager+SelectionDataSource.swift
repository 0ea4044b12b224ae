import TextMetrics

// The implementation of `NSTextSelectionDataSource`.
extension NSTextLayoutManager {
    /// Calls a block with each character, word, line, sentence or paragraph, depending on the options; the default is lines. Lines are
    /// those of the layout.
    func enumerateParts(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        let isReverse = options.contains(.reverse)
        for fragment in isReverse ? fragments.reversed() : fragments {
            let range = fragment.rangeInElement
            guard isReverse ? !range.location.isAfter(location) : !range.endLocation.isBefore(location) else {
                continue
            }
            let found = parts(options, of: fragment).filter {
                isReverse
                    ? !$0.part.endLocation.isAfter(location)
                    : $0.part.endLocation.isAfter(location) || $0.part.location.isSame(location)
            }
            for (part, enclosing) in isReverse ? found.reversed() : found where !stop.boolValue {
                block(
                    options.contains(.substringNotRequired) ? nil : string(of: part, in: fragment), part,
                    enclosing, &stop)
            }
            if stop.boolValue { return }
        }
    }

    private typealias Part = (part: NSTextRange, enclosing: NSTextRange)

    /// Returns the parts of a paragraph, each with the text between it and the next one.
    private func parts(_ options: NSString.EnumerationOptions, of fragment: NSTextLayoutFragment) -> [Part] {
        switch options.kind {
        case .words: parts(TextSegments.words(in: text(of: fragment)), of: fragment)
        case .sentences: parts(TextSegments.sentences(in: text(of: fragment)), of: fragment)
        case .byParagraphs: [paragraph(fragment)]
        case .byComposedCharacterSequences: parts(text(of: fragment).characterRanges, of: fragment)
        default: visibleLines(of: fragment)
        }
    }

    private func paragraph(_ fragment: NSTextLayoutFragment) -> Part {
        let content = (fragment.textElement as? NSTextParagraph)?.paragraphContentRange
        return (content ?? fragment.rangeInElement, fragment.rangeInElement)
    }

    private func visibleLines(of fragment: NSTextLayoutFragment) -> [Part] {
        fragment.ensureLayout()
        return fragment.textLineFragments.map {
            let range = documentRange(of: $0, in: fragment)
            return (range, range)
        }
    }

    private func parts(_ ranges: [Range<Int>], of fragment: NSTextLayoutFragment) -> [Part] {
        let length = text(of: fragment).utf16.count
        return ranges.indices.map { index in
            let next = index + 1 < ranges.count ? ranges[index + 1].lowerBound : length
            let start = index == 0 ? 0 : ranges[index].lowerBound
            return (
                fragment.documentRange(NSRange(ranges[index])),
                fragment.documentRange(NSRange(location: start, length: next - start))
            )
        }
    }

    private func text(of fragment: NSTextLayoutFragment) -> String {
        (fragment.textElement as? NSTextParagraph)?.attributedString.string ?? ""
    }

    private func string(of range: NSTextRange, in fragment: NSTextLayoutFragment) -> String {
        let text = text(of: fragment)
        guard let start = fragment.index(of: range.location), let end = fragment.index(of: range.endLocation),
            start <= end, end <= text.utf16.count
        else { return "" }
        return text.part(NSRange(location: start, length: end - start))
    }

    /// Returns the part of a granularity at a location, including the end of the document; between words, the text between them in their
    /// paragraph.
    func part(
        _ selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    ) -> NSTextRange? {
        guard !documentRange.isEmpty, let fragment = textLayoutFragment(for: location) ?? fragments.last
        else { return nil }
        let parts = parts(selectionGranularity.enumeration, of: fragment)
        guard selectionGranularity == .word else {
            let wholes = parts.map { selectionGranularity == .character ? $0.part : $0.enclosing }
            return wholes.first { $0.contains(location) } ?? wholes.last { $0.endLocation.isSame(location) }
        }
        return word(at: location, among: parts.map(\.part))
            ?? gap(at: location, among: parts.map(\.part), in: fragment)
    }

    private func word(at location: any NSTextLocation, among words: [NSTextRange]) -> NSTextRange? {
        let isAtEnd = location.isSame(documentRange.endLocation)
        return words.first { $0.contains(location) }
            ?? words.last { isAtEnd && $0.endLocation.isSame(location) }
    }

    /// Returns the range between two words of a paragraph.
    private func gap(
        at location: any NSTextLocation, among words: [NSTextRange], in fragment: NSTextLayoutFragment
    ) -> NSTextRange {
        let start = words.last { !$0.endLocation.isAfter(location) }?.endLocation
        let end = words.first { $0.location.isAfter(location) }?.location
        return .between(start ?? fragment.rangeInElement.location, end ?? fragment.rangeInElement.endLocation)
    }

    /// Returns the direction in the paragraph style, or else that of the container's view.
    func writingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection {
        let fragment = textLayoutFragment(for: location) ?? fragments.last
        let text = (fragment?.textElement as? NSTextParagraph)?.attributedString
        let style = text.flatMap {
            $0.length > 0
                ? $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        }
        switch style?.baseWritingDirection ?? .natural {
        case .leftToRight: return .leftToRight
        case .rightToLeft: return .rightToLeft
        case .natural: return isRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// Calls a block with the edges of each character in the line at a location, from left to right.
    func enumerateCarets(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let (fragment, line) = line(at: location, isUpstream: false) else { return }
        let left = fragment.layoutFragmentFrame.minX + line.typographicBounds.minX
        var stop = ObjCBool(false)
        if line.characterRange.length == 0 {
            return block(left, fragment.location(line.characterRange.location), true, &stop)
        }
        for caret in line.carets() where !stop.boolValue {
            let place = fragment.location(caret.range.location)
            block(left + caret.from, place, true, &stop)
            if !stop.boolValue { block(left + caret.to, place, false, &stop) }
        }
    }

    /// Returns the range of the line at a point's y; above all lines the first, and below all lines the last.
    func lineRange(at point: CGPoint) -> NSTextRange? {
        let found =
            textLayoutFragment(for: point)
            ?? (point.y < (fragments.first?.layoutFragmentFrame.minY ?? 0) ? fragments.first : fragments.last)
        guard let fragment = found else { return nil }
        fragment.ensureLayout()
        let height = point.y - fragment.layoutFragmentFrame.minY
        let line = fragment.textLineFragment(forVerticalOffset: height, requiresExactMatch: false)
        return line.map { documentRange(of: $0, in: fragment) }
    }
}

extension String {
    /// The user-perceived characters, in UTF-16 units.
    var characterRanges: [Range<Int>] {
        var place = 0
        return map { character in
            defer { place += character.utf16.count }
            return place..<place + character.utf16.count
        }
    }
}
