/// The resizing of a resizable image.
struct ImageResizing: Equatable {
    /// The cap insets, which keep their size.
    var insets: UIEdgeInsets
    var mode: UIImage.ResizingMode
}

/// A part of a resizable image, and its destination.
struct ImageSlice: Equatable {
    /// In the image's points.
    let source: CGRect
    let target: CGRect

    /// Returns the rectangle in which to draw the whole image, so that the part is at its target.
    func wholeImage(of size: CGSize) -> CGRect {
        let (x, y) = (target.width / source.width, target.height / source.height)
        return CGRect(
            x: target.minX - source.minX * x, y: target.minY - source.minY * y, width: size.width * x,
            height: size.height * y)
    }
}

/// The parts of a resizable image: its corners, its edges, and its middle.
struct ImageSlices {
    private let columns: [ImageSpan]
    private let rows: [ImageSpan]
    private let origin: CGPoint

    init(of size: CGSize, _ resizing: ImageResizing, in rect: CGRect) {
        let insets = resizing.insets
        columns = ImageSpan.spans(
            of: size.width, caps: (insets.left, insets.right), in: rect.width, resizing.mode)
        rows = ImageSpan.spans(
            of: size.height, caps: (insets.top, insets.bottom), in: rect.height, resizing.mode)
        origin = rect.origin
    }

    func forEach(_ body: (ImageSlice) -> Void) {
        for row in rows {
            for column in columns {
                body(
                    ImageSlice(
                        source: CGRect(
                            x: column.source, y: row.source, width: column.sourceLength,
                            height: row.sourceLength),
                        target: CGRect(
                            x: origin.x + column.target, y: origin.y + row.target, width: column.targetLength,
                            height: row.targetLength)))
            }
        }
    }
}

/// A part of a resizable image along one axis.
struct ImageSpan: Equatable {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat

    /// Returns the first cap, the middle as often as it fits, and the last cap. If the caps don't fit, both shrink
    /// proportionally.
    static func spans(
        of length: CGFloat, caps: (CGFloat, CGFloat), in room: CGFloat, _ mode: UIImage.ResizingMode
    ) -> [ImageSpan] {
        let (first, last) = (min(max(caps.0, 0), length), min(max(caps.1, 0), max(length - caps.0, 0)))
        let factor = first + last > room ? room / (first + last) : 1
        let start = ImageSpan(source: 0, sourceLength: first, target: 0, targetLength: first * factor)
        let end = ImageSpan(
            source: length - last, sourceLength: last, target: room - last * factor,
            targetLength: last * factor)
        let middle = ImageSpan(
            source: first, sourceLength: length - first - last, target: start.targetLength,
            targetLength: end.target - start.targetLength)
        let middles = mode == .tile ? middle.repeated : [middle]
        return ([start] + middles + [end]).filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }

    /// Repeats the middle, with the last copy cut off. A middle up to one point wide is stretched, which looks the same.
    private var repeated: [ImageSpan] {
        guard sourceLength > 1, targetLength > 0 else { return [self] }
        return stride(from: 0, to: targetLength, by: sourceLength).map { offset in
            let part = min(sourceLength, targetLength - offset)
            return ImageSpan(source: source, sourceLength: part, target: target + offset, targetLength: part)
        }
    }
}
