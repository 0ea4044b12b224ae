extension UIView {
    /// Whether the view is a row of an open menu.
    package var isMenuRow: Bool { self is MenuRow }
}
