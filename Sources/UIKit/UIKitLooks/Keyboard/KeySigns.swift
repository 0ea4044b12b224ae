/// The symbols on keys without a letter.
@MainActor
struct KeySigns {
    private let path: UIBezierPath

    /// An arrow up.
    static func shift(in frame: CGRect) -> KeySigns {
        sign(
            in: frame,
            closed: [(0, -8.5), (9, 0.5), (4.5, 0.5), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0.5), (-9, 0.5)])
    }

    /// A tag that points toward the deleted text, with a cross.
    static func delete(in frame: CGRect) -> KeySigns {
        let made = sign(in: frame, closed: [(-11, 0), (-4, -8), (11, -8), (11, 8), (-4, 8)])
        for (start, end) in [((-0.5, -3.5), (6.5, 3.5)), ((-0.5, 3.5), (6.5, -3.5))] {
            made.path.move(to: CGPoint(x: frame.midX + start.0, y: frame.midY + start.1))
            made.path.addLine(to: CGPoint(x: frame.midX + end.0, y: frame.midY + end.1))
        }
        return made
    }

    /// An arrow to the left, from a line above it.
    static func newLine(in frame: CGRect) -> KeySigns {
        let path = UIBezierPath()
        for line in [[(9, -7), (9, 2.5), (-9, 2.5)], [(-4, -2.5), (-9, 2.5), (-4, 7.5)]]
            as [[(CGFloat, CGFloat)]]
        {
            for (index, point) in line.enumerated() {
                let place = CGPoint(x: frame.midX + point.0, y: frame.midY + point.1)
                if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
            }
        }
        return KeySigns(styled: path)
    }

    private init(styled path: UIBezierPath) {
        self.path = path
        path.lineWidth = 1.5
        path.lineJoinStyle = .round
        path.lineCapStyle = .round
    }

    private static func sign(in frame: CGRect, closed points: [(CGFloat, CGFloat)]) -> KeySigns {
        let path = UIBezierPath()
        for (index, point) in points.enumerated() {
            let place = CGPoint(x: frame.midX + point.0, y: frame.midY + point.1)
            if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return KeySigns(styled: path)
    }

    func stroke(_ color: UIColor) {
        color.setStroke()
        path.stroke()
    }
}
