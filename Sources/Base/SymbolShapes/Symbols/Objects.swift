/// Everyday objects.
enum Objects {
    static let drawings: [String: Drawing] = [
        "magnifyingglass": magnifier, "lock": lock, "lock.open": openLock, "key": key.crowded(0.7),
        "link": link, "pin": pin,
        "tag": tag, "flag": flag, "bell": bell, "eye": eye.crowded(0.7), "testtube.2": testTubes.crowded(0.5),
        "flask": flask,
        "shippingbox": shippingBox.crowded(0.45), "puzzlepiece": puzzle, "lightbulb": bulb,
        "pills": pills, "trophy": trophy, "crown": crown, "gamecontroller": gameController.crowded(0.5),
        "fork.knife": forkAndKnife.crowded(0.5),
        "lifepreserver": ring.crowded(0.4), "cup.and.saucer": cup,
    ]

    private static let magnifier = Drawing().outline(.circle(10.2, 10.2, 7.4)).line(
        .line(15.6, 15.6, 21.2, 21.2))

    private static let lockBody = Drawing(width: 20).outline(.rectangle(3.6, 10.4, 12.8, 10.6, radius: 2.4))

    private static let lock =
        lockBody
        .line(SymbolPath().move(6, 10.2).line(6, 7).arc(10, 7, 4, from: 180, to: 360).line(14, 10.2))

    private static let openLock = lockBody.inBox(width: 26).moved(-3, 0)
        .line(SymbolPath().move(14, 10.2).line(14, 7).arc(18, 7, 4, from: 180, to: 360).line(22, 9.4))

    private static let key = Drawing(width: 18).outline(.circle(9, 7.6, 5))
        .line(.polyline([(9, 12.6), (9, 21)])).line(.line(9, 20, 12.6, 20)).line(.line(9, 16.4, 11.8, 16.4))
        .detailDot(9, 6.4, radius: 0.3, times: 0.8)

    private static let link = Drawing()
        .line(half).line(half.turned(180)).line(.line(9, 15, 15, 9))

    private static let half = SymbolPath().move(10.4, 7.4).line(13.2, 4.6)
        .curve(15.4, 2.4, 18.4, 2.6, to: 20, 4.2).curve(21.5, 5.7, 21.6, 8.6, to: 19.4, 10.8).line(16.6, 13.6)

    private static let pin = Drawing(width: 20)
        .outline(
            .polygon(
                [
                    (5.4, 2.8), (14.6, 2.8), (13.4, 9.4), (16.8, 13), (16.8, 14.8), (3.2, 14.8), (3.2, 13),
                    (6.6, 9.4),
                ],
                radius: 0.9)
        )
        .line(.line(10, 15, 10, 21.6))

    private static let tag = Drawing()
        .outline(.polygon([(3, 3), (11.8, 3), (21.6, 12.8), (12.8, 21.6), (3, 11.8)], radius: 1.9))
        .detailDot(7.7, 7.7, radius: 0.7, times: 0.8)

    private static let flag = Drawing(width: 23).line(.line(4.4, 2.8, 4.4, 21.6))
        .outline(
            SymbolPath().move(4.4, 4.2).curve(8, 2.4, 10.6, 3, to: 12.4, 3.8).curve(
                14.8, 4.8, 17, 4.6, to: 19.4, 3.6
            )
            .line(19.4, 13.6).curve(17, 14.6, 14.8, 14.8, to: 12.4, 13.8).curve(
                10.6, 13, 8, 12.4, to: 4.4, 14.2
            ).close())

    private static let bell = Drawing(width: 23)
        .outline(
            SymbolPath().move(11.5, 2.8).curve(7.8, 2.8, 5.6, 5.6, to: 5.6, 9)
                .curve(5.6, 13.2, 4.6, 14.4, to: 3.4, 15.6).curve(2.4, 16.8, 3, 17.8, to: 4.4, 17.8)
                .line(18.6, 17.8).curve(20, 17.8, 20.6, 16.8, to: 19.6, 15.6)
                .curve(18.4, 14.4, 17.4, 13.2, to: 17.4, 9).curve(17.4, 5.6, 15.2, 2.8, to: 11.5, 2.8).close()
        )
        .line(SymbolPath().move(8.7, 20.6).curve(9.8, 22, 13.2, 22, to: 14.3, 20.6))

    private static let eye = Drawing(width: 28)
        .outline(
            SymbolPath().move(2.8, 12).curve(5.4, 7.6, 9.2, 5, to: 14, 5).curve(
                18.8, 5, 22.6, 7.6, to: 25.2, 12
            )
            .curve(22.6, 16.4, 18.8, 19, to: 14, 19).curve(9.2, 19, 5.4, 16.4, to: 2.8, 12).close()
        )
        .detail(.circle(14, 12, 3.5))

    private static let testTubes = Drawing()
        .outline(SymbolPath().move(4, 3).line(4, 17.4).arc(6.7, 17.4, 2.7, from: 180, to: 0).line(9.4, 3))
        .line(.line(2.6, 3, 10.8, 3)).detail(.line(4, 10.6, 9.4, 10.6))
        .outline(
            SymbolPath().move(14.6, 3).line(14.6, 17.4).arc(17.3, 17.4, 2.7, from: 180, to: 0).line(20, 3)
        )
        .line(.line(13.2, 3, 21.4, 3)).detail(.line(14.6, 13.6, 20, 13.6))

    private static let flask = Drawing()
        .outline(
            .polygon(
                [
                    (9.6, 3), (14.4, 3), (14.4, 9.6), (20.2, 19), (18.6, 21.2), (5.4, 21.2), (3.8, 19),
                    (9.6, 9.6),
                ], radius: 1.3)
        )
        .line(.line(8, 3, 16, 3)).detail(.line(7, 15.2, 17, 15.2))

    private static let shippingBox = Drawing()
        .outline(
            .polygon(
                [(12, 2.2), (20.8, 6.8), (20.8, 17.2), (12, 21.8), (3.2, 17.2), (3.2, 6.8)], radius: 1.3)
        )
        .detail(.polyline([(3.6, 7.2), (12, 11.6), (20.4, 7.2)])).detail(.line(12, 11.6, 12, 21.4)).detail(
            .line(7.6, 4.6, 16.4, 9.2))

    private static let puzzle = Drawing()
        .outline(
            SymbolPath().move(4, 8).line(8.2, 8).curve(7, 6.6, 6.8, 2.6, to: 10.4, 2.6).curve(
                14, 2.6, 13.8, 6.6, to: 12.6, 8
            )
            .line(16.6, 8).line(16.6, 12).curve(18, 10.8, 21.6, 10.8, to: 21.6, 14.4).curve(
                21.6, 18, 18, 18, to: 16.6, 16.8
            )
            .line(16.6, 21).line(4, 21).close())

    private static let bulb = Drawing(width: 20)
        .outline(
            SymbolPath().move(7, 17).curve(7, 14, 3.2, 13, to: 3.2, 8.8).curve(3.2, 5, 6.2, 2.4, to: 10, 2.4)
                .curve(13.8, 2.4, 16.8, 5, to: 16.8, 8.8).curve(16.8, 13, 13, 14, to: 13, 17).close()
        )
        .line(.line(7.4, 19.4, 12.6, 19.4)).line(.line(8.6, 21.8, 11.4, 21.8))

    private static let pills = Drawing()
        .outline(SymbolPath.rectangle(2.8, 8.4, 18.4, 7.2, radius: 3.6).turned(-45)).detail(
            SymbolPath.line(12, 8.6, 12, 15.4).turned(-45))

    private static let trophy = Drawing(width: 26)
        .outline(
            SymbolPath().move(7.4, 3.2).line(18.6, 3.2).curve(18.6, 11, 17.4, 14.6, to: 13, 15.4).curve(
                8.6, 14.6, 7.4, 11, to: 7.4, 3.2
            ).close()
        )
        .line(SymbolPath().move(7.6, 5.2).line(3, 5.2).curve(3, 9, 4.8, 11, to: 8.4, 11.2))
        .line(SymbolPath().move(18.4, 5.2).line(23, 5.2).curve(23, 9, 21.2, 11, to: 17.6, 11.2))
        .line(.line(13, 15.6, 13, 20.8)).line(.line(8.6, 20.8, 17.4, 20.8))

    private static let crown = Drawing(width: 26)
        .outline(
            .polygon(
                [(2.8, 6.4), (8, 10.8), (13, 3.6), (18, 10.8), (23.2, 6.4), (21.2, 19.4), (4.8, 19.4)],
                radius: 1))

    private static let gameController = Drawing(width: 29)
        .outline(
            SymbolPath().move(9, 5).line(20, 5).curve(24, 5, 26.4, 13.6, to: 26.4, 17.2).curve(
                26.4, 20.2, 23.4, 20.6, to: 21.6, 18.4
            )
            .line(19.4, 15.8).line(9.6, 15.8).line(7.4, 18.4).curve(5.6, 20.6, 2.6, 20.2, to: 2.6, 17.2)
            .curve(2.6, 13.6, 5, 5, to: 9, 5).close()
        )
        .detail(.line(7.4, 10.2, 11.8, 10.2)).detail(.line(9.6, 8, 9.6, 12.4))
        .detailDot(18, 11.8, radius: 0.4, times: 0.9).detailDot(20.8, 8.8, radius: 0.4, times: 0.9)

    private static let forkAndKnife = Drawing(width: 22)
        .line(
            SymbolPath().move(3.6, 3).line(3.6, 7.4).curve(3.6, 11.4, 10.2, 11.4, to: 10.2, 7.4).line(10.2, 3)
        )
        .line(.line(6.9, 3, 6.9, 21.4)).outline(
            SymbolPath().move(15.8, 13).curve(15.2, 8, 16, 4.2, to: 18.6, 2.8).line(18.6, 13).close()
        )
        .line(.line(18.6, 13, 18.6, 21.4))

    private static let ring = Figures.circle.detail(.circle(12, 12, 4.2))
        .detail(.line(9, 9, 5.2, 5.2)).detail(.line(15, 9, 18.8, 5.2)).detail(.line(9, 15, 5.2, 18.8)).detail(
            .line(15, 15, 18.8, 18.8))

    private static let cup = Drawing(width: 27)
        .outline(
            SymbolPath().move(4.6, 4.6).line(19, 4.6).curve(19, 12, 17.6, 16.8, to: 11.8, 16.8).curve(
                6, 16.8, 4.6, 12, to: 4.6, 4.6
            ).close()
        )
        .line(SymbolPath().move(19, 6.4).curve(24.6, 5.6, 24.6, 12.4, to: 17.8, 12)).line(
            .line(3, 20.4, 20.6, 20.4))
}
