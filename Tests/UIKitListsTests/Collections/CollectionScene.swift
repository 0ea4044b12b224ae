import Simulator
import TestTraits
import Testing

@testable import UIKitCore

/// A collection view of 300 x 600 points that fills a page without bars, with a data source that records its calls.
@MainActor
struct CollectionScene {
    let sim: Simulator
    let view: UICollectionView
    let source: ItemSource

    init(_ counts: [Int], layout: UICollectionViewLayout = Self.grid(), system: System = .iOS(18)) {
        sim = Simulator(system: system)
        source = ItemSource(counts)
        view = UICollectionView(
            frame: CGRect(x: 20, y: 100, width: 300, height: 600), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(LoggedItemCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(LoggedItemHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        view.dataSource = source
        view.delegate = source
        let page = UIViewController()
        sim.launch(page)
        page.view.addSubview(view)
        sim.turn()
    }

    /// Three items of 100 points per line, without spacing.
    static func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        return layout
    }

    /// One item per line, 100 points high.
    static func column() -> UICollectionViewFlowLayout {
        let layout = grid()
        layout.itemSize = CGSize(width: 300, height: 100)
        return layout
    }

    /// The recorded lines since the last call.
    func log() -> [String] { source.takeLog() }

    /// Taps the center of an item's cell.
    func tap(_ item: Int, _ section: Int = 0) throws {
        let cell = try #require(view.cellForItem(at: [section, item]))
        sim.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        try sim.settle()
    }

    /// The visible items by their cells' text, with the cells' frames.
    var shown: [String: CGRect] {
        Dictionary(
            uniqueKeysWithValues: view.subviews.compactMap { $0 as? LoggedItemCell }
                .filter { !$0.isHidden }.map {
                    ($0.text, $0.frame)
                })
    }

    /// The visible items' texts from top to bottom.
    var shownTexts: [String] {
        shown.sorted { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }.map(\.key)
    }
}

/// The items of a collection view: sections of names. It records its calls.
@MainActor
class ItemSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    private var entries: [String] = []
    /// The recorded kinds of calls.
    var logs: Set<String> = [
        "sections", "items", "cell", "view", "display", "end", "highlight", "select", "reuse", "apply",
    ]

    init(_ counts: [Int]) {
        sections = counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
        super.init()
    }

    func note(_ kind: String, _ text: String) {
        if logs.contains(kind) { entries.append("\(kind) \(text)") }
    }

    func takeLog() -> [String] {
        defer { entries = [] }
        return entries
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        note("sections", "\(sections.count)")
        return sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        note("items", "\(section)")
        return sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        note("cell", name(indexPath))
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? LoggedItemCell)?.text = sections[indexPath.section][indexPath.item]
        (cell as? LoggedItemCell)?.source = self
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note("view", "\(kind.suffix(6)) \(name(indexPath))")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("display", name(indexPath)) }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("end", name(indexPath)) }

    func collectionView(
        _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
    ) -> Bool {
        note("highlight", "should \(name(indexPath))")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight", "did \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("highlight", "ended \(name(indexPath))")
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
        note("select", "should \(name(indexPath))")
        return true
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
    ) -> Bool {
        note("select", "should not \(name(indexPath))")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select", "did \(name(indexPath))")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("select", "did not \(name(indexPath))")
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        note("move", "\(name(sourceIndexPath)) to \(name(destinationIndexPath))")
        let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }

    func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
}

/// A cell with a text, which records its callbacks.
final class LoggedItemCell: UICollectionViewCell {
    var text = ""
    weak var source: ItemSource?

    override func prepareForReuse() {
        source?.note("reuse", text)
        super.prepareForReuse()
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        let path = layoutAttributes.indexPath
        let place = superview == nil ? "alone" : "in view"
        source?.note("apply", "\(path.section).\(path.item) \(place)")
    }
}

final class LoggedItemHeader: UICollectionReusableView {}
