import Simulator

/// A page with a full-size table view.
@MainActor
final class TableScene {
    let page = UIViewController()
    let table: UITableView
    let data: ListData
    private let stage: Stage
    private let source: any UITableViewDataSource
    private let delegate: (any UITableViewDelegate)?

    init(
        _ stage: Stage, _ counts: [Int], _ style: UITableView.Style = .plain,
        source makeSource: @MainActor (ListData) -> any UITableViewDataSource = HeardRows.init,
        delegate: (any UITableViewDelegate)? = nil
    ) {
        self.stage = stage
        data = ListData(counts)
        table = UITableView(frame: .zero, style: style)
        source = makeSource(data)
        self.delegate = delegate
        table.register(KeptCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = delegate
    }

    /// Launches the app with the visible table.
    @discardableResult
    func show() throws -> TableScene {
        try stage.launch(page, filledWith: table)
        return self
    }

    func cell(_ row: Int) throws -> UITableViewCell { try require(table.cellForRow(at: .first(row))) }

    /// A point of a row, in the window.
    func point(inRow row: Int, at fraction: CGFloat = 0.5) -> CGPoint {
        let place = table.rectForRow(at: .first(row))
        return table.convert(
            CGPoint(x: place.minX + place.width * fraction, y: place.midY), to: nil)
    }

    /// Taps a row.
    func tap(_ row: Int) throws {
        stage.sim.tap(at: point(inRow: row))
        try stage.settle()
    }

    /// Swipes a row sideways between two fractions of its width.
    func swipe(_ row: Int, from start: CGFloat, to end: CGFloat) throws {
        stage.sim.touchDown(at: point(inRow: row, at: start))
        stage.sim.touchMove(to: point(inRow: row, at: end), over: 0.3)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        try stage.settle()
    }

    /// Scrolls the content up with a finger.
    func scroll(by distance: CGFloat) throws {
        let start = CGPoint(x: 200, y: 600)
        stage.sim.touchDown(at: start)
        stage.sim.touchMove(to: CGPoint(x: start.x, y: start.y - distance), over: 0.5)
        stage.sim.advance(by: 0.2)
        stage.sim.touchUp()
        try stage.settle()
    }
}

/// A data source that records its requests.
@MainActor
class HeardRows: NSObject, UITableViewDataSource {
    let data: ListData
    let journal = Journal.current
    /// The returned cells, in order, each with its previous text.
    private(set) var given: [(row: IndexPath, cell: KeptCell, oldText: String?)] = []

    init(_ data: ListData) { self.data = data }

    func numberOfSections(in tableView: UITableView) -> Int {
        journal.log("Table.numberOfSections")
        return data.sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        journal.log("Table.numberOfRows(\(section))")
        return data.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        journal.log("Table.cellForRow(\(indexPath.title(in: data)))")
        return cell(for: indexPath, in: tableView)
    }

    /// Subclasses override this to create cells in another way.
    func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: place)
        fill(cell, for: place)
        return cell
    }

    final func fill(_ cell: UITableViewCell, for place: IndexPath) {
        guard let kept = cell as? KeptCell else { return }
        given.append((place, kept, kept.text))
        kept.text = data[place]
        kept.textLabel?.text = data[place]
    }
}

/// A data source that dequeues its cells without an index path.
final class OlderRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell =
            table.dequeueReusableCell(withIdentifier: "older")
            ?? KeptCell(style: .default, reuseIdentifier: "older")
        fill(cell, for: place)
        return cell
    }
}

/// A cell that keeps the text of its last row until it receives another one, and records its messages.
class KeptCell: UITableViewCell {
    let journal = Journal.current
    var text: String?
    /// The number of `prepareForReuse` calls.
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        journal.log("Cell.prepareForReuse")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        journal.log("Cell.layoutSubviews(\(text ?? ""))")
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        journal.log("Cell.setEditing", animated: animated)
    }

    override func willTransition(to state: UITableViewCell.StateMask) {
        super.willTransition(to: state)
        journal.log("Cell.willTransition(\(state.rawValue))")
    }
}

/// A delegate that is notified of cells that are displayed and removed.
@MainActor
final class HeardDisplay: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        journal.log("Table.willDisplay(\(indexPath.row))")
    }

    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        journal.log("Table.didEndDisplaying(\(indexPath.row))")
    }
}

/// A delegate that returns one height for all rows.
@MainActor
final class HeardHeights: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    private let height: CGFloat
    /// Called during the request.
    var reaction: ((UITableView, IndexPath) -> Void)?

    init(_ height: CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        journal.log("Table.heightForRow(\(indexPath.row))")
        reaction?(tableView, indexPath)
        return height
    }
}
