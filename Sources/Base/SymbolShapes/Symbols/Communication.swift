/// Bubbles, letters, and calls.
enum Communication {
    static let drawings: [String: Drawing] = [
        "bubble.left": bubble, "bubble.right": bubble.mirrored, "text.bubble": textBubble.crowded(0.8),
        "bubble.left.and.bubble.right": twoBubbles.crowded(0.85), "captions.bubble": captions.crowded(0.5),
        "envelope": envelope, "envelope.open": openEnvelope, "paperplane": paperPlane, "phone": phone,
        "video": video, "megaphone": megaphone, "tray": tray,
    ]

    static let bubble = Drawing().outline(bubblePath(2.2, 3.2, 19.6, 14.8))

    private static let textBubble = bubble.detail(.line(7, 8.6, 17, 8.6)).detail(.line(7, 12.6, 13.4, 12.6))

    private static let captions =
        bubble
        .detail(.line(6.8, 8.4, 9.4, 8.4)).detail(.line(13, 8.4, 17.2, 8.4))
        .detail(.line(6.8, 12.6, 11, 12.6)).detail(.line(14.6, 12.6, 17.2, 12.6))

    private static let twoBubbles: Drawing = {
        let front = bubblePath(11, 7.7, 17, 10.6).mirrored(x: 19.5)
        return Drawing(width: 31).outline(bubblePath(2.6, 2.8, 16.6, 11.4)).free(front).outline(front)
    }()

    /// Returns a bubble with its tail at the lower left.
    private static func bubblePath(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SymbolPath
    {
        let (right, bottom, radius) = (x + width, y + height, min(4.6, height / 2))
        return SymbolPath().move(x + radius, y).line(right - radius, y)
            .arc(right - radius, y + radius, radius, from: -90, to: 0)
            .arc(right - radius, bottom - radius, radius, from: 0, to: 90)
            .line(x + 8.4, bottom).line(x + 4.9, bottom + 3.1)
            .curve(x + 4.4, bottom + 3.6, x + 3.8, bottom + 3.3, to: x + 3.8, bottom + 2.7)
            .line(x + 3.8, bottom - 0.1)
            .curve(x + 1.4, bottom - 0.6, x, bottom - 2.2, to: x, bottom - radius)
            .arc(x + radius, y + radius, radius, from: 180, to: 270).close()
    }

    private static let envelope = Drawing(width: 27).outline(.rectangle(2.8, 4.4, 21.4, 15.2, radius: 2.8))
        .detail(.polyline([(4, 6.4), (13.5, 13.6), (23, 6.4)], radius: 2.2))

    private static let openEnvelope = Drawing(width: 26)
        .outline(.polygon([(13, 2.6), (23.2, 9), (23.2, 21), (2.8, 21), (2.8, 9)], radius: 2.2))
        .detail(.polyline([(3.6, 9.8), (13, 15.2), (22.4, 9.8)], radius: 2))

    private static let paperPlane = Drawing()
        .outline(.polygon([(21.4, 2.8), (14.6, 21.6), (10.4, 13.6), (2.6, 9.6)], radius: 0.9))
        .detail(.line(10.6, 13.4, 16.2, 7.8))

    private static let phone = Drawing()
        .outline(
            SymbolPath().move(7.4, 3).line(9.6, 7.6).curve(9.9, 8.3, 9.8, 8.9, to: 9.3, 9.4)
                .line(8.1, 10.6).curve(8.9, 12.8, 11.2, 15.1, to: 13.4, 15.9)
                .line(14.6, 14.7).curve(15.1, 14.2, 15.7, 14.1, to: 16.4, 14.4)
                .line(21, 16.6).curve(21.4, 20, 19.4, 21.4, to: 17.6, 21.4)
                .curve(10.6, 21.4, 2.6, 13.4, to: 2.6, 6.4).curve(2.6, 4.6, 4, 2.6, to: 7.4, 3).close())

    private static let video = Drawing(width: 28).outline(.rectangle(2.8, 5.4, 15, 13.2, radius: 3))
        .outline(.polygon([(20.4, 10.6), (25, 7.2), (25, 16.8), (20.4, 13.4)], radius: 0.9))

    private static let megaphone = Drawing(width: 26)
        .outline(.polygon([(4.2, 9.6), (21.6, 3.4), (21.6, 18.6), (4.2, 14.6)], radius: 1.4))
        .line(SymbolPath().move(7.2, 15.6).curve(7.4, 20.8, 13, 21.4, to: 14, 17.2)).line(
            .line(23.8, 9.4, 23.8, 12.6))

    private static let tray = Drawing(width: 26)
        .outline(
            .polygon(
                [(6.2, 4.8), (19.8, 4.8), (23.4, 12.6), (23.4, 19.2), (2.6, 19.2), (2.6, 12.6)], radius: 2)
        )
        .detail(
            SymbolPath().move(2.8, 12.8).line(8.4, 12.8).curve(9, 16.6, 17, 16.6, to: 17.6, 12.8).line(
                23.2, 12.8))
}
