/// The pace of an animation: a cubic Bézier curve from (0, 0) to (1, 1) with two control points between.
///
/// It cannot be changed once it is made. iOS 2. Follows Apple's page "CAMediaTimingFunction".
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    /// x and y of each of the two inner control points.
    private let inner: [Float]

    /// Creates one of the functions that have a name. Another name is a mistake that ends the program.
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

    /// Restores a function from an archive.
    public required init?(coder: NSCoder) {
        inner = CAMediaTimingFunction.keys.map { coder.decodeFloat(forKey: $0) }
        super.init()
    }

    /// Writes the control points to an archive.
    open func encode(with coder: NSCoder) {
        for (key, value) in zip(CAMediaTimingFunction.keys, inner) { coder.encode(value, forKey: key) }
    }

    /// `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Writes x and y of a control point, from 0 to 3, to two places in memory. The first is (0, 0), the last (1, 1).
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>!) {
        let points = [0, 0] + inner + [1, 1]
        ptr[0] = points[idx * 2]
        ptr[1] = points[idx * 2 + 1]
    }

    /// Whether the other is a function with the same control points.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.inner == inner
    }

    open override var hash: Int { inner.hashValue }

    private static let keys = ["c1x", "c1y", "c2x", "c2y"]
}

/// The name of a timing function. Follows Apple's page "CAMediaTimingFunctionName".
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name as text.
    public var rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Even from beginning to end.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Begins slowly.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ends slowly.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Begins and ends slowly.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The pace of most of the system's animations. iOS 3.
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
