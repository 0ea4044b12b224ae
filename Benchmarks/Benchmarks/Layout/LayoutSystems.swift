import BareSolver

/// A solver with shorthands for constraints.
class LayoutSystem {
    let solver = LayoutSolver()
    /// The constraint whose constant a benchmark changes.
    fileprivate(set) var changing: LayoutConstraintID?
    private var isOdd = false

    func variable() -> LayoutVariable { solver.makeVariable() }

    @discardableResult
    func add(
        _ terms: LayoutTerm..., constant: Double = 0, _ relation: LayoutRelation = .equal,
        priority: Float = 1_000
    ) -> LayoutConstraintID {
        solver.add(terms, constant: constant, relation, priority: priority)
    }

    func solve() {
        solver.solve {
            preconditionFailure("A conflict of \($0.count) constraints: the figures would mean nothing.")
        }
    }

    /// Changes one constant to a value and back.
    func change(between one: Double, and other: Double) {
        guard let changing else { return }
        isOdd.toggle()
        solver.setConstant(isOdd ? -one : -other, of: changing)
        solve()
    }

    func expect(_ variable: LayoutVariable, _ value: Double) {
        precondition(
            abs(solver.value(of: variable) - value) < 1e-6,
            "Not the solution: the figures would mean nothing.")
    }
}

prefix func + (variable: LayoutVariable) -> LayoutTerm { LayoutTerm(variable) }
prefix func - (variable: LayoutVariable) -> LayoutTerm { LayoutTerm(variable, -1) }

/// Views below each other with a spacing of 8 points; each has five constraints.
final class Column: LayoutSystem {
    private(set) var tops: [LayoutVariable] = []

    init(count: Int, changing index: Int = 0) {
        super.init()
        let left = variable(), top = variable(), width = variable(), height = variable()
        add(+left)
        add(+top)
        add(+width, constant: -375)
        add(+height, constant: -800)
        var before: (top: LayoutVariable, height: LayoutVariable)?
        for view in 0..<count {
            let ownLeft = variable(), ownTop = variable(), ownWidth = variable(), ownHeight = variable()
            add(+ownLeft, -left)
            add(+ownLeft, +ownWidth, -left, -width)
            if let before {
                add(+ownTop, -before.top, -before.height, constant: -8)
            } else {
                add(+ownTop, -top, constant: -8)
            }
            let constraint = add(+ownHeight, constant: -44)
            if view == index { changing = constraint }
            add(+ownHeight, constant: -40, .lessThanOrEqual, priority: 250)
            before = (ownTop, ownHeight)
            tops.append(ownTop)
        }
        solve()
    }
}

/// Ten rows of ten views with equal widths, which fill the page: 300 constraints.
final class Page: LayoutSystem {
    private(set) var widths: [LayoutVariable] = []

    override init() {
        super.init()
        let left = variable(), top = variable(), width = variable()
        add(+left)
        add(+top)
        add(+width, constant: -1_064)
        for row in 0..<10 { addRow(row, left, top, width) }
        solve()
    }

    private func addRow(_ row: Int, _ left: LayoutVariable, _ top: LayoutVariable, _ width: LayoutVariable) {
        var before: (left: LayoutVariable, width: LayoutVariable)?
        for column in 0..<10 {
            let ownLeft = variable(), ownTop = variable(), ownWidth = variable()
            add(+ownTop, -top, constant: -Double(row * 52))
            if let before {
                add(+ownLeft, -before.left, -before.width, constant: -8)
                add(+ownWidth, -widths[row * 10])
            } else {
                add(+ownLeft, -left, constant: -16)
            }
            if column == 9 { add(+ownLeft, +ownWidth, -left, -width, constant: 16) }
            before = (ownLeft, ownWidth)
            widths.append(ownWidth)
        }
    }
}

/// Rows with a title and a detail with preferred widths, and the smallest possible height.
final class List: LayoutSystem {
    private(set) var tops: [LayoutVariable] = []

    init(count: Int) {
        super.init()
        let width = variable()
        changing = add(+width, constant: -375)
        var before: (top: LayoutVariable, height: LayoutVariable)?
        for row in 0..<count {
            let top = variable(), height = variable()
            if let before { add(+top, -before.top, -before.height) } else { add(+top) }
            add(+height, constant: -44, .greaterThanOrEqual)
            add(+height, priority: 50)
            addLabels(title: Double(80 + row % 7 * 40), detail: Double(40 + row % 5 * 10), width)
            before = (top, height)
            tops.append(top)
        }
        solve()
    }

    private func addLabels(title: Double, detail: Double, _ width: LayoutVariable) {
        let titleLeft = variable(), titleWidth = variable(), detailLeft = variable(), detailWidth = variable()
        add(+titleLeft, constant: -16)
        add(+titleWidth, constant: -title, .greaterThanOrEqual, priority: 750)
        add(+titleWidth, constant: -title, .lessThanOrEqual, priority: 250)
        add(+detailLeft, +detailWidth, -width, constant: 16)
        add(+detailWidth, constant: -detail, .greaterThanOrEqual, priority: 751)
        add(+detailWidth, constant: -detail, .lessThanOrEqual, priority: 250)
        add(+detailLeft, -titleLeft, -titleWidth, constant: -8, .greaterThanOrEqual)
    }
}

/// Independent groups of five views.
final class Groups: LayoutSystem {
    init(count: Int) {
        super.init()
        for group in 0..<count {
            var before: (top: LayoutVariable, height: LayoutVariable)?
            for view in 0..<5 {
                let top = variable(), height = variable()
                if let before {
                    add(+top, -before.top, -before.height, constant: -8)
                } else {
                    add(+top, constant: -8)
                }
                let constraint = add(+height, constant: -44)
                if group == count / 2, view == 0 { changing = constraint }
                before = (top, height)
            }
        }
        solve()
    }
}
