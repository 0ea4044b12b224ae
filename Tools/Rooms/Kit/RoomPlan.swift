/// Which folders of a target use which others: the rooms and the arrows between them.
package struct RoomPlan {
    /// A folder that uses another one.
    struct Arrow: Hashable, Comparable {
        var from: String
        var to: String

        static func < (one: Arrow, other: Arrow) -> Bool { (one.from, one.to) < (other.from, other.to) }
    }

    /// A place where a file uses what another folder declares.
    struct Use: Hashable, Comparable {
        var file: String
        var line: Int
        var name: String

        static func < (one: Use, other: Use) -> Bool {
            (one.file, one.line, one.name) < (other.file, other.line, other.name)
        }
    }

    /// The rooms in alphabetical order.
    let rooms: [String]
    /// The places behind each arrow, in the order of the files.
    let arrows: [Arrow: [Use]]

    init(rooms: [String], arrows: [Arrow: [Use]]) {
        self.rooms = rooms
        self.arrows = arrows
    }

    /// - Parameter depth: how many folders make a room: 1 takes `Views/Scroll` for a part of `Views`.
    package init(of index: SourceIndex, depth: Int = 1) {
        let declared = RoomPlan.declaringRooms(index, depth)
        var arrows: [Arrow: Set<Use>] = [:]
        for (file, occurrences) in index.files {
            let room = RoomPlan.room(of: file, depth)
            for occurrence in occurrences where occurrence.roles.contains(.reference) {
                guard let other = declared[occurrence.symbol.identifier], other != room else { continue }
                let use = Use(file: file, line: occurrence.line, name: occurrence.symbol.nameWithoutAccessor)
                arrows[Arrow(from: room, to: other), default: []].insert(use)
            }
        }
        let rooms = Set(index.files.keys.map { RoomPlan.room(of: $0, depth) })
        self.init(
            rooms: rooms.filter { $0 != "." || RoomPlan.isIn(arrows.keys, $0) }.sorted(),
            arrows: arrows.mapValues { $0.sorted() })
    }

    /// The room of each symbol that is declared in the target.
    private static func declaringRooms(_ index: SourceIndex, _ depth: Int) -> [String: String] {
        var rooms: [String: String] = [:]
        for (file, occurrences) in index.files {
            for occurrence in occurrences where occurrence.roles.contains(.definition) {
                rooms[occurrence.symbol.identifier] = room(of: file, depth)
            }
        }
        return rooms
    }

    /// Whether a room has arrows. Files in the target's own folder make no room if they only export a module again.
    private static func isIn(_ arrows: some Sequence<Arrow>, _ room: String) -> Bool {
        arrows.contains { $0.from == room || $0.to == room }
    }

    /// The folder of a file; files that lie in the target itself are in the room ".".
    package static func room(of file: String, _ depth: Int) -> String {
        let folders = file.split(separator: "/").dropLast().prefix(depth)
        return folders.isEmpty ? "." : folders.joined(separator: "/")
    }
}

extension Symbol {
    /// `page` for `getter:page`: the use of an accessor is the use of its property.
    fileprivate var nameWithoutAccessor: String {
        String(name.trimmingPrefix(/[A-Za-z]+:/))
    }
}
