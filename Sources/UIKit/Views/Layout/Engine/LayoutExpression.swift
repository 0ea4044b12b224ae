import LayoutSolver

/// A sum of variables with factors, and a number.
struct LayoutExpression {
    private(set) var terms: [LayoutTerm] = []
    var constant = 0.0

    init(_ constant: CGFloat = 0) {
        self.constant = Double(constant)
    }

    init(_ variable: LayoutVariable) {
        terms = [LayoutTerm(variable, 1)]
    }

    mutating func add(_ variable: LayoutVariable, _ factor: Double = 1) {
        guard factor != 0 else { return }
        guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
            terms.append(LayoutTerm(variable, factor))
            return
        }
        let sum = terms[index].coefficient + factor
        if sum == 0 { terms.remove(at: index) } else { terms[index] = LayoutTerm(variable, sum) }
    }

    mutating func add(_ other: LayoutExpression, _ factor: Double = 1) {
        for term in other.terms { add(term.variable, term.coefficient * factor) }
        constant += other.constant * factor
    }

    static func + (one: LayoutExpression, other: LayoutExpression) -> LayoutExpression {
        var sum = one
        sum.add(other)
        return sum
    }

    static func - (one: LayoutExpression, other: LayoutExpression) -> LayoutExpression {
        var difference = one
        difference.add(other, -1)
        return difference
    }

    static func * (one: LayoutExpression, factor: Double) -> LayoutExpression {
        var product = LayoutExpression()
        product.add(one, factor)
        return product
    }
}
