import SeededNumbers
import Simulator
import TestTraits
import Testing

@testable import UIKitCore
@testable import UIKitLists

/// Random data, updates, reloads, scrolling and selection: the screen always matches the data.
@MainActor @Suite(.inTurn) struct CollectionModelTests {
    private enum Step: CaseIterable {
        case insert, delete, move, reload, batch, sections, reloadAll, scroll, wait
    }

    @Test(arguments: [1, 2, 3, 4]) func `the screen shows the data`(_ seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let layouts: [UICollectionViewLayout] = [
            CollectionScene.grid(), CollectionScene.column(), Self.rows(), CollectionScene.grid(),
        ]
        let scene = CollectionScene([4, 3], layout: layouts[Int(seed) % layouts.count])
        scene.source.logs = []
        var next = 0
        func new() -> String {
            next += 1
            return "n\(next)"
        }
        for _ in 0..<300 {
            step(Step.allCases.randomElement(using: &numbers) ?? .wait, scene, &numbers, new)
            scene.sim.turn()
            try check(scene)
        }
        try scene.sim.settle()
        try check(scene)
        #expect(scene.view.display.leaving.isEmpty)
        #expect(
            scene.view.subviews.filter { $0 is LoggedItemCell && !$0.isHidden }.count
                == scene.view.visibleCells.count)
    }

    private static func rows() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private func step(
        _ step: Step, _ scene: CollectionScene, _ numbers: inout SeededNumbers, _ new: () -> String
    ) {
        let (view, source) = (scene.view, scene.source)
        let section = source.sections.indices.randomElement(using: &numbers) ?? 0
        let count = source.sections.isEmpty ? 0 : source.sections[section].count
        switch step {
        case .insert where !source.sections.isEmpty:
            let item = Int.random(in: 0...count, using: &numbers)
            source.sections[section].insert(new(), at: item)
            view.insertItems(at: [[section, item]])
        case .delete where count > 0:
            let item = Int.random(in: 0..<count, using: &numbers)
            source.sections[section].remove(at: item)
            view.deleteItems(at: [[section, item]])
        case .move where count > 1:
            let (old, place) = (
                Int.random(in: 0..<count, using: &numbers), Int.random(in: 0..<count, using: &numbers)
            )
            source.sections[section].insert(source.sections[section].remove(at: old), at: place)
            view.moveItem(at: [section, old], to: [section, place])
        case .reload where count > 0:
            let item = Int.random(in: 0..<count, using: &numbers)
            source.sections[section][item] = new()
            view.reloadItems(at: [[section, item]])
        case .batch where count > 2:
            source.sections[section].remove(at: 1)
            source.sections[section].insert(new(), at: 0)
            view.performBatchUpdates {
                view.insertItems(at: [[section, 0]])
                view.deleteItems(at: [[section, 1]])
            }
        case .sections:
            if source.sections.count > 2 {
                source.sections.remove(at: section)
                view.deleteSections([section])
            } else {
                source.sections.insert([new(), new()], at: section)
                view.insertSections([section])
            }
        case .reloadAll:
            source.sections = source.sections.map { $0.map { _ in new() } }
            view.reloadData()
        case .scroll:
            let most = max(0, view.contentSize.height - 600)
            view.contentOffset.y = CGFloat.random(in: 0...max(0.1, most), using: &numbers)
        default: scene.sim.advance(by: 0.2)
        }
    }

    /// Each visible item has one cell, with its text, at its position.
    private func check(_ scene: CollectionScene) throws {
        let view = scene.view
        var seen: Set<ObjectIdentifier> = []
        for path in view.indexPathsForVisibleItems {
            let cell = try #require(view.cellForItem(at: path) as? LoggedItemCell)
            #expect(cell.text == scene.source.sections[path.section][path.item])
            #expect(seen.insert(ObjectIdentifier(cell)).inserted)
            #expect(cell.superview === view)
            #expect(cell.frame == view.layoutAttributesForItem(at: path)?.frame)
        }
        for (section, items) in scene.source.sections.enumerated() {
            for item in items.indices {
                let path = IndexPath(item: item, section: section)
                let frame = try #require(view.layoutAttributesForItem(at: path)?.frame)
                #expect(view.indexPathsForVisibleItems.contains(path) == frame.overlaps(view.bounds))
            }
        }
    }
}
