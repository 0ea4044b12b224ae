extension UIWindow {
    /// Converts a point of this window into another one's coordinates; `nil` stands for the screen's.
    public func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
        point.applying(transform(toWindow: window))
    }

    /// Converts a point of another window's coordinates into this one's; `nil` stands for the screen's.
    public func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
        point.applying(transform(toWindow: window).inverted())
    }

    /// Converts a rectangle of this window into another one's coordinates; `nil` stands for the screen's.
    public func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
        rect.applying(transform(toWindow: window))
    }

    /// Converts a rectangle of another window's coordinates into this one's; `nil` stands for the screen's.
    public func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
        rect.applying(transform(toWindow: window).inverted())
    }

    private func transform(toWindow window: UIWindow?) -> CGAffineTransform {
        guard let window else { return transformToScreen }
        return transformToScreen.concatenating(window.transformToScreen.inverted())
    }
}
