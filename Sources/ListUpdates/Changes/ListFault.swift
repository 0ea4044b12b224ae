/// Why an update cannot be: the facts of the exceptions that table and collection views raise. They say them in their own words.
///
/// They are looked for in this order, and the first one found is the one that is reported.
package enum ListFault: Error, Hashable, Sendable {
    /// The change names a section that is not there, or an item in such a section.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - moment: whether the section was looked for before or after the update.
    ///   - sectionCount: how many sections there are at that moment.
    case missingSection(ListChange, Moment, sectionCount: Int)

    /// The change names an item that is not there, in a section that is.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - moment: whether the item was looked for before or after the update.
    ///   - itemCount: how many items the section has at that moment.
    case missingItem(ListChange, Moment, itemCount: Int)

    /// The number of sections is not what the changes say.
    case sectionCount(SectionCounts)

    /// Two changes take up the same section or item, or fill the same place. In the order of asking.
    case conflict(ListChange, ListChange)

    /// The number of items of a section is not what the changes say. Asked of the sections that are there before and after the
    /// update and are not reloaded, in their order after it.
    case itemCount(ItemCounts)

    /// A list has other places before an update than after it.
    package enum Moment: Hashable, Sendable {
        case before
        case after
    }

    /// The figures of an update with a wrong number of sections. A reloaded section counts as deleted and inserted.
    package struct SectionCounts: Hashable, Sendable {
        package let before: Int
        package let after: Int
        package let inserted: Int
        package let deleted: Int
    }

    /// The figures of a section with a wrong number of items. A reloaded item counts as deleted and inserted.
    package struct ItemCounts: Hashable, Sendable {
        /// The section's index before and after the update.
        package let section: SectionMove
        package let before: Int
        package let after: Int
        package let inserted: Int
        package let deleted: Int
        package let movedIn: Int
        package let movedOut: Int
    }
}
