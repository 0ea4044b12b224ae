/// Landscapes, and other pictures of features.
enum Landscape {
    static let drawings: [String: Drawing] = [
        "sunrise": sunrise.crowded(0.6), "moon.stars": moonStars.crowded(0.7), "wind": wind.crowded(0.6),
        "water.waves": waves.crowded(0.8), "tree": tree, "wand.and.stars": wand.crowded(0.6),
        "waveform.path.ecg": heartbeat, "rectangle.split.2x2": fourParts.crowded(0.8),
    ]

    private static let sunrise = Drawing()
        .outline(SymbolPath().move(6.8, 16.4).arc(12, 16.4, 5.2, from: 180, to: 360).close())
        .line(.line(2.6, 20.6, 21.4, 20.6)).line(.line(12, 8, 12, 3))
        .line(.polyline([(9.4, 5.6), (12, 3), (14.6, 5.6)]))
        .line(.line(5, 9.4, 6.2, 10.6)).line(.line(19, 9.4, 17.8, 10.6))

    private static let moonStars = Drawing()
        .outline(
            SymbolPath().move(18.2, 16.4).curve(17.2, 16.9, 16, 17.2, to: 14.8, 17.2)
                .curve(10.6, 17.2, 7.7, 14.3, to: 7.7, 10.1).curve(7.7, 8.9, 8, 7.7, to: 8.5, 6.7)
                .curve(5.3, 7.9, 3.1, 10.8, to: 3.1, 14.3).curve(3.1, 18.6, 6.3, 21.4, to: 10.6, 21.4)
                .curve(14.1, 21.4, 17, 19.5, to: 18.2, 16.4).close()
        )
        .outline(spark(13.2, 9.4, 2.4)).outline(spark(18.6, 5.6, 3))

    private static let wind = Drawing()
        .line(
            SymbolPath().move(2.6, 9.2).line(12.6, 9.2).curve(14.8, 9.2, 16, 7.8, to: 16, 6.2)
                .curve(16, 4.6, 14.8, 3.4, to: 13.2, 3.4).curve(11.8, 3.4, 10.8, 4.2, to: 10.6, 5.4)
        )
        .line(
            SymbolPath().move(2.6, 13).line(18, 13).curve(20.2, 13, 21.4, 11.6, to: 21.4, 9.9)
                .curve(21.4, 8.3, 20.2, 7.2, to: 18.9, 7.2)
        )
        .line(
            SymbolPath().move(5, 16.8).line(14.4, 16.8).curve(16, 16.8, 17, 17.6, to: 17, 18.9)
                .curve(17, 20.2, 16, 21, to: 14.8, 21).curve(13.8, 21, 13, 20.4, to: 12.8, 19.6))

    private static let waves = [7.0, 12, 17].reduce(Drawing()) { drawing, y in
        drawing.line(
            SymbolPath().move(2.8, y).curve(4.6, y - 2.4, 7.2, y - 2.4, to: 9, y)
                .curve(10.8, y + 2.4, 13.2, y + 2.4, to: 15, y).curve(
                    16.8, y - 2.4, 19.4, y - 2.4, to: 21.2, y))
    }

    private static let tree = Drawing()
        .outline(
            SymbolPath().move(12, 2.6).curve(15.6, 2.6, 17.4, 5, to: 17.2, 7.6)
                .curve(19.8, 9, 20.4, 12.8, to: 18, 15).curve(16.4, 16.4, 14, 16.4, to: 12, 16.4)
                .curve(10, 16.4, 7.6, 16.4, to: 6, 15).curve(3.6, 12.8, 4.2, 9, to: 6.8, 7.6)
                .curve(6.6, 5, 8.4, 2.6, to: 12, 2.6).close()
        )
        .line(.line(12, 16.4, 12, 21.4))

    private static let wand = Drawing()
        .line(.line(4, 20, 13.6, 10.4), times: 1.7)
        .outline(spark(17.2, 6.8, 3.8)).outline(spark(8.8, 5.4, 2.4)).outline(spark(18.6, 15.4, 2.4))

    private static let heartbeat = Drawing(width: 26)
        .line(
            .polyline([(2.6, 13), (7.6, 13), (10.6, 4.4), (15.4, 20), (18.2, 13), (23.4, 13)], radius: 0.6))

    private static let fourParts = Figures.rectangle
        .detail(.line(14, 4.2, 14, 19.8)).detail(.line(3, 12, 25, 12))

    private static func spark(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPath {
        .star(x, y, outer: radius, inner: radius * 0.34, points: 4, radius: 0.2)
    }
}
