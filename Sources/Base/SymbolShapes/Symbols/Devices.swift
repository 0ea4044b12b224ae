/// Devices and their parts.
enum Devices {
    static let drawings: [String: Drawing] = [
        "iphone": phone, "ipad": tablet, "display": display, "tv": television,
        "laptopcomputer": laptop, "keyboard": keyboard.crowded(0.35), "printer": printer.crowded(0.6),
        "applewatch": watch.crowded(0.8),
        "cpu": processor.crowded(0.35), "memorychip": memory.crowded(0.35),
        "internaldrive": drive.crowded(0.75),
        "server.rack": server.crowded(0.25), "terminal": terminal, "opticaldisc": disc.crowded(0.5),
        "battery.100": battery,
    ]

    private static let phone = Drawing(width: 17).outline(.rectangle(3.2, 2.4, 10.6, 19.2, radius: 2.8))
        .detail(.line(7.3, 5, 9.7, 5))

    private static let tablet = Drawing(width: 22).outline(.rectangle(3.4, 2.4, 15.2, 19.2, radius: 2.6))
        .detail(.line(9, 18.6, 13, 18.6))

    private static let display = Drawing(width: 27).outline(.rectangle(2.8, 3.4, 21.4, 13.6, radius: 2.6))
        .line(.line(11, 17.4, 10.4, 20.8)).line(.line(16, 17.4, 16.6, 20.8)).line(
            .line(8.8, 20.8, 18.2, 20.8))

    private static let television = Drawing(width: 27).outline(.rectangle(2.8, 3.8, 21.4, 13.8, radius: 2.6))
        .line(.line(8, 20.8, 19, 20.8))

    private static let laptop = Drawing(width: 29).outline(.rectangle(5.4, 4, 18.2, 12.6, radius: 2.2)).line(
        .line(2.6, 19.8, 26.4, 19.8))

    private static let keyboard = Drawing(width: 29).outline(.rectangle(2.6, 5, 23.8, 14, radius: 2.6))
        .with(keys(8.8, [6.6, 10.6, 14.6, 18.6, 22.4])).with(keys(12, [6.6, 10.6, 14.6, 18.6, 22.4]))
        .detail(.line(10, 15.4, 19, 15.4))

    private static func keys(_ y: Double, _ places: [Double]) -> Drawing {
        places.reduce(Drawing()) { $0.detailDot($1, y, radius: 0.25, times: 0.75) }
    }

    private static let printer = Drawing(width: 26).outline(.rectangle(2.6, 8, 20.8, 9.4, radius: 2.2))
        .line(.polyline([(7, 8), (7, 3.2), (19, 3.2), (19, 8)], radius: 1.4))
        .free(.rectangle(7, 13.4, 12, 7.6, radius: 1.2)).outline(.rectangle(7, 13.4, 12, 7.6, radius: 1.2))

    private static let watch = Drawing(width: 19).outline(.rectangle(3.4, 6, 12.2, 12, radius: 3))
        .line(.polyline([(6, 5.8), (6.8, 2.6), (12.2, 2.6), (13, 5.8)], radius: 0.8))
        .line(.polyline([(6, 18.2), (6.8, 21.4), (12.2, 21.4), (13, 18.2)], radius: 0.8))

    private static let processor = pins(places: [8, 12, 16])
        .outline(.rectangle(5.2, 5.2, 13.6, 13.6, radius: 2.4)).detail(
            .rectangle(9.4, 9.4, 5.2, 5.2, radius: 0.9))

    /// Short lines on all four sides.
    private static func pins(places: [Double]) -> Drawing {
        let side = places.reduce(Drawing()) { $0.line(.line($1, 2.4, $1, 5)) }
        return side.with(side.turned(90)).with(side.turned(180)).with(side.turned(270))
    }

    private static let memory = [5.6, 9.9, 14.1, 18.4].reduce(Drawing()) { drawing, x in
        drawing.line(.line(x, 3.4, x, 6)).line(.line(x, 18, x, 20.6))
    }.outline(.rectangle(2.6, 6, 18.8, 12, radius: 2.2)).detail(.rectangle(6.8, 10, 10.4, 4, radius: 0.9))

    private static let drive = Drawing(width: 27)
        .outline(
            .polygon([(7.2, 5), (19.8, 5), (24.4, 13.6), (24.4, 19), (2.6, 19), (2.6, 13.6)], radius: 2)
        )
        .detail(.line(3.4, 13.2, 23.6, 13.2)).detailDot(20, 16.1, radius: 0.25, times: 0.75)

    private static let server = Drawing(width: 25)
        .outline(.rectangle(2.8, 3.2, 19.4, 17.6, radius: 2.6))
        .detail(.line(3, 9.1, 22, 9.1)).detail(.line(3, 14.9, 22, 14.9))
        .with(
            [6.2, 12, 17.8].reduce(Drawing()) { drawing, y in
                drawing.detail(.line(6.4, y, 12.6, y), times: 0.8).detailDot(
                    18.4, y, radius: 0.25, times: 0.75)
            })

    private static let terminal = Drawing(width: 27).outline(.rectangle(2.8, 3.8, 21.4, 16.4, radius: 2.8))
        .detail(.polyline([(7, 8.4), (11, 12), (7, 15.6)])).detail(.line(13.6, 15.6, 19.2, 15.6))

    private static let disc = Figures.circle.detail(.circle(12, 12, 3)).detail(
        .arc(12, 12, 6.3, from: 195, to: 255))

    private static let battery = Drawing(width: 30).line(.rectangle(2.6, 6.2, 22, 11.6, radius: 3.2))
        .line(.line(27.4, 10.8, 27.4, 13.2)).solid(.rectangle(6.2, 9.8, 14.8, 4.4, radius: 0.6))
}
