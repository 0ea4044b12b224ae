/// Shops and money.
enum Commerce {
    static let drawings: [String: Drawing] = [
        "cart": cart.crowded(0.7), "bag": bag, "creditcard": card, "gift": gift.crowded(0.6),
        "dollarsign": dollar, "eurosign": euro,
        "chart.bar": bars.crowded(0.6), "chart.line.uptrend.xyaxis": trend,
        "briefcase": briefcase.crowded(0.7),
    ]

    private static let cart = Drawing(width: 26)
        .line(.polyline([(2.6, 3.6), (5.4, 3.6), (8, 16.6), (20.8, 16.6)], radius: 1.6))
        .outline(.polygon([(6, 6.6), (23.4, 6.6), (21.4, 13.4), (7.2, 13.4)], radius: 1.2))
        .dot(9.6, 20.4, radius: 0.8).dot(19, 20.4, radius: 0.8)

    private static let bag = Drawing(width: 22).outline(
        .polygon([(3.8, 7.4), (18.2, 7.4), (19.2, 21.2), (2.8, 21.2)], radius: 2)
    )
    .line(SymbolPath().move(7.2, 7.4).line(7.2, 6.4).arc(11, 6.4, 3.8, from: 180, to: 360).line(14.8, 7.4))

    private static let card = Drawing(width: 28).outline(.rectangle(2.8, 4.4, 22.4, 15.2, radius: 2.8))
        .detail(.line(3, 9.2, 25, 9.2)).detail(.line(6.6, 15.2, 11.4, 15.2))

    private static let gift = Drawing().outline(.rectangle(2.8, 7, 18.4, 4.8, radius: 1.4))
        .outline(.polyline([(4.4, 11.8), (4.4, 21.2), (19.6, 21.2), (19.6, 11.8)], radius: 2))
        .detail(.line(12, 7.2, 12, 21)).line(
            SymbolPath().move(12, 7).curve(10.6, 1, 4.6, 1.4, to: 6.2, 5).curve(7, 6.6, 9.6, 7, to: 12, 7)
                .curve(14.4, 7, 17, 6.6, to: 17.8, 5).curve(19.4, 1.4, 13.4, 1, to: 12, 7))

    private static let dollar = Drawing(width: 17)
        .line(
            SymbolPath().move(13.4, 7.4).curve(12.8, 5.4, 11, 4.6, to: 8.6, 4.6).curve(
                5.8, 4.6, 3.8, 6, to: 3.8, 8.2
            )
            .curve(3.8, 13.4, 13.6, 10, to: 13.6, 15.6).curve(13.6, 18, 11.6, 19.4, to: 8.6, 19.4).curve(
                5.8, 19.4, 3.8, 18.2, to: 3.4, 16)
        )
        .line(.line(8.5, 2.3, 8.5, 21.7))

    private static let euro = Drawing(width: 20)
        .line(.arc(12.2, 12, 7.8, from: 45, to: 315)).line(.line(2.6, 10, 12.4, 10)).line(
            .line(2.6, 14, 12.4, 14))

    private static let bars = Drawing(width: 24).outline(.rectangle(3, 13.4, 4, 7, radius: 1)).outline(
        .rectangle(10, 8.6, 4, 11.8, radius: 1)
    )
    .outline(.rectangle(17, 3.8, 4, 16.6, radius: 1))

    private static let trend = Drawing(width: 25).line(
        .polyline([(3, 3.2), (3, 20.8), (22.4, 20.8)], radius: 1.4)
    )
    .line(.polyline([(6.8, 15.6), (11, 10.6), (14.6, 13.8), (21.4, 6)])).line(
        .polyline([(17, 5.8), (21.6, 5.8), (21.6, 10.4)]))

    private static let briefcase = Drawing(width: 27).outline(.rectangle(2.8, 7, 21.4, 13.6, radius: 2.6))
        .line(.polyline([(9, 6.8), (9, 3.4), (18, 3.4), (18, 6.8)], radius: 1.6)).detail(.line(3, 13, 24, 13))
        .detail(.line(13.5, 12, 13.5, 14))
}
