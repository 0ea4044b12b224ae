/// Networks and radio.
enum Connections {
    static let drawings: [String: Drawing] = [
        "wifi": wifi.crowded(0.7), "network": network.crowded(0.4),
        "antenna.radiowaves.left.and.right": antenna.crowded(0.6),
        "dot.radiowaves.left.and.right": radio.crowded(0.6), "qrcode": code.crowded(0.35),
        "barcode": barcode.crowded(0.25),
        "qrcode.viewfinder": codeViewfinder.crowded(0.3), "viewfinder": viewfinder,
    ]

    private static let wifi = Drawing(width: 27)
        .line(.arc(13.5, 20, 14.3, from: 225, to: 315)).line(.arc(13.5, 20, 9.5, from: 225, to: 315))
        .line(.arc(13.5, 20, 4.8, from: 222, to: 318)).dot(13.5, 19.6, radius: 0.6).moved(0, -0.4)

    private static let network: Drawing = {
        let globe = Drawing().outline(.circle(12, 12, 8.6)).detail(.ellipse(12, 12, 3.8, 8.6))
            .detail(.line(3.4, 12, 20.6, 12))
        return [210.0, 330, 90].reduce(globe) { drawing, degrees in
            let node = SymbolPath.circle(20.6, 12, 1.15).turned(degrees)
            return drawing.free(node).solid(node)
        }
    }()

    private static let antenna = Drawing(width: 29).with(radio).line(.line(14.5, 12.8, 14.5, 21.6))

    private static let radio = Drawing(width: 29).dot(14.5, 10.8, radius: 1.2)
        .line(.arc(14.5, 10.8, 5.6, from: -42, to: 42)).line(.arc(14.5, 10.8, 5.6, from: 138, to: 222))
        .line(.arc(14.5, 10.8, 10.2, from: -42, to: 42)).line(.arc(14.5, 10.8, 10.2, from: 138, to: 222))

    private static let code = Drawing()
        .line(.rectangle(3, 3, 6.8, 6.8, radius: 1)).line(.rectangle(14.2, 3, 6.8, 6.8, radius: 1)).line(
            .rectangle(3, 14.2, 6.8, 6.8, radius: 1)
        )
        .line(.polyline([(14.2, 14.2), (17.4, 14.2), (17.4, 17.4)])).line(.line(21, 14.2, 21, 14.4)).line(
            .line(14.2, 18, 14.2, 21)
        ).line(.polyline([(17.6, 21), (21, 21), (21, 18)]))

    private static let barcode = Drawing(width: 26)
        .line(.line(3, 4.6, 3, 19.4)).line(.line(7, 4.6, 7, 19.4)).line(
            .line(10.4, 4.6, 10.4, 19.4), times: 1.6
        ).line(.line(14.6, 4.6, 14.6, 19.4))
        .line(.line(18.4, 4.6, 18.4, 19.4), times: 1.6).line(.line(23, 4.6, 23, 19.4))

    private static let viewfinder: Drawing = (0..<4).reduce(Drawing()) { drawing, index in
        drawing.line(
            SymbolPath.polyline([(3, 8.2), (3, 3), (8.2, 3)], radius: 2.8).turned(Double(index) * 90))
    }

    private static let codeViewfinder =
        viewfinder
        .line(.rectangle(7.4, 7.4, 3, 3, radius: 0.4)).line(.rectangle(13.6, 7.4, 3, 3, radius: 0.4)).line(
            .rectangle(7.4, 13.6, 3, 3, radius: 0.4)
        )
        .line(.line(14, 14, 14, 14.4)).line(.line(16.6, 16.4, 16.6, 16.8))
}
