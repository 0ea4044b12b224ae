// Taps, and the detected links of a text.
extension UITextView {
    static let tapAction = Selector("tapText:", UITextView.tapText)

    /// A tap opens a link of a noneditable text. Otherwise it begins editing, or moves the insertion point.
    private func tapText(_ tap: UITapGestureRecognizer) {
        let point = tap.location(in: self)
        if !isEditable, isSelectable, let item = item(at: point) { return act(on: item) }
        guard isEditable || isSelectable else { return }
        let offset = offset(at: point)
        guard isFirstResponder || becomeFirstResponder(), isFirstResponder else { return }
        if tap.attempt.last?.taps == 2, isSelectable, hasText {
            selectWord(at: offset)
            showEditMenu()
        } else {
            select(NSRange(location: offset, length: 0))
        }
    }

    /// Returns the link, the tag or the attachment at a point.
    func item(at point: CGPoint) -> UITextItem? {
        guard hasText, let range = (characterRange(at: point) as? TextOffsetRange)?.range,
            selectionRects(of: range).contains(where: { $0.insetBy(dx: -2, dy: -2).contains(point) })
        else { return nil }
        if let link = links.first(where: { NSLocationInRange(range.location, $0.range) }) {
            return UITextItem(.link(link.url), link.range)
        }
        var tagged = NSRange()
        let tag = storage.attribute(.textItemTag, at: range.location, effectiveRange: &tagged) as? String
        if let tag, Runtime.current.system >= .iOS(17) { return UITextItem(.tag(tag), tagged) }
        let attachment = storage.attribute(.attachment, at: range.location, effectiveRange: nil)
        return (attachment as? NSTextAttachment).map { UITextItem(.textAttachment($0), range) }
    }

    private func act(on item: UITextItem) {
        let standard = UIAction { [weak self] _ in self?.open(item) }
        guard let delegate else { return open(item) }
        if Runtime.current.system >= .iOS(17),
            let action = OptionalMember.ask({
                delegate.textView(self, primaryActionFor: item, defaultAction: standard)
            })
        {
            action?.perform(sender: self)
        } else if mayInteract(with: item, delegate) {
            open(item)
        }
    }

    private func mayInteract(with item: UITextItem, _ delegate: any UITextViewDelegate) -> Bool {
        switch item.content {
        case .tag: false
        case .textAttachment(let attachment):
            OptionalMember.ask {
                delegate.textView(
                    self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
            } ?? delegate.textView(self, shouldInteractWith: attachment, in: item.range)
        case .link(let url):
            OptionalMember.ask {
                delegate.textView(
                    self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
            } ?? delegate.textView(self, shouldInteractWith: url, in: item.range)
        }
    }

    private func open(_ item: UITextItem) {
        if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }

    /// The links of the text: its own and the detected ones.
    private var links: [(range: NSRange, url: URL)] {
        var links: [(range: NSRange, url: URL)] = []
        storage.enumerateAttribute(.link, in: NSRange(location: 0, length: storage.length)) {
            value, range, _ in
            let url = value as? URL ?? (value as? String).flatMap(URL.init(string:))
            if let url { links.append((range, url)) }
        }
        return links
            + found.filter { new in
                !links.contains { NSIntersectionRange($0.range, new.range).length > 0 }
            }
    }

    private var found: [(range: NSRange, url: URL)] {
        isEditable ? [] : FoundLinks.find(dataDetectorTypes, in: storage.string)
    }

    /// Returns the text with the attributes of its links.
    package func withLinks(_ text: NSTextStorage) -> NSTextStorage {
        let links = links
        guard !links.isEmpty, text === storage else { return text }
        let shown = text.part(NSRange(location: 0, length: text.length))
        for link in links {
            shown.removeAttribute(.link, range: link.range)
            shown.addAttributes(linkTextAttributes, range: link.range)
        }
        return shown
    }
}

/// Detects URLs and telephone numbers in a text.
enum FoundLinks {
    static func find(_ types: UIDataDetectorTypes, in text: String) -> [(range: NSRange, url: URL)] {
        var found: [(range: NSRange, url: URL)] = []
        for kind in kinds where types.contains(kind.type) {
            for match in text.matches(of: kind.pattern) {
                let range = NSRange(match.range, in: text)
                let isTaken = found.contains { NSIntersectionRange($0.range, range).length > 0 }
                guard !isTaken, let url = kind.url(String(text[match.range])) else { continue }
                found.append((range, url))
            }
        }
        return found
    }

    private struct Kind {
        let type: UIDataDetectorTypes
        let pattern: Regex<Substring>
        let url: (String) -> URL?
    }

    private static var kinds: [Kind] {
        [
            Kind(type: .link, pattern: /[A-Za-z0-9._%+\-]+@[A-Za-z0-9\-]+(?:\.[A-Za-z0-9\-]+)+/) {
                URL(string: "mailto:\($0)")
            },
            Kind(type: .link, pattern: /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]']/) { URL(string: $0) },
            Kind(type: .link, pattern: /www\.[^\s<>"]*[^\s<>".,;:!?)\]']/) { URL(string: "http://\($0)") },
            Kind(type: .phoneNumber, pattern: /\+?\(?[0-9](?:[ ().\/\-]{0,2}[0-9]){6,14}/) { number in
                URL(string: "tel:\(number.filter { $0.isNumber || $0 == "+" })")
            },
        ]
    }
}
