import TestApps
import TestTraits
import Testing
import UIKitLists

@testable import UIKitCore

/// An app may keep a part for longer than the object to which the part belongs.
@MainActor @Suite(.inTurn) struct OutlivedOwnerTests {
    private final class Rows: NSObject, UICollectionViewDataSource, UIPickerViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            9
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
    }

    private let area = CGRect(x: 0, y: 0, width: 300, height: 300)

    @Test func `a timer can be canceled after its loop has been released`() {
        useFreshRuntime()
        weak let loop = Runtime.loop
        let timer = Runtime.loop.schedule(after: 1, "late") {}
        useFreshRuntime()
        #expect(loop == nil)
        timer.cancel()
    }

    @Test
    func `the scroll view of an orthogonal section still scrolls after its collection view was released`()
        throws
    {
        useFreshRuntime()
        weak var released: UICollectionView?
        let scrollView = try orthogonalScrollView { released = $0 }
        #expect(released == nil)
        scrollView.contentOffset.x = 50
        #expect(scrollView.contentOffset.x == 50)
    }

    private func orthogonalScrollView(_ made: (UICollectionView) -> Void) throws -> UIScrollView {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let view = UICollectionView(
            frame: area, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        made(view)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let rows = Rows()
        view.dataSource = rows
        let window = UIWindow(frame: area)
        window.isHidden = false
        window.addSubview(view)
        view.layoutIfNeeded()
        let found = try #require(view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        view.removeFromSuperview()
        window.isHidden = true
        return found
    }

    @Test func `the wheel of a released picker has no rows to announce`() throws {
        useFreshRuntime()
        let rows = Rows()
        let wheel = try pickerWheel(of: rows)
        #expect(wheel.accessibilityLabel == nil)
        wheel.contentOffset.y = 64
    }

    private func pickerWheel(of rows: Rows) throws -> UIScrollView {
        let picker = UIPickerView(frame: area)
        picker.dataSource = rows
        picker.layoutIfNeeded()
        return try #require(picker.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    }
}
