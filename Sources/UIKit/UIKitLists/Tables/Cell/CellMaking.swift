// Uses the same technique as bars: Apple's initializers aren't `required`, and a table view creates cells of classes that are known only at
// run time. An initializer consumes its arguments, so the methods that borrow its symbol do too: `consuming`.
extension UITableViewCell {
    @_silgen_name("pageflow_make_table_cell")
    convenience init(ofItsClassWith style: CellStyle, _ reuseIdentifier: String) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewCell {
    /// Creates a cell of the receiver's class.
    @_silgen_name("pageflow_make_table_cell")
    static func make(
        ofItsClassWith style: CellStyle, _ reuseIdentifier: consuming String
    ) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    @_silgen_name("pageflow_make_table_head")
    convenience init(ofItsClassWith reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Creates a header or footer of the receiver's class.
    @_silgen_name("pageflow_make_table_head")
    static func make(
        ofItsClassWith reuseIdentifier: consuming String
    ) -> UITableViewHeaderFooterView
}
