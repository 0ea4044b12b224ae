/// The values of every layer, copied together to a presentation layer.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    var isHidden = false
    var isDoubleSided = true
    var masksToBounds = false

    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var magnificationFilter = CALayerContentsFilter.linear
    var isOpaque = false
    var needsDisplayOnBoundsChange = false

    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?

    var name: String?
    var actions: [String: any CAAction]?
    /// The values of the app's own keys.
    var named: [String: Any] = [:]
}
