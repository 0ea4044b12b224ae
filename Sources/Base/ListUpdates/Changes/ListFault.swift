/// The reason why an update is invalid: the facts of the exceptions that table and collection views raise in their own words.
///
/// An update is checked in the order of these cases, and the first fault is reported.
package enum ListFault: Error, Hashable, Sendable {
    /// The change names a section that doesn't exist, or an item in such a section.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - moment: whether the section is missing before or after the update.
    ///   - sectionCount: the number of sections at that moment.
    case missingSection(ListChange, Moment, sectionCount: Int)

    /// The change names an item that doesn't exist, in a section that does.
    ///
    /// - Parameters:
    ///   - change: the change.
    ///   - moment: whether the item is missing before or after the update.
    ///   - itemCount: the number of items in the section at that moment.
    case missingItem(ListChange, Moment, itemCount: Int)

    /// The number of sections doesn't match the changes.
    case sectionCount(SectionCounts)

    /// Two changes affect the same section or item, or fill the same index path. In the order of the app's calls.
    case conflict(ListChange, ListChange)

    /// The number of items in a section doesn't match the changes. Checked for the sections that exist before and after the update and
    /// aren't reloaded, in their order after it.
    case itemCount(ItemCounts)

    /// The state of the list that an index path refers to.
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
