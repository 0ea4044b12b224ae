// A rectangle bridges to a value object, as on Apple platforms, so that both casts of a notification's values work.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The bridged type.
    public typealias _ObjectiveCType = NSValue

    /// Returns a value object with the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// Gets the rectangle of a value object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    /// Gets the rectangle of a value object; `nil` for a value of another type.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holdsTheSame(as: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    /// Returns the rectangle of a value object, or an empty one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}

extension NSValue {
    /// Creates a value that contains a rectangle. Follows Apple's page "init(cgRect:)".
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle in the value. Follows Apple's page "cgRectValue".
    public var cgRectValue: CGRect { rectValue }
}
