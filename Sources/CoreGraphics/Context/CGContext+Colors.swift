// The colours that paths are filled and stroked with. Without a colour both are black.
extension CGContext {
    /// Sets the colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// Sets the colour of lines.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    /// Sets the colour of fills from red, green and blue of the device.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        setFillColor([red, green, blue, alpha])
    }

    /// Sets the colour of lines from red, green and blue of the device.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
        setStrokeColor([red, green, blue, alpha])
    }

    /// Sets the colour of fills to a grey of the device.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColorSpace(CGColorSpaceCreateDeviceGray())
        setFillColor([gray, alpha])
    }

    /// Sets the colour of lines to a grey of the device.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
        setStrokeColor([gray, alpha])
    }

    /// Sets the space of the numbers that ``setFillColor(_:)-(UnsafePointer<CGFloat>)`` takes; the colour is black then.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        setFillColor(space.black)
    }

    /// Sets the space of the numbers that ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)`` takes; the colour is black then.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStrokeColor(space.black)
    }

    /// Sets the colour of fills from the numbers of the fill's space, and behind them the opacity.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets the colour of lines from the numbers of the line's space, and behind them the opacity.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
            setStrokeColor(color)
        }
    }
}

extension CGColorSpace {
    fileprivate var black: [CGFloat] { Array(repeating: 0, count: numberOfComponents) + [1] }
}
