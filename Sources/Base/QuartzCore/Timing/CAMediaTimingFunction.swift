/// The pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
///
/// Immutable. iOS 2. Follows Apple's page "CAMediaTimingFunction".
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    /// x and y of the two inner control points.
    private let inner: [Float]

    /// Creates a named function. An unknown name is a programming error that stops the program.
    public convenience init(name: CAMediaTimingFunctionName) {
        guard let points = name.controlPoints else {
            preconditionFailure("There is no media timing function named \(name.rawValue)")
        }
        self.init(controlPoints: points[0], points[1], points[2], points[3])
    }

    /// Creates a function from its two inner control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        inner = [c1x, c1y, c2x, c2y]
        super.init()
    }

    /// Decodes a function from an archive.
    public required init?(coder: NSCoder) {
        inner = CAMediaTimingFunction.keys.map { coder.decodeFloat(forKey: $0) }
        super.init()
    }

    /// Encodes the control points.
    open func encode(with coder: NSCoder) {
        for (key, value) in zip(CAMediaTimingFunction.keys, inner) { coder.encode(value, forKey: key) }
    }

    /// Returns `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes x and y of a control point, with an index from 0 to 3, to two elements of `ptr`. The first point is (0,
    /// 0), the last (1, 1).
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [0, 0] + inner + [1, 1]
        ptr[0] = points[idx * 2]
        ptr[1] = points[idx * 2 + 1]
    }

    /// Returns whether another function has the same control points.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.inner == inner
    }

    open override var hash: Int { inner.hashValue }

    private static let keys = ["c1x", "c1y", "c2x", "c2y"]
}

/// The name of a timing function. Follows Apple's page "CAMediaTimingFunctionName".
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The raw value of the name.
    public var rawValue: String

    /// Creates a name from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A constant pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Starts slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Starts and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pacing of most system animations. iOS 3.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")

    fileprivate var controlPoints: [Float]? {
        switch self {
        case .linear: [0, 0, 1, 1]
        case .easeIn: [0.42, 0, 1, 1]
        case .easeOut: [0, 0, 0.58, 1]
        case .easeInEaseOut: [0.42, 0, 0.58, 1]
        case .default: [0.25, 0.1, 0.25, 1]
        default: nil
        }
    }
}
