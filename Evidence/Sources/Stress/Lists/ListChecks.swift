import Simulator

/// The conditions of a list while its app is idle.
@MainActor
struct ListChecks {
    private let world: ListsWorld
    private let screen: any ListScreen

    init(of world: ListsWorld) {
        self.world = world
        screen = world.screen
    }

    func check() {
        checkComplaints()
        guard screen.viewIfLoaded?.window != nil else { return }
        checkCounts()
        guard world.faults.isEmpty else { return }
        checkSight()
        checkCells()
        checkLooseCells()
    }

    /// UIKit warns only about invalid updates.
    private func checkComplaints() {
        let unexpected = world.sim.diagnostics.map(\.message).filter {
            !KnownComplaint.covers($0) && !world.refusals.contains($0)
        }
        for message in unexpected { world.report("UIKit complains: \(message)") }
    }

    private func checkCounts() {
        let expected = world.model.sections.map(\.rows.count)
        if screen.counts != expected {
            world.report("the list has \(screen.counts) rows and should have \(expected)")
        }
    }

    /// The rows that the list reports as visible are those whose frames are visible.
    private func checkSight() {
        let bounds = screen.scrollView.bounds
        let expected = world.model.paths.filter { path in
            let frame = screen.frame(of: path)
            return frame.height > 0 && frame.maxY > bounds.minY && frame.minY < bounds.maxY
        }
        if screen.visiblePaths != expected {
            world.report("visible are \(screen.visiblePaths) and should be \(expected), within \(bounds)")
        }
    }

    /// Each visible row has one cell, which shows the row's content at the row's position.
    private func checkCells() {
        var seen: Set<ObjectIdentifier> = []
        let paths = screen.visiblePaths
        let frames = paths.map { screen.frame(of: $0) }
        checkOverlaps(paths, frames)
        for (path, frame) in zip(paths, frames) {
            guard let cell = screen.cell(at: path) else {
                world.report("the row at \(path) has no cell")
                continue
            }
            if !seen.insert(ObjectIdentifier(cell)).inserted {
                world.report("a cell is in two places, one is \(path)")
            }
            if cell.tracked.row != world.model[path] {
                world.report(
                    "the cell at \(path) shows \(String(describing: cell.tracked.row)) and should show "
                        + "\(String(describing: world.model[path]))")
            }
            if !cell.tracked.isDisplayed {
                world.report("the delegate was not notified that the cell at \(path) is visible")
            }
            checkPlace(of: cell, at: path, frame)
        }
    }

    private func checkPlace(of cell: any TrackedListCell, at path: IndexPath, _ expected: CGRect) {
        let frame = cell.convert(cell.bounds, to: screen.scrollView)
        let isThere =
            abs(frame.minY - expected.minY) < 0.5 && abs(frame.height - expected.height) < 0.5
            && !cell.isHidden && cell.alpha == 1
        if !isThere { world.report("the cell at \(path) is at \(frame) and should be at \(expected)") }
    }

    /// Rows don't overlap.
    private func checkOverlaps(_ paths: [IndexPath], _ frames: [CGRect]) {
        for (index, frame) in frames.enumerated() {
            let inner = frame.insetBy(dx: 0.5, dy: 0.5)
            if frames[..<index].contains(where: { $0.intersects(inner) }) {
                world.report("the row at \(paths[index]) lies over another one")
            }
        }
    }

    /// No other cell is visible.
    private func checkLooseCells() {
        let known = Set(screen.visiblePaths.compactMap { screen.cell(at: $0).map(ObjectIdentifier.init) })
        let loose = screen.scrollView.allCells.filter { !known.contains(ObjectIdentifier($0)) && $0.isShown }
        for cell in loose {
            world.report("a cell of row \(cell.tracked.row?.id ?? 0) lies about at \(cell.frame)")
        }
    }
}

/// UIKit's messages about invalid updates.
enum RefusedUpdate {
    static func covers(_ message: String) -> Bool {
        ["nvalid update", "nvalid batch updates", "attempt to "].contains { message.contains($0) }
    }
}

extension UIView {
    fileprivate var allCells: [any TrackedListCell] {
        ((self as? any TrackedListCell).map { [$0] } ?? []) + subviews.flatMap(\.allCells)
    }

    /// Whether it is within its list's bounds, and not hidden.
    fileprivate var isShown: Bool {
        guard !isHidden, alpha > 0,
            let list = sequence(first: self, next: \.superview).first(where: { $0 is UIScrollView })
        else { return false }
        return convert(bounds, to: list).intersects(list.bounds)
    }
}
