import LayoutSolver

/// A sum of variables with coefficients, and a constant.
struct LayoutExpression {
    private(set) var terms: [LayoutTerm] = []
    var constant = 0.0

    init(_ constant: CGFloat = 0) {
        self.constant = Double(constant)
    }

    init(_ variable: LayoutVariable, _ constant: CGFloat = 0) {
        terms = [LayoutTerm(variable, 1)]
        self.constant = Double(constant)
    }

    mutating func reserveTerms(_ count: Int) {
        terms.reserveCapacity(count)
    }

    mutating func add(_ number: CGFloat, times factor: Double) {
        constant += Double(number) * factor
    }

    mutating func add(_ variable: LayoutVariable, times factor: Double = 1) {
        guard factor != 0 else { return }
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
            terms.append(LayoutTerm(variable, factor))
            return
        }
        let sum = terms[index].coefficient + factor
        if sum == 0 { terms.remove(at: index) } else { terms[index] = LayoutTerm(variable, sum) }
    }
}
