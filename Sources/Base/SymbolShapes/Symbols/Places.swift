/// Houses, the globe, navigation.
enum Places {
    static let drawings: [String: Drawing] = [
        "house": house, "globe": globe.crowded(0.25), "safari": compass.crowded(0.8), "map": map.crowded(0.7),
        "mappin": mapPin, "location": location,
        "mappin.and.ellipse": mapPinAndEllipse, "building.2": buildings.crowded(0.4),
        "building.columns": columns.crowded(0.5), "car": car.crowded(0.5),
        "airplane": airplane.crowded(0.7), "scope": scope,
    ]

    private static let house = Drawing(width: 26)
        .outline(.polygon([(5, 9.75), (13, 2.9), (21, 9.75), (21, 20.8), (5, 20.8)], radius: 1.4))
        .line(.polyline([(2.6, 11.8), (13, 2.9), (23.4, 11.8)], radius: 1.4))
        .hole(.polyline([(10, 20.6), (10, 14), (16, 14), (16, 20.6)], radius: 1.2))

    private static let globe = Figures.circle.detail(.ellipse(12, 12, 4.2, 9.7)).detail(
        .line(2.6, 12, 21.4, 12)
    )
    .detail(.line(12, 2.6, 12, 21.4))
    .detail(SymbolPath().move(4.6, 6).curve(8.6, 8.6, 15.4, 8.6, to: 19.4, 6))
    .detail(SymbolPath().move(4.6, 18).curve(8.6, 15.4, 15.4, 15.4, to: 19.4, 18))

    private static let compass = Figures.circle
        .solidDetail(.polygon([(16.7, 7.3), (13.7, 13.7), (10.3, 10.3)], radius: 0.3), times: 0.5)
        .detail(.polygon([(16.7, 7.3), (13.7, 13.7), (7.3, 16.7), (10.3, 10.3)], radius: 0.3), times: 0.8)

    private static let map = Drawing(width: 26)
        .outline(
            .polygon(
                [
                    (2.8, 5.6), (9.4, 3.2), (16.6, 5.8), (23.2, 3.4), (23.2, 18.4), (16.6, 20.8), (9.4, 18.2),
                    (2.8, 20.6),
                ], radius: 0.9)
        )
        .detail(.line(9.4, 3.6, 9.4, 18)).detail(.line(16.6, 6, 16.6, 20.4))

    private static let mapPin = Drawing(width: 16).outline(.circle(8, 7, 4.6)).line(.line(8, 11.6, 8, 21.4))

    private static let mapPinAndEllipse = Drawing()
        .line(
            SymbolPath().move(7.6, 15.6).curve(0.6, 16.8, 2, 21.4, to: 12, 21.4).curve(
                22, 21.4, 23.4, 16.8, to: 16.4, 15.6)
        )
        .outline(.circle(12, 6.8, 4.2)).line(.line(12, 11, 12, 17.6))

    private static let location = Drawing().outline(
        .polygon([(20.8, 3.2), (13.4, 20.6), (12.2, 11.8), (3.4, 10.6)], radius: 0.9))

    private static let buildings = Drawing(width: 27).outline(.rectangle(3, 3.4, 11.6, 17.4, radius: 1.6))
        .outline(.polyline([(14.6, 9.4), (24, 9.4), (24, 20.8), (14.6, 20.8)], radius: 1.6))
        .detail(.line(7, 8, 7.4, 8)).detail(.line(10.4, 8, 10.8, 8)).detail(.line(7, 12, 7.4, 12)).detail(
            .line(10.4, 12, 10.8, 12)
        )
        .detail(.line(7, 16, 7.4, 16)).detail(.line(10.4, 16, 10.8, 16)).detail(.line(19, 13.4, 19.4, 13.4))
        .detail(.line(19, 17, 19.4, 17))

    private static let columns = Drawing(width: 26).outline(
        .polygon([(13, 2.4), (22.6, 8.4), (3.4, 8.4)], radius: 0.9)
    )
    .line(.line(6.4, 11.6, 6.4, 17.6)).line(.line(10.8, 11.6, 10.8, 17.6)).line(.line(15.2, 11.6, 15.2, 17.6))
    .line(.line(19.6, 11.6, 19.6, 17.6))
    .line(.line(3, 20.8, 23, 20.8))

    private static let car = Drawing(width: 27)
        .outline(
            .polygon(
                [
                    (5.6, 10.4), (8, 4.6), (19, 4.6), (21.4, 10.4), (23.8, 12.4), (23.8, 18.4), (3.2, 18.4),
                    (3.2, 12.4),
                ], radius: 1.9)
        )
        .detail(.line(6, 10.6, 21, 10.6)).detailDot(7.8, 14.6, radius: 0.4).detailDot(19.2, 14.6, radius: 0.4)
        .line(.line(5.6, 18.6, 5.6, 20.8)).line(.line(21.4, 18.6, 21.4, 20.8))

    private static let airplane = Drawing()
        .outline(
            .polygon(
                [
                    (12, 2.3), (13.6, 4.4), (13.6, 9), (21.4, 14), (21.4, 16), (13.6, 13.8), (13.2, 18.4),
                    (15.6, 20.2), (15.6, 21.8), (12, 20.8),
                    (8.4, 21.8), (8.4, 20.2), (10.8, 18.4), (10.4, 13.8), (2.6, 16), (2.6, 14), (10.4, 9),
                    (10.4, 4.4),
                ], radius: 0.8)
        )
        .turned(90)

    private static let scope = Figures.circle.detail(.line(12, 2.6, 12, 8)).detail(.line(12, 16, 12, 21.4))
        .detail(.line(2.6, 12, 8, 12)).detail(.line(16, 12, 21.4, 12))
}
