/// Numbers of a file as the numbers of Swift.
enum InterfaceNumber {
    /// A number as one of another type; `nil` if that type is no number.
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
