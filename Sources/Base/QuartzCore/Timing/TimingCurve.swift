extension CAMediaTimingFunction {
    /// Returns the progress at a fraction of the time, from 0 to 1.
    package func progress(at time: Double) -> Double {
        var first: [Float] = [0, 0]
        var second: [Float] = [0, 0]
        getControlPoint(at: 1, values: &first)
        getControlPoint(at: 2, values: &second)
        let x = CubicCurve(Double(first[0]), Double(second[0]))
        let y = CubicCurve(Double(first[1]), Double(second[1]))
        return y.value(at: x.place(of: min(max(time, 0), 1)))
    }
}

/// A coordinate of a cubic Bézier curve from 0 to 1.
private struct CubicCurve {
    private let square: Double
    private let linear: Double
    private let cube: Double

    init(_ first: Double, _ second: Double) {
        linear = 3 * first
        square = 3 * (second - first) - linear
        cube = 1 - linear - square
    }

    func value(at place: Double) -> Double { ((cube * place + square) * place + linear) * place }

    /// Returns the parameter at which the curve has a value. The curve is monotonic, so bisection finds it.
    func place(of value: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
