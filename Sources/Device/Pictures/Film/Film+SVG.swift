import Foundation

extension Film {
    /// The film as a self-contained SVG document that plays in a loop.
    ///
    /// Equal films produce byte-identical documents. Each object is written once; a moving object has its positions next to it, as
    /// `animateTransform` and `animate`. The document contains no script, so browsers also play it inside a page. A viewer without
    /// animations shows the first frame.
    public var svg: String {
        var writer = SVGWriter()
        writer.openDocument(frames.first?.picture.size ?? .zero)
        let time = FilmTime(frames)
        let lists = frames.enumerated().map {
            (frame: $0.offset, nodes: $0.element.picture.nodes.map(FilmNode.init))
        }
        for track in FilmTracks(lists).tracks { writer.write(track, within: Array(frames.indices), time) }
        writer.close("svg")
        return writer.text
    }
}

extension FilmNode {
    /// The node as in a picture.
    fileprivate var node: PictureNode {
        var content = content
        switch content {
        case .group(var group):
            (group.transform, group.opacity) = (place.transform, place.opacity)
            group.children = children.map(\.node)
            content = .group(group)
        case .shape(var shape):
            if case .color(var color) = shape.fill, shape.stroke == nil {
                color.alpha = place.opacity
                shape.fill = .color(color)
                shape.outline = shape.outline.moved(by: CGPoint(x: place.transform.tx, y: place.transform.ty))
                content = .shape(shape)
            }
        case .text, .image: break
        }
        return PictureNode(PictureKey(0), content)
    }
}

extension SVGWriter {
    /// Writes an object that is present in some frames of its parent.
    fileprivate mutating func write(_ track: FilmTrack, within frames: [Int], _ time: FilmTime) {
        let first = track.moments[0].node
        let isThroughout = track.moments.count == frames.count
        if isThroughout, track.isInOnePlace, track.isStill { return write(first.node) }
        open("g", attributes(of: track) + (frames.first == track.frames.first ? [] : [("display", "none")]))
        if !isThroughout { showAndHide(track, within: frames, time) }
        if !track.isInOnePlace { animatePlace(of: track, time) }
        if case .group = first.content {
            writeChildren(of: track, time)
        } else {
            write(PictureNode(PictureKey(0), first.content))
        }
        close("g")
    }

    private mutating func writeChildren(of track: FilmTrack, _ time: FilmTime) {
        if track.isStill {
            for child in track.moments[0].node.children { write(child.node) }
        } else {
            for child in track.children { write(child, within: track.frames, time) }
        }
    }

    private mutating func attributes(of track: FilmTrack) -> [Attribute] {
        let node = track.moments[0].node
        var group = PictureGroup()
        if case .group(let own) = node.content { group = own }
        (group.transform, group.opacity) = (node.place.transform, node.place.opacity)
        return attributes(of: group)
    }

    private mutating func showAndHide(_ track: FilmTrack, within frames: [Int], _ time: FilmTime) {
        let own = Set(track.frames)
        var values: [(part: Double, value: String)] = []
        for frame in frames {
            let value = own.contains(frame) ? "inline" : "none"
            guard values.last?.value != value else { continue }
            values.append((values.isEmpty ? 0 : time.start(frame), value))
        }
        animate("animate", [("attributeName", "display"), ("calcMode", "discrete")], values, time)
    }

    private mutating func animatePlace(of track: FilmTrack, _ time: FilmTime) {
        let places = track.moments.map { (frame: $0.frame, value: $0.node.place) }
        let way = { (one: FilmNode.Place, other: FilmNode.Place) in
            max(abs(one.transform.tx - other.transform.tx), abs(one.transform.ty - other.transform.ty))
        }
        let line = time.line(through: places, distance: way)
        animateTransform("translate", line.map { ($0.part, $0.value.transform.way) }, time)
        animateTransform("scale", line.map { ($0.part, $0.value.transform.factors) }, time, isSecond: true)
        let opacities = line.map { ($0.part, "\(SVGNumber($0.value.opacity))") }
        guard opacities.contains(where: { $0.1 != opacities[0].1 }) else { return }
        animate("animate", [("attributeName", "opacity")], opacities, time)
    }

    private mutating func animateTransform(
        _ type: String, _ values: [(part: Double, value: String)], _ time: FilmTime, isSecond: Bool = false
    ) {
        // The first animation replaces the attribute, so the second one requires it.
        guard isSecond ? values.contains(where: { $0.value != "1 1" }) : !values.isEmpty else { return }
        let sum: [Attribute] = isSecond ? [("additive", "sum")] : []
        animate(
            "animateTransform", [("attributeName", "transform"), ("type", type)] + sum, values, time)
    }

    private mutating func animate(
        _ element: String, _ attributes: [Attribute], _ values: [(part: Double, value: String)],
        _ time: FilmTime
    ) {
        add(
            element,
            attributes + [
                ("values", values.map(\.value).joined(separator: ";")),
                ("keyTimes", values.map { "\(SVGNumber($0.part, .factor))" }.joined(separator: ";")),
                ("dur", "\(SVGNumber(time.total))s"), ("repeatCount", "indefinite"),
            ])
    }
}

extension PictureTransform {
    /// The distance of its movement, to a tenth of a point.
    fileprivate var way: String {
        [tx, ty].map { "\(SVGNumber(($0 * 10).rounded() / 10))" }.joined(separator: " ")
    }

    fileprivate var factors: String { [a, d].map { "\(SVGNumber($0))" }.joined(separator: " ") }
}
