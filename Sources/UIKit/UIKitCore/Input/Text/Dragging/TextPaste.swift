/// The items of a paste into a text. The paste is complete when all items have results.
@MainActor
final class TextPaste {
    private let view: any DraggedTextView
    private let range: NSRange
    private var results: [NSAttributedString?]
    private var missing: Int

    /// - Parameter range: The range that the text replaces.
    init(
        _ items: [(provider: NSItemProvider, local: Any?)], into view: any DraggedTextView, at range: NSRange
    ) {
        self.view = view
        self.range = range
        results = Array(repeating: nil, count: items.count)
        missing = items.count
        for (place, item) in items.enumerated() {
            let pasted = TextPasteItem(item.provider, item.local, view.attributesOfPastedText) { [self] in
                take($0, at: place)
            }
            guard let delegate = view.pasteDelegate else {
                pasted.setDefaultResult()
                continue
            }
            delegate.textPasteConfigurationSupporting(view, transform: pasted)
        }
    }

    private func take(_ result: NSAttributedString?, at place: Int) {
        results[place] = result
        missing -= 1
        if missing == 0 { finish(results.compactMap { $0 }) }
    }

    private func finish(_ texts: [NSAttributedString]) {
        guard !texts.isEmpty else { return }
        let place = TextOffsetRange(view.clampedToText(range))
        guard let delegate = view.pasteDelegate else {
            return view.receivePasted(texts.map(\.string).joined(), in: place.range)
        }
        let whole = delegate.textPasteConfigurationSupporting(
            view, combineItemAttributedStrings: texts, for: place)
        let own = OptionalMember.ask {
            delegate.textPasteConfigurationSupporting(view, performPasteOf: whole, to: place)
        }
        if own == nil { view.receivePasted(whole.string, in: place.range) }
    }
}

private final class TextPasteItem: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    let localObject: Any?
    let defaultAttributes: [NSAttributedString.Key: Any]
    private var handler: ((NSAttributedString?) -> Void)?

    init(
        _ provider: NSItemProvider, _ localObject: Any?, _ attributes: [NSAttributedString.Key: Any],
        _ handler: @escaping (NSAttributedString?) -> Void
    ) {
        itemProvider = provider
        self.localObject = localObject
        defaultAttributes = attributes
        self.handler = handler
        super.init()
    }

    /// Only the first result is used.
    private func end(_ result: NSAttributedString?) {
        let handler = handler
        self.handler = nil
        handler?(result)
    }

    func setResult(string: String) { end(NSAttributedString(string: string, attributes: defaultAttributes)) }

    func setResult(attributedString string: NSAttributedString) { end(string) }

    func setNoResult() { end(nil) }

    func setDefaultResult() {
        guard itemProvider.canLoadObject(ofClass: String.self) else { return end(nil) }
        itemProvider.loadObject(ofClass: String.self) { [self] text, _ in
            MainActor.assumeIsolated { text.map { setResult(string: $0) } ?? end(nil) }
        }
    }
}
