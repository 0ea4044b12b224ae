extension UIViewController {
    func turnToSupportedOrientation() {
        guard let window = viewIfLoaded?.window else { return }
        let present = Runtime.current.screen.interfaceOrientation
        guard !window.allows(present),
            let wanted = UIInterfaceOrientation.everyKnown.first(where: window.allows)
        else { return }
        window.rotate(to: wanted)
    }
}
