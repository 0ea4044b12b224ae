/// Playing and recording.
enum Media {
    static let drawings: [String: Drawing] = [
        "play": play, "pause": pause.crowded(0.6), "stop": stop, "forward": forward,
        "backward": forward.mirrored,
        "forward.end": forwardEnd, "backward.end": forwardEnd.mirrored,
        "playpause": playPause.crowded(0.8), "shuffle": shuffle.crowded(0.8), "repeat": again,
        "speaker": speaker(waves: 0), "speaker.wave.1": speaker(waves: 1).crowded(0.8),
        "speaker.wave.2": speaker(waves: 2).crowded(0.75),
        "speaker.wave.3": speaker(waves: 3).crowded(0.6), "mic": microphone,
        "waveform": waveform.crowded(0.4),
        "music.note": musicNote, "music.note.list": musicNoteList.crowded(0.7),
        "headphones": headphones.crowded(0.7),
        "photo": photo.crowded(0.75), "photo.on.rectangle": photoOnRectangle.crowded(0.5),
        "photo.on.rectangle.angled": photoAngled.crowded(0.5),
        "camera": camera.crowded(0.8), "film": film.crowded(0.35), "airplayaudio": airPlay,
    ]

    private static let play = Drawing(width: 21).outline(
        .polygon([(4, 3.2), (19.2, 12), (4, 20.8)], radius: 1.6))

    private static let pause = Drawing(width: 19)
        .outline(.rectangle(3.8, 4, 3.2, 16, radius: 1)).outline(.rectangle(12, 4, 3.2, 16, radius: 1))

    private static let stop = Drawing(width: 21).outline(.rectangle(3.4, 4.9, 14.2, 14.2, radius: 2))

    private static let forward = Drawing(width: 29)
        .outline(.polygon([(3.4, 5), (14.2, 12), (3.4, 19)], radius: 1.3))
        .outline(.polygon([(15.2, 5), (26, 12), (15.2, 19)], radius: 1.3))

    private static let forwardEnd = Drawing(width: 22)
        .outline(.polygon([(3.6, 4.6), (15.4, 12), (3.6, 19.4)], radius: 1.3)).line(
            .line(18.6, 5.2, 18.6, 18.8))

    private static let playPause = Drawing(width: 28)
        .outline(.polygon([(3.4, 5), (14, 12), (3.4, 19)], radius: 1.3))
        .line(.line(18.2, 5.4, 18.2, 18.6)).line(.line(24.2, 5.4, 24.2, 18.6))

    private static let shuffle = Drawing(width: 27)
        .line(SymbolPath().move(3, 7).line(6.4, 7).curve(11.6, 7, 13.4, 17, to: 18.6, 17).line(23.6, 17))
        .line(SymbolPath().move(3, 17).line(6.4, 17).curve(8.6, 17, 10, 15.4, to: 11, 13.8))
        .line(SymbolPath().move(14, 10.2).curve(15, 8.6, 16.4, 7, to: 18.6, 7).line(23.6, 7))
        .line(.polyline([(20.4, 3.8), (23.6, 7), (20.4, 10.2)])).line(
            .polyline([(20.4, 13.8), (23.6, 17), (20.4, 20.2)]))

    private static let again = Drawing(width: 27)
        .line(.polyline([(3.4, 11.4), (3.4, 6.8), (22.6, 6.8)], radius: 3.4)).line(
            .polyline([(19.2, 3.4), (22.6, 6.8), (19.2, 10.2)])
        )
        .line(.polyline([(23.6, 12.6), (23.6, 17.2), (4.4, 17.2)], radius: 3.4)).line(
            .polyline([(7.8, 13.8), (4.4, 17.2), (7.8, 20.6)]))

    /// Returns a loudspeaker with a number of waves in front of it.
    private static func speaker(waves: Int) -> Drawing {
        let body = SymbolPath.polygon(
            [(2.6, 8.6), (6.8, 8.6), (12.2, 3.8), (12.2, 20.2), (6.8, 15.4), (2.6, 15.4)], radius: 1.2)
        var drawing = Drawing(width: 17 + Double(waves) * 4.2).outline(body)
        for wave in 0..<waves {
            drawing = drawing.line(.arc(9.8, 12, 6.4 + Double(wave) * 4, from: -38, to: 38))
        }
        return drawing.moved(0.4, 0)
    }

    private static let microphone = Drawing(width: 20).outline(.rectangle(6.9, 2.6, 6.2, 11.8, radius: 3.1))
        .line(SymbolPath().move(3.4, 11).arc(10, 11, 6.6, from: 180, to: 0)).line(.line(10, 17.6, 10, 21.2))
        .line(.line(6.6, 21.4, 13.4, 21.4))

    private static let waveform = Drawing(width: 25)
        .line(.line(2.9, 10.6, 2.9, 13.4)).line(.line(6.1, 8, 6.1, 16)).line(.line(9.3, 4.4, 9.3, 19.6))
        .line(.line(12.5, 8.8, 12.5, 15.2)).line(.line(15.7, 3, 15.7, 21)).line(.line(18.9, 7, 18.9, 17))
        .line(.line(22.1, 10.6, 22.1, 13.4))

    private static let musicNote = Drawing(width: 18)
        .solid(SymbolPath.ellipse(6.4, 18.2, 2.6, 1.9).turned(-20, x: 6.4, y: 18.2))
        .line(.line(9.6, 17.8, 9.6, 4)).solid(
            .polygon([(9.6, 3.8), (14.6, 2.6), (14.6, 5.6), (9.6, 6.8)], radius: 0.5))

    private static let musicNoteList = Drawing(width: 26)
        .line(.line(2.8, 4.6, 11, 4.6)).line(.line(2.8, 10.2, 11, 10.2)).line(.line(2.8, 15.8, 7.6, 15.8))
        .solid(SymbolPath.ellipse(14.4, 18.4, 2.3, 1.7).turned(-20, x: 14.4, y: 18.4))
        .line(.line(17.2, 18, 17.2, 5)).solid(
            .polygon([(17.2, 4.8), (22.4, 3.4), (22.4, 6.6), (17.2, 8)], radius: 0.5))

    private static let headphones = Drawing()
        .line(
            SymbolPath().move(3.2, 16).line(3.2, 12.4).arc(12, 12.4, 8.8, from: 180, to: 360).line(20.8, 16)
        )
        .outline(.rectangle(3.2, 13.6, 3.6, 7, radius: 1.4)).outline(
            .rectangle(17.2, 13.6, 3.6, 7, radius: 1.4))

    private static let photo = Drawing(width: 27).outline(.rectangle(2.8, 3.6, 21.4, 16.8, radius: 3))
        .detail(landscape(2.8, 20.4, width: 21.4)).detailDot(8.9, 9, radius: 1.3, times: 0.8)

    private static let photoOnRectangle: Drawing = {
        let front = SymbolPath.rectangle(7.6, 7.6, 18.2, 13.6, radius: 2.8)
        return Drawing(width: 29).outline(.rectangle(2.8, 2.8, 18.2, 13.6, radius: 2.8)).free(front).outline(
            front
        )
        .detail(landscape(7.6, 21.2, width: 18.2)).detailDot(12.6, 11.8, radius: 0.9, times: 0.8)
    }()

    private static let photoAngled: Drawing = {
        let front = SymbolPath.rectangle(8.4, 8, 17.6, 12.8, radius: 2.8)
        let back = SymbolPath.rectangle(4.2, 4.2, 16, 12, radius: 2.8).turned(-13, x: 11, y: 11)
        return Drawing(width: 29).outline(back).free(front).outline(front)
            .detail(landscape(8.4, 20.8, width: 17.6)).detailDot(13.2, 12, radius: 0.9, times: 0.8)
    }()

    /// Hills in a picture with a given lower-left corner.
    private static func landscape(_ x: Double, _ bottom: Double, width: Double) -> SymbolPath {
        let unit = width / 21.4
        return .polyline(
            [
                (x + 0.4 * unit, bottom - 3.4 * unit), (x + 6.4 * unit, bottom - 7.6 * unit),
                (x + 10 * unit, bottom - 4.4 * unit), (x + 15 * unit, bottom - 9.4 * unit),
                (x + width - 0.4 * unit, bottom - 3.8 * unit),
            ], radius: 1.2)
    }

    private static let camera = Drawing(width: 27)
        .outline(
            .polygon(
                [
                    (2.8, 6.6), (7.8, 6.6), (9.8, 3.6), (17.2, 3.6), (19.2, 6.6), (24.2, 6.6), (24.2, 20.4),
                    (2.8, 20.4),
                ],
                radius: 2.4)
        )
        .detail(.circle(13.5, 13.1, 4.2))

    private static let film = Drawing(width: 26).outline(.rectangle(2.6, 3.8, 20.8, 16.4, radius: 2.6))
        .detail(.line(7.4, 4, 7.4, 20)).detail(.line(18.6, 4, 18.6, 20)).detail(.line(7.4, 12, 18.6, 12))
        .detail(.line(2.8, 9.2, 7.2, 9.2)).detail(.line(2.8, 14.8, 7.2, 14.8))
        .detail(.line(18.8, 9.2, 23.2, 9.2)).detail(.line(18.8, 14.8, 23.2, 14.8))

    private static let airPlay = Drawing()
        .line(.arc(12, 12, 9.4, from: 130, to: 410)).line(.arc(12, 12, 5.6, from: 135, to: 405))
        .solid(.polygon([(12, 14), (17, 20.6), (7, 20.6)], radius: 0.8))
}
