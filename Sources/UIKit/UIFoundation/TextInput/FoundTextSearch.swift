/// The search results of an object.
@MainActor
protocol FoundTextSearch: AnyObject {
    var searchable: (any UITextSearching)? { get }
    var count: Int { get }
    /// The index of the highlighted result.
    var highlighted: Int? { get }
    var supportsReplacement: Bool { get }
    var onChange: (() -> Void)? { get set }
    func begin(_ query: String, _ options: UITextSearchOptions)
    func highlight(_ place: Int)
    func mayReplace(_ text: String) -> Bool
    func replace(_ text: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String)
    func clear()
}

/// The search of one object. The results are in the order of the text.
@MainActor
final class ObjectSearch<Object: UITextSearching>: FoundTextSearch {
    private typealias Document = Object.DocumentIdentifier
    private weak var object: Object?
    private var found: [(range: UITextRange, document: Document)] = []
    private(set) var highlighted: Int?
    var onChange: (() -> Void)?
    /// Distinguishes the current search from earlier ones.
    private var number = 0

    init(_ object: Object) {
        self.object = object
    }

    var searchable: (any UITextSearching)? { object }

    var count: Int { found.count }

    var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }

    func begin(_ query: String, _ options: UITextSearchOptions) {
        clear()
        guard !query.isEmpty else { return }
        object?.performTextSearch(
            queryString: query, options: options,
            resultAggregator: UITextSearchAggregator(take: taker(of: number)))
    }

    private func taker(of search: Int) -> FoundTextTaker<Document> {
        func ifCurrent(_ body: (ObjectSearch) -> Void, _ owner: ObjectSearch?) {
            if let owner, owner.number == search { body(owner) }
        }
        return FoundTextTaker(
            ranges: { [weak self] in self?.found.map(\.range) ?? [] },
            found: { [weak self] range, _, document in ifCurrent({ $0.take(range, document) }, self) },
            lost: { [weak self] range, document in ifCurrent({ $0.lose(range, document) }, self) },
            lostAll: { [weak self] in ifCurrent({ $0.clear(andStops: false) }, self) },
            finished: { [weak self] in ifCurrent({ $0.highlightAtSelection() }, self) })
    }

    private func take(_ range: UITextRange, _ document: Document) {
        guard let object else { return }
        let place = found.firstIndex { isBefore((range, document), $0) } ?? found.count
        found.insert((range, document), at: place)
        if let highlighted, place <= highlighted { self.highlighted = highlighted + 1 }
        object.decorate(foundTextRange: range, document: document, usingStyle: .found)
        onChange?()
    }

    private func isBefore(
        _ one: (range: UITextRange, document: Document), _ other: (range: UITextRange, document: Document)
    ) -> Bool {
        guard let object else { return false }
        guard one.document == other.document else {
            return object.compare(document: one.document, toDocument: other.document) == .orderedAscending
        }
        return object.compare(one.range, toRange: other.range, document: one.document) == .orderedAscending
    }

    private func lose(_ range: UITextRange, _ document: Document) {
        guard let place = found.firstIndex(where: { $0.range.isEqual(range) && $0.document == document })
        else {
            return
        }
        found.remove(at: place)
        object?.decorate(foundTextRange: range, document: document, usingStyle: .normal)
        if let highlighted {
            self.highlighted =
                place == highlighted ? nil : place < highlighted ? highlighted - 1 : highlighted
        }
        onChange?()
    }

    func clear() { clear(andStops: true) }

    private func clear(andStops stops: Bool) {
        if stops { number += 1 }
        found = []
        highlighted = nil
        object?.clearAllDecoratedFoundText()
        onChange?()
    }
}

// The highlighted result.
extension ObjectSearch {
    /// Highlights the first result at or after the selection, or the first result.
    private func highlightAtSelection() {
        guard let object, !found.isEmpty, highlighted == nil else { return }
        let selection = object.selectedTextRange
        let document = object.selectedTextSearchDocument
        let place = selection.flatMap { selection in
            found.firstIndex { item in
                if let document, document != item.document {
                    return object.compare(document: document, toDocument: item.document) == .orderedAscending
                }
                return object.compare(item.range, toRange: selection, document: item.document)
                    != .orderedAscending
            }
        }
        highlight(place ?? 0)
    }

    func highlight(_ place: Int) {
        guard let object, found.indices.contains(place) else { return }
        if let highlighted, found.indices.contains(highlighted) {
            let old = found[highlighted]
            object.decorate(foundTextRange: old.range, document: old.document, usingStyle: .found)
        }
        let new = found[place]
        highlighted = place
        object.willHighlight(foundTextRange: new.range, document: new.document)
        object.scrollRangeToVisible(new.range, inDocument: new.document)
        object.decorate(foundTextRange: new.range, document: new.document, usingStyle: .highlighted)
        onChange?()
    }

    func mayReplace(_ text: String) -> Bool {
        guard let object, let highlighted, supportsReplacement else { return false }
        let item = found[highlighted]
        return object.shouldReplace(foundTextRange: item.range, document: item.document, withText: text)
    }

    func replace(_ text: String) {
        guard let object, let highlighted else { return }
        let item = found[highlighted]
        object.replace(foundTextRange: item.range, document: item.document, withText: text)
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, _ text: String) {
        object?.replaceAll(queryString: query, options: options, withText: text)
    }
}
