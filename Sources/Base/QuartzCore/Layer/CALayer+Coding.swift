// A layer in an archive: its properties by their names, its mask, and its own sublayers. A view archives its subviews' layers.
extension CALayer {
    func writeValues(to coder: NSCoder) {
        for (key, property) in type(of: self).properties where key != Self.derivedKey {
            guard let value = ArchivedValue.object(property.get(self)) else { continue }
            coder.encode(value, forKey: key)
        }
        if !links.own.isEmpty { coder.encode(links.own.map(\.layer) as NSArray, forKey: "sublayers") }
        if let mask { coder.encode(mask, forKey: "mask") }
    }

    func readValues(from coder: NSCoder) {
        for (key, property) in type(of: self).properties where coder.containsValue(forKey: key) {
            guard let object = coder.decodeObject(of: ArchivedValue.classes, forKey: key) else { continue }
            property.set(self, ArchivedValue.value(of: object))
        }
        if coder.containsValue(forKey: "sublayers") {
            let layers = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers")
            for layer in layers as? [CALayer] ?? [] { addSublayer(layer) }
        }
        if coder.containsValue(forKey: "mask") { mask = coder.decodeObject(of: CALayer.self, forKey: "mask") }
    }

    /// The property that follows from bounds, position and transform.
    private static var derivedKey: String { "frame" }
}

/// A property's value in an archive: a string or number, a null object, an array of values, or a dictionary with a kind and numbers.
private enum ArchivedValue {
    static let classes: [AnyClass] = [
        NSArray.self, NSDictionary.self, NSNull.self, NSNumber.self, NSString.self,
    ]

    /// Returns `nil` for a value that isn't archived, such as an image.
    static func object(_ value: Any?) -> NSObject? {
        switch AnimatedValue(value) {
        case nil: return NSNull()
        case .numbers(let numbers, .number): return NSNumber(value: Double(numbers[0]))
        case .numbers(let numbers, let kind): return object(kind.rawValue, numbers)
        case .transform(let transform): return object(transformKind, transform.rows.flatMap(\.self))
        case .color(let color):
            let parts = color.sRGBComponents
            return object(colorKind, [parts.red, parts.green, parts.blue, parts.alpha])
        case .list(let list): return list.compactMap { object($0) } as NSArray
        case .path: return nil
        case .other(let other):
            let raw = (other as? any RawRepresentable)?.rawValue ?? other
            return (raw as? String).map { NSString(string: $0) }
                ?? (raw as? UInt).map { NSNumber(value: $0) }
        }
    }

    private static func object(_ kind: String, _ numbers: [CGFloat]) -> NSObject {
        ["kind": kind, "numbers": numbers.map { NSNumber(value: Double($0)) }] as NSDictionary
    }

    private static let (transformKind, colorKind) = ("transform", "color")

    /// Returns a value that the property's setter accepts.
    static func value(of object: Any) -> Any? {
        if object is NSNull { return nil }
        if let list = object as? [Any] { return list.compactMap { value(of: $0) } }
        guard let values = object as? [String: Any] else { return object }
        guard let kind = values["kind"] as? String,
            let numbers = (values["numbers"] as? [NSNumber])?.map({ CGFloat($0.doubleValue) })
        else { return nil }
        switch kind {
        case transformKind where numbers.count == 16:
            return CATransform3D(rows: (0..<4).map { Array(numbers[$0 * 4..<$0 * 4 + 4]) })
        case colorKind where numbers.count == 4:
            return CGColor.extended(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
        default:
            guard let kind = AnimatedValue.Kind(rawValue: kind), numbers.count == kind.count else {
                return nil
            }
            return AnimatedValue.numbers(numbers, kind).value
        }
    }
}

extension AnimatedValue.Kind {
    fileprivate var count: Int {
        switch self {
        case .number: 1
        case .point, .size: 2
        case .rect: 4
        }
    }
}
