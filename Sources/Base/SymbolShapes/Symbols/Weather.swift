/// Sky and nature.
enum Weather {
    static let drawings: [String: Drawing] = [
        "sun.max": sun.crowded(0.8), "moon": moon, "cloud": cloud,
        "icloud.and.arrow.down": cloudArrowDown.crowded(0.75),
        "icloud.and.arrow.up": cloudArrowUp.crowded(0.75), "bolt": bolt,
        "drop": drop, "flame": flame, "leaf": leaf, "snowflake": snow.crowded(0.4),
        "thermometer": thermometer.crowded(0.5),
    ]

    static let cloud = Drawing(width: 27).outline(cloudPath)

    private static let cloudPath = SymbolPath().move(7.4, 19.6)
        .curve(4.4, 19.6, 2.4, 17.6, to: 2.4, 14.9).curve(2.4, 12.4, 4, 10.6, to: 6.4, 10.2)
        .curve(6.6, 6.6, 9.4, 4.2, to: 12.8, 4.2).curve(15.7, 4.2, 18, 5.9, to: 19, 8.5)
        .curve(22.3, 8.6, 24.6, 11, to: 24.6, 14).curve(24.6, 17.2, 22.2, 19.6, to: 19, 19.6).close()

    private static let cloudArrowDown = cloud.moved(0, -1.4).freeLine(.line(13.5, 12.4, 13.5, 20)).freeLine(
        .polyline([(10.3, 17.4), (13.5, 20.8), (16.7, 17.4)])
    )
    .line(.line(13.5, 12, 13.5, 21.2)).line(.polyline([(10.3, 18), (13.5, 21.2), (16.7, 18)]))

    private static let cloudArrowUp = cloud.moved(0, -1.4).freeLine(.line(13.5, 13, 13.5, 21.4)).freeLine(
        .polyline([(10.3, 15.4), (13.5, 12.2), (16.7, 15.4)])
    )
    .line(.line(13.5, 12.2, 13.5, 21.4)).line(.polyline([(10.3, 15.4), (13.5, 12.2), (16.7, 15.4)]))

    private static let sun: Drawing = (0..<8).reduce(Drawing().outline(.circle(12, 12, 4.5))) {
        drawing, index in
        drawing.line(SymbolPath.line(12, 2.5, 12, 4.5).turned(Double(index) * 45))
    }

    private static let moon = Drawing()
        .outline(
            SymbolPath().move(20.6, 14.8).curve(19.4, 15.4, 18, 15.7, to: 16.6, 15.7)
                .curve(11.7, 15.7, 8.3, 12.3, to: 8.3, 7.4).curve(8.3, 6, 8.6, 4.6, to: 9.2, 3.4)
                .curve(5.4, 4.8, 2.9, 8.2, to: 2.9, 12.3).curve(2.9, 17.5, 6.5, 21.1, to: 11.7, 21.1)
                .curve(15.8, 21.1, 19.2, 18.6, to: 20.6, 14.8).close())

    private static let bolt = Drawing(width: 20)
        .outline(
            .polygon(
                [(11.8, 2.4), (3.4, 13.4), (9.4, 13.4), (8.2, 21.6), (16.6, 10.6), (10.6, 10.6)], radius: 0.8)
        )

    private static let drop = Drawing(width: 19)
        .outline(
            SymbolPath().move(9.5, 2.4).curve(12.6, 6.6, 15.9, 10.6, to: 15.9, 14.8).curve(
                15.9, 18.7, 13.2, 21.4, to: 9.5, 21.4
            )
            .curve(5.8, 21.4, 3.1, 18.7, to: 3.1, 14.8).curve(3.1, 10.6, 6.4, 6.6, to: 9.5, 2.4).close())

    private static let flame = Drawing(width: 20)
        .outline(
            SymbolPath().move(9.4, 2.4).curve(10.4, 7.4, 16.8, 9.4, to: 16.8, 14.8).curve(
                16.8, 18.9, 13.9, 21.6, to: 10, 21.6
            )
            .curve(6.1, 21.6, 3.2, 18.9, to: 3.2, 15).curve(3.2, 12.4, 4.4, 10.6, to: 5.6, 9.2)
            .curve(6.2, 10.8, 7, 11.6, to: 8, 12).curve(7.2, 8.6, 7.6, 5, to: 9.4, 2.4).close())

    private static let leaf = Drawing()
        .outline(
            SymbolPath().move(3.4, 4.2).curve(8, 6.2, 20.8, 3.8, to: 20.8, 13).curve(
                20.8, 17.6, 17.4, 20.4, to: 13.4, 20.4
            )
            .curve(6, 20.4, 3.4, 13, to: 3.4, 4.2).close()
        )
        .detail(SymbolPath().move(8, 9.2).curve(12, 11, 14.4, 13.8, to: 16.2, 17)).line(
            .line(16.2, 17, 20.6, 21.4))

    private static let snow: Drawing = (0..<6).reduce(Drawing()) { drawing, index in
        let arm = SymbolPath.line(12, 12, 12, 2.6).and(.polyline([(9.4, 4.2), (12, 6.8), (14.6, 4.2)]))
        return drawing.line(arm.turned(Double(index) * 60))
    }

    private static let thermometer = Drawing(width: 15)
        .outline(
            SymbolPath().move(4.8, 13.4).line(4.8, 5.2).arc(7.5, 5.2, 2.7, from: 180, to: 360).line(
                10.2, 13.4
            ).arc(7.5, 17.1, 4.6, from: -54, to: 234).close()
        )
        .detailDot(7.5, 17.1, radius: 1.2).detail(.line(7.5, 17, 7.5, 9))
}
