// The preferred size of a stack, in a popover or in an app's own container.
extension UINavigationController {
    var preferredSizeOfStack: CGSize {
        let own = extras?.preferredContentSize ?? .zero
        return own == .zero ? topViewController?.preferredContentSize ?? .zero : own
    }

    /// The preferred size with the stack's bars: the size of a popover.
    var preferredSizeWithBars: CGSize {
        var size = preferredSizeOfStack
        guard size != .zero else { return size }
        if !isNavigationBarHidden { size.height += ScreenMetrics.current.barHeight }
        if !isToolbarHidden { size.height += ScreenMetrics.current.toolbarHeight }
        return size
    }

    /// Notifies the stack's container of a new preferred size, unless a size is set on the stack itself.
    func preferredSizeOfPageChanged() {
        guard extras?.preferredContentSize ?? .zero == .zero else { return }
        parentLink?.preferredContentSizeDidChange(forChildContentContainer: self)
        modal?.presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

extension UIPresentationController {
    /// The preferred size of the presented view controller, with the bars of a stack.
    var preferredSize: CGSize {
        let stack = presentedViewController as? UINavigationController
        return stack?.preferredSizeWithBars ?? presentedViewController.preferredContentSize
    }
}
