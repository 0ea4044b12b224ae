import TestApps
import TestTraits
import Testing
import UIKit

@MainActor @Suite(.inTurn) struct LayoutNeedTests {
    private final class Page: UIViewController {
        // Replaced before its first use, as in apps.
        lazy var list = UICollectionView()
    }

    @Test func `a lazy collection view without a layout can be replaced`() {
        useFreshRuntime()
        let page = Page()
        page.list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        #expect(page.list.collectionViewLayout is UICollectionViewFlowLayout)
    }

    @Test func `an image is prepared for display`() async {
        let image = UIImage(systemName: "photo")
        #expect(await image?.byPreparingForDisplay() === image)
    }

    @Observable final class Model {
        var count = 0
    }

    @Test func `UIKit exports Observation`() {
        let model = Model()
        withObservationTracking {
            _ = model.count
        } onChange: {
        }
        model.count = 1
        #expect(model.count == 1)
    }
}
