/// Animals.
enum Animals {
    static let drawings: [String: Drawing] = [
        "ladybug": ladybug.crowded(0.35), "hare": hare, "pawprint": paw.crowded(0.6),
    ]

    private static let ladybug = Drawing()
        .outline(.ellipse(12, 14, 6.2, 7.4)).line(.arc(12, 6.4, 3, from: 180, to: 360)).detail(
            .line(12, 7, 12, 21)
        )
        .detailDot(9.2, 12.4, radius: 0.4, times: 0.8).detailDot(14.8, 12.4, radius: 0.4, times: 0.8)
        .line(.line(5.8, 11.4, 2.8, 9.6)).line(.line(5.6, 14.8, 2.4, 14.8)).line(.line(6.6, 18.2, 3.6, 20.4))
        .line(.line(18.2, 11.4, 21.2, 9.6)).line(.line(18.4, 14.8, 21.6, 14.8)).line(
            .line(17.4, 18.2, 20.4, 20.4))

    private static let hare = Drawing(width: 28)
        .outline(
            SymbolPath().move(4.6, 19.6).curve(2.2, 15.4, 5.6, 10.6, to: 10.8, 10.6).curve(
                13.4, 10.6, 15.2, 11.2, to: 17, 12
            )
            .line(13.4, 5.4).curve(12.8, 3.6, 14.6, 3, to: 15.8, 4.2).line(20.4, 9.8)
            .curve(23.2, 10.4, 25.2, 12.4, to: 25.2, 14.4).curve(25.2, 16, 23.4, 16.6, to: 21.4, 16.6).line(
                20.4, 19.6
            ).close())

    private static let paw = Drawing()
        .outline(
            SymbolPath().move(12, 12).curve(15.4, 12, 18, 15.6, to: 18, 18.4).curve(
                18, 21.6, 14.8, 20.6, to: 12, 20.6
            )
            .curve(9.2, 20.6, 6, 21.6, to: 6, 18.4).curve(6, 15.6, 8.6, 12, to: 12, 12).close()
        )
        .outline(.ellipse(4.2, 11.4, 1.5, 2.1)).outline(.ellipse(9, 5.6, 1.6, 2.4)).outline(
            .ellipse(15, 5.6, 1.6, 2.4)
        ).outline(.ellipse(19.8, 11.4, 1.5, 2.1))
}
