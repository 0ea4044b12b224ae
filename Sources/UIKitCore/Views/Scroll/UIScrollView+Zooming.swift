// How large the content is shown. Without a view to zoom, which the delegate names, none of it has an effect.
extension UIScrollView {
    func ensureZooming() -> ScrollZoom {
        if let zooming { return zooming }
        let made = ScrollZoom(of: self)
        zooming = made
        return made
    }
}
