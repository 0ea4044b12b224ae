// The command's output.
extension RoomPlan {
    /// The numbers of rooms, arrows and circles.
    package var summary: String {
        let circles =
            switch circles.count {
            case 0: "no circle"
            case 1: "1 circle of \(circles[0].count)"
            default: "\(circles.count) circles, the largest of \(circles[0].count)"
            }
        return "\(rooms.count) folders, \(arrows.count) \(arrows.count == 1 ? "arrow" : "arrows"), \(circles)"
    }

    /// The arrows of each room; those in a circle are marked.
    package var list: String {
        let inCircles = Set(circles.flatMap(arrows(in:)))
        return arrows.keys.sorted().map { arrow in
            "\(inCircles.contains(arrow) ? "circle  " : "        ")\(arrow.from) -> \(arrow.to)  \(arrows[arrow]!.count)"
        }.joined(separator: "\n")
    }

    /// A line for each upward arrow, with the location of its first use.
    package func faults(in folder: String) -> [String] {
        UpArrows.all(of: self).map { arrow in
            let uses = arrows[arrow]!
            let more = uses.count > 1 ? ", and \(uses.count - 1) more" : ""
            return
                "\(folder)/\(uses[0].file):\(uses[0].line): \(arrow.from) uses \(uses[0].name) of \(arrow.to)\(more)"
        }
    }

    /// The layers from top to bottom, then the arrows of each room.
    package var picture: String {
        (layerRows + [""] + arrowRows).joined(separator: "\n")
    }

    /// A room depends only on rooms in lower rows. Rooms of one circle are in brackets.
    private var layerRows: [String] {
        let rows = layers.reversed().map { groups in
            groups.map { $0.count == 1 ? $0[0] : "(\($0.joined(separator: " ")))" }.joined(separator: "   ")
        }
        let line = String(repeating: "-", count: rows.map(\.count).max() ?? 0)
        return Array(rows.map { [$0] }.joined(separator: [line]))
    }

    /// The groups by their height: 0 has no dependencies, and each other one is just above its dependencies.
    private var layers: [[[String]]] {
        let groups = Circles.groups(of: self)
        var heights: [String: Int] = [:]
        for group in groups {
            let below = arrows.keys.filter { group.contains($0.from) && !group.contains($0.to) }
            let height = below.map { heights[$0.to]! + 1 }.max() ?? 0
            for room in group { heights[room] = height }
        }
        let byHeight = Dictionary(grouping: groups) { heights[$0[0]]! }
        return byHeight.keys.sorted().map { byHeight[$0]!.sorted { $0[0] < $1[0] } }
    }

    private var arrowRows: [String] {
        let width = rooms.map(\.count).max() ?? 0
        return layers.reversed().joined().joined().compactMap { room in
            let targets = arrows.keys.filter { $0.from == room }.map(\.to).sorted()
            guard !targets.isEmpty else { return nil }
            return room + String(repeating: " ", count: width - room.count) + " -> "
                + targets.joined(separator: ", ")
        }
    }
}
