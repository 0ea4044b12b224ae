// The size that a stack would like to have, in a popover or in a container of the app.
extension UINavigationController {
    var preferredSizeOfStack: CGSize {
        let own = extras?.preferredContentSize ?? .zero
        return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }

    /// The same with the stack's bars: the size of a popover.
    var preferredSizeWithBars: CGSize {
        var size = preferredSizeOfStack
        guard size != .zero else { return size }
        if !isNavigationBarHidden { size.height += ScreenMetrics.current.barHeight }
        if !isToolbarHidden { size.height += ScreenMetrics.current.toolbarHeight }
        return size
    }

    /// Tells what contains the stack that it would like to have another size, unless it has a size of its own.
    func preferredSizeOfPageChanged() {
        guard extras?.preferredContentSize ?? .zero == .zero else { return }
        parentLink?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal?.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}
