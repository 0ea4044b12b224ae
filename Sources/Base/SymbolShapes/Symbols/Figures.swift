/// Plain figures, including those that enclose other symbols.
enum Figures {
    static let drawings: [String: Drawing] = [
        "circle": circle, "square": square, "app": app, "rectangle": rectangle, "triangle": triangle,
        "octagon": octagon, "diamond": diamond, "shield": shield, "seal": seal,
        "capsule": capsule, "rectangle.portrait": portrait, "hexagon": hexagon,
        "circle.grid.2x2": circleGrid.crowded(0.6), "square.grid.2x2": squareGrid.crowded(0.6),
        "square.grid.3x3": smallGrid.crowded(0.3),
        "rectangle.grid.1x2": rowGrid, "square.on.square": squareOnSquare.crowded(0.8),
        "plus.square.on.square": plusSquareOnSquare.crowded(0.6),
        "rectangle.on.rectangle": rectangleOnRectangle,
        "rectangle.stack": rectangleStack.crowded(0.8), "square.stack": squareStack.crowded(0.8),
        "smallcircle.filled.circle": target,
        "circle.dashed": dashedCircle, "square.dashed": dashedSquare, "sidebar.left": sidebar.crowded(0.7),
        "star": star,
        "heart": heart, "sparkles": sparkles.crowded(0.5),
    ]

    static let circle = Drawing().outline(.circle(12, 12, 9.7))

    static let square = Drawing().outline(.rectangle(3.2, 3.2, 17.6, 17.6, radius: 3.6))

    static let app = Drawing().outline(.rectangle(3, 3, 18, 18, radius: 5.4))

    static let rectangle = Drawing(width: 28).outline(.rectangle(3, 4.2, 22, 15.6, radius: 3))

    static let portrait = Drawing(width: 22).outline(.rectangle(4, 2.8, 14, 18.4, radius: 3))

    static let capsule = Drawing(width: 28).outline(.rectangle(2.6, 5.6, 22.8, 12.8, radius: 6.4))

    static let triangle = Drawing(width: 25).outline(
        .polygon([(12.5, 1.9), (23.2, 20.6), (1.8, 20.6)], radius: 1.9)
    )
    .moved(-0.5, 0)

    static let octagon = Drawing().outline(.polygon(corners(8, offset: 22.5, radius: 10.4), radius: 1.6))

    static let hexagon = Drawing().outline(.polygon(corners(6, offset: 30, radius: 10.2), radius: 1.6))

    static let diamond = Drawing().outline(.polygon(corners(4, offset: 0, radius: 10.9), radius: 2.4))

    static let shield = Drawing()
        .outline(
            SymbolPath().move(12, 2.4).curve(14.4, 4.4, 17, 5.2, to: 20, 5.4)
                .curve(20.6, 13.6, 18, 18.8, to: 12, 21.7)
                .curve(6, 18.8, 3.4, 13.6, to: 4, 5.4)
                .curve(7, 5.2, 9.6, 4.4, to: 12, 2.4).close())

    static let seal = Drawing().outline(.star(12, 12, outer: 10.9, inner: 8.3, points: 10, radius: 1.9))

    /// The placeholder for a name without a shape: a rounded square with four dots.
    static let neutral =
        square
        .detailDot(9, 9, radius: 0.6).detailDot(15, 9, radius: 0.6)
        .detailDot(9, 15, radius: 0.6).detailDot(15, 15, radius: 0.6)

    static let star = Drawing().outline(.star(12, 12.7, outer: 10.3, inner: 4.9, points: 5, radius: 0.9))

    static let heart = Drawing()
        .outline(
            SymbolPath().move(12, 7.2).curve(10.6, 4.8, 8.8, 3.7, to: 7, 3.7)
                .curve(4.3, 3.7, 2.4, 5.9, to: 2.4, 8.9).curve(2.4, 13.4, 6.2, 17, to: 12, 20.8)
                .curve(17.8, 17, 21.6, 13.4, to: 21.6, 8.9).curve(21.6, 5.9, 19.7, 3.7, to: 17, 3.7)
                .curve(15.2, 3.7, 13.4, 4.8, to: 12, 7.2).close())

    private static let sparkles = Drawing()
        .outline(sparkle(9.6, 13.4, 7.4)).outline(sparkle(18, 5.8, 3.2)).outline(sparkle(18.8, 18.6, 2.2))

    private static let squareGrid = Drawing()
        .outline(.rectangle(3.2, 3.2, 7.2, 7.2, radius: 1.6)).outline(
            .rectangle(13.6, 3.2, 7.2, 7.2, radius: 1.6)
        )
        .outline(.rectangle(3.2, 13.6, 7.2, 7.2, radius: 1.6)).outline(
            .rectangle(13.6, 13.6, 7.2, 7.2, radius: 1.6))

    private static let circleGrid = Drawing()
        .outline(.circle(6.8, 6.8, 3.8)).outline(.circle(17.2, 6.8, 3.8))
        .outline(.circle(6.8, 17.2, 3.8)).outline(.circle(17.2, 17.2, 3.8))

    private static let smallGrid: Drawing = {
        let places = [2.9, 9.8, 16.7]
        return places.reduce(Drawing()) { drawing, y in
            places.reduce(drawing) { $0.outline(.rectangle($1, y, 4.4, 4.4, radius: 0.8)) }
        }
    }()

    private static let rowGrid = Drawing()
        .outline(.rectangle(2.6, 3.6, 18.8, 6.6, radius: 1.8)).outline(
            .rectangle(2.6, 13.8, 18.8, 6.6, radius: 1.8))

    private static let squareOnSquare = behind(.rectangle(2.6, 2.6, 13.4, 13.4, radius: 3))
        .free(front).outline(front)

    private static let plusSquareOnSquare =
        squareOnSquare
        .detail(.line(11, 14.7, 18.4, 14.7)).detail(.line(14.7, 11, 14.7, 18.4))

    private static let front = SymbolPath.rectangle(8, 8, 13.4, 13.4, radius: 3)

    private static func behind(_ path: SymbolPath) -> Drawing { Drawing().outline(path) }

    private static let rectangleOnRectangle: Drawing = {
        let front = SymbolPath.rectangle(7.4, 8.6, 16.6, 11.8, radius: 2.6)
        return Drawing(width: 27).outline(.rectangle(3, 3.6, 16.6, 11.8, radius: 2.6)).free(front).outline(
            front)
    }()

    private static let rectangleStack = Drawing(width: 26)
        .line(.line(7.6, 3, 18.4, 3)).line(.line(5.4, 6.4, 20.6, 6.4))
        .outline(.rectangle(3, 10, 20, 11.2, radius: 2.8))

    private static let squareStack = Drawing()
        .line(.line(8, 2.8, 16, 2.8)).line(.line(6, 5.9, 18, 5.9))
        .outline(.rectangle(4, 9.2, 16, 12.2, radius: 2.8))

    private static let target = circle.solidDetail(.circle(12, 12, 3.6))

    private static let dashedCircle: Drawing = (0..<8).reduce(Drawing()) { drawing, index in
        drawing.line(.arc(12, 12, 9.7, from: Double(index) * 45 + 10, to: Double(index) * 45 + 35))
    }

    private static let dashedSquare: Drawing = {
        let corner = SymbolPath.polyline([(3.2, 7.6), (3.2, 3.2), (7.6, 3.2)], radius: 3)
        return (0..<4).reduce(Drawing()) { drawing, index in
            drawing.line(corner.turned(Double(index) * 90))
                .line(SymbolPath.line(10.6, 3.2, 13.4, 3.2).turned(Double(index) * 90))
        }
    }()

    private static let sidebar = rectangle.detail(.line(10.6, 4.2, 10.6, 19.8))
        .detail(.line(5.9, 8.2, 7.7, 8.2), times: 0.8).detail(.line(5.9, 11.2, 7.7, 11.2), times: 0.8)

    private static func sparkle(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPath {
        let near = radius * 0.18
        return SymbolPath().move(x, y - radius)
            .curve(x + near, y - near * 2, x + near * 2, y - near, to: x + radius, y)
            .curve(x + near * 2, y + near, x + near, y + near * 2, to: x, y + radius)
            .curve(x - near, y + near * 2, x - near * 2, y + near, to: x - radius, y)
            .curve(x - near * 2, y - near, x - near, y - near * 2, to: x, y - radius).close()
    }

    /// Returns the corners of a regular polygon around the middle, with the first at an offset in degrees from the top.
    private static func corners(_ count: Int, offset: Double, radius: Double) -> [(Double, Double)] {
        (0..<count).map { index in
            let point = SymbolPath().move(12, 12 - radius)
                .turned(offset + Double(index) * 360 / Double(count)).points
            return (point[0].x, point[0].y)
        }
    }
}
