extension UIResponder {
    func changeUserActivity(to activity: NSUserActivity?) {
        let previous = extraState?.userActivity
        guard activity !== previous else { return }
        ensureExtraState().userActivity = activity
        activity?.manage(for: self)
        previous?.dismiss(by: self)
    }
}
