// User space: the coordinate system of drawing.
extension CGContext {
    /// The transform from user space to device space.
    public var ctm: CGAffineTransform { state.transform.concatenating(deviceTransform) }

    /// The transform from user space to device space.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Concatenates a transform, which is applied before the current transform.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales from the origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates around the origin by an angle in radians. A positive angle turns the x axis toward the y axis.
    public func rotate(by angle: CGFloat) {
        concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a size from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    /// Converts a rectangle from user space to device space. Returns the smallest upright rectangle that
    /// encloses the result.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a size from device space to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    /// Converts a rectangle from device space to user space. Returns the smallest upright rectangle that
    /// encloses the result.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
