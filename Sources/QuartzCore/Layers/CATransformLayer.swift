/// A layer whose sublayers keep their depth: it shows nothing of its own, and is not hit itself. iOS 3. Follows Apple's page
/// "CATransformLayer".
open class CATransformLayer: CALayer {
    /// `false`: it has no plane of its own.
    open override func contains(_ p: CGPoint) -> Bool { false }
}
