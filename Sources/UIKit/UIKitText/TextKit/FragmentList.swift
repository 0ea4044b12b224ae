/// The layout fragments of a document, from top to bottom. The fragments of unchanged elements are reused.
final class FragmentList {
    private(set) var fragments: [NSTextLayoutFragment] = []
    private var known: [ObjectIdentifier: NSTextLayoutFragment] = [:]
    private var isComplete = false
    /// The known tops of the first fragments.
    private var tops: [CGFloat] = []
    /// Whether an empty line follows a newline at the end of the document.
    var wantsExtraLine = false {
        didSet { if wantsExtraLine != oldValue { forget() } }
    }

    /// Creates the missing fragments.
    func fill(from contents: NSTextContentManager?, making fragment: (NSTextElement) -> NSTextLayoutFragment)
    {
        guard !isComplete, let contents else { return }
        isComplete = true
        var now: [ObjectIdentifier: NSTextLayoutFragment] = [:]
        fragments = elements(of: contents).map { element in
            let used = known[ObjectIdentifier(element)] ?? fragment(element)
            now[ObjectIdentifier(element)] = used
            return used
        }
        known = now
        for one in fragments {
            one.hasExtraLine = wantsExtraLine && one === fragments.last && one.endsDocument(of: contents)
        }
        tops = []
    }

    private func elements(of contents: NSTextContentManager) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        contents.enumerateTextElements(from: nil, options: []) { element in
            elements.append(element)
            return true
        }
        return elements.isEmpty && wantsExtraLine ? [emptyParagraph(of: contents)] : elements
    }

    /// The element of an empty document, which has one line.
    private func emptyParagraph(of contents: NSTextContentManager) -> NSTextElement {
        let paragraph = NSTextParagraph(attributedString: nil)
        paragraph.textContentManager = contents
        paragraph.elementRange = contents.documentRange
        return paragraph
    }

    /// Invalidates the list. The fragments remain available for reuse.
    func forget() {
        isComplete = false
        tops = []
    }

    /// Invalidates the tops of the fragments.
    func forgetPlaces() { tops = [] }

    /// Returns the top of a fragment.
    func top(of fragment: NSTextLayoutFragment) -> CGFloat {
        var index = 0
        var top: CGFloat = 0
        while index < fragments.count {
            if index == tops.count { tops.append(top) } else { top = tops[index] }
            if fragments[index] === fragment { return top }
            top += fragments[index].size.height
            index += 1
        }
        return 0
    }
}

extension NSTextLayoutFragment {
    /// Whether the document ends with the fragment.
    fileprivate func endsDocument(of contents: NSTextContentManager) -> Bool {
        !rangeInElement.endLocation.isBefore(contents.documentRange.endLocation)
    }
}
