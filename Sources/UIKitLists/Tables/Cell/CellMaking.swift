// The same way as bars are made: Apple's initialisers are not `required`, and a table makes cells of classes that it knows at run
// time only. An initialiser takes its arguments over, so the methods that borrow its symbol do so too: `consuming`.
extension UITableViewCell {
    @_silgen_name("pageflow_make_table_cell")
    convenience init(ofItsClassWith style: CellStyle, _ reuseIdentifier: String) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewCell {
    /// Makes a cell of the class that is asked.
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
    /// Makes a header or footer of the class that is asked.
    @_silgen_name("pageflow_make_table_head")
    static func make(
        ofItsClassWith reuseIdentifier: consuming String
    ) -> UITableViewHeaderFooterView
}
