extension UIView {
    /// Whether the view is the wheel of a component of a picker.
    package var isPickerWheel: Bool { self is PickerWheel }

    /// The titles of a wheel's rows, from the first; `nil` for a view that isn't a wheel. A row with a view of the app has its text.
    package var wheelTitles: [String]? { (self as? PickerWheel)?.titles }

    /// Turns a wheel to a row, as the user does. Has no effect for a view that isn't a wheel.
    package func userTurnsWheel(to row: Int) { (self as? PickerWheel)?.userTurns(to: row) }
}
