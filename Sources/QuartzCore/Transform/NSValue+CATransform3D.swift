import Foundation

extension NSValue {
    /// Creates a value that holds a transform. Follows Apple's page "init(caTransform3D:)".
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(holding: t, as: CATransform3D.numbers)
    }

    /// The transform that the value holds. Reading one from a value that holds something else is a mistake of the app's.
    ///
    /// Follows Apple's page "caTransform3DValue".
    public var caTransform3DValue: CATransform3D { held(instead: CATransform3DIdentity) }
}

extension NSValue {
    /// Creates a value that holds a structure of numbers. Foundation on Linux keeps structures as lists: "[4d]" is one of four numbers.
    package convenience init<Numbers>(holding numbers: Numbers, as type: String) {
        self.init(bytes: withUnsafeBytes(of: numbers) { [UInt8]($0) }, objCType: type)
    }

    /// The structure of numbers that was put in.
    package func held<Numbers>(instead: Numbers) -> Numbers {
        var numbers = instead
        withUnsafeMutableBytes(of: &numbers) { getValue($0.baseAddress!) }
        return numbers
    }
}

extension CATransform3D {
    fileprivate static let numbers = "[16d]"
}

extension NSValue {
    /// Whether the value is of the same type as another one: asked for a rectangle, one with a point ends the program.
    package func holdsTheSame(as example: NSValue) -> Bool {
        String(cString: objCType) == String(cString: example.objCType)
    }
}
