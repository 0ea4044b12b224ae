/// A view whose configuration depends on its state.
@MainActor
package protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}
