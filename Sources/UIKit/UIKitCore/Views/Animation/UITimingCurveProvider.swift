/// The timing of an animation. iOS 10. Follows Apple's page "UITimingCurveProvider".
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
    /// The kind of the curve, which determines the parameters that apply.
    var timingCurveType: UITimingCurveType { get }
    /// The curve's parameters, for a cubic or composed curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring's parameters, for a spring or composed curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve. iOS 10. Follows Apple's page "UITimingCurveType".
public enum UITimingCurveType: Int, Sendable {
    /// One of the built-in curves.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A spring along a cubic curve.
    case composed = 3
}

/// A cubic Bézier curve from (0, 0) to (1, 1). iOS 10. Follows Apple's page "UICubicTimingParameters".
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @preconcurrency NSCoding,
    @preconcurrency NSCopying
{
    private let curve: UIView.AnimationCurve
    private let isBuiltin: Bool
    private let point1: CGPoint
    private let point2: CGPoint

    /// Creates the ease-in-out curve.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates one of the built-in curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        isBuiltin = true
        switch curve {
        case .easeInOut: (point1, point2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (point1, point2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (point1, point2) = (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (point1, point2) = (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
        super.init()
    }

    /// Creates a curve with control points whose `x` is from 0 to 1.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = .easeInOut
        isBuiltin = false
        self.point1 = point1
        self.point2 = point2
        super.init()
    }

    /// Creates a curve from an archive.
    public required init?(coder: NSCoder) {
        curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        isBuiltin = coder.decodeBool(forKey: "builtin")
        point1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        point2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
        super.init()
    }

    /// Writes the curve to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(curve.rawValue, forKey: "curve")
        coder.encode(isBuiltin, forKey: "builtin")
        coder.encode(Double(point1.x), forKey: "x1")
        coder.encode(Double(point1.y), forKey: "y1")
        coder.encode(Double(point2.x), forKey: "x2")
        coder.encode(Double(point2.y), forKey: "y2")
    }

    /// Returns the curve itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The built-in curve that this object was created with.
    open var animationCurve: UIView.AnimationCurve { curve }

    /// The control point of the start.
    open var controlPoint1: CGPoint { point1 }

    /// The control point of the end.
    open var controlPoint2: CGPoint { point2 }

    /// The kind of the curve: built-in or cubic.
    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }

    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }

    /// Always `nil`.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}
