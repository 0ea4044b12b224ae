/// One object of a film: the frames that contain it, and its node in each.
struct FilmTrack {
    /// The frames that contain it, in order, with its nodes.
    private(set) var moments: [(frame: Int, node: FilmNode)]

    init(_ node: FilmNode, from frame: Int) {
        moments = [(frame, node)]
    }

    var last: (frame: Int, node: FilmNode) { moments[moments.count - 1] }

    /// The numbers of its frames.
    var frames: [Int] { moments.map(\.frame) }

    /// Whether its contents are equal in every frame.
    var isStill: Bool { moments.allSatisfy { $0.node.likeness == moments[0].node.likeness } }

    /// Whether its position and opacity are equal in every frame.
    var isInOnePlace: Bool { moments.allSatisfy { $0.node.place == moments[0].node.place } }

    /// The objects in it, from back to front.
    var children: [FilmTrack] { FilmTracks(moments.map { ($0.frame, $0.node.children) }).tracks }

    mutating func add(_ node: FilmNode, in frame: Int) {
        moments.append((frame, node))
    }
}

/// Follows objects through the frames of a film: the same object in two frames has one track.
struct FilmTracks {
    /// The tracks from back to front, in every frame.
    private(set) var tracks: [FilmTrack] = []
    private var lastFrame: Int?

    init(_ frames: [(frame: Int, nodes: [FilmNode])]) {
        for (frame, nodes) in frames { add(nodes, in: frame) }
    }

    /// A new object is inserted in front of the previous one. An object that changes its order becomes a new object.
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

    /// The track that each node continues, if any: the best assignment that keeps the order.
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

    /// The quality of the match between a node and a track; 0 if they don't match.
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
