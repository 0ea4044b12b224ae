// UIKit's additions to Foundation's index path. Follows Apple's pages "IndexPath" and "NSIndexPath".
extension IndexPath {
    /// Creates the index path of a table view's row.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// Creates the index path of a collection view's item. iOS 6.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The index of the section: the first index. Stops the program for an index path without one.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The index of the row in its section: the second index. Stops the program for an index path without one.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The index of the item in its section: the second index. Stops the program for an index path without one. iOS 6.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    /// Creates the index path of a table view's row.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }

    /// Creates the index path of a collection view's item. iOS 6.
    public convenience init(item: Int, section: Int) {
        self.init(indexes: [section, item], length: 2)
    }

    /// The index of the section: the first index.
    public var section: Int { index(atPosition: 0) }

    /// The index of the row in its section: the second index.
    public var row: Int { index(atPosition: 1) }

    /// The index of the item in its section: the second index. iOS 6.
    public var item: Int { index(atPosition: 1) }
}
