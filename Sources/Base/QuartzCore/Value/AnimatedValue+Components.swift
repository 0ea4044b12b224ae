// The components of values in key paths: "position.x", "bounds.size.width", "transform.rotation.z".
extension AnimatedValue {
    func component(_ path: ArraySlice<Substring>) -> AnimatedValue? {
        guard let name = path.first else { return self }
        switch self {
        case .numbers(let numbers, let kind):
            guard let range = kind.range(of: name) else { return nil }
            return AnimatedValue.numbers(Array(numbers[range.places]), range.kind)
                .component(path.dropFirst())
        case .transform(let transform):
            return TransformComponent(path)?.value(in: transform)
        default: return nil
        }
    }

    /// Returns the value with one component replaced; unchanged if it has no such component.
    func replacing(_ path: ArraySlice<Substring>, with part: AnimatedValue) -> AnimatedValue {
        guard let name = path.first else { return part }
        switch self {
        case .numbers(var numbers, let kind):
            guard let range = kind.range(of: name) else { return self }
            let old = AnimatedValue.numbers(Array(numbers[range.places]), range.kind)
            guard case .numbers(let new, _) = old.replacing(path.dropFirst(), with: part),
                new.count == range.places.count
            else { return self }
            numbers.replaceSubrange(range.places, with: new)
            return .numbers(numbers, kind)
        case .transform(let transform):
            guard case .numbers(let numbers, _) = part, let component = TransformComponent(path) else {
                return self
            }
            return .transform(component.replacing(in: transform, with: numbers))
        default: return self
        }
    }
}

extension AnimatedValue.Kind {
    fileprivate func range(of name: Substring) -> (places: Range<Int>, kind: AnimatedValue.Kind)? {
        switch (self, name) {
        case (.point, "x"), (.size, "width"): (0..<1, .number)
        case (.point, "y"), (.size, "height"): (1..<2, .number)
        case (.rect, "origin"): (0..<2, .point)
        case (.rect, "size"): (2..<4, .size)
        default: nil
        }
    }
}

/// A component of a transform, by Apple's names.
private enum TransformComponent {
    case scale(Int?)
    case rotation(Int)
    case translation(Int?)

    init?(_ path: ArraySlice<Substring>) {
        let names = Array(path)
        let axes: [Substring: Int] = ["x": 0, "y": 1, "z": 2]
        let axis = names.count > 1 ? axes[names[1]] : nil
        guard names.count == 1 || axis != nil, names.count < 3 else { return nil }
        switch names[0] {
        case "scale": self = .scale(axis)
        case "rotation": self = .rotation(axis ?? 2)
        case "translation": self = .translation(axis)
        default: return nil
        }
    }

    /// Without an axis, the scale is the mean of all three axes, and the translation has x and y.
    func value(in transform: CATransform3D) -> AnimatedValue? {
        guard let parts = TransformParts(transform) else { return nil }
        switch self {
        case .scale(let axis?): return .number(parts.scale[axis])
        case .scale(nil): return .number(parts.scale.reduce(0, +) / 3)
        case .rotation(let axis): return .number(parts.rotation[axis])
        case .translation(let axis?): return .number(parts.translation[axis])
        case .translation(nil): return .numbers(Array(parts.translation.prefix(2)), .size)
        }
    }

    func replacing(in transform: CATransform3D, with numbers: [CGFloat]) -> CATransform3D {
        // A transform with a scale of zero has lost its rotation.
        var parts = TransformParts(transform) ?? TransformParts(transform.moveAlone)
        switch self {
        case .scale(let axis?): parts?.scale[axis] = numbers[0]
        case .scale(nil): parts?.scale = [numbers[0], numbers[0], numbers[0]]
        case .rotation(let axis): parts?.rotation[axis] = numbers[0]
        case .translation(let axis?): parts?.translation[axis] = numbers[0]
        case .translation(nil):
            parts?.translation.replaceSubrange(0..<min(numbers.count, 3), with: numbers.prefix(3))
        }
        return parts?.transform ?? transform
    }
}

extension CATransform3D {
    fileprivate var moveAlone: CATransform3D { CATransform3DMakeTranslation(m41, m42, m43) }
}
