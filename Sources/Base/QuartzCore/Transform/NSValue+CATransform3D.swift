import Foundation

extension NSValue {
    /// Creates a value that contains a transform. Follows Apple's page "init(caTransform3D:)".
    public convenience init(caTransform3D t: CATransform3D) {
        self.init(holding: t, as: CATransform3D.numbers)
    }

    /// The contained transform. Reading it from a value of another type is a programming error.
    ///
    /// Follows Apple's page "caTransform3DValue".
    public var caTransform3DValue: CATransform3D { held(instead: CATransform3DIdentity) }
}

extension NSValue {
    /// Creates a value that contains a structure of numbers. Foundation on Linux encodes structures as arrays: "[4d]" is a structure of
    /// four numbers.
    package convenience init<Numbers>(holding numbers: Numbers, as type: String) {
        self.init(bytes: withUnsafeBytes(of: numbers) { [UInt8]($0) }, objCType: type)
    }

    /// Returns the contained structure of numbers.
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
    /// Returns whether the value has the same type as another. Reading a rectangle from a value with a point stops the program.
    package func holdsTheSame(as example: NSValue) -> Bool {
        String(cString: objCType) == String(cString: example.objCType)
    }
}
