/// A collation that sorts objects into sections by the first letter of a string, in the user's language. iOS 3.
///
/// The sections are those of the Latin alphabet and one for all other characters. Follows Apple's page "UILocalizedIndexedCollation".
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) }

    /// The collation of the user's language.
    open class func current() -> Self { unsafeDowncast(UILocalizedIndexedCollation(), to: Self.self) }

    /// The titles of the sections: the letters from A to Z, and "#".
    open var sectionTitles: [String] { UILocalizedIndexedCollation.letters + ["#"] }

    /// The titles of the section index: one for each section.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// The section of an index title: the one with the same index.
    ///
    /// Follows Apple's page "section(forSectionIndexTitle:)".
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// The section of an object, by the string that its method returns. Ignores accents.
    ///
    /// Follows Apple's page "section(for:collationStringSelector:)".
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let letter = text(of: object, selector).first.map { String($0).plainLetter } ?? ""
        return UILocalizedIndexedCollation.letters.firstIndex(of: letter)
            ?? UILocalizedIndexedCollation.letters.count
    }

    /// The objects, sorted by the strings that their methods return. Objects with equal strings keep their order.
    ///
    /// Follows Apple's page "sortedArray(from:collationStringSelector:)".
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let known = array.enumerated().map { (number: $0, object: $1, text: text(of: $1, selector)) }
        return known.sorted { first, second in
            let order = first.text.localizedStandardOrder(second.text)
            return order == .orderedSame ? first.number < second.number : order == .orderedAscending
        }.map(\.object)
    }

    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        let answer = (object as? NSObject)?.perform(selector)?.takeUnretainedValue()
        return (answer as? String) ?? (answer as? NSString).map { String(describing: $0) } ?? ""
    }
}

extension String {
    /// The letter in uppercase, without an accent.
    fileprivate var plainLetter: String {
        let locale = RunningApp.currentRegion.locale
        return folding(options: [.diacriticInsensitive, .widthInsensitive], locale: locale).uppercased(
            with: locale)
    }

    fileprivate func localizedStandardOrder(_ other: String) -> ComparisonResult {
        compare(
            other, options: [.caseInsensitive, .diacriticInsensitive, .numeric, .widthInsensitive],
            locale: RunningApp.currentRegion.locale)
    }
}
