// Shapes, each as a subpath.
extension PathElements {
    mutating func addRect(_ rect: CGRect) {
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    mutating func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    mutating func addEllipse(in rect: CGRect) {
        let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        move(to: CGPoint(x: rect.maxX, y: rect.midY))
        for quarter in 0..<4 { addQuarter(quarter, of: radii, around: center) }
        close()
    }

    /// A corner is limited to half of each side.
    mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let corner = CGSize(
            width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
        guard corner.width > 0, corner.height > 0 else { return addRect(rect) }
        addRoundedRect(rect, corners: [corner, corner, corner, corner])
    }

    /// Adds a rectangle with the corners at (min x, min y), (max x, min y), (max x, max y), and (min x, max y). A
    /// corner of size zero is square.
    package mutating func addRoundedRect(_ rect: CGRect, corners: [CGSize]) {
        move(to: CGPoint(x: rect.minX + corners[0].width, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - corners[1].width, y: rect.minY))
        addCorner(corners[1], quarter: 3, x: rect.maxX - corners[1].width, y: rect.minY + corners[1].height)
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - corners[2].height))
        addCorner(corners[2], quarter: 0, x: rect.maxX - corners[2].width, y: rect.maxY - corners[2].height)
        addLine(to: CGPoint(x: rect.minX + corners[3].width, y: rect.maxY))
        addCorner(corners[3], quarter: 1, x: rect.minX + corners[3].width, y: rect.maxY - corners[3].height)
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + corners[0].height))
        addCorner(corners[0], quarter: 2, x: rect.minX + corners[0].width, y: rect.minY + corners[0].height)
        close()
    }

    /// Creates a rectangle with rounded corners, as ``addRoundedRect(_:corners:)`` adds it.
    package init(roundedRect rect: CGRect, corners: [CGSize]) {
        self.init()
        addRoundedRect(rect, corners: corners)
    }

    private mutating func addCorner(_ radii: CGSize, quarter: Int, x: CGFloat, y: CGFloat) {
        guard radii.width > 0, radii.height > 0 else { return }
        addQuarter(quarter, of: radii, around: CGPoint(x: x, y: y))
    }

    /// Adds a quarter of an ellipse, starting at `quarter` right angles. Without a sine, its points are exact.
    private mutating func addQuarter(_ quarter: Int, of radii: CGSize, around center: CGPoint) {
        let directions: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
        let (from, to) = (directions[quarter % 4], directions[(quarter + 1) % 4])
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radii.width * x, y: center.y + radii.height * y)
        }
        let reach = quarterCurveReach
        add(
            .curve(
                point(to.x, to.y), control1: point(from.x + reach * to.x, from.y + reach * to.y),
                control2: point(to.x + reach * from.x, to.y + reach * from.y)))
    }
}

/// The distance of a quarter circle's control points from its ends, in radii.
private let quarterCurveReach: CGFloat = 4.0 / 3.0 * (2.0.squareRoot() - 1)
