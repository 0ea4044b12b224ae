/// The dependencies between a target's folders: the rooms and the arrows between them.
package struct RoomPlan {
    /// A dependency of a folder on another one.
    struct Arrow: Hashable, Comparable {
        var from: String
        var to: String

        static func < (one: Arrow, other: Arrow) -> Bool { (one.from, one.to) < (other.from, other.to) }
    }

    /// A location where a file uses a declaration of another folder.
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
    /// The locations behind each arrow, in the order of the files.
    let arrows: [Arrow: [Use]]

    init(rooms: [String], arrows: [Arrow: [Use]]) {
        self.rooms = rooms
        self.arrows = arrows
    }

    /// - Parameter depth: The number of folder levels of a room: 1 makes `Views/Scroll` a part of `Views`.
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

    /// The room of each symbol that the target declares.
    private static func declaringRooms(_ index: SourceIndex, _ depth: Int) -> [String: String] {
        var rooms: [String: String] = [:]
        for (file, occurrences) in index.files {
            for occurrence in occurrences where occurrence.roles.contains(.definition) {
                rooms[occurrence.symbol.identifier] = room(of: file, depth)
            }
        }
        return rooms
    }

    /// Whether a room has arrows. Files in the target's own folder aren't a room if they only re-export a module.
    private static func isIn(_ arrows: some Sequence<Arrow>, _ room: String) -> Bool {
        arrows.contains { $0.from == room || $0.to == room }
    }

    /// The folder of a file; files in the target's own folder are in the room ".".
    package static func room(of file: String, _ depth: Int) -> String {
        let folders = file.split(separator: "/").dropLast().prefix(depth)
        return folders.isEmpty ? "." : folders.joined(separator: "/")
    }
}

extension Symbol {
    /// `page` for `getter:page`: the use of an accessor counts as a use of its property.
    fileprivate var nameWithoutAccessor: String {
        String(name.trimmingPrefix(/[A-Za-z]+:/))
    }
}
