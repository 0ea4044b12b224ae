extension UIWindow {
    func transform(toWindow window: UIWindow?) -> CGAffineTransform {
        guard let window else { return transformToScreen }
        return transformToScreen.concatenating(window.transformToScreen.inverted())
    }
}
