/// Clocks.
enum Time {
    static let drawings: [String: Drawing] = [
        "clock": clock, "clock.arrow.circlepath": history.crowded(0.75), "hourglass": hourglass.crowded(0.5),
        "timer": timer, "alarm": alarm.crowded(0.6),
        "stopwatch": stopwatch,
    ]

    private static let clock = Figures.circle.detail(.polyline([(12, 6.2), (12, 12.2), (16, 14.4)]))

    private static let history = Drawing(width: 26)
        .line(.arc(13.8, 12, 9, from: 194, to: 510)).line(.polyline([(2.6, 7.2), (4.9, 10.9), (8.6, 8.6)]))
        .line(.polyline([(13.8, 6.8), (13.8, 12.2), (17.4, 14.4)]))

    private static let hourglass = Drawing(width: 20)
        .line(.line(3.6, 2.8, 16.4, 2.8)).line(.line(3.6, 21.2, 16.4, 21.2))
        .outline(
            SymbolPath().move(5.2, 2.8).line(5.2, 6.2).curve(5.2, 9, 8.8, 10.4, to: 8.8, 12).curve(
                8.8, 13.6, 5.2, 15, to: 5.2, 17.8
            )
            .line(5.2, 21.2).line(14.8, 21.2).line(14.8, 17.8).curve(14.8, 15, 11.2, 13.6, to: 11.2, 12)
            .curve(11.2, 10.4, 14.8, 9, to: 14.8, 6.2).line(14.8, 2.8).close()
        )
        .solidDetail(.polygon([(10, 16.2), (12.2, 18.8), (7.8, 18.8)], radius: 0.4), times: 0.6)

    private static let timer = Drawing().line(.arc(12, 12, 9.4, from: -90, to: 220)).line(
        .line(12, 2.6, 12, 6)
    ).line(.line(12, 12, 7.6, 7.6))

    private static let alarm = Drawing().outline(.circle(12, 13, 7.8)).detail(
        .polyline([(12, 8.6), (12, 13.2), (15, 14.8)])
    )
    .line(.line(3, 6.6, 6.4, 3.4)).line(.line(21, 6.6, 17.6, 3.4)).line(.line(6.4, 19, 4.6, 21.2)).line(
        .line(17.6, 19, 19.4, 21.2))

    private static let stopwatch = Drawing().outline(.circle(12, 13.4, 7.9)).detail(.line(12, 9, 12, 13.4))
        .line(.line(10, 2.5, 14, 2.5)).line(.line(12, 2.6, 12, 5.4)).line(.line(18.6, 6.6, 20, 5.2))
}
