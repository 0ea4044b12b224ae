// What UIKit adds to Foundation's index path. Follows Apple's pages "IndexPath" and "NSIndexPath".
extension IndexPath {
    /// Creates the path of a row of a table view.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the path of an item of a collection view. iOS 6.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The number of the section: the first index. A path without one ends the program.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The number of the row in its section: the second index. A path without one ends the program.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The number of the item in its section: the second index. A path without one ends the program. iOS 6.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Creates the path of a row of a table view.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the path of an item of a collection view. iOS 6.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The number of the section: the first index.
    public var section: Int { index(atPosition: 0) }

    /// The number of the row in its section: the second index.
    public var row: Int { index(atPosition: 1) }

    /// The number of the item in its section: the second index. iOS 6.
    public var item: Int { index(atPosition: 1) }
}
