/// Settings and tools.
enum Tools {
    static let drawings: [String: Drawing] = [
        "gear": gear.crowded(0.35), "gearshape": gearshape.crowded(0.7), "gearshape.2": two.crowded(0.35),
        "wrench": wrench, "screwdriver": screwdriver,
        "wrench.and.screwdriver": wrenchAndScrewdriver.crowded(0.5), "hammer": hammer,
    ]

    private static let gear: Drawing = {
        let wheel = Drawing().line(.circle(12, 12, 7.4)).line(.circle(12, 12, 2.3))
        let spokes = [0.0, 120, 240].reduce(wheel) { drawing, degrees in
            drawing.line(SymbolPath.line(14.4, 12, 19.2, 12).turned(degrees))
        }
        return (0..<12).reduce(spokes) { drawing, tooth in
            drawing.line(SymbolPath.line(12, 2.3, 12, 4.2).turned(Double(tooth) * 30 + 15), times: 1.15)
        }
    }()

    private static let gearshape = Drawing().outline(
        .cog(12, 12, outer: 9.9, inner: 7.5, teeth: 8, radius: 1.1)
    )
    .hole(.circle(12, 12, 3.2))

    private static let two = Drawing(width: 30)
        .outline(.cog(10.6, 9.8, outer: 7.9, inner: 5.9, teeth: 8, radius: 0.9)).hole(.circle(10.6, 9.8, 2.5))
        .free(.circle(22, 16.6, 4.6))
        .outline(.cog(22, 16.6, outer: 5.5, inner: 3.9, teeth: 6, radius: 0.7)).hole(.circle(22, 16.6, 1.3))

    private static let wrench = Drawing().outline(wrenchPath)

    private static let screwdriver = Drawing().line(blade).outline(handle)

    private static let wrenchAndScrewdriver = Drawing()
        .line(.line(15.4, 8.6, 18.6, 5.4)).line(.line(18.4, 5.6, 20.8, 3.2), times: 1.3)
        .outline(.polygon([(6.9, 14.3), (9.7, 17.1), (6.2, 20.6), (3.4, 17.8)], radius: 1.3)).outline(
            wrenchPath)

    /// A wrench with its jaws at the upper left.
    private static let wrenchPath = SymbolPath().move(7.4, 3.2).line(7.4, 7.4).line(3.2, 7.4)
        .curve(2.4, 11.2, 6.4, 14, to: 9.8, 12.4).line(17.8, 20.4).curve(19.6, 22, 22, 19.6, to: 20.4, 17.8)
        .line(12.4, 9.8).curve(14, 6.4, 11.2, 2.4, to: 7.4, 3.2).close()

    private static let blade = SymbolPath.line(19.8, 4.2, 10.8, 13.2)

    private static let handle = SymbolPath.polygon(
        [(9.2, 12), (12, 14.8), (6.2, 20.8), (3.2, 17.8)], radius: 1.3)

    private static let hammer = Drawing()
        .outline(
            .polygon(
                [
                    (7, 5.4), (13, 3), (18.6, 8.4), (21, 8.8), (21, 11.4), (17.6, 14.4), (13.2, 9.8),
                    (10.4, 8.4),
                ], radius: 0.9)
        )
        .outline(.polygon([(12.2, 10.4), (14.6, 12.8), (6, 21.2), (3.4, 18.8)], radius: 1.1))
}
