import Simulator
import TestTraits

@testable import UIKitCore

/// A table view on a page of an app, with numbers in sections as rows, and a held clock.
@MainActor
struct TableApp {
    let sim: Simulator
    let page = UIViewController()
    let table: UITableView
    let source: LoggedSource

    /// - Parameters:
    ///   - sections: The rows of each section, by name.
    ///   - height: The height of the table view; `nil` for the screen's height.
    init(
        _ sections: [[String]], style: UITableView.Style = .plain, height: CGFloat? = nil,
        system: System = .iOS(18), source: LoggedSource = LoggedSource(),
        prepare: (UITableView) -> Void = { _ in }
    ) {
        sim = Simulator(device: .iPhone8, system: system)
        source.sections = sections
        self.source = source
        table = UITableView(
            frame: CGRect(x: 0, y: 0, width: 375, height: height ?? 667), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
        prepare(table)
        sim.launch(page)
        table.dataSource = source
        table.delegate = source
        page.view.addSubview(table)
        sim.turn()
    }

    /// The calls since the last one of this method.
    func log() -> [String] {
        defer { source.log = [] }
        return source.log
    }

    /// The text of each visible cell, from top to bottom, according to the view tree.
    var seen: [String] {
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }.filter {
            !$0.isHidden && $0.alpha > 0
        }
        return cells.filter { $0.frame.intersects(table.bounds) }.sorted { $0.frame.minY < $1.frame.minY }
            .map { $0.textLabel?.text ?? "" }
    }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        sim.turn()
    }
}

/// The rows of a test; it records its calls.
@MainActor
class LoggedSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]] = []
    var log: [String] = []
    /// The number of created cells, by the order of creation.
    var made = 0

    func note(_ text: String) { log.append(text) }

    func numberOfSections(in tableView: UITableView) -> Int {
        note("sections")
        return sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        note("rows \(section)")
        return sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell \(indexPath.section).\(indexPath.row)")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    // Members that a test's subclass may override, and that count as not implemented until it does.

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalMember.absent(UITableView.automaticDimension)
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        indexPath
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMember.absent(nil)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMember.absent(nil)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        OptionalMember.absent(nil)
    }
    func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {}
    func tableView(
        _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
    ) {}
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { OptionalMember.absent(nil) }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalMember.absent(true)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { note("will \(indexPath.section).\(indexPath.row)") }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { note("end \(indexPath.section).\(indexPath.row)") }
}

/// A cell that counts its creation and its uses.
final class LoggedCell: UITableViewCell {
    static var count = 0
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        LoggedCell.count += 1
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

extension [String] {
    /// The lines that begin with a word.
    func of(_ word: String) -> [String] { filter { $0.hasPrefix(word + " ") || $0 == word } }
}

/// The names of numbered rows.
func names(_ count: Int, _ word: String = "row") -> [String] { (0..<count).map { "\(word) \($0)" } }
