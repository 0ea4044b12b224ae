/// A function that converts an animated number to a transform. iOS 3. Follows Apple's page "CAValueFunction".
///
/// Supports the functions of one axis, which take one number.
open class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates the function with a name; `nil` for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard CAValueFunctionName.parts[name] != nil else { return nil }
        self.name = name
        super.init()
    }

    /// The component of a transform that the number sets: "rotation.z".
    var part: String { CAValueFunctionName.parts[name] ?? "" }

    /// Returns the transform with only this component.
    func transform(of number: AnimatedValue) -> Any {
        let path = part.split(separator: ".")
        return AnimatedValue.transform(CATransform3DIdentity).replacing(path[...], with: number).value
    }
}

/// The name of a value function. Follows Apple's page "CAValueFunctionName".
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
    /// The raw value of the name.
    public var rawValue: String

    /// Creates a name from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Rotates about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// Rotates about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// Rotates about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scales along the x axis.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// Scales along the y axis.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// Scales along the z axis.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// Translates along the x axis.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// Translates along the y axis.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// Translates along the z axis.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

    fileprivate static let parts = [
        rotateX: "rotation.x", rotateY: "rotation.y", rotateZ: "rotation.z",
        scaleX: "scale.x", scaleY: "scale.y", scaleZ: "scale.z",
        translateX: "translation.x", translateY: "translation.y", translateZ: "translation.z",
    ]
}
