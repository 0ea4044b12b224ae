// Lists, cells and layouts of a class that is known only when the program runs: see ClassConstruction.swift of UIKitCore.
extension UICollectionViewLayout {
    @_silgen_name("pageflow_construct_layout")
    convenience init(constructedWithNothing: Void) {
        self.init()
    }
}

extension UICollectionViewLayout {
    /// Makes a layout of the class that is asked, by its `init()`. On Linux alone.
    @_silgen_name("pageflow_construct_layout")
    public static func makeOfKind() -> Self
}

extension UITableViewController {
    @_silgen_name("pageflow_construct_table_controller")
    convenience init(constructedWith style: UITableView.Style) {
        self.init(style: style)
    }
}

extension UITableViewController {
    /// Makes a controller of the class that is asked, by its `init(style:)`. On Linux alone.
    @_silgen_name("pageflow_construct_table_controller")
    public static func makeOfKind(style: UITableView.Style) -> Self
}

extension UITableViewCell {
    @_silgen_name("pageflow_construct_cell")
    convenience init(constructedWith style: CellStyle, _ identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }
}

extension UITableViewCell {
    /// Makes a cell of the class that is asked, by its `init(style:reuseIdentifier:)`. On Linux alone.
    @_silgen_name("pageflow_construct_cell")
    public static func makeOfKind(style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?)
        -> Self
}

extension UITableViewHeaderFooterView {
    @_silgen_name("pageflow_construct_head")
    convenience init(constructedWith identifier: String?) {
        self.init(reuseIdentifier: identifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Makes a header or footer of the class that is asked, by its `init(reuseIdentifier:)`. On Linux alone.
    @_silgen_name("pageflow_construct_head")
    public static func makeOfKind(reuseIdentifier: consuming String?) -> Self
}

extension UITableView {
    @_silgen_name("pageflow_construct_table")
    convenience init(constructedWith frame: CGRect, _ style: Style) {
        self.init(frame: frame, style: style)
    }
}

extension UITableView {
    /// Makes a table of the class that is asked, by its `init(frame:style:)`. On Linux alone.
    @_silgen_name("pageflow_construct_table")
    public static func makeOfKind(frame: CGRect, style: UITableView.Style) -> Self
}

extension UICollectionView {
    @_silgen_name("pageflow_construct_collection")
    convenience init(constructedWith frame: CGRect, _ layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }
}

extension UICollectionView {
    /// Makes a collection view of the class that is asked, by its `init(frame:collectionViewLayout:)`. On Linux alone.
    @_silgen_name("pageflow_construct_collection")
    public static func makeOfKind(
        frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
    )
        -> Self
}
