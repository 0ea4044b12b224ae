// Lists, cells and layouts of classes that are known only at run time: see ClassConstruction.swift of UIKitCore.
extension UICollectionViewLayout {
    @_silgen_name("pageflow_construct_layout")
    convenience init(constructedWithNothing: Void) {
        self.init()
    }
}

extension UICollectionViewLayout {
    /// Creates a layout of the receiver's class, by its `init()`. Only on Linux.
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
    /// Creates a controller of the receiver's class, by its `init(style:)`. Only on Linux.
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
    /// Creates a cell of the receiver's class, by its `init(style:reuseIdentifier:)`. Only on Linux.
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
    /// Creates a header or footer of the receiver's class, by its `init(reuseIdentifier:)`. Only on Linux.
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
    /// Creates a table view of the receiver's class, by its `init(frame:style:)`. Only on Linux.
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
    /// Creates a collection view of the receiver's class, by its `init(frame:collectionViewLayout:)`. Only on Linux.
    @_silgen_name("pageflow_construct_collection")
    public static func makeOfKind(
        frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout
    )
        -> Self
}
