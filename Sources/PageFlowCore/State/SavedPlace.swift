/// How far a page's list was scrolled when it was saved.
public struct SavedPlace: Codable, Hashable, Sendable {
    /// A row of a table view, or an item of a collection view.
    public struct Item: Codable, Hashable, Sendable {
        /// The number of its section.
        public var section: Int
        /// Its number in the section.
        public var item: Int

        /// Names an item.
        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }
    }

    /// The first item that could be seen; `nil` in a scroll view without items.
    public var item: Item?
    /// How far the content was scrolled beyond the item's beginning, in points; without an item, beyond the content's.
    public var x: Double
    /// The same from top to bottom.
    public var y: Double

    /// Whether an item may be there, and the distances are numbers.
    var isPossible: Bool {
        let isItem = item.map { $0.section >= 0 && $0.item >= 0 } ?? true
        return isItem && x.isFinite && y.isFinite
    }

    /// Makes a place.
    public init(item: Item?, x: Double, y: Double) {
        self.item = item
        self.x = x
        self.y = y
    }
}
