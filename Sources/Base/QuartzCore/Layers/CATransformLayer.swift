/// A layer whose sublayers keep their depth. It draws no content of its own and isn't hit itself. iOS 3. Follows Apple's
/// page "CATransformLayer".
open class CATransformLayer: CALayer {
    /// Returns `false`, because the layer has no plane of its own.
    open override func contains(_ p: CGPoint) -> Bool { false }
}
