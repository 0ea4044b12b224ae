extension UIViewController {
    func turnToSupportedOrientation() {
        guard let window = viewIfLoaded?.window else { return }
        if window.allows(Runtime.current.screen.interfaceOrientation) { return window.followDevice() }
        guard let wanted = UIInterfaceOrientation.everyKnown.first(where: window.allows) else { return }
        window.rotate(to: wanted)
    }
}
