/// Hands.
enum Hands {
    static let drawings: [String: Drawing] = [
        "hand.thumbsup": thumbsUp.crowded(0.65),
        "hand.thumbsdown": thumbsUp.turned(180).mirrored.crowded(0.65),
        "hand.raised": raised.crowded(0.5), "hand.tap": tap.crowded(0.6),
    ]

    private static let thumbsUp = Drawing()
        .outline(
            SymbolPath().move(8, 11.4).curve(10.2, 9.6, 11, 7.4, to: 11.2, 4.6)
                .curve(11.3, 2.2, 14.8, 2, to: 15, 5.4).curve(15, 6.8, 14.8, 8, to: 14.2, 9.6)
                .line(18.8, 9.6).curve(20.6, 9.6, 21.6, 11, to: 21.3, 12.6)
                .line(20, 18.4).curve(19.7, 19.9, 18.6, 20.6, to: 17.2, 20.6)
                .line(11, 20.6).curve(9.8, 20.6, 8.8, 20.2, to: 8, 19.6).close()
        )
        .outline(.rectangle(2.6, 10.8, 2.2, 9.6, radius: 0.9))

    private static let raised = Drawing()
        .outline(
            SymbolPath().move(7.2, 13.8).line(7.2, 6.6).arc(8.7, 6.6, 1.5, from: 180, to: 360)
                .line(10.2, 4.2).arc(11.7, 4, 1.5, from: 180, to: 360)
                .line(13.2, 5.2).arc(14.7, 5.2, 1.5, from: 180, to: 360)
                .line(16.2, 8.4).arc(17.7, 8.4, 1.5, from: 180, to: 360)
                .line(19.2, 14.4).curve(19.2, 18.8, 16.4, 21.6, to: 12.6, 21.6)
                .curve(9.2, 21.6, 7.2, 19.8, to: 3.6, 14.6)
                .curve(2.4, 12.8, 4.6, 11.2, to: 6, 12.6).close()
        )
        .detail(.line(10.2, 6.8, 10.2, 11.2)).detail(.line(13.2, 5.4, 13.2, 11)).detail(
            .line(16.2, 8.4, 16.2, 11.6))

    private static let tap = Drawing()
        .line(.arc(10.2, 7.4, 4.9, from: 150, to: 390))
        .free(finger).outline(finger)

    private static let finger = SymbolPath().move(8.7, 14.6).line(8.7, 7.4).arc(
        10.2, 7.4, 1.5, from: 180, to: 360
    )
    .line(11.7, 11.8).line(17.4, 12.8).curve(19, 13.2, 19.8, 14.2, to: 19.6, 15.8)
    .line(19.2, 18.4).curve(18.8, 20.6, 17.6, 21.6, to: 15.8, 21.6)
    .line(12.6, 21.6).curve(11, 21.6, 9.8, 20.8, to: 8.8, 19.6)
    .line(5, 15.2).curve(4, 13.8, 5.8, 12.4, to: 7.2, 13.4).close()
}
