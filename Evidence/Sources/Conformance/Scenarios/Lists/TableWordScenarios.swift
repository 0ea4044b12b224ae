import Simulator

// UIKit's messages about requests for nonexistent rows of table views.
extension Scenario {
    static let tableWords: [Scenario] = [
        .messages("list-words-07") { stage in
            let table = UITableView()
            _ = table.dequeueReusableCell(withIdentifier: "cell", for: .first(0))
        },
        scrolling("gt2-table-24", [3], to: .first(3), filling: ["(R)": "(3)", "(N)": "(3)", "(S)": "(0)"]),
        scrolling("list-words-08", [72], to: .first(72)),
        scrolling("list-words-09", [3], to: IndexPath(row: 0, section: 18)),
        .messages("list-words-11") { stage in
            let scene = try TableScene(stage, []).show()
            _ = scene.table.numberOfRows(inSection: 0)
        },
        .uncovered(
            "list-words-13",
            "They are an Objective-C index path's. Swift's IndexPath stops the program by itself."),
    ]

    private static func scrolling(
        _ id: String, _ counts: [Int], to place: IndexPath, filling values: [String: String] = [:]
    ) -> Scenario {
        .messages(id, filling: values) { stage in
            let scene = try TableScene(stage, counts).show()
            scene.table.scrollToRow(at: place, at: .top, animated: false)
        }
    }
}

// UIKit's messages about batch updates that don't match the data.
extension Scenario {
    static let tableBatchWords: [Scenario] = [
        updating("list-words-01", []) { scene in
            scene.data.sections = Array(repeating: ["Row"], count: 6)
            scene.table.performBatchUpdates({})
        },
        updating("list-words-02", [1]) { $0.table.deleteRows(at: [.first(1)], with: .none) },
        updating("list-words-03", [7]) { scene in
            scene.data.set(8)
            scene.table.insertRows(at: [.first(8)], with: .none)
        },
        updating("list-words-04", [3]) { scene in
            scene.data.set(2)
            scene.table.performBatchUpdates {
                scene.table.deleteRows(at: [.first(1)], with: .none)
                scene.table.reloadRows(at: [.first(1)], with: .none)
            }
        },
        updating("list-words-05", [3]) { scene in
            scene.table.performBatchUpdates {
                scene.table.reloadRows(at: [.first(1)], with: .none)
                scene.table.moveRow(at: .first(1), to: .first(0))
            }
        },
        updating("list-words-06", [3]) { scene in
            scene.data.set(4)
            scene.table.performBatchUpdates {
                scene.table.insertRows(at: [.first(0)], with: .none)
                scene.table.moveRow(at: .first(1), to: .first(0))
            }
        },
        updating("list-words-14", [1, 1]) { scene in
            scene.table.insertRows(at: [IndexPath(row: 0, section: 2)], with: .none)
        },
        updating("list-words-15", [2, 2]) { scene in
            scene.data.sections = [["0-0"], ["1-0", "1-1"], ["0-1"]]
            scene.table.performBatchUpdates {
                scene.table.insertSections([2], with: .none)
                scene.table.moveRow(at: .first(1), to: IndexPath(row: 0, section: 2))
            }
        },
        updating("list-words-10", [3]) { scene in
            scene.data.set(0)
            scene.table.performBatchUpdates {
                scene.table.deleteRows(at: [.first(1), .first(0)], with: .none)
            }
        },
        updating(
            "gt2-table-21", [3],
            filling: [
                "section S.": "section 0.", "(A)": "(3)", "(B)": "(3)",
                "(I inserted, D deleted)": "(0 inserted, 1 deleted)",
            ]
        ) { $0.table.deleteRows(at: [.first(1)], with: .none) },
        .statements("gt2-table-20", isMisuse: true) { stage in
            let scene = try TableScene(stage, [3]).show()
            scene.data.set(2)
            stage.begin()
            scene.table.deleteRows(at: [.first(0)], with: .none)
            stage.state(0, scene.table.numberOfRows(inSection: 0) == 2, "\(stage.lines)")
            stage.state(1, stage.has("Table.numberOfRows(0)"), "\(stage.lines)")
            scene.table.deleteRows(at: [.first(0)], with: .none)
            let raised = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.state(2, raised.count == 1, "\(stage.sim.diagnostics)")
        },
    ]

    private static func updating(
        _ id: String, _ counts: [Int], filling values: [String: String] = [:],
        _ update: @escaping @MainActor (TableScene) -> Void
    ) -> Scenario {
        .messages(id, filling: values) { stage in
            let scene = try TableScene(stage, counts).show()
            update(scene)
        }
    }
}

// UIKit's console messages about questionable uses of table views.
extension Scenario {
    static let tableConsoleWords: [Scenario] = [
        .messages("gt2-table-27") { stage in
            try stage.launch(stage.page("Page"))
            let scene = TableScene(stage, [3])
            scene.table.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
            scene.table.layoutIfNeeded()
            scene.table.reloadData()
            scene.table.layoutIfNeeded()
            stage.note(
                "it is said once", stage.sim.diagnostics.count == 1, "\(stage.sim.diagnostics)")
        },
        .messages("gt2-table-28") { stage in
            try TableScene(stage, [3], source: CuriousRows.init).show()
        },
        .messages("list-words-12") { stage in
            let delegate = HeardHeights(50)
            delegate.reaction = { table, place in _ = table.cellForRow(at: place) }
            try TableScene(stage, [3], delegate: delegate).show()
        },
        .statements("gt2-table-29", isMisuse: true) { stage in
            let scene = TableScene(stage, [3], source: FlatRows.init)
            scene.table.register(FlatCell.self, forCellReuseIdentifier: "flat")
            try scene.show()
            let words = stage.entry.events[0]
            let templates = [
                words, words.replacingOccurrences(of: "tableview cell", with: "table view cell"),
            ]
            .map { MessageTemplate($0) }
            let said = stage.sim.diagnostics.filter { one in templates.contains { $0.matches(one) } }
            stage.state(0, said.count == 1, "\(stage.sim.diagnostics)")
            let height = scene.table.rectForRow(at: .first(0)).height
            stage.note("the row has the standard height", abs(height - 44) < 1, "\(height)")
        },
    ]
}

/// A data source that requests another row's cell from its table while it returns one.
private final class CuriousRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        _ = table.cellForRow(at: .first(0))
        return super.cell(for: place, in: table)
    }
}

private final class FlatRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        table.dequeueReusableCell(withIdentifier: "flat", for: place)
    }
}

/// A cell whose constraints don't determine a height: a view without an intrinsic size fills it.
private final class FlatCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let filler = UIView()
        filler.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(filler)
        NSLayoutConstraint.activate([
            filler.topAnchor.constraint(equalTo: contentView.topAnchor),
            filler.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            filler.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            filler.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
