/// People.
enum People {
    static let drawings: [String: Drawing] = [
        "person": person, "person.2": two.crowded(0.7), "person.3": three.crowded(0.6),
        "person.crop.circle": cropCircle,
        "person.crop.square": cropSquare, "person.crop.rectangle": cropRectangle,
        "face.smiling": smile.crowded(0.8),
    ]

    private static let person = Drawing(width: 23).outline(head(11.5, 7.2, 4.2)).outline(
        shoulders(11.5, 8.4, top: 14.4, bottom: 21))

    private static let two: Drawing = {
        let front = Drawing(width: 32).outline(head(11, 7.8, 3.9)).outline(
            shoulders(11, 7.8, top: 14.6, bottom: 20.8))
        let back = Drawing(width: 32).outline(head(21.6, 8.6, 3.2)).outline(
            shoulders(22.6, 6.6, top: 14.8, bottom: 20.2))
        return back.free(shoulders(11, 7.8, top: 14.6, bottom: 20.8)).with(front)
    }()

    private static let three: Drawing = {
        let body = shoulders(19, 7.2, top: 15, bottom: 20.8)
        let front = Drawing(width: 38).outline(head(19, 8.2, 3.7)).outline(body)
        let back = Drawing(width: 38)
            .outline(head(8.8, 9, 2.8)).outline(shoulders(8.8, 5.8, top: 15, bottom: 20.2))
            .outline(head(29.2, 9, 2.8)).outline(shoulders(29.2, 5.8, top: 15, bottom: 20.2))
        return back.free(body).with(front)
    }()

    private static let cropCircle = Figures.circle.solidDetail(.circle(12, 9.4, 2.9), times: 0.6)
        .solidDetail(
            SymbolPath().move(6, 18.2).curve(7.2, 15.6, 9.4, 14.9, to: 12, 14.9)
                .curve(14.6, 14.9, 16.8, 15.6, to: 18, 18.2)
                .curve(16.2, 20.1, 14, 20.7, to: 12, 20.7).curve(10, 20.7, 7.8, 20.1, to: 6, 18.2).close(),
            times: 0.5)

    private static let cropSquare = Figures.square.solidDetail(.circle(12, 9.4, 2.7), times: 0.6)
        .solidDetail(shoulders(12, 5.6, top: 15.2, bottom: 20.4), times: 0.5)

    private static let cropRectangle = Figures.rectangle.solidDetail(.circle(14, 9.6, 2.4), times: 0.6)
        .solidDetail(shoulders(14, 5, top: 14.8, bottom: 19.4), times: 0.5)

    private static let smile = Figures.circle
        .solidDetail(.ellipse(8.7, 9.4, 0.5, 0.9)).solidDetail(.ellipse(15.3, 9.4, 0.5, 0.9))
        .detail(.arc(12, 12.4, 4.8, from: 25, to: 155))

    private static func head(_ x: Double, _ y: Double, _ radius: Double) -> SymbolPath {
        .circle(x, y, radius)
    }

    /// Shoulders around a vertical line, with a reach in units to either side.
    private static func shoulders(_ x: Double, _ reach: Double, top: Double, bottom: Double) -> SymbolPath {
        let (left, right, corner) = (x - reach, x + reach, 1.2)
        return SymbolPath().move(left, bottom - corner)
            .curve(left, top + 2.2, x - reach * 0.6, top, to: x, top)
            .curve(x + reach * 0.6, top, right, top + 2.2, to: right, bottom - corner)
            .curve(right, bottom - corner * 0.4, right - corner * 0.6, bottom, to: right - corner, bottom)
            .line(left + corner, bottom)
            .curve(left + corner * 0.6, bottom, left, bottom - corner * 0.4, to: left, bottom - corner)
            .close()
    }
}
