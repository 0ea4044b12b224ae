/// The frames of the keys, in the screen's coordinates.
@MainActor
struct KeyboardPlaces {
    struct Place: Equatable {
        let key: KeyboardKey
        let frame: CGRect
    }

    let keys: [Place]

    /// - Parameter area: The frame of the four rows.
    init(_ rows: KeyboardRows, in area: CGRect, on screen: UIScreen) {
        let isUpright = !screen.interfaceOrientation.isLandscape
        let isTablet = screen.spec.idiom == .pad
        let spacing = isTablet ? CGSize(width: 12, height: 11) : CGSize(width: 6, height: isUpright ? 12 : 7)
        let pitch = area.height / CGFloat(rows.rows.count)
        keys = rows.rows.enumerated().flatMap { index, row in
            let line = CGRect(
                x: area.minX + 3, y: area.minY + CGFloat(index) * pitch + spacing.height * 2 / 3,
                width: area.width - 6, height: pitch - spacing.height)
            return Self.places(of: row, in: line, gap: spacing.width, letters: rows.lettersInRow)
        }
    }

    private static func places(
        of row: [KeyboardKey], in line: CGRect, gap: CGFloat, letters: CGFloat
    ) -> [Place] {
        let letter = (line.width - (letters - 1) * gap) / letters
        let fixed = row.map { $0.fixedWidth(letter: letter, gap: gap) }
        let restCount = fixed.filter { $0 == nil }.count
        let taken = fixed.compactMap { $0 }.reduce(CGFloat(row.count - 1) * gap, +)
        let rest = restCount == 0 ? 0 : (line.width - taken) / CGFloat(restCount)
        var x = line.minX
        return zip(row, fixed).map { key, width in
            defer { x += (width ?? rest) + gap }
            return Place(
                key: key, frame: CGRect(x: x, y: line.minY, width: width ?? rest, height: line.height))
        }
    }
}

extension KeyboardKey {
    fileprivate func fixedWidth(letter: CGFloat, gap: CGFloat) -> CGFloat? {
        guard case .letters(let count) = width else { return nil }
        return count * letter + max(0, count - 1) * gap
    }
}
