import Foundation
import Pictures

// The nodes of a picture, in the page's format.
extension JSONText {
    package mutating func nodes(_ nodes: [PictureNode]) {
        array(nodes) { $0.node($1) }
    }

    package mutating func changes(_ changes: [PictureChange]) {
        array(changes) { $0.change($1) }
    }

    private mutating func change(_ change: PictureChange) {
        object { json in
            switch change {
            case .remove(let key):
                json.key("remove")
                json.pictureKey(key)
            case .insert(let node, let parent, let index):
                json.key("insert")
                json.node(node)
                json.place(parent, index)
            case .move(let key, let parent, let index):
                json.key("move")
                json.pictureKey(key)
                json.place(parent, index)
            case .update(let node):
                json.key("update")
                json.node(node)
            }
        }
    }

    private mutating func place(_ parent: PictureKey?, _ index: Int) {
        key("into")
        if let parent { pictureKey(parent) } else { null() }
        member("at", index)
    }

    private mutating func pictureKey(_ key: PictureKey) {
        array([key.owner, key.part]) { $0.value($1) }
    }

    private mutating func node(_ node: PictureNode) {
        object { json in
            json.key("k")
            json.pictureKey(node.key)
            switch node.content {
            case .group(let group): json.group(group)
            case .shape(let shape): json.shape(shape)
            case .text(let text): json.run(text)
            case .image(let image): json.image(image)
            }
        }
    }

    private mutating func group(_ group: PictureGroup) {
        key("g")
        object { json in
            if !group.name.isEmpty { json.member("n", group.name) }
            if group.transform != .identity { json.transform("t", group.transform) }
            if group.opacity != 1 { json.member("o", group.opacity) }
            if group.blending != .normal { json.member("b", group.blending.rawValue) }
            if let clip = group.clip { json.clip(clip) }
            if !group.mask.isEmpty {
                json.key("mask")
                json.nodes(group.mask)
            }
            if !group.holes.isEmpty {
                json.key("holes")
                json.nodes(group.holes)
            }
            if let shadow = group.shadow { json.shadow(shadow) }
            if let motion = group.motion { json.motion(motion) }
        }
        key("c")
        nodes(group.children)
    }

    private mutating func transform(_ name: String, _ transform: PictureTransform) {
        key(name)
        value(transform)
    }

    private mutating func value(_ t: PictureTransform) {
        array([t.a, t.b, t.c, t.d, t.tx, t.ty]) { $0.value($1, digits: 100_000) }
    }

    private mutating func clip(_ clip: PictureClip) {
        key("clip")
        object { json in
            json.member("d", clip.outline.path)
            if clip.usesEvenOddRule { json.member("e", true) }
        }
    }

    private mutating func shadow(_ shadow: PictureShadow) {
        key("shadow")
        object { json in
            json.member("c", shadow.color.css)
            json.member("x", Double(shadow.offset.width))
            json.member("y", Double(shadow.offset.height))
            json.member("r", shadow.radius)
        }
    }

    private mutating func motion(_ motion: PictureMotion) {
        key("m")
        object { json in
            json.key("at")
            json.value(motion.start, digits: 1_000_000)
            json.key("every")
            json.value(PictureMotion.interval, digits: 1_000_000)
            let first = motion.moments[0]
            if motion.moments.contains(where: { $0.transform != first.transform }) {
                json.key("t")
                json.array(motion.moments) { $0.value($1.transform) }
            }
            if motion.moments.contains(where: { $0.opacity != first.opacity }) {
                json.key("o")
                json.array(motion.moments) { $0.value($1.opacity) }
            }
        }
    }

    private mutating func shape(_ shape: PictureShape) {
        key("s")
        object { json in
            json.member("d", shape.outline.path)
            if let fill = shape.fill { json.paint(fill) }
            if let stroke = shape.stroke { json.stroke("s", stroke) }
            if shape.usesEvenOddRule { json.member("e", true) }
        }
    }

    private mutating func paint(_ paint: PicturePaint) {
        switch paint {
        case .color(let color): member("f", color.css)
        case .gradient(let gradient):
            key("f")
            object { $0.gradient(gradient) }
        }
    }

    private mutating func gradient(_ gradient: PictureGradient) {
        switch gradient.kind {
        case .linear(let start, let end):
            key("linear")
            array([start.x, start.y, end.x, end.y]) { $0.value(Double($1)) }
        case .radial(let start, let end):
            key("radial")
            let values = [
                end.center.x, end.center.y, CGFloat(end.radius), start.center.x, start.center.y,
                CGFloat(start.radius),
            ]
            array(values) { $0.value(Double($1)) }
        }
        key("stops")
        array(gradient.stops) { json, stop in
            json.row { json in
                json.value(stop.location)
                json.value(stop.color.css)
            }
        }
    }

    private mutating func stroke(_ name: String, _ stroke: PictureStroke) {
        key(name)
        object { json in
            json.member("c", stroke.color.css)
            json.member("w", stroke.width)
            if stroke.cap != .butt { json.member("cap", stroke.cap.rawValue) }
            if stroke.join != .miter { json.member("join", stroke.join.rawValue) }
            guard !stroke.dashes.isEmpty else { return }
            json.key("dash")
            json.array(stroke.dashes) { $0.value($1) }
        }
    }

    private mutating func run(_ text: PictureText) {
        key("x")
        object { json in
            json.member("s", text.string)
            json.member("x", Double(text.anchorPoint.x))
            json.member("y", Double(text.anchorPoint.y))
            json.member("w", text.width)
            if text.anchor != .start { json.member("a", text.anchor.rawValue) }
            if !text.font.family.isEmpty { json.member("f", text.font.family) }
            json.member("wt", text.font.weight)
            if text.font.isItalic { json.member("i", true) }
            json.member("z", text.font.size)
            json.member("c", text.color.css)
            if text.letterSpacing != 0 { json.member("ls", text.letterSpacing) }
            if text.isUnderlined { json.member("u", true) }
            if text.isStruckThrough { json.member("st", true) }
            if let outline = text.outline { json.stroke("o", outline) }
            if !text.isFilled { json.member("nf", true) }
        }
    }

    private mutating func image(_ image: PictureImage) {
        key("i")
        object { json in
            json.member("href", image.dataURL)
            json.member("x", Double(image.frame.minX))
            json.member("y", Double(image.frame.minY))
            json.member("w", Double(image.frame.width))
            json.member("h", Double(image.frame.height))
        }
    }
}
