/// Arrows and chevrons.
enum Arrows {
    static let drawings: [String: Drawing] = [
        "chevron.right": chevron(0), "chevron.forward": chevron(0),
        "chevron.left": chevron(180), "chevron.backward": chevron(180),
        "chevron.down": chevron(90), "chevron.up": chevron(270),
        "chevron.up.chevron.down": upAndDown,
        "chevron.compact.down": compactDown,
        "arrow.right": arrow, "arrow.forward": arrow,
        "arrow.left": arrow.turned(180), "arrow.backward": arrow.turned(180),
        "arrow.down": arrow.turned(90), "arrow.up": arrow.turned(270),
        "arrow.up.right": diagonal, "arrow.up.forward": diagonal,
        "arrow.down.left": diagonal.turned(180), "arrow.up.left": diagonal.turned(270),
        "arrow.down.right": diagonal.turned(90),
        "arrow.up.arrow.down": pair, "arrow.left.arrow.right": pair.turned(90).mirrored,
        "arrow.up.left.and.arrow.down.right": apart,
        "arrow.down.right.and.arrow.up.left": together,
        "arrow.clockwise": clockwise, "arrow.counterclockwise": clockwise.mirrored,
        "arrow.triangle.2.circlepath": circlePath,
        "arrow.2.squarepath": squarePath,
        "arrow.uturn.backward": turnBack, "arrow.uturn.left": turnBack,
        "arrow.uturn.forward": turnBack.mirrored, "arrow.uturn.right": turnBack.mirrored,
        "gobackward": goBackward, "goforward": goBackward.mirrored,
        "arrowshape.turn.up.left": reply, "arrowshape.turn.up.backward": reply,
        "arrowshape.turn.up.right": reply.mirrored, "arrowshape.turn.up.forward": reply.mirrored,
        "arrow.branch": branch,
    ]

    /// Returns a chevron that points to the right, rotated clockwise by an angle.
    private static func chevron(_ degrees: Double) -> Drawing {
        let chevron = Drawing().line(.polyline([(7.8, 2.9), (16.4, 12), (7.8, 21.1)])).turned(degrees)
        return chevron.inBox(width: degrees.truncatingRemainder(dividingBy: 180) == 0 ? 17.5 : 24)
    }

    private static let upAndDown = Drawing(width: 18)
        .line(.polyline([(4, 8.8), (9, 3.6), (14, 8.8)]))
        .line(.polyline([(4, 15.2), (9, 20.4), (14, 15.2)]))

    private static let compactDown = Drawing().line(.polyline([(3.4, 10), (12, 14), (20.6, 10)]))

    private static let arrow = Drawing()
        .line(.line(3.6, 12, 20.2, 12))
        .line(.polyline([(13.2, 5), (20.2, 12), (13.2, 19)]))

    private static let diagonal = Drawing()
        .line(.line(5.6, 18.4, 18.2, 5.8))
        .line(.polyline([(8.2, 5.8), (18.2, 5.8), (18.2, 15.8)]))

    private static let pair = Drawing()
        .line(.line(7.2, 4, 7.2, 20)).line(.polyline([(2.9, 8.3), (7.2, 4), (11.5, 8.3)]))
        .line(.line(16.8, 4, 16.8, 20)).line(.polyline([(12.5, 15.7), (16.8, 20), (21.1, 15.7)]))

    private static let apart = Drawing()
        .line(.line(4, 4, 10, 10)).line(.polyline([(4, 10.6), (4, 4), (10.6, 4)]))
        .line(.line(20, 20, 14, 14)).line(.polyline([(20, 13.4), (20, 20), (13.4, 20)]))

    private static let together = Drawing()
        .line(.line(3.4, 3.4, 9.8, 9.8)).line(.polyline([(9.8, 3.8), (9.8, 9.8), (3.8, 9.8)]))
        .line(.line(20.6, 20.6, 14.2, 14.2)).line(.polyline([(14.2, 20.2), (14.2, 14.2), (20.2, 14.2)]))

    private static let clockwise = Drawing()
        .line(.arc(12, 12.6, 8.2, from: 0, to: 312))
        .line(.polyline([(18.3, 2.6), (18, 7.2), (13.2, 7.2)]))

    private static let circlePath = Drawing(width: 26)
        .line(.arc(13, 12, 8, from: 190, to: 322)).solid(.triangleHead(19.4, 7, direction: 58))
        .line(.arc(13, 12, 8, from: 10, to: 142)).solid(.triangleHead(6.6, 17, direction: 238))

    private static let squarePath = Drawing(width: 27)
        .line(.polyline([(6.6, 5.4), (6.6, 19), (14.4, 19)], radius: 2.6))
        .line(.polyline([(2.9, 9.1), (6.6, 5.4), (10.3, 9.1)]))
        .line(.polyline([(20.4, 18.6), (20.4, 5), (12.6, 5)], radius: 2.6))
        .line(.polyline([(16.7, 14.9), (20.4, 18.6), (24.1, 14.9)]))

    private static let turnBack = Drawing()
        .line(SymbolPath().move(4, 8.6).line(14.6, 8.6).arc(14.6, 13.6, 5, from: -90, to: 90).line(10, 18.6))
        .line(.polyline([(9, 3.6), (4, 8.6), (9, 13.6)]))

    private static let goBackward = Drawing()
        .line(.arc(12, 13.2, 7.9, from: 272, to: 562))
        .solid(.triangleHead(12.2, 5.3, direction: 180, length: 3.9))

    private static let reply = Drawing()
        .outline(
            SymbolPath().move(3.2, 10.8).line(10.2, 4.4).line(10.2, 8.2)
                .curve(16.6, 8.4, 20.4, 12.4, to: 21, 19.2)
                .curve(18.4, 15, 15, 13.4, to: 10.2, 13.4)
                .line(10.2, 17.2).close())

    private static let branch = Drawing()
        .line(.line(12, 20.4, 12, 12)).line(.line(12, 12, 5, 5)).line(.line(12, 12, 19, 5))
        .line(.polyline([(4.6, 10), (4.6, 4.6), (10, 4.6)]))
        .line(.polyline([(14, 4.6), (19.4, 4.6), (19.4, 10)]))
}
