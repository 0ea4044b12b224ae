/// The methods that provide the rows of a table view and their cells, and commit the user's edits. Follows Apple's page
/// "UITableViewDataSource".
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    /// The number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell of a row that becomes visible, usually from ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// The number of sections. Default 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section; `nil`, the default, for none. Not called if the delegate provides a view.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; `nil`, the default, for none. Not called if the delegate provides a view.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited. Default: `true` if ``tableView(_:commit:forRowAt:)`` is implemented or the row can be moved.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Whether the user may move a row. Default: `true` if ``tableView(_:moveRowAt:to:)`` is implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The titles of the section index; `nil`, the default, for no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section of an index title. Default: the section with the title's index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int

    /// Called when the user deletes or inserts a row. Change the data and the table view.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath)

    /// Called when the user has moved a row. Change the data; the table view has already moved the row.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

// Apple's members are optional.
extension UITableViewDataSource {
    /// The default: 1.
    public func numberOfSections(in tableView: UITableView) -> Int { OptionalMember.absent(1) }
    /// The default: no title.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMember.absent(nil)
    }
    /// The default: no title.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMember.absent(nil)
    }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    /// The default: determined by the table view.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    /// The default: no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMember.absent(nil) }
    /// The default: the section with the title's index.
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

/// The methods that request data before rows are needed. iOS 10. Follows Apple's page "UITableViewDataSourcePrefetching".
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that may soon become visible, the nearest first. Evidence: gt2-table-12.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

    /// Called with requested rows that won't become visible after all. Does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

// Apple's member is optional.
extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
