/// Converts numbers in a file to numeric types of Swift.
enum InterfaceNumber {
    /// Returns a number as another type; `nil` if that type isn't numeric.
    static func convert<Value>(_ number: Double, to type: Value.Type) -> Value? {
        let converted: Any? =
            switch type {
            case is CGFloat.Type, is CGFloat?.Type: CGFloat(number)
            case is Double.Type, is Double?.Type: number
            case is Float.Type, is Float?.Type: Float(number)
            case is Int.Type, is Int?.Type: Int(exactly: number.rounded())
            case is UInt.Type, is UInt?.Type: UInt(exactly: number.rounded())
            case is Bool.Type, is Bool?.Type: number != 0
            default: nil
            }
        return converted as? Value
    }
}
