import Simulator

/// The content of a list: texts in sections. The app changes it as apps change their models.
@MainActor
final class ListData {
    var sections: [[String]]

    init(_ counts: [Int]) {
        sections = counts.enumerated().map { section, count in
            (0..<count).map { "\(section)-\($0)" }
        }
    }

    subscript(place: IndexPath) -> String { sections[place.section][place.item] }

    func set(_ count: Int, in section: Int = 0) {
        sections[section] = (0..<count).map { "\(section)-\($0)" }
    }
}

extension IndexPath {
    /// The index path of an item in the first section.
    static func first(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// The row for a table with one section, or else the section and the row.
    @MainActor
    func title(in data: ListData) -> String { data.sections.count == 1 ? "\(item)" : "\(section), \(item)" }
}
