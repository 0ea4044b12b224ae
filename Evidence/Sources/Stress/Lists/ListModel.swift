import UIKit

/// The expected content of a list: sections of rows, each with its own identity.
struct ListModel: Hashable {
    struct Row: Hashable {
        let id: Int
        /// Increases when the row's content changes.
        var version = 0
    }

    struct Section: Hashable {
        let id: Int
        var rows: [Row]
    }

    var sections: [Section]
    private var lastID = 0

    init(sectionCounts: [Int]) {
        sections = []
        for count in sectionCounts { sections.append(makeSection(rows: count)) }
    }

    mutating func makeRow() -> Row {
        lastID += 1
        return Row(id: lastID)
    }

    mutating func makeSection(rows: Int) -> Section {
        lastID += 1
        let id = lastID
        return Section(id: id, rows: (0..<rows).map { _ in makeRow() })
    }
}

extension ListModel {
    subscript(path: IndexPath) -> Row? {
        guard sections.indices.contains(path.section),
            sections[path.section].rows.indices.contains(path.item)
        else { return nil }
        return sections[path.section].rows[path.item]
    }

    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].rows.indices.map { IndexPath(item: $0, section: section) }
        }
    }

    func path(of row: Int) -> IndexPath? { paths.first { self[$0]?.id == row } }

    func index(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }
}
