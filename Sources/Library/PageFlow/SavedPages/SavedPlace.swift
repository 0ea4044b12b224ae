/// The scroll position of a page's list.
public struct SavedPlace: Codable, Hashable, Sendable {
    /// A row of a table view, or an item of a collection view.
    public struct Item: Codable, Hashable, Sendable {
        /// The index of the section.
        public var section: Int
        /// The index in the section.
        public var item: Int

        /// Creates an item.
        public init(section: Int, item: Int) {
            self.section = section
            self.item = item
        }
    }

    /// The first visible item; `nil` in a scroll view without items.
    public var item: Item?
    /// The horizontal distance from the item's left edge, or without an item from the content's, in points.
    public var x: Double
    /// The vertical distance from the item's top edge, or without an item from the content's, in points.
    public var y: Double

    /// Whether the indices and distances are valid.
    var isPossible: Bool {
        let isItem = item.map { $0.section >= 0 && $0.item >= 0 } ?? true
        return isItem && x.isFinite && y.isFinite
    }

    /// Creates a scroll position.
    public init(item: Item?, x: Double, y: Double) {
        self.item = item
        self.x = x
        self.y = y
    }
}
