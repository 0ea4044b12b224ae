// The fill and stroke colors. Both default to black.
extension CGContext {
    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) {
        state.fillColor = color
        if let space = color.colorSpace { state.fillSpace = space }
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) {
        state.strokeColor = color
        if let space = color.colorSpace { state.strokeSpace = space }
    }

    /// Sets the fill color from device RGB components.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColorSpace(CGColorSpaceCreateDeviceRGB())
        setFillColor([red, green, blue, alpha])
    }

    /// Sets the stroke color from device RGB components.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(CGColorSpaceCreateDeviceRGB())
        setStrokeColor([red, green, blue, alpha])
    }

    /// Sets the fill color to a device gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColorSpace(CGColorSpaceCreateDeviceGray())
        setFillColor([gray, alpha])
    }

    /// Sets the stroke color to a device gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColorSpace(CGColorSpaceCreateDeviceGray())
        setStrokeColor([gray, alpha])
    }

    /// Sets the color space of the components that ``setFillColor(_:)-(UnsafePointer<CGFloat>)`` takes, and resets the
    /// color to black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        setFillColor(space.black)
    }

    /// Sets the color space of the components that ``setStrokeColor(_:)-(UnsafePointer<CGFloat>)`` takes, and resets the
    /// color to black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStrokeColor(space.black)
    }

    /// Sets the fill color from components of the fill color space, followed by alpha.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets the stroke color from components of the stroke color space, followed by alpha.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
            setStrokeColor(color)
        }
    }
}

extension CGColorSpace {
    fileprivate var black: [CGFloat] { Array(repeating: 0, count: numberOfComponents) + [1] }
}
