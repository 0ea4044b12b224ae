// A rectangle is cast to a value object and back, as on Apple's systems: what a notification brings is read either way.
extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// Value objects hold rectangles.
    public typealias _ObjectiveCType = NSValue

    /// A value object with the rectangle.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }

    /// The rectangle of a value object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }

    /// The rectangle of a value object; `nil` for one of a number, a point or something else.
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holdsTheSame(as: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }

    /// The rectangle of a value object, or an empty one.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        source?.rectValue ?? .zero
    }
}

extension NSValue {
    /// Creates a value that holds a rectangle. Follows Apple's page "init(cgRect:)".
    public convenience init(cgRect rect: CGRect) {
        self.init(rect: rect)
    }

    /// The rectangle that the value holds. Follows Apple's page "cgRectValue".
    public var cgRectValue: CGRect { rectValue }
}
