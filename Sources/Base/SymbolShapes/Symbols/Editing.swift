/// Writing, text and lists.
enum Editing {
    static let drawings: [String: Drawing] = [
        "pencil": pencil.crowded(0.65), "square.and.pencil": squareAndPencil.crowded(0.7),
        "pencil.tip": tip.crowded(0.6), "scissors": scissors.crowded(0.8),
        "trash": trash.crowded(0.5), "textformat": textFormat.crowded(0.85),
        "textformat.size": textSize.crowded(0.8), "list.bullet": bullets,
        "list.dash": dashes, "list.number": numbers.crowded(0.4), "text.alignleft": alignLeft,
        "text.justify": justify.crowded(0.9),
        "slider.horizontal.3": sliders.crowded(0.6), "paintpalette": palette.crowded(0.8),
        "paintbrush": brush, "crop": crop,
        "bold": bold, "italic": italic, "underline": underline, "eraser": eraser.crowded(0.7),
    ]

    private static let pencil = Drawing().outline(body).detail(.line(14.6, 5.4, 18.6, 9.4))

    /// A pencil whose tip is at the lower left.
    private static let body = SymbolPath.polygon(
        [(3.2, 20.8), (4.4, 15.6), (17, 3), (21, 7), (8.4, 19.6)], radius: 0.9)

    private static let squareAndPencil: Drawing = {
        let pencil = SymbolPath.polygon(
            [(9.4, 14.8), (10.3, 11.4), (18.9, 2.8), (21.4, 5.3), (12.8, 13.9)], radius: 0.6)
        return Drawing()
            .outline(
                SymbolPath.polyline([(12.6, 4.2), (3, 4.2), (3, 21.2), (20, 21.2), (20, 11.6)], radius: 3.2)
            )
            .free(pencil).outline(pencil)
    }()

    private static let tip = Drawing()
        .outline(.polygon([(12, 2.6), (18, 15.4), (14.6, 21.4), (9.4, 21.4), (6, 15.4)], radius: 1))
        .detail(.line(12, 3, 12, 12)).detail(.circle(12, 13.6, 1.4))

    private static let scissors = Drawing()
        .line(.circle(5.8, 6.6, 2.9)).line(.circle(5.8, 17.4, 2.9))
        .line(.line(8.3, 8.2, 21, 17.6)).line(.line(8.3, 15.8, 21, 6.4))

    private static let trash = Drawing(width: 23)
        .outline(.polygon([(4.4, 5.9), (18.6, 5.9), (17.5, 21.4), (5.5, 21.4)], radius: 2.2))
        .line(.line(2.8, 5.9, 20.2, 5.9))
        .line(.polyline([(8, 5.8), (8.4, 2.6), (14.6, 2.6), (15, 5.8)], radius: 1.5))
        .detail(.line(8.3, 9.8, 8.7, 17.6)).detail(.line(11.5, 9.8, 11.5, 17.6)).detail(
            .line(14.7, 9.8, 14.3, 17.6))

    private static let textFormat = Drawing(width: 28)
        .line(.polyline([(2.8, 20), (9, 4), (15.2, 20)], radius: 0.4)).line(.line(5.2, 14.4, 12.8, 14.4))
        .line(.circle(21, 15.8, 3.9)).line(.line(24.9, 11.4, 24.9, 20))

    private static let textSize = Drawing(width: 28)
        .line(.polyline([(2.6, 19.6), (6.8, 8.6), (11, 19.6)], radius: 0.4)).line(.line(4.3, 15.6, 9.3, 15.6))
        .line(.polyline([(12.2, 19.6), (18.6, 3.4), (25, 19.6)], radius: 0.4)).line(
            .line(14.6, 14.2, 22.6, 14.2))

    private static let bullets = Drawing(width: 26)
        .dot(4, 6.2, radius: 0.6).dot(4, 12, radius: 0.6).dot(4, 17.8, radius: 0.6).with(rows)

    private static let dashes = Drawing(width: 26)
        .line(.line(2.8, 6.2, 4.6, 6.2)).line(.line(2.8, 12, 4.6, 12)).line(.line(2.8, 17.8, 4.6, 17.8)).with(
            rows)

    private static let numbers = Drawing(width: 26)
        .line(.polyline([(3, 4.6), (4.6, 3.6), (4.6, 8.6)]), times: 0.8)
        .line(
            .polyline([(2.8, 10.6), (5.2, 10.4), (5.2, 11.6), (2.8, 14), (5.4, 14)], radius: 0.8), times: 0.8
        )
        .line(
            .polyline(
                [(3, 16.2), (5.2, 16.2), (4.2, 18), (5.4, 19.2), (4.6, 20.8), (2.8, 20.4)], radius: 0.7),
            times: 0.8
        )
        .with(rows)

    private static let rows = Drawing(width: 26)
        .line(.line(9, 6.2, 23, 6.2)).line(.line(9, 12, 23, 12)).line(.line(9, 17.8, 23, 17.8))

    private static let alignLeft = Drawing()
        .line(.line(3, 4.8, 21, 4.8)).line(.line(3, 9.6, 14, 9.6)).line(.line(3, 14.4, 21, 14.4)).line(
            .line(3, 19.2, 14, 19.2))

    private static let justify = Drawing()
        .line(.line(3, 4.8, 21, 4.8)).line(.line(3, 9.6, 21, 9.6)).line(.line(3, 14.4, 21, 14.4)).line(
            .line(3, 19.2, 21, 19.2))

    private static let sliders = Drawing(width: 26).with(slider(5, knob: 17.6)).with(slider(12, knob: 8.4))
        .with(slider(19, knob: 17.6))

    /// Returns a line with a round knob.
    private static func slider(_ y: Double, knob x: Double) -> Drawing {
        Drawing().line(.line(2.8, y, x - 2.2, y)).line(.line(x + 2.2, y, 23.2, y)).line(.circle(x, y, 2.2))
    }

    private static let palette = Drawing()
        .outline(
            SymbolPath().move(12.2, 2.4).curve(6.6, 2.4, 2.3, 6.6, to: 2.3, 12)
                .curve(2.3, 17.2, 6.4, 21.6, to: 11.6, 21.6)
                .curve(15.4, 21.6, 14.2, 18.4, to: 13.9, 17.3).curve(13.5, 15.6, 14.6, 14.6, to: 16.2, 14.6)
                .line(18.2, 14.6).curve(20.4, 14.6, 21.8, 13.2, to: 21.8, 11)
                .curve(21.8, 6.2, 17.6, 2.4, to: 12.2, 2.4).close()
        )
        .detailDot(7, 11.4, radius: 0.8, times: 0.7).detailDot(9.7, 7.3, radius: 0.8, times: 0.7)
        .detailDot(14.5, 7.1, radius: 0.8, times: 0.7).detailDot(17.7, 10.2, radius: 0.8, times: 0.7)

    private static let brush = Drawing()
        .outline(.polygon([(20.9, 3.1), (11.6, 14.4), (9.6, 12.4)], radius: 0.6))
        .outline(
            SymbolPath().move(8.4, 13.4).curve(11, 13.6, 11.6, 16, to: 10.6, 18)
                .curve(9.2, 20.8, 5.6, 21.4, to: 2.8, 20.2).curve(5, 19, 3.6, 13, to: 8.4, 13.4).close())

    private static let crop = Drawing()
        .line(.polyline([(6.6, 2.6), (6.6, 17.4), (21.4, 17.4)], radius: 1.6))
        .line(.polyline([(2.6, 6.6), (17.4, 6.6), (17.4, 21.4)], radius: 1.6))

    private static let bold = Drawing(width: 19)
        .line(
            SymbolPath().move(4.8, 4.4).line(10.2, 4.4).arc(10.2, 8, 3.6, from: -90, to: 90).line(4.8, 11.6)
                .close(), times: 1.3
        )
        .line(
            SymbolPath().move(4.8, 11.6).line(11, 11.6).arc(11, 15.6, 4, from: -90, to: 90).line(4.8, 19.6)
                .close(), times: 1.3)

    private static let italic = Drawing(width: 18)
        .line(.line(11.6, 4, 7, 20)).line(.line(8, 4, 15.2, 4)).line(.line(3.4, 20, 10.6, 20))

    private static let underline = Drawing(width: 20)
        .line(
            SymbolPath().move(4.6, 3.2).line(4.6, 10.8).arc(10, 10.8, 5.4, from: 180, to: 0).line(15.4, 3.2)
        )
        .line(.line(4, 20.8, 16, 20.8))

    private static let eraser = Drawing()
        .outline(.polygon([(14.4, 3.4), (20.8, 9.8), (10.4, 20.2), (7, 20.2), (2.8, 16)], radius: 1.8))
        .detail(.line(8.4, 10, 14.4, 15.8)).line(.line(10.4, 20.2, 20.6, 20.2))
}
