extension NSMutableAttributedString {
    /// Fixes inconsistent attributes in a range: a paragraph uses the paragraph style of its first character, and only object
    /// replacement characters have attachments. iOS 7.
    ///
    /// Follows Apple's page "fixAttributes(in:)".
    public func fixAttributes(in range: NSRange) {
        let all = NSRange(location: 0, length: length)
        let range = NSIntersectionRange(range, all)
        guard all.length > 0 else { return }
        fixParagraphStyles(in: range)
        fixAttachments(in: range)
    }

    private func fixParagraphStyles(in range: NSRange) {
        let text = NSString(string: string)
        var place = range.location
        repeat {
            guard place < length else { return }
            let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
            guard paragraph.length > 0 else { return }
            fixParagraphStyle(of: paragraph)
            place = paragraph.upperBound
        } while place < range.upperBound
    }

    private func fixParagraphStyle(of paragraph: NSRange) {
        let first =
            attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) as? NSParagraphStyle
        var others: [NSRange] = []
        enumerateAttribute(.paragraphStyle, in: paragraph) { value, range, _ in
            if value as? NSParagraphStyle != first { others.append(range) }
        }
        for range in others {
            if let first {
                addAttribute(.paragraphStyle, value: first, range: range)
            } else {
                removeAttribute(.paragraphStyle, range: range)
            }
        }
    }

    private func fixAttachments(in range: NSRange) {
        var attached: [NSRange] = []
        enumerateAttribute(.attachment, in: range) { value, range, _ in
            if value != nil { attached.append(range) }
        }
        guard !attached.isEmpty else { return }
        let text = NSString(string: string)
        for place in attached.flatMap({ $0.location..<$0.upperBound })
        where text.character(at: place) != 0xFFFC {
            removeAttribute(.attachment, range: NSRange(location: place, length: 1))
        }
    }
}
