/// Marks and punctuation.
enum Signs {
    static let drawings: [String: Drawing] = [
        "plus": plus, "minus": minus, "plus.slash.minus": plusSlashMinus, "equal": equal,
        "xmark": xmark, "checkmark": checkmark,
        "ellipsis": ellipsis, "questionmark": questionMark, "exclamationmark": exclamationMark,
        "info": info, "number": number, "at": at.crowded(0.6), "percent": percent, "infinity": infinity,
        "quote.opening": quote, "command": command.crowded(0.7), "power": power,
        "line.3.horizontal": lines, "line.3.horizontal.decrease": decreasingLines,
    ]

    private static let plus = Drawing(width: 23).line(.line(3.6, 12, 19.4, 12)).line(
        .line(11.5, 4.1, 11.5, 19.9))

    private static let minus = Drawing(width: 23).line(.line(3.6, 12, 19.4, 12))

    private static let equal = Drawing(width: 23).line(.line(3.6, 8.8, 19.4, 8.8)).line(
        .line(3.6, 15.2, 19.4, 15.2))

    private static let plusSlashMinus = Drawing()
        .line(.line(3.6, 7.6, 10.6, 7.6)).line(.line(7.1, 4.1, 7.1, 11.1))
        .line(.line(18.6, 4.2, 5.4, 19.8)).line(.line(13.6, 16.6, 20.4, 16.6))

    private static let xmark = Drawing(width: 22).line(.line(4.2, 5.2, 17.8, 18.8)).line(
        .line(17.8, 5.2, 4.2, 18.8))

    private static let checkmark = Drawing(width: 22).line(
        .polyline([(3.9, 13.1), (8.9, 18.9), (18.1, 4.9)]))

    private static let ellipsis = Drawing()
        .dot(4.8, 12, radius: 1).dot(12, 12, radius: 1).dot(19.2, 12, radius: 1)

    private static let questionMark = Drawing(width: 17)
        .line(
            SymbolPath().arc(8.5, 8.4, 4.7, from: 180, to: 395)
                .curve(10.8, 12.6, 8.5, 12.7, to: 8.5, 15)
        )
        .dot(8.5, 19.6, radius: 0.6)

    private static let exclamationMark = Drawing(width: 10)
        .line(.line(5, 3.9, 5, 14.2)).dot(5, 19.5, radius: 0.6)

    private static let info = Drawing(width: 14)
        .dot(6.6, 4.3, radius: 0.8)
        .line(.polyline([(4.4, 9.6), (7.2, 9.6), (7.2, 19.9)])).line(.line(3.8, 19.9, 10.6, 19.9))

    private static let number = Drawing()
        .line(.line(9.6, 3.8, 7.4, 20.2)).line(.line(16.6, 3.8, 14.4, 20.2))
        .line(.line(4.4, 8.9, 20.4, 8.9)).line(.line(3.6, 15.1, 19.6, 15.1))

    private static let at = Drawing()
        .line(.circle(12, 12, 3.9))
        .line(
            SymbolPath().move(15.9, 8.1).line(15.9, 13.4).curve(15.9, 17.2, 21.4, 17, to: 21.4, 12)
                .arc(12, 12, 9.4, from: 0, to: -300))

    private static let percent = Drawing()
        .line(.line(18.6, 4.6, 5.4, 19.4)).line(.circle(6.8, 7.2, 3.2)).line(.circle(17.2, 16.8, 3.2))

    private static let infinity = Drawing(width: 28)
        .line(
            SymbolPath().move(14, 12).curve(16.6, 8.4, 18.2, 7.2, to: 20.4, 7.2)
                .arc(20.4, 12, 4.8, from: -90, to: 90)
                .curve(18.2, 16.8, 16.6, 15.6, to: 14, 12).curve(11.4, 8.4, 9.8, 7.2, to: 7.6, 7.2)
                .arc(7.6, 12, 4.8, from: -90, to: -270).curve(9.8, 16.8, 11.4, 15.6, to: 14, 12).close())

    private static let quote = Drawing()
        .solid(.circle(7, 14.2, 2.5)).line(
            SymbolPath().move(4.1, 13.6).curve(4.2, 9.8, 5.6, 7.8, to: 8.6, 6.8)
        )
        .solid(.circle(17.2, 14.2, 2.5))
        .line(SymbolPath().move(14.3, 13.6).curve(14.4, 9.8, 15.8, 7.8, to: 18.8, 6.8))

    private static let command = Drawing()
        .line(
            SymbolPath().move(8.6, 6.2).arc(6.2, 6.2, 2.4, from: 0, to: -270).line(17.8, 8.6)
                .arc(17.8, 6.2, 2.4, from: 90, to: -180).line(15.4, 17.8)
                .arc(17.8, 17.8, 2.4, from: 180, to: -90).line(6.2, 15.4)
                .arc(6.2, 17.8, 2.4, from: -90, to: -360).close())

    private static let power = Drawing()
        .line(.arc(12, 12.8, 8.2, from: -52, to: 232)).line(.line(12, 3.2, 12, 11.4))

    private static let lines = Drawing()
        .line(.line(3.2, 6.2, 20.8, 6.2)).line(.line(3.2, 12, 20.8, 12)).line(.line(3.2, 17.8, 20.8, 17.8))

    private static let decreasingLines = Drawing()
        .line(.line(3.2, 6.8, 20.8, 6.8)).line(.line(6.6, 12, 17.4, 12)).line(.line(10, 17.2, 14, 17.2))
}
