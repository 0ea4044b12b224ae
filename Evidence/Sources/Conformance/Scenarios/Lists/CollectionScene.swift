import Simulator

/// A page with a full-size collection view.
@MainActor
final class CollectionScene {
    let page = UIViewController()
    let view: UICollectionView
    let data: ListData
    private let stage: Stage
    let source: any UICollectionViewDataSource
    private let delegate: (any UICollectionViewDelegate)?

    init(
        _ stage: Stage, _ counts: [Int], _ layout: UICollectionViewLayout = .squares(100),
        source makeSource: @MainActor (ListData) -> any UICollectionViewDataSource = HeardItems.init,
        delegate: (any UICollectionViewDelegate)? = nil
    ) {
        self.stage = stage
        data = ListData(counts)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
        source = makeSource(data)
        self.delegate = delegate
        view.register(KeptItem.self, forCellWithReuseIdentifier: "item")
        view.register(
            UICollectionReusableView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        view.delegate = delegate
    }

    /// Launches the app with the visible collection view.
    @discardableResult
    func show() throws -> CollectionScene {
        try stage.launch(page, filledWith: view)
        return self
    }

    /// Launches the app with the visible collection view, in its initial size.
    func showAsMade() throws -> CollectionScene {
        view.contentInsetAdjustmentBehavior = .never
        page.loadViewIfNeeded()
        page.view.addSubview(view)
        try stage.launch(page)
        return self
    }

    func cell(_ item: Int) throws -> UICollectionViewCell {
        try require(view.cellForItem(at: .first(item)))
    }

    func tap(_ item: Int) throws {
        let cell = try cell(item)
        stage.sim.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        try stage.settle()
    }

    /// Scrolls the content up with a finger.
    func scroll(by distance: CGFloat) throws {
        let start = CGPoint(x: 150, y: 550)
        stage.sim.touchDown(at: start)
        stage.sim.touchMove(to: CGPoint(x: start.x, y: start.y - distance), over: 0.5)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        try stage.settle()
    }
}

extension UICollectionViewLayout {
    /// A flow layout of squares.
    static func squares(_ side: CGFloat) -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        return layout
    }
}

/// A data source that records its requests.
@MainActor
class HeardItems: NSObject, UICollectionViewDataSource {
    let data: ListData
    let journal = Journal.current

    init(_ data: ListData) { self.data = data }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        journal.log("Items.numberOfSections")
        return data.sections.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        journal.log("Items.numberOfItems(\(section))")
        return data.sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        journal.log("Items.cellForItem(\(indexPath.title(in: data)))")
        return cell(for: indexPath, in: collectionView)
    }

    /// Subclasses override this to create cells in another way.
    func cell(for place: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: place)
        (cell as? KeptItem)?.text = data[place]
        return cell
    }
}

/// A data source with supplementary views, created by a closure.
@MainActor
final class HeadedItems: NSObject, UICollectionViewDataSource {
    typealias Maker = @MainActor (UICollectionView, _ kind: String, IndexPath) -> UICollectionReusableView
    private let items: HeardItems
    private let make: Maker

    private init(_ data: ListData, _ make: @escaping Maker) {
        items = HeardItems(data)
        self.make = make
    }

    /// Returns a function that creates such a data source from a scene's data.
    static func making(_ make: @escaping Maker) -> @MainActor (ListData) -> any UICollectionViewDataSource {
        { HeadedItems($0, make) }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        items.numberOfSections(in: collectionView)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.collectionView(collectionView, numberOfItemsInSection: section)
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { items.collectionView(collectionView, cellForItemAt: indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { make(collectionView, kind, indexPath) }
}

/// A cell that records its messages.
class KeptItem: UICollectionViewCell {
    let journal = Journal.current
    var text: String?
    /// The number of `prepareForReuse` calls.
    private(set) var reuses = 0
    /// The applied attributes.
    private(set) var applied: [UICollectionViewLayoutAttributes] = []

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        journal.log("Item.prepareForReuse")
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        applied.append(layoutAttributes)
        journal.log("Item.apply")
    }
}

/// A delegate that is notified of cells that are displayed and removed.
@MainActor
final class HeardItemDisplay: NSObject, UICollectionViewDelegate {
    private let journal = Journal.current

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        journal.log("Items.willDisplay(\(indexPath.item))")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        journal.log("Items.didEndDisplaying(\(indexPath.item))")
    }
}

/// A layout of one column that records its requests.
class HeardLayout: UICollectionViewLayout {
    let journal = Journal.current
    var itemHeight: CGFloat = 100
    /// Its answer when the bounds change.
    var mindsBounds = false

    override func prepare() {
        super.prepare()
        journal.log("Layout.prepare")
    }

    override var collectionViewContentSize: CGSize {
        journal.log("Layout.collectionViewContentSize")
        return CGSize(width: 375, height: CGFloat(count) * itemHeight)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        journal.log("Layout.layoutAttributesForElements")
        return (0..<count).map { attributes(of: .first($0)) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(of: indexPath)
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        mindsBounds
    }

    private var count: Int {
        guard let view = collectionView, view.numberOfSections > 0 else { return 0 }
        return view.numberOfItems(inSection: 0)
    }

    private func attributes(of place: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: place)
        attributes.frame = CGRect(
            x: 0, y: CGFloat(place.item) * itemHeight, width: 375, height: itemHeight)
        return attributes
    }
}
