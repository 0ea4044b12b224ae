/// The variant `fill`.
extension Drawing {
    /// Outlines are filled, what lies on them is left free, and all else stays.
    var filled: Self {
        var drawing = self
        drawing.parts = parts.map(\.filled)
        return drawing
    }
}

extension Part {
    var filled: Self {
        var part = self
        switch role {
        case .outline: (part.role, part.ink) = (.line, ink.filled)
        case .detail: part.role = .gap
        case .detailGap: part.role = .line
        case .line, .gap: break
        }
        return part
    }
}
