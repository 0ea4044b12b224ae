/// A layer property's value in the form that animations use.
enum AnimatedValue {
    /// Numbers that are interpolated one by one: a number, a point, a size, a rectangle.
    case numbers([CGFloat], Kind)
    case transform(CATransform3D)
    /// In extended sRGB.
    case color(CGColor)
    case path(CGPath)
    case list([AnimatedValue])
    /// A value that can't be interpolated.
    case other(Any)

    enum Kind: String {
        case number, point, size, rect
    }

    /// Returns `nil` for no value.
    init?(_ value: Any?) {
        guard let value else { return nil }
        switch value {
        case let value as AnimatedValue: self = value
        case let value as CGFloat: self = .number(value)
        case let value as Double: self = .number(CGFloat(value))
        case let value as Float: self = .number(CGFloat(value))
        case let value as Int: self = .number(CGFloat(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as NSNumber: self = .number(CGFloat(value.doubleValue))
        case let value as CGPoint: self = .numbers([value.x, value.y], .point)
        case let value as CGSize: self = .numbers([value.width, value.height], .size)
        case let value as CGRect:
            // The stored values: a rectangle's `width` is never negative, but the width of its size may be.
            self = .numbers([value.origin.x, value.origin.y, value.size.width, value.size.height], .rect)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as NSValue where value.holdsTheSame(as: NSValue(point: .zero)):
            self = .numbers([value.pointValue.x, value.pointValue.y], .point)
        case let value as NSValue where value.holdsTheSame(as: NSValue(size: .zero)):
            self = .numbers([value.sizeValue.width, value.sizeValue.height], .size)
        case let value as [Any]: self = .list(value.compactMap { AnimatedValue($0) })
        default: self = .other(value)
        }
    }

    static func number(_ value: CGFloat) -> AnimatedValue { .numbers([value], .number) }

    /// The value for the app. A number is an `NSNumber`, which can be cast to every Swift number type except `CGFloat`.
    var value: Any {
        switch self {
        case .numbers(let numbers, let kind):
            switch kind {
            case .number: NSNumber(value: Double(numbers[0]))
            case .point: CGPoint(x: numbers[0], y: numbers[1])
            case .size: CGSize(width: numbers[0], height: numbers[1])
            case .rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            }
        case .transform(let transform): transform
        case .color(let color): color
        case .path(let path): path
        case .list(let list): list.map(\.value)
        case .other(let value): value
        }
    }

    /// Interpolates to another value, from 0 to 1 and beyond. A value that can't be interpolated changes at the middle.
    func blended(with other: AnimatedValue, at share: CGFloat) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let from, let kind), .numbers(let to, _)) where from.count == to.count:
            return .numbers(zip(from, to).map { $0 + ($1 - $0) * share }, kind)
        case (.transform(let from), .transform(let to)):
            return .transform(TransformBlend.blend(from, to, at: share))
        case (.color(let from), .color(let to)):
            return .color(from.blended(with: to, at: share))
        case (.path(let from), .path(let to)):
            guard let path = from.elements.blended(with: to.elements, at: share) else { break }
            return .path(CGPath(path))
        case (.list(let from), .list(let to)) where from.count == to.count:
            return .list(zip(from, to).map { $0.blended(with: $1, at: share) })
        default: break
        }
        return share < 0.5 ? self : other
    }

    /// Returns the sum; the other value if the values can't be added.
    func adding(_ other: AnimatedValue, times count: CGFloat = 1) -> AnimatedValue {
        switch (self, other) {
        case (.numbers(let one, let kind), .numbers(let two, _)) where one.count == two.count:
            return .numbers(zip(one, two).map { $0 + $1 * count }, kind)
        case (.transform(let one), .transform(let two)):
            let change = count < 0 ? CATransform3DInvert(two) : two
            return .transform(
                (0..<Int(abs(count))).reduce(one) { sum, _ in CATransform3DConcat(change, sum) })
        default: return other
        }
    }

    /// Returns the distance between two values; 1 if it can't be measured.
    func distance(to other: AnimatedValue) -> CGFloat {
        guard case .numbers(let from, _) = self, case .numbers(let to, _) = other, from.count == to.count
        else { return 1 }
        return zip(from, to).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension CGColor {
    fileprivate func blended(with other: CGColor, at share: CGFloat) -> CGColor {
        guard share != 0 else { return self }
        guard share != 1 else { return other }
        let (from, to) = (sRGBComponents, other.sRGBComponents)
        func mix(_ one: CGFloat, _ two: CGFloat) -> CGFloat { one + (two - one) * share }
        return .extended(
            red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
            alpha: min(max(mix(from.alpha, to.alpha), 0), 1))
    }
}
