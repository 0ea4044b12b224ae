import QuartzCore

// The transform, which is stored as an affine transform if it is one.
extension UIView {
    var wholeTransform: CATransform3D {
        guard let extras else { return CATransform3DIdentity }
        return extras.spatialTransform ?? CATransform3DMakeAffineTransform(extras.transform)
    }

    func setWholeTransform(_ transform: CATransform3D) {
        let extras = ensureExtras()
        extras.transform = CATransform3DGetAffineTransform(transform)
        extras.spatialTransform = CATransform3DIsAffine(transform) ? nil : transform
    }
}
