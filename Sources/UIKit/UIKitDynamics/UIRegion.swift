/// A region around a field's position, in which the field applies. iOS 9. Follows Apple's page "UIRegion".
@preconcurrency @MainActor
open class UIRegion: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private let shape: Shape

    fileprivate indirect enum Shape {
        case everywhere
        case circle(radius: CGFloat)
        case rectangle(CGSize)
        case outside(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)
    }

    /// The infinite region.
    open class var infinite: UIRegion { UIRegion(.everywhere) }

    /// Creates a circular region around the position.
    public init(radius: CGFloat) {
        shape = .circle(radius: radius)
        super.init()
    }

    /// Creates a rectangular region centered at the position.
    public init(size: CGSize) {
        shape = .rectangle(size)
        super.init()
    }

    fileprivate init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// Reads a region from an archive; `nil` if there is none.
    public required init?(coder: NSCoder) {
        let numbers = (coder.decodeObject(forKey: Self.key) as? [NSNumber])?.map(\.doubleValue) ?? []
        var reader = numbers[...]
        guard let shape = Shape(&reader) else { return nil }
        self.shape = shape
        super.init()
    }

    /// Encodes the region.
    open func encode(with coder: NSCoder) {
        coder.encode(shape.numbers.map { NSNumber(value: $0) } as NSArray, forKey: Self.key)
    }

    private static let key = "UIRegion.shape"

    /// The complement of the region; empty for the infinite region.
    open func inverse() -> UIRegion { UIRegion(.outside(shape)) }

    /// The union of this region and another.
    open func byUnion(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }

    /// The part of this region outside another.
    open func byDifference(from region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }

    /// The intersection of this region and another.
    open func byIntersection(with region: UIRegion) -> UIRegion {
        UIRegion(.intersection(shape, region.shape))
    }

    /// Whether the region contains a point, relative to the region's center. The edge belongs to the region.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

    /// Returns the region, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIRegion.Shape {
    func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .everywhere: true
        case .circle(let radius): Vector(point).length <= Double(radius)
        case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
        case .outside(let shape): !shape.contains(point)
        case .union(let one, let other): one.contains(point) || other.contains(point)
        case .difference(let one, let other): one.contains(point) && !other.contains(point)
        case .intersection(let one, let other): one.contains(point) && other.contains(point)
        }
    }

    /// The shape as numbers: its kind and its parameters.
    var numbers: [Double] {
        switch self {
        case .everywhere: [0]
        case .circle(let radius): [1, Double(radius)]
        case .rectangle(let size): [2, Double(size.width), Double(size.height)]
        case .outside(let shape): [3] + shape.numbers
        case .union(let one, let other): [4] + one.numbers + other.numbers
        case .difference(let one, let other): [5] + one.numbers + other.numbers
        case .intersection(let one, let other): [6] + one.numbers + other.numbers
        }
    }

    init?(_ numbers: inout ArraySlice<Double>) {
        func next(_ numbers: inout ArraySlice<Double>) -> CGFloat? { numbers.popFirst().map { CGFloat($0) } }
        switch numbers.popFirst() {
        case 0: self = .everywhere
        case 1:
            guard let radius = next(&numbers) else { return nil }
            self = .circle(radius: radius)
        case 2:
            guard let width = next(&numbers), let height = next(&numbers) else { return nil }
            self = .rectangle(CGSize(width: width, height: height))
        case 3:
            guard let shape = Self(&numbers) else { return nil }
            self = .outside(shape)
        case let kind?:
            guard let one = Self(&numbers), let other = Self(&numbers) else { return nil }
            switch kind {
            case 4: self = .union(one, other)
            case 5: self = .difference(one, other)
            case 6: self = .intersection(one, other)
            default: return nil
            }
        case nil: return nil
        }
    }
}
