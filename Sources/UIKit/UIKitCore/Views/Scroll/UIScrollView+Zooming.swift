// Zooming. Without a view for zooming, which the delegate returns, nothing here has an effect.
extension UIScrollView {
    func ensureZooming() -> ScrollZoom {
        if let zooming { return zooming }
        let made = ScrollZoom(of: self)
        zooming = made
        return made
    }
}
