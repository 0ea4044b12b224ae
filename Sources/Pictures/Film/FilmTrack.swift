/// One thing in a film: in which frames it is there, and what it is in each.
struct FilmTrack {
    /// The frames in which it is there, in order, and what it is in them.
    private(set) var moments: [(frame: Int, node: FilmNode)]

    init(_ node: FilmNode, from frame: Int) {
        moments = [(frame, node)]
    }

    var last: (frame: Int, node: FilmNode) { moments[moments.count - 1] }

    /// The numbers of its frames.
    var frames: [Int] { moments.map(\.frame) }

    /// Whether it contains the same in every frame.
    var isStill: Bool { moments.allSatisfy { $0.node.likeness == moments[0].node.likeness } }

    /// Whether it is in the same place in every frame, and as opaque.
    var isInOnePlace: Bool { moments.allSatisfy { $0.node.place == moments[0].node.place } }

    /// The things within it, from back to front.
    var children: [FilmTrack] { FilmTracks(moments.map { ($0.frame, $0.node.children) }).tracks }

    mutating func add(_ node: FilmNode, in frame: Int) {
        moments.append((frame, node))
    }
}

/// Follows things through the frames of a film: what is the same thing in two frames has one track.
struct FilmTracks {
    /// From back to front, in every frame.
    private(set) var tracks: [FilmTrack] = []
    private var lastFrame: Int?

    init(_ frames: [(frame: Int, nodes: [FilmNode])]) {
        for (frame, nodes) in frames { add(nodes, in: frame) }
    }

    /// A new thing lies in front of the one before it. What changes its place in the order is another thing from then on.
    private mutating func add(_ nodes: [FilmNode], in frame: Int) {
        var place = 0
        var addedCount = 0
        for (node, match) in zip(nodes, matches(of: nodes)) {
            if let match {
                place = match + addedCount
                tracks[place].add(node, in: frame)
            } else {
                tracks.insert(FilmTrack(node, from: frame), at: place)
                addedCount += 1
            }
            place += 1
        }
        lastFrame = frame
    }

    /// For each node the track that it goes on, if any: the best choice that keeps the order.
    private func matches(of nodes: [FilmNode]) -> [Int?] {
        guard !tracks.isEmpty else { return nodes.map { _ in nil } }
        let worth = nodes.map { node in tracks.map { value(of: $0, goingOnAs: node) } }
        var best = Array(repeating: Array(repeating: 0.0, count: tracks.count + 1), count: nodes.count + 1)
        for node in nodes.indices.reversed() {
            for track in tracks.indices.reversed() {
                let taken = worth[node][track] > 0 ? worth[node][track] + best[node + 1][track + 1] : 0
                best[node][track] = max(taken, best[node + 1][track], best[node][track + 1])
            }
        }
        return path(through: best, worth)
    }

    private func path(through best: [[Double]], _ worth: [[Double]]) -> [Int?] {
        var matches: [Int?] = Array(repeating: nil, count: worth.count)
        var (node, track) = (0, 0)
        while node < worth.count, track < tracks.count {
            let value = worth[node][track]
            if value > 0, best[node][track] == value + best[node + 1][track + 1] {
                matches[node] = track
                (node, track) = (node + 1, track + 1)
            } else if best[node][track] == best[node][track + 1] {
                track += 1
            } else {
                node += 1
            }
        }
        return matches
    }

    /// How well a node goes on a track; 0 if it cannot.
    private func value(of track: FilmTrack, goingOnAs node: FilmNode) -> Double {
        let last = track.last
        let wasThere = last.frame == lastFrame ? 0.5 : 0
        if last.node.likeness == node.likeness {
            guard last.node.place.canBecome(node.place) else { return 0 }
            return last.node.place == node.place ? 5 + wasThere : 4 + wasThere
        }
        guard node.isSameThing(as: last.node) else { return 0 }
        let similarity = node.similarity(to: last.node)
        return wasThere > 0 || similarity > 0.5 ? wasThere + 2 * similarity : 0
    }
}
