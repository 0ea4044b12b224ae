/// Says how many rows a table has, makes their cells, and changes the data when the user edits. Follows Apple's page
/// "UITableViewDataSource".
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row that becomes visible, by
    /// ``UITableView/dequeueReusableCell(withIdentifier:for:)`` as a rule.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are. Default 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The text above a section; `nil`, the default, is none. Not asked where the delegate gives a view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The text below a section; `nil`, the default, is none. Not asked where the delegate gives a view.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited. Without the method every row can be that ``tableView(_:commit:forRowAt:)`` is there for,
    /// or that can be moved.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether the user may move a row to another place. Without the method every row may be where
    /// ``tableView(_:moveRowAt:to:)`` is there.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The titles of the index at the trailing edge; `nil`, the default, shows none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index leads to. Without the method the one of the same number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Called when the user deletes or inserts by a row's control. The method changes the data and tells the table.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Called when the user has moved a row. The method changes the data; the table has moved the row already.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Apple's members are optional.
extension UITableViewDataSource {
    /// One.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMember.absent(1) }
    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMember.absent(nil)
    }
    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMember.absent(nil)
    }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    /// Leaves it to the table.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    /// None.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMember.absent(nil) }
    /// The section of the title's number.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { OptionalMember.absent(index) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) { OptionalMember.absent(()) }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMember.absent(()) }
}

/// Is notified of rows whose data will be needed soon. iOS 10. Follows Apple's page "UITableViewDataSourcePrefetching".
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that become visible soon if the user scrolls on, the nearest first. Evidence: gt2-table-12.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called with rows of those that will not become visible after all. Does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// Apple's member is optional.
extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
