import Simulator

// Taps on rows and accessories, and scrolling to rows.
extension Scenario {
    static let tableTaps: [Scenario] = [
        .messages(
            EvidenceEntry(
                "hunt-tables-01",
                "A data source dequeues a cell with an index path twice in one cellForRow",
                ios: "11 (2018-01)",
                source: .log("https://github.com/kif-framework/KIF/issues/1040"),
                notes: """
                    Assertion in -[UITableView
                    _dequeueReusableCellWithIdentifier:forIndexPath:usingPresentationValues:],
                    UIKit-3698.33.7. KIF's maintainers met the same with Xcode 9
                    (https://github.com/kif-framework/KIF/pull/1020). Quote: Attempted to dequeue
                    multiple cells for the same index path, which is not allowed. If you really need to
                    dequeue more cells than the table view is requesting, use the
                    -dequeueReusableCellWithIdentifier: method (without an index path).
                    """,
                events: [
                    """
                    exception NSInternalInconsistencyException: Attempted to dequeue multiple cells \
                    for the same index path, which is not allowed. If you really need to dequeue \
                    more cells than the table view is requesting, use the \
                    -dequeueReusableCellWithIdentifier: method (without an index path). Cell \
                    identifier: cell, index path: <%@: %p> {length = 2, path = 0 - 0}
                    """
                ])
        ) { stage in
            try TableScene(stage, [1], source: TwiceDequeuedRows.init).show()
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-05",
                "The accessories of a row are tapped",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:accessorybuttontappedforrowwith:)"
                ),
                notes: """
                    'instead of tableView:didSelectRowAtIndexPath:' is Apple's Table View Programming
                    Guide, quoted at https://blog.csdn.net/hamasn/article/details/7861650; the
                    disclosure indicator is on Apple's page of
                    UITableViewCell.AccessoryType.disclosureIndicator. Quote: Use this method to respond
                    to taps in the detail button accessory view of a row. The table view does not call
                    this method for other types of accessory views.
                    """),
            statements: 3
        ) { stage in
            let scene = try TableScene(stage, [4], source: AccessoryRows.init, delegate: TappedRows()).show()
            for (row, told) in [(0, "accessory"), (1, "accessory"), (2, "selected")] {
                stage.begin()
                try scene.tapAccessory(row, stage)
                stage.state(
                    row < 2
                        ? """
                        detailButton and detailDisclosureButton: \
                        tableView(_:accessoryButtonTappedForRowWith:) is called, and \
                        didSelectRowAt is not
                        """
                        : """
                        disclosureIndicator: didSelectRowAt is called, and \
                        accessoryButtonTappedForRowWith is not
                        """, stage.lines.told == ["\(told) \(row)"], "\(stage.lines.told)")
            }
            stage.begin()
            try scene.tapAccessory(3, stage)
            stage.state(
                """
                an accessoryView of the app's own: accessoryButtonTappedForRowWith is not called by \
                itself
                """, !stage.has("accessory 3"), "\(stage.lines.told)")
        },
        .rule(
            EvidenceEntry(
                "hunt-tables-06",
                "scrollToRow(at:at:animated:) with .none, and with NSNotFound",
                animated: false,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableview/scrollposition/none"),
                notes: """
                    The third: Apple's page of scrollToRow(at:at:animated:). Quote: The table view
                    scrolls the row of interest to be fully visible with a minimum of movement. If the
                    row is already fully visible, no scrolling occurs. For example, if the row is above
                    the visible area, the behavior is identical to that specified by
                    UITableView.ScrollPosition.top.
                    """),
            statements: 3
        ) { stage in
            let table = try shownTable(TableScene(stage, [50]), stage)
            table.contentOffset.y = 440
            try stage.settle()
            table.scrollToRow(at: .first(15), at: .none, animated: false)
            try stage.settle()
            stage.state(
                "a row that is fully visible: nothing scrolls", table.contentOffset.y == 440,
                "\(table.contentOffset.y)")
            table.scrollToRow(at: .first(5), at: .none, animated: false)
            try stage.settle()
            stage.state(
                "a row above the visible part: as with .top", table.contentOffset.y == 220,
                "\(table.contentOffset.y)")
            let delegate = HeaderOfEmptySection()
            let other = try shownTable(TableScene(stage, [10, 0, 50], delegate: delegate), stage)
            other.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
            try stage.settle()
            let section = other.rect(forSection: 1)
            stage.state(
                "row NSNotFound of a section without rows is valid: it scrolls to the section",
                section.height == 30 && other.contentOffset.y == section.minY
                    && stage.sim.diagnostics.isEmpty,
                "at \(other.contentOffset.y), the section at \(section), \(stage.sim.diagnostics)")
            withExtendedLifetime(delegate) {}
        },
        .order(
            EvidenceEntry(
                "hunt-tables-07",
                "A row is tapped; the delegate performs primary actions",
                ios: "16+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:performprimaryactionforrowat:)"
                ),
                notes: """
                    Only these callbacks are logged (tableView(_:canPerformPrimaryActionForRowAt:) is
                    asked somewhere before the last). Also called when the selection may not change.
                    Without canPerformPrimaryAction: yes when not editing and no when editing. The page
                    of tableView(_:canPerformPrimaryActionForRowAt:) says the default; the quote is
                    header UITableView.h of the iOS 17.0 SDK, and the page says the same. Quote: This is
                    called after willSelectRow and didSelectRow, regardless of whether the cell's
                    selection state was allowed to change.
                    """,
                events: [
                    "Table.willSelectRow(0)",
                    "Table.didSelectRow(0)",
                    "Table.performPrimaryAction(0)",
                ])
        ) { stage in
            let delegate = PrimaryRows()
            let scene = try TableScene(stage, [5], delegate: delegate).show()
            stage.begin()
            try scene.tap(0)
            stage.close()
            scene.table.allowsSelectionDuringEditing = true
            scene.table.setEditing(true, animated: false)
            try stage.settle()
            try scene.tap(1)
            stage.note("none while the table is edited", delegate.performed == [0], "\(delegate.performed)")
            scene.table.setEditing(false, animated: false)
            try stage.settle()
            delegate.maySelect = false
            try scene.tap(2)
            stage.note(
                "it comes without a selection as well", delegate.performed == [0, 2], "\(delegate.performed)")
        },
    ]
}

extension TableScene {
    /// Taps the accessory of a row: the app's view, a button, or a drawn one.
    fileprivate func tapAccessory(_ row: Int, _ stage: Stage) throws {
        let cell = try cell(row)
        let view = cell.accessoryView ?? button(in: cell)
        let place =
            view?.frame ?? CGRect(x: cell.bounds.maxX - 36, y: 0, width: 16, height: cell.bounds.height)
        let holder = view?.superview ?? cell
        stage.sim.tap(at: holder.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
        try stage.settle()
    }

    private func button(in view: UIView) -> UIControl? {
        view.subviews.lazy.compactMap { $0 as? UIControl ?? self.button(in: $0) }.first
    }
}

/// A data source that dequeues two cells for one row.
private final class TwiceDequeuedRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        _ = table.dequeueReusableCell(withIdentifier: "cell", for: place)
        return super.cell(for: place, in: table)
    }
}

/// A data source whose rows have an accessory.
private final class AccessoryRows: HeardRows {
    override func cell(for place: IndexPath, in table: UITableView) -> UITableViewCell {
        let cell = super.cell(for: place, in: table)
        switch place.row {
        case 0: cell.accessoryType = .detailButton
        case 1: cell.accessoryType = .detailDisclosureButton
        case 2: cell.accessoryType = .disclosureIndicator
        default: cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        }
        return cell
    }
}

/// A delegate that is notified of rows and their accessories.
@MainActor
private final class TappedRows: NSObject, UITableViewDelegate {
    private let journal = Journal.current

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.log("selected \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        journal.log("accessory \(indexPath.row)")
    }
}

/// A delegate with a header only above the second section.
@MainActor
private final class HeaderOfEmptySection: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section == 1 ? UIView() : nil
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 1 ? 30 : 0
    }
}

/// A delegate that selects rows if permitted, and performs their primary actions.
@MainActor
private final class PrimaryRows: NSObject, UITableViewDelegate {
    private let journal = Journal.current
    var maySelect = true
    /// The rows whose actions were performed.
    private(set) var performed: [Int] = []

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        journal.log("Table.willSelectRow(\(indexPath.row))")
        return maySelect ? indexPath : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        journal.log("Table.didSelectRow(\(indexPath.row))")
    }

    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        performed.append(indexPath.row)
        journal.log("Table.performPrimaryAction(\(indexPath.row))")
    }
}
