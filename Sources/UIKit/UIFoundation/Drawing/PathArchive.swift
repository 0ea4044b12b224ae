/// The elements of a path as arrays of numbers.
struct PathArchive {
    private var types: [Int]
    private var numbers: [Double]

    init(_ path: CGPath) {
        var (types, numbers) = ([Int](), [Double]())
        path.applyWithBlock { element in
            let type = element.pointee.type
            types.append(Int(type.rawValue))
            for index in 0..<type.pointCount {
                numbers += [Double(element.pointee.points[index].x), Double(element.pointee.points[index].y)]
            }
        }
        self.types = types
        self.numbers = numbers
    }

    private init(types: [Int], numbers: [Double]) {
        self.types = types
        self.numbers = numbers
    }

    // MARK: Archives

    init?(_ coder: NSCoder) {
        guard let types = coder.decodeNumbers(forKey: "UIBezierPathTypes"),
            let numbers = coder.decodeNumbers(forKey: "UIBezierPathPoints")
        else { return nil }
        self.init(types: types.map { Int($0) }, numbers: numbers)
        let needed = self.types.reduce(0) {
            $0 + 2 * (CGPathElementType(rawValue: Int32($1))?.pointCount ?? 0)
        }
        guard needed == numbers.count else { return nil }
    }

    func encode(with coder: NSCoder) {
        coder.encode(types.map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathTypes")
        coder.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: "UIBezierPathPoints")
    }

    static func dash(_ coder: NSCoder) -> (pattern: [CGFloat], phase: CGFloat) {
        let pattern = coder.decodeNumbers(forKey: "UIBezierPathLineDashPattern") ?? []
        return (pattern.map { CGFloat($0) }, coder.decodeDouble(forKey: "UIBezierPathLineDashPhase"))
    }

    static func encode(dash: (pattern: [CGFloat], phase: CGFloat), with coder: NSCoder) {
        coder.encode(
            dash.pattern.map { NSNumber(value: Double($0)) } as NSArray, forKey: "UIBezierPathLineDashPattern"
        )
        coder.encode(Double(dash.phase), forKey: "UIBezierPathLineDashPhase")
    }

    // MARK: Elements

    private var elements: [(type: CGPathElementType, points: [CGPoint])] {
        var place = 0
        return types.compactMap { type in
            guard let type = CGPathElementType(rawValue: Int32(type)) else { return nil }
            let points = (0..<type.pointCount).map {
                CGPoint(x: numbers[place + 2 * $0], y: numbers[place + 2 * $0 + 1])
            }
            place += 2 * type.pointCount
            return (type, points)
        }
    }

    func add(to path: CGMutablePath) {
        for (type, points) in elements {
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
    }

    /// The path with each subpath reversed.
    var reversed: PathArchive {
        var made = PathArchive(types: [], numbers: [])
        for subpath in subpaths { made.append(reversed: subpath) }
        return made
    }

    private var subpaths: [[(type: CGPathElementType, points: [CGPoint])]] {
        elements.reduce(into: []) { subpaths, element in
            if element.type == .moveToPoint || subpaths.isEmpty { subpaths.append([]) }
            subpaths[subpaths.count - 1].append(element)
        }
    }

    private mutating func append(reversed subpath: [(type: CGPathElementType, points: [CGPoint])]) {
        let isClosed = subpath.last?.type == .closeSubpath
        let lines = isClosed ? subpath.dropLast() : subpath[...]
        guard let last = lines.last?.points.last else { return }
        append(.moveToPoint, [last])
        let ends = lines.map { $0.points[$0.points.count - 1] }
        for (index, line) in lines.enumerated().reversed() where index > 0 {
            append(line.type, line.points.dropLast().reversed() + [ends[index - 1]])
        }
        if isClosed { append(.closeSubpath, []) }
    }

    private mutating func append(_ type: CGPathElementType, _ points: [CGPoint]) {
        types.append(Int(type.rawValue))
        numbers += points.flatMap { [Double($0.x), Double($0.y)] }
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

extension NSCoder {
    /// Decodes an array of numbers; `nil` if there is none.
    func decodeNumbers(forKey key: String) -> [Double]? {
        let array = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? [Any]
        return array?.compactMap {
            ($0 as? NSNumber)?.doubleValue ?? $0 as? Double ?? ($0 as? Int).map(Double.init)
        }
    }
}
