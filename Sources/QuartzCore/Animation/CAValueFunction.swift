/// What makes a transform of the number that an animation has come to. iOS 3. Follows Apple's page "CAValueFunction".
///
/// Those of one axis are here, which take one number.
open class CAValueFunction: NSObject {
    /// Which function it is.
    public let name: CAValueFunctionName

    /// The function of a name; `nil` for another name.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunctionName.parts[name] != nil else { return nil }
        self.name = name
        super.init()
    }

    /// The part of a transform that is the number: "rotation.z".
    var part: String { CAValueFunctionName.parts[name] ?? "" }

    /// The transform that has this part and no other.
    func transform(of number: AnimatedValue) -> Any {
        let path = part.split(separator: ".")
        return AnimatedValue.transform(CATransform3DIdentity).replacing(path[...], with: number).value
    }
}

/// The names of functions. Follows Apple's page "CAValueFunctionName".
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    /// The name as text.
    public var rawValue: String

    /// Creates a name from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Turns about the x axis, by radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Turns about the y axis, by radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Turns about the z axis, by radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Stretches along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Stretches along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Stretches along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Moves along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Moves along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Moves along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    /// The parts of a transform by the names.
    fileprivate static let parts = [
        rotateX: "rotation.x", rotateY: "rotation.y", rotateZ: "rotation.z",
        scaleX: "scale.x", scaleY: "scale.y", scaleZ: "scale.z",
        translateX: "translation.x", translateY: "translation.y", translateZ: "translation.z",
    ]
}
