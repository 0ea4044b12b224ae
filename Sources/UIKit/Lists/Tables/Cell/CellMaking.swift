// The same way as bars are made: Apple's initialisers are not `required`, and a table makes cells of classes that it knows at run
// time only.
extension UITableViewCell {
    @_silgen_name("pageflow_make_table_cell")
    convenience init(ofItsClassWith style: CellStyle, _ reuseIdentifier: String) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }
}

extension UITableViewCell {
    /// Makes a cell of the class that is asked.
    @_silgen_name("pageflow_make_table_cell")
    static func make(ofItsClassWith style: CellStyle, _ reuseIdentifier: String) -> UITableViewCell
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
    static func make(ofItsClassWith reuseIdentifier: String) -> UITableViewHeaderFooterView
}
